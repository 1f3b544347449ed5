// What presses on the page record: one press chooses, and nothing is played before the green button.
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../src/web/wire.js';
import { allBid, ann, begun, taskOf, testTable } from '../support/table.js';
import { askedFor } from './asked-for.js';
import { visitsAt } from './visit.js';

const table = testTable();

function choiceIn({ form }: Asked) {
  if (form.kind !== 'choose') throw new Error(`a choice is asked for, not ${form.kind}`);
  return form;
}

describe('a single choice made beside others', () => {
  it('is a draft that can be changed, and is played by the green button alone', async () => {
    const { play, id, visit } = await askedFor(table, 'twilight-struggle', 'us', 'headline');
    const [asked] = (await visit.state()).asked;
    if (asked === undefined) throw new Error('nothing is asked');
    const [first = '', second = ''] = choiceIn(asked).options.map((option) => option.id);
    for (const chosen of [first, second]) {
      const { state } = await visit.act(asked, { do: 'set', value: [chosen] });
      const [after] = state.asked;
      expect(after).toMatchObject({ checkpoint: asked.checkpoint, id: asked.id, isSaved: false });
      expect(after === undefined ? [] : choiceIn(after).chosen).toEqual([chosen]);
    }
    expect((await play.desk(id, ann.id)).tasks[0]).toMatchObject({ saved: null, draft: [second] });
    await visit.act(asked, { do: 'send', final: true, confirmed: false });
    while ((await play.runDue()) > 0);
    const open = (await visit.state()).asked.find((one) => one.id === asked.id && one.checkpoint === asked.checkpoint);
    expect(open).toBeUndefined();
  });
});

describe('a single choice that only leads on', () => {
  it('is played by its press, but one that there is no way back from waits to be handed in', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    const visit = await visitsAt(table, play).enter(ann.id, id);
    const [asked] = (await visit.state()).asked;
    if (asked === undefined) throw new Error('nothing is asked');
    const burnt = await visit.act(asked, { do: 'set', value: ['burn'] });
    expect(burnt.confirm).toBeNull();
    expect(await taskOf(play, id, ann)).toMatchObject({ id: asked.id, draft: ['burn'] });
    const stood = await visit.act(asked, { do: 'set', value: ['stand'] });
    expect(stood.state.asked.map((one) => one.id)).not.toContain(asked.id);
  });
});

describe('no order at all', () => {
  it('is asked for once more where something is said against it, and that is not said again of the question behind it', async () => {
    const { play, id, visit } = await askedFor(table, 'diplomacy', 'england', 'orders');
    const [asked] = (await visit.state()).asked;
    if (asked === undefined) throw new Error('nothing is asked');
    const first = await visit.act(asked, { do: 'send', final: true, confirmed: false });
    expect(first.confirm).toMatch(/civil disorder.*Hand in no orders all the same\?$/);
    expect((await play.desk(id, ann.id)).tasks[0]).toMatchObject({ saved: null, final: false });
    const again = await visit.act(asked, { do: 'send', final: true, confirmed: true });
    expect(again.confirm).toBeNull();
    expect(again.notes.map(({ text }) => text).join()).not.toContain('civil disorder');
  });
});
