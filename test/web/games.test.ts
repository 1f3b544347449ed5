// Every question of every game is answered by what the page offers: the first questions of a game, answered as a computer player would.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import type { Task } from '../../src/play/turn/desk.js';
import { asSheet } from '../../src/table/answer.js';
import type { Order } from '../../src/table/question.js';
import { meaningOf } from '../../src/web/client/press.js';
import type { Act, Asked, BoardState, Done } from '../../src/web/wire.js';
import { thoughtOut } from '../discord/driving/course.js';
import { ann, testTable } from '../support/table.js';
import { visitsAt, type Visit } from './visit.js';

const table = testTable();
const questions = 12;

/** The acts that presses on the page would be for an answer, one after the other. */
async function enter(visit: Visit, asked: Asked, task: Task, answer: unknown): Promise<Done> {
  const { form } = task.question;
  if (form.kind !== 'orders') return visit.act(asked, { do: 'set', value: answer as never });
  let done: Done | null = null;
  for (const order of asSheet(answer as Order[])) done = await give(visit, asked, order);
  return done ?? visit.act(asked, { do: 'set', value: [] });
}

/** An order step by step: its subject, of a group how many, each choice. */
async function give(visit: Visit, asked: Asked, order: Order): Promise<Done> {
  const at = null;
  const begun = order.units === undefined ? { subject: order.subject } : { subject: order.subject, units: order.units };
  let done = await visit.act(asked, { do: 'make', order: { ...begun, path: [] }, at });
  const making = (): ReturnType<typeof makingIn> => makingIn(done.state, asked);
  while (making() !== null) {
    const now = making();
    const path = now?.order.path ?? [];
    if (now === null || path.length >= order.path.length) break;
    const next = order.path[path.length] ?? '';
    expect(
      now.options.map(({ id }) => id),
      `${asked.id} ${JSON.stringify(order)}`,
    ).toContain(next);
    done = await visit.act(asked, { do: 'make', order: { ...now.order, path: [...path, next] }, at });
  }
  return making() === null ? done : visit.act(asked, { do: 'place', order, at });
}

function makingIn(state: BoardState, { id }: Asked) {
  const form = state.asked.find((one) => one.id === id)?.form;
  return form?.kind === 'orders' ? form.making : null;
}

describe.each([...games.values()].map((game) => [game.id, game] as const))('the page of %s', (kind, rules) => {
  it('answers its questions', async () => {
    const play = table.play({ games, computerDelayMs: 0, decoyMs: { min: 0, max: 0 } });
    const input = { guildId: 'g', kind, name: 'Test', language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
    await play.join(id, ann, null);
    await play.start(id, ann.id, true);
    const visit = await visitsAt(table, play).enter(ann.id, id);
    for (let n = 0, waits = 0; n < questions && waits < 60;) {
      const desk = await play.desk(id, ann.id);
      const task = desk.tasks.find(({ final }) => !final);
      if (task === undefined) {
        if (desk.game.status !== 'running') break;
        table.clock.advance(60_000);
        await play.runDue();
        waits += 1;
        continue;
      }
      const state = await visit.state();
      const asked = state.asked.find((one) => one.id === task.id);
      if (asked === undefined) throw new Error(`${task.id} is not on the page`);
      const view = desk.views.find(({ seat }) => seat === task.seat)?.view ?? desk.view;
      const answer = thoughtOut({ rules, task, view } as never);
      await enter(visit, asked, task, answer);
      const send: Act = { do: 'send', final: true, confirmed: true };
      const sent = await visit.act(asked, send);
      const refused = sent.notes.filter(({ tone }) => tone === 'bad').map(({ text }) => text);
      expect(refused, `${kind} ${task.id} ${JSON.stringify(answer)}`).toEqual([]);
      n += 1;
    }
  });
});

describe('a press on a place', () => {
  it('means the first thing that can be done there', async () => {
    const play = table.play({ games, computerDelayMs: 0 });
    const input = { guildId: 'g', kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
    await play.join(id, ann, 'england');
    await play.start(id, ann.id, true);
    const visit = await visitsAt(table, play).enter(ann.id, id);
    let [asked] = (await visit.state()).asked;
    for (const of of ['lon', 'nth', 'lvp', 'yor']) {
      if (asked === undefined) throw new Error('nothing is asked');
      const meaning = meaningOf(asked, of);
      if (meaning.kind !== 'act') throw new Error(`${of}: ${meaning.kind}`);
      [asked] = (await visit.act(asked, meaning.act)).state.asked;
    }
    const form = asked?.form;
    expect(form?.kind === 'orders' && form.orders.map(({ text }) => text)).toEqual(['F Lon - Nth', 'A Lvp - Yor']);
  });
});
