// What comes twice, because the answer to it was lost on its way, is done once.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { asSheet } from '../../src/table/answer.js';
import type { Done, Letters, Tried } from '../../src/web/wire.js';
import { ann, begun, bob, sheet as orders, taskOf, testTable } from '../support/table.js';
import { visitsAt } from './visit.js';

const table = testTable();

it('takes one order off, or one step back, for one press', async () => {
  const play = table.play({ games, computerDelayMs: 0 });
  const input = { guildId: 'g', kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
  await play.join(id, ann, 'england');
  await play.start(id, ann.id, true);
  const { request, enter } = visitsAt(table, play);
  const visit = await enter(ann.id, id);
  const sheet = async () => {
    const [task] = (await play.desk(id, ann.id)).tasks;
    return task === undefined ? [] : asSheet(task.draft ?? task.saved);
  };
  const [asked] = (await visit.state()).asked;
  const [task] = (await play.desk(id, ann.id)).tasks;
  if (asked === undefined || task?.question.form.kind !== 'orders') throw new Error('orders are asked');
  const { form } = task.question;
  for (const { id: subject } of form.subjects([]))
    await visit.act(asked, { do: 'place', order: { subject, path: ['hold'] }, at: null });
  expect(await sheet()).toHaveLength(3);

  const send = (path: string, body: object, name: string): Promise<Response> =>
    request(`/api/game/${String(id)}/${path}`, {
      method: 'POST',
      headers: { ...visit.headers, 'idempotency-key': name },
      body: JSON.stringify(body),
    });
  const drop = { checkpoint: asked.checkpoint, question: asked.id, act: { do: 'drop', at: 0 } };
  for (let n = 0; n < 3; n += 1) {
    const answer = await send('act', drop, 'a-name-of-one-press');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ state: { game: id } });
    expect(await sheet()).toHaveLength(2);
  }
  expect((await send('act', drop, 'the-name-of-another')).status).toBe(200);
  expect(await sheet()).toHaveLength(1);
  // Steps back go through the same door.
  await send('undo', {}, 'the-name-of-a-step-back');
  const after = await sheet();
  expect((await send('undo', {}, 'the-name-of-a-step-back')).status).toBe(200);
  expect(await sheet()).toEqual(after);
  await send('undo', {}, 'a-further-step-back-');
  expect(await sheet()).not.toEqual(after);
});

it('takes a step back from the question that is looked at', async () => {
  const play = table.play({ games, computerDelayMs: 0 });
  const input = { guildId: 'g', kind: 'quartermaster-general', name: null, language: 'en', options: {} } as const;
  const { id } = await play.create(ann, { ...input, paces: {}, settings: { readyCheck: false, quiet: null } });
  for (const nation of ['germany', 'japan']) await play.join(id, ann, nation);
  await play.start(id, ann.id, true);
  const { request, enter } = visitsAt(table, play);
  const visit = await enter(ann.id, id);
  const { asked } = await visit.state();
  for (const one of asked) {
    if (one.form.kind !== 'choose') throw new Error('a choice is asked');
    await visit.act(one, { do: 'set', value: one.form.options.slice(0, 2).map((option) => option.id) });
  }
  const second = asked[1];
  if (second === undefined) throw new Error('both are asked');
  const body = JSON.stringify({ checkpoint: second.checkpoint, question: second.id });
  const answer = await request(`/api/game/${String(id)}/undo`, { method: 'POST', headers: visit.headers, body });
  const { state } = (await answer.json()) as Done;
  expect(state.asked.map(({ form }) => (form.kind === 'choose' ? form.chosen.length : null))).toEqual([2, 1]);
});

it('tells in words why a step back cannot be', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const { request, enter } = visitsAt(table, play);
  const { headers } = await enter(ann.id, id);
  const answer = await request(`/api/game/${String(id)}/undo`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(200);
  const { notes, state } = (await answer.json()) as Done;
  expect(notes).toMatchObject([{ tone: 'bad' }]);
  expect(state.game).toBe(id);
});

it('does what two people ask for under the same name for both of them', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const { request, enter } = visitsAt(table, play);
  for (const person of [ann, bob]) {
    const { headers } = await enter(person.id, id);
    const { checkpoint, id: question } = await taskOf(play, id, person);
    const body = JSON.stringify({ checkpoint, question, act: { do: 'set', value: orders } });
    const named = { ...headers, 'idempotency-key': 'a-name-of-one-press' };
    await request(`/api/game/${String(id)}/act`, { method: 'POST', headers: named, body });
    expect((await taskOf(play, id, person)).saved).toEqual(orders);
  }
});

it('keeps one note, however often it comes', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const { request, enter } = visitsAt(table, play);
  const { headers } = await enter(ann.id, id);
  const body = JSON.stringify({ text: 'Blue lies' });
  for (let n = 0; n < 2; n += 1) {
    const named = { ...headers, 'idempotency-key': 'a-name-of-one-note-' };
    const answer = await request(`/api/game/${String(id)}/notes`, { method: 'POST', headers: named, body });
    expect(await answer.json()).toMatchObject({ isDone: true, shown: { notes: [{ text: 'Blue lies' }] } });
  }
  expect(await play.notes.list(id, ann.id)).toHaveLength(1);
});

it('writes one letter, however often it comes', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const { request, enter } = visitsAt(table, play);
  const { headers } = await enter(ann.id, id);
  const body = JSON.stringify({ to: ['blue'], text: 'Shall we?', as: null });
  for (let n = 0; n < 3; n += 1) {
    const named = { ...headers, 'idempotency-key': 'a-name-of-a-letter' };
    const answer = await request(`/api/game/${String(id)}/letters`, { method: 'POST', headers: named, body });
    expect(await answer.json()).toMatchObject({ isDone: true, shown: { letters: [{ text: 'Shall we?' }] } });
  }
  const answer = await request(`/api/game/${String(id)}/letters`, { headers });
  expect(((await answer.json()) as Tried<Letters>['shown']).letters).toHaveLength(1);
});
