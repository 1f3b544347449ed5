// Hidden cards swapped in a game of Downfall: everything public stays the same to the byte, and so does every moment.
import { expect, it } from 'vitest';
import { conceal } from '../../../src/games/downfall/conceal.js';
import { downfall } from '../../../src/games/downfall/index.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import type { Play } from '../../../src/play/play.js';
import { SeededDice } from '../../../src/table/dice.js';
import { emptyTables } from '../../support/database.js';
import { publiclySeen } from '../../support/publicly.js';
import { ann, bob, testTable } from '../../support/table.js';
import { firstPosition, orderOf, position } from './sample.js';

const table = testTable();
const begins = new Date('2026-03-01T12:00:00Z');

/** A Soviet attack order against one German army, all factions with cards in hand. */
function attackAhead(): DownfallState {
  const state = position({
    turn: 6,
    cities: 'soviet',
    units: { 'sov-1gd': ['3434', 3], 'sov-2gd': ['3634', 3], 'okh-18': ['3433', 2], 'okh-16': ['3633', 2] },
  });
  state.order = orderOf('soviet', { attacks: 2, steps: ['attack'] });
  state.active = 'soviet';
  for (const faction of ['western', 'soviet', 'okh', 'okw'] as const) {
    const deck = faction === 'soviet' || faction === 'western' ? (`${faction}Deck` as const) : 'axisDeck';
    const [hand, left] = [state[deck].slice(0, 3), state[deck].slice(3)];
    state.hand[faction] = [...state.hand[faction], ...hand];
    state[deck] = left;
  }
  return state;
}

const sheet = [
  { subject: '3433', path: ['sov-1gd'] },
  { subject: '3633', path: ['sov-2gd'] },
];

/** What is public after each answer and each moment while two attacks are fought; the Soviets play no card, the OKH passes. */
async function fought(state: DownfallState, attends: boolean): Promise<readonly unknown[]> {
  await emptyTables(table.store());
  table.clock.set(begins);
  const process = (): Play => table.play({ games: new Map([[downfall.id, downfall]]), windowTickMs: 60_000 });
  const first = process();
  const { id } = await first.create(ann, {
    guildId: 'guild',
    kind: downfall.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await first.join(id, ann, 'soviet');
  await first.join(id, bob, 'western');
  await first.start(id, ann.id, true);
  const { db } = table.store();
  await db.checkpoint.updateMany({ where: { gameId: id }, data: { state: structuredClone(state), phase: 'attack' } });
  const play = process();
  if (!attends) await play.setInstruction(id, bob.id, 'okh', 'windows', { value: ['all'] });
  const seen: unknown[] = [];
  for (let n = 0; n < 9; n++) {
    seen.push(await publiclySeen(table, play, id, ann));
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task !== undefined) {
      const value = task.question.key === 'attack' ? sheet : task.question.fallback();
      const place = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
      await play.answer({ ...place, value, final: true, confirmed: true });
      continue;
    }
    for (const open of attends ? (await play.desk(id, bob.id)).tasks : []) {
      if (open.saved !== null) continue;
      const place = { gameId: id, userId: bob.id, checkpoint: open.checkpoint, question: open.id };
      await play.answer({ ...place, value: open.question.fallback(), final: true, confirmed: true });
    }
    table.clock.advance(200_000);
    await play.runDue();
  }
  return seen;
}

it.each([
  ['plays no cards by instruction', false],
  ['is asked and passes', true],
] as const)('the defender %s', { timeout: 240_000 }, async (_, attends) => {
  const state = attackAhead();
  const shown = await fought(state, attends);
  expect(JSON.stringify(shown.at(-1))).toContain('report.attacks');
  const swapped = conceal(state, 'soviet', new SeededDice('another deal'));
  for (const faction of ['western', 'okh', 'okw'] as const) {
    expect(swapped.hand[faction].join(), faction).not.toBe(state.hand[faction].join());
  }
  expect(await fought(swapped, attends)).toEqual(shown);
});

it('shows attacks that are prepared to nobody but their own faction', () => {
  const state = firstPosition();
  state.order = orderOf('soviet', { prepared: sheet });
  expect(downfall.view(state, 'soviet')).toMatchObject({ order: { prepared: sheet } });
  for (const seat of ['okh', 'western', 'okw', null]) {
    expect(downfall.view(state, seat), String(seat)).toMatchObject({ order: { prepared: [] } });
  }
});
