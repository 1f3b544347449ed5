// Hidden cards swapped in a game of Total War: everything public stays the same to the byte, and so does every moment.
import { expect, it } from 'vitest';
import { conceal } from '../../../src/games/quartermaster-general/conceal.js';
import type { CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import { nations, type Nation } from '../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { setup } from '../../../src/games/quartermaster-general/setup.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import type { Play } from '../../../src/play/play.js';
import { SeededDice } from '../../../src/table/dice.js';
import { emptyTables } from '../../support/database.js';
import { deal } from './support/play.js';
import { publiclySeen } from '../../support/publicly.js';
import { ann, bob, cho, testTable } from '../../support/table.js';

const table = testTable();
const people = {
  germany: ann,
  japan: cho,
  italy: cho,
  'united-kingdom': bob,
  'soviet-union': bob,
  'united-states': bob,
};
const begins = new Date('2026-03-01T12:00:00Z');

/** Germany before its play, all nations with cards in hand and on the table. */
function position(): QmgState {
  const { state } = setup(quartermasterGeneral.options.parse({ totalWar: true }), new SeededDice('swapped'));
  Object.assign(state, { step: 'play' });
  state.pieces['eastern-europe'] = ['germany'];
  state.pieces.ukraine = ['soviet-union'];
  state.pieces['north-sea'] = ['united-kingdom'];
  state.air = { 'eastern-europe': ['germany'], ukraine: ['soviet-union'] };
  const down: Partial<Record<Nation, CardId>> = {
    'united-kingdom': 'uk-enigma-code-cracked',
    'soviet-union': 'sov-stalingrad',
    japan: 'jpn-kamikaze',
  };
  for (const nation of nations) {
    const response = down[nation];
    deal(state, nation, response === undefined ? {} : { responses: [response] });
  }
  deal(state, 'germany', { hand: ['ger-land-battle', 'ger-build-army', 'ger-sea-battle', 'ger-plunder'] });
  return state;
}

/** What is public after each answer and each moment of a German turn in which everybody else passes. */
async function turn(state: QmgState, attends: boolean, passes = false): Promise<readonly unknown[]> {
  await emptyTables(table.store());
  table.clock.set(begins);
  const games = new Map([[quartermasterGeneral.id, quartermasterGeneral]]);
  const process = (): Play => table.play({ games, windowTickMs: 60_000 });
  const first = process();
  const { id } = await first.create(ann, {
    guildId: 'guild',
    kind: quartermasterGeneral.id,
    name: null,
    language: 'en',
    options: { totalWar: true },
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  for (const nation of nations) await first.join(id, people[nation], nation);
  await first.start(id, ann.id, true);
  const { db } = table.store();
  await db.checkpoint.updateMany({ where: { gameId: id }, data: { state: structuredClone(state), phase: 'play' } });
  const play = process();
  if (!attends) {
    for (const person of [bob, cho]) {
      for (const { seat, offer } of await play.instructions(id, person.id)) {
        if (offer.modes.includes('never') && (offer.key.startsWith('respond.') || offer.key === 'airDefence'))
          await play.setInstruction(id, person.id, seat, offer.key, { mode: 'never' });
      }
    }
  }
  const seen: unknown[] = [];
  const look = async (): Promise<void> => {
    seen.push(await publiclySeen(table, play, id, ann));
  };
  const answers = [['ger-land-battle'], ['ukraine']];
  for (let n = 0; n < 12; n++) {
    await look();
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task !== undefined) {
      const value = task.question.key.startsWith('respond') ? [] : (answers.shift() ?? task.question.fallback());
      const place = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
      await play.answer({ ...place, value, final: true, confirmed: true });
      continue;
    }
    for (const person of attends ? [bob, cho] : []) {
      for (const open of (await play.desk(id, person.id)).tasks) {
        if (open.saved !== null) continue;
        const value = open.window ? [] : open.question.fallback();
        const place = { gameId: id, userId: person.id, checkpoint: open.checkpoint, question: open.id };
        const [way] = passes ? (open.passes ?? []) : [];
        if (way !== undefined) {
          await play.passOn(id, person.id, place, way.id);
          continue;
        }
        await play.answer({ ...place, value, final: true, confirmed: true });
      }
    }
    table.clock.advance(200_000);
    await play.runDue();
  }
  // What a host does to those who are late, and what comes of going back, tells no more.
  await play.nudge(id, ann.id).catch(() => undefined);
  await look();
  await play.rollBack(id, ann.id, 0, 'a slip').catch(() => undefined);
  await look();
  return seen;
}

it.each([
  ['everybody passes by instruction', false, false],
  ['everybody attends and passes', true, false],
  ['everybody passes for the rest of the turn', true, true],
] as const)('%s', { timeout: 240_000 }, async (_, attends, passes) => {
  const state = position();
  const shown = await turn(state, attends, passes);
  const told = JSON.stringify(shown.at(-1));
  expect(told).toContain('report.battle');
  const swapped = conceal(state, 'germany', new SeededDice('another deal'));
  expect(nations.filter((nation) => swapped.hand[nation].join() !== state.hand[nation].join())).toHaveLength(5);
  expect(await turn(swapped, attends, passes)).toEqual(shown);
});
