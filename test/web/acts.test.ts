// What presses on the page record: one press chooses, and nothing is played before the green button.
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../src/web/wire.js';
import { allBid, ann, begun, bob, give, sheet, taskOf, testTable } from '../support/table.js';
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
    const asked = await visit.asked();
    const [first = '', second = ''] = choiceIn(asked).options.map((option) => option.id);
    for (const chosen of [first, second]) {
      const { state } = await visit.act(asked, { do: 'set', value: [chosen] });
      const [after] = state.asked;
      expect(after).toMatchObject({ checkpoint: asked.checkpoint, id: asked.id, stands: null });
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
    const asked = await visit.asked();
    const burnt = await visit.act(asked, { do: 'set', value: ['burn'] });
    expect(burnt.confirm).toBeNull();
    expect(await taskOf(play, id, ann)).toMatchObject({ id: asked.id, draft: ['burn'] });
    const stood = await visit.act(asked, { do: 'set', value: ['stand'] });
    expect(stood.state.asked.map((one) => one.id)).not.toContain(asked.id);
  });
});

describe('no order at all', () => {
  it('is asked for once more where something is said against it, and that is not said again of the question behind it', async () => {
    const { play, id, visit } = await askedFor(table, 'diplomacy', 'england', 'movement');
    const asked = await visit.asked();
    const first = await visit.act(asked, { do: 'send', final: true, confirmed: false });
    expect(first.confirm).toMatch(/civil disorder.*Hand in no orders all the same\?$/);
    expect((await play.desk(id, ann.id)).tasks[0]).toMatchObject({ saved: null, final: false });
    const again = await visit.act(asked, { do: 'send', final: true, confirmed: true });
    expect(again.confirm).toBeNull();
    expect(again.notes.map(({ text }) => text).join()).not.toContain('civil disorder');
  });
});

it('keeps an order in the making at each step beside the sheet, and the sheet when it is left', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const visit = await visitsAt(table, play).enter(ann.id, id);
  const asked = await visit.asked();
  const kept = sheet.slice(0, 1);
  const place = { checkpoint: asked.checkpoint, question: asked.id };
  await play.saveDraft(id, ann.id, place, { answer: kept, making: null });
  const order = { subject: 'second', path: [] };
  await visit.act(asked, { do: 'make', order, at: null });
  expect(await taskOf(play, id, ann)).toMatchObject({ draft: kept, making: { order, at: null } });
  await visit.act(asked, { do: 'leave' });
  expect(await taskOf(play, id, ann)).toMatchObject({ draft: kept, making: null });
});

it('has what is to be said delivered at once, whatever was done', async () => {
  const play = table.play();
  const { id } = await begun(play);
  let told = 0;
  const visits = visitsAt(table, play, {
    changed: () => {
      told += 1;
    },
  });
  const visit = await visits.enter(ann.id, id);
  const asked = await visit.asked();
  const { headers } = visit;
  const post = (path: string, body: object): Promise<Response> =>
    visits.request(`/api/game/${String(id)}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const ways = [
    () => visit.act(asked, { do: 'set', value: sheet }),
    () => post('undo', {}),
    () => post('letters', { to: ['blue'], text: 'Shall we?', as: null }),
  ] as const;
  for (const [n, way] of ways.entries()) {
    await way();
    expect(told).toBe(n + 1);
  }
});

it('changes nothing on a question that is closed, and says so', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const visit = await visitsAt(table, play).enter(ann.id, id);
  const asked = await visit.asked();
  await allBid(play, id);
  const { state, notes, confirm } = await visit.act(asked, { do: 'set', value: [] });
  expect(notes).toMatchObject([{ tone: 'warn' }]);
  expect(confirm).toBeNull();
  expect(state).toEqual(await visit.state());
});

it('records nothing while something has to be agreed to, and asks in words', async () => {
  const { play, id, visit } = await askedFor(table, 'axis-and-allies-1942', 'ussr', 'purchase');
  const asked = await visit.asked();
  const before = await taskOf(play, id, ann);
  const first = await visit.act(asked, { do: 'send', final: true, confirmed: false });
  expect(first.confirm).toMatch(/\?$/);
  const after = await taskOf(play, id, ann);
  expect([after.id, after.checkpoint, after.saved]).toEqual([before.id, before.checkpoint, null]);
  const { state, confirm } = await visit.act(asked, { do: 'send', final: true, confirmed: true });
  expect(confirm).toBeNull();
  const open = state.asked.filter(({ id: one, checkpoint }) => one === asked.id && checkpoint === asked.checkpoint);
  expect(open).toEqual([]);
});

it('tells no more of what was taken back', async () => {
  const play = table.play();
  const { id } = await begun(play);
  await allBid(play, id);
  const visits = visitsAt(table, play);
  const [mine, theirs] = [await visits.enter(ann.id, id), await visits.enter(bob.id, id)];
  const told = async (): Promise<readonly string[]> => (await theirs.state()).told.map(({ text }) => text);
  const before = await told();
  const asked = await mine.asked();
  await mine.act(asked, { do: 'set', value: ['lean'] });
  expect((await told()).length).toBeGreaterThan(before.length);
  const { headers } = mine;
  await visits.request(`/api/game/${String(id)}/undo`, { method: 'POST', headers, body: '{}' });
  expect(await told()).toEqual(before);
});

describe('counts that must hold some of a row', () => {
  it('are shown with them, and are handed in as they are shown', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const visit = await visitsAt(table, play).enter(ann.id, id);
    const asked = await visit.asked();
    expect(asked.form).toMatchObject({ price: 1, rows: [{ count: 1, min: 1 }, { count: 0 }, { count: 0 }] });
    expect(asked.go).toContain('1');
    expect(asked.amiss.join()).not.toContain('Northport');
    await visit.act(asked, { do: 'set', value: { south: 2 } });
    await visit.act(asked, { do: 'send', final: true, confirmed: false });
    expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).not.toContain('spend');
  });
});
