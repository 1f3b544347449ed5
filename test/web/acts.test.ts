// What presses on the page record: one press chooses, and nothing is played before the green button.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import type { Play } from '../../src/play/play.js';
import type { Asked } from '../../src/web/wire.js';
import { ann, testTable } from '../support/table.js';
import { visitsAt, type Visit } from './visit.js';

const table = testTable();

/** A game of one person and computer players, at its first question of a kind. */
async function askedFor(kind: string, seat: string, key: string): Promise<{ play: Play; id: number; visit: Visit }> {
  const play = table.play({ games, decoyMs: { min: 0, max: 0 } });
  const input = { guildId: 'g', kind, name: 'Test', language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, {
    ...input,
    settings: { readyCheck: false, quiet: null, computers: 'beginner' },
  });
  await play.join(id, ann, seat);
  await play.start(id, ann.id, true);
  for (let n = 0; n < 60; n++) {
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task?.question.key === key) break;
    if (task === undefined) table.clock.advance(60_000);
    else {
      const answer = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
      await play.answer({ ...answer, value: task.question.fallback(), final: true, confirmed: true });
    }
    while ((await play.runDue()) > 0);
  }
  return { play, id, visit: await visitsAt(table, play).enter(ann.id, id) };
}

function choiceIn({ form }: Asked) {
  if (form.kind !== 'choose') throw new Error(`a choice is asked for, not ${form.kind}`);
  return form;
}

describe('a single choice made beside others', () => {
  it('is a draft that can be changed, and is played by the green button alone', async () => {
    const { play, id, visit } = await askedFor('twilight-struggle', 'us', 'headline');
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
