// Hidden cards swapped in a game of Total War: everything public stays the same to the byte, all that another player sees too, and so does
// every moment.
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
import { check } from '../../../src/table/answer.js';
import type { Question } from '../../../src/table/question.js';
import { throughJson } from '../../support/contract.js';
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
/** What Germany means to do. */
const plan = ['ger-land-battle', 'ukraine', 'discard', 'ger-plunder'];
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

/** All that Ann sees at her own desk, with what a plan of her turn is said to bring. */
async function seenByAnn(play: Play, id: number): Promise<unknown> {
  const desk = await play.desk(id, ann.id);
  const { tasks, views, panels, canUndo } = desk;
  const said = await play.instructions(id, ann.id);
  return throughJson({
    tasks: tasks.map(({ question, passes, ...rest }) => ({
      ...rest,
      ...shown(question),
      passes: passes?.map(({ text }) => text),
    })),
    views,
    canUndo,
    pages: await Promise.all(panels.map(async (panel) => (await play.page(desk, panel)).lines)),
    since: await play.since(desk, ann.id),
    words: await play.words(id, ann.id),
    log: await play.log(id, ann.id, { limit: 99 }),
    past: await play.pastChapters(id, ann.id, { from: 0, to: 0 }),
    said: said.map(({ offer, saved }) => ({ key: offer.key, text: offer.text, modes: offer.modes, saved })),
    foreseen: said.flatMap(({ offer }) => {
      const { value, foresee } = offer;
      if (value === undefined || foresee === undefined) return [];
      const checked = check(value, plan);
      return [shown(value), foresee(plan), checked.ok ? checked.review : checked.refusals];
    }),
    file: { ...(JSON.parse(await play.exportGame(id, ann.id)) as object), exportedAt: null },
  });
}

/** A question as it is read. */
function shown({ key, text, form, about }: Question): object {
  return { key, text, about, options: form.kind === 'choose' ? form.options() : null };
}

interface Ways {
  /** Whether the others answer by themselves, else they pass by instruction. */
  readonly attends: boolean;
  /** Whether they do so for the rest of the turn. */
  readonly passes: boolean;
  /** What the United Kingdom tries to plan, whether it holds it or not. */
  readonly planned: readonly CardId[];
}

/** What is public, and what Germany sees, after each answer and each moment of its turn in which everybody else passes. */
async function turn(state: QmgState, { attends, passes, planned }: Ways): Promise<readonly unknown[]> {
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
    seen.push(await publiclySeen(table, play, id, ann), await seenByAnn(play, id));
  };
  await look();
  // What can be planned depends on the hand; nobody else learns that it was, nor whether it could be.
  let plans = 0;
  for (const card of planned) {
    const value = { mode: 'use', value: [card] } as const;
    const kept = play.setInstruction(id, bob.id, 'united-kingdom', 'turn', value);
    plans += await kept.then(
      () => 1,
      () => 0,
    );
    await look();
  }
  expect(plans).toBeGreaterThan(0);
  const answers = [['ger-land-battle'], ['ukraine']];
  for (let n = 0; n < 12; n++) {
    await look();
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task !== undefined) {
      if (task.question.key === 'play') {
        // A whole turn typed, with what it would bring; it is left to wait.
        const typed = await play.type(id, ann.id, 'Land Battle Ukraine, discard Plunder', 'en');
        expect(typed.begun).not.toBeNull();
        seen.push(throughJson(typed.readings));
        await look();
      }
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
  const dealt = conceal(state, 'germany', new SeededDice('another deal'));
  expect(nations.filter((nation) => dealt.hand[nation].join() !== state.hand[nation].join())).toHaveLength(5);
  // What Germany is to draw is its own to see.
  const swapped = { ...dealt, deck: { ...dealt.deck, germany: state.deck.germany } };
  const ways = {
    attends,
    passes,
    planned: [state, swapped].flatMap(({ hand }) => hand['united-kingdom'].slice(0, 2)),
  };
  const shown = await turn(state, ways);
  expect(JSON.stringify(shown)).toContain('report.battle');
  expect(await turn(swapped, ways)).toEqual(shown);
});
