// What the computer player of Axis & Allies 1942 risks: it takes what falls, leaves no city to walk into, and breaks off what is lost.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { garrisons } from '../../../src/games/axis-and-allies-1942/computer/garrison.js';
import { boldManner, usualManner, type Manner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { perilsNow } from '../../../src/games/axis-and-allies-1942/computer/peril.js';
import { computerAnswer } from '../../../src/games/axis-and-allies-1942/computer/player.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { runPhase } from '../../../src/games/axis-and-allies-1942/phases/index.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { isOutcome } from '../../../src/table/game.js';
import { levels, type Level } from '../../../src/table/levels.js';
import type { Answer, Order, Question } from '../../../src/table/question.js';
import { simulate } from '../../../src/table/simulate.js';
import { fallen, order, position } from './sample.js';

function answered(question: Question, state: AaState, level: Level): Answer {
  return computerAnswer({ question, view: view(state, question.seat), dice: new SeededDice('guards'), level });
}

describe('an attack', () => {
  it.each(levels)('takes what falls: %s', (level) => {
    const state = position('germany', [
      ['germany', 'belorussia', { infantry: 6, artillery: 2 }],
      ['germany', 'germany', { infantry: 6 }],
      ['ussr', 'west_russia', { infantry: 1 }],
      ['ussr', 'russia', { infantry: 1 }],
    ]);
    state.control.belorussia = 'germany';
    state.control.west_russia = 'ussr';
    state.step = 'combatMove';
    const orders = answered(movesQuestion(state), state, level) as readonly Order[];
    expect(orders.map(({ path }) => path.at(-1))).toContain('west_russia');
  });

  it('is not made by the last guard of a city', () => {
    const state = position('germany', [
      ['germany', 'poland', { infantry: 4 }],
      ['germany', 'france', { infantry: 1 }],
      ['uk', 'united_kingdom', { infantry: 2 }],
    ]);
    state.control.northwestern_europe = 'uk';
    state.step = 'combatMove';
    const fromFrance = (guards: Manner['guards']): readonly Order[] =>
      attacks(state, { ...usualManner, guards }).filter(({ subject }) => subject === 'france');
    expect(fromFrance('enough')).toEqual([]);
    expect(fromFrance('last')).toEqual([]);
    expect(fromFrance('none')).not.toEqual([]);
  });

  it.each(levels)('is broken off when it is lost: %s', (level) => {
    const state = position('germany', [
      ['germany', 'belorussia', { infantry: 1 }],
      ['ussr', 'west_russia', { infantry: 6 }],
    ]);
    state.control.belorussia = 'germany';
    state.control.west_russia = 'ussr';
    state.step = 'combatMove';
    const pressed: Answer[] = [];
    const answer = (question: Question): Answer => {
      if (question.key === 'combatMoves') return [order('belorussia', { infantry: 1 }, 'west_russia')];
      if (question.key === 'nextBattle') return answered(question, state, level);
      if (question.key !== 'press') return question.fallback();
      pressed.push(answered(question, state, level));
      return pressed.at(-1) ?? [];
    };
    // Nobody hits in the first round, and everybody after it.
    const dice = fallen(...Array.from({ length: 7 }, () => 6), ...Array.from({ length: 40 }, () => 1));
    let at = 'combatMove';
    while (at !== 'noncombat') {
      const next = simulate({ state, dice, answer }, (t) => runPhase(at, t));
      if (isOutcome(next)) throw new Error('the game is over');
      at = next;
    }
    expect(pressed).toEqual([['belorussia']]);
  });
});

describe('a garrison', () => {
  it.each([
    ['as a rule', usualManner],
    ['where everything goes forward', boldManner],
  ])('leaves one in a city and its gun beside a complex, %s', (_when, manner) => {
    const state = position('uk', [
      ['uk', 'india', { infantry: 6, aaa: 1 }],
      ['uk', 'burma', { infantry: 1 }],
      ['japan', 'french_indo_china_thailand', { infantry: 1 }],
    ]);
    state.control.burma = 'uk';
    state.step = 'noncombat';
    const gone = advances(state, manner).filter(({ subject }) => subject === 'india');
    expect(gone).toEqual([order('india', { infantry: 5 }, 'burma')]);
  });

  it('is as strong as what could land demands, and one where nobody comes', () => {
    const held = (ships: number): number => {
      const state = position('germany', [
        ['germany', 'germany', { infantry: 10 }],
        ['germany', 'france', { infantry: 8 }],
        ['uk', 'united_kingdom', { infantry: 6, tank: 1 }],
        ['uk', 'sz8', { transport: ships }],
      ]);
      const stay = garrisons(state, perilsNow(state), perilsNow(state, 2));
      return state.units.filter(({ id, space }) => space === 'france' && stay.has(id)).length;
    };
    expect(held(0)).toBe(1);
    expect(held(3)).toBeGreaterThan(1);
  });

  it.each([
    [8, [], 'stands where the enemy gains less by an attack than by walking in'],
    [14, [order('india', { infantry: 7 }, 'persia')], 'leaves one where all would only be lost'],
  ])('against %i infantry and two artillery %j: %s', (infantry, gone) => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 6 }],
      ['uk', 'india', { infantry: 8 }],
      ['japan', 'burma', { infantry, artillery: 2 }],
    ]);
    state.control.burma = 'japan';
    state.step = 'noncombat';
    expect(advances(state, usualManner).filter(({ subject }) => subject === 'india')).toEqual(gone);
  });
});
