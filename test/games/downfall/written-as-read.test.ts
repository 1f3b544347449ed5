// Whatever the bot writes of orders, marches, attacks and steps can be typed to it again, in both languages.
import { expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { stepsQuestion } from '../../../src/games/downfall/questions/steps.js';
import { opsIds } from '../../../src/games/downfall/data/orders.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { factions, type Faction } from '../../../src/games/downfall/data/units.js';
import { contextOf } from '../../../src/games/downfall/rules/contexts.js';
import { isFaction, type DownfallState } from '../../../src/games/downfall/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Order, Orders, Question } from '../../../src/table/question.js';
import { appWords } from '../../../src/words/app/index.js';
import { createWording, languages } from '../../../src/words/words.js';
import { firstPosition } from './sample.js';

const game: AnyGame = downfall;
const wording = createWording({ app: appWords, downfall: downfall.words });

/** An order somebody could give, steps taken as they come. */
function someOrder(form: Orders, subject: string, dice: SeededDice): Order | null {
  let path: readonly string[] = [];
  for (let n = 0; n < 6; n++) {
    const { options, complete } = form.step({ subject, path }, []);
    if (options.length === 0 || (complete && dice.roll(2, 'test') === 1))
      return complete && path.length > 0 ? { subject, path } : null;
    path = [...path, dice.pick(options, 'test').id];
  }
  return form.step({ subject, path }, []).complete ? { subject, path } : null;
}

function misread(state: DownfallState, question: Question<Orders>, most: number): readonly string[] {
  const dice = new SeededDice(question.key);
  const { form, seat } = question;
  const subjects = dice.shuffle(
    form.subjects([]).map(({ id }) => id),
    'test',
  );
  const orders = subjects.slice(0, most).flatMap((subject) => someOrder(form, subject, dice) ?? []);
  expect(orders.length).toBeGreaterThan(2);
  return orders.flatMap((order) =>
    languages.flatMap((lang) => {
      const written = wording.say(form.describe(order), lang, 'downfall');
      const read = atOnce(readAt(game, state, { question, seat, begun: null }, written, lang, wording));
      const [first] = answersOf(read);
      return JSON.stringify(first) === JSON.stringify([order]) ? [] : [`${written}: ${JSON.stringify(first)}`];
    }),
  );
}

const ordered = (faction: string, from: DownfallState): DownfallState => {
  if (!isFaction(faction)) throw new Error(faction);
  return { ...from, active: faction };
};

it.each([
  ['western', 'W-ops-2'],
  ['soviet', 'S-ops-1'],
  ['okh', 'H-ops-1'],
] as const)('marches of %s', (faction, ops) => {
  const state = ordered(faction, firstPosition('husky'));
  state.order = contextOf(ours, faction, ops);
  expect(misread(state, marchQuestion(state, state.order), 14)).toEqual([]);
});

it.each([
  ['soviet', 'S-ops-4'],
  ['okh', 'H-ops-3'],
] as const)('attacks of %s', (faction, ops) => {
  const state = ordered(faction, firstPosition());
  state.order = contextOf(ours, faction, ops);
  expect(misread(state, attackQuestion(state, state.order), 10)).toEqual([]);
});

it.each([
  ['western', 'infantry'],
  ['western', 'armor'],
  ['soviet', 'armor'],
  ['okw', 'infantry'],
] as const)('steps of %s: %s', (faction: Faction, kind) => {
  const state = ordered(faction, firstPosition());
  const gain = { faction, kind, steps: 3, quotas: false, reserves: kind === 'armor' && faction === 'western' };
  expect(misread(state, stepsQuestion(state, gain), 14)).toEqual([]);
});

it.each(factions)('orders of %s', (faction) => {
  const state = ordered(faction, firstPosition());
  state.used[faction] = [];
  const initial = { western: 'W', soviet: 'S', okh: 'H', okw: 'K' }[faction];
  state.track = opsIds.filter((id) => id.startsWith(initial)).slice(0, 10);
  const question = orderQuestion(state);
  const options = question.form.options();
  expect(options.length).toBeGreaterThan(8);
  const wrong = options.flatMap(({ id, text }) =>
    languages.flatMap((lang) => {
      const written = wording.say(text, lang, 'downfall');
      const read = atOnce(readAt(game, state, { question, seat: faction, begun: null }, written, lang, wording));
      return JSON.stringify(answersOf(read)) === JSON.stringify([[id]]) ? [] : [`${written}: ${JSON.stringify(read)}`];
    }),
  );
  expect(wrong).toEqual([]);
});
