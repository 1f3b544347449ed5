// What the computer player of Axis & Allies 1942 risks: it takes what falls, leaves no city to walk into, and breaks off what is lost.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { garrisons } from '../../../src/games/axis-and-allies-1942/computer/garrison.js';
import { boldManner, usualManner, type Manner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import {
  asGuards,
  isBetterHeld,
  perilsNow,
  type Perils,
} from '../../../src/games/axis-and-allies-1942/computer/peril.js';
import { computerAnswer } from '../../../src/games/axis-and-allies-1942/computer/player.js';
import { tenableGoals } from '../../../src/games/axis-and-allies-1942/computer/march.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { runPhase } from '../../../src/games/axis-and-allies-1942/phases/index.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { isOutcome } from '../../../src/table/game.js';
import { levels, type Level } from '../../../src/table/levels.js';
import type { Answer, Order, Question } from '../../../src/table/question.js';
import { simulate } from '../../../src/table/simulate.js';
import { fallen, order, position, type Stack } from './sample.js';

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

  it('keeps no gun where no complex is', () => {
    const state = position('germany', [['germany', 'france', { infantry: 2, aaa: 1 }]]);
    const types = (): readonly string[] => {
      const stay = garrisons(state, perilsNow(state), perilsNow(state, 2));
      return state.units.filter(({ id }) => stay.has(id)).map(({ type }) => type);
    };
    expect(types()).toEqual(['infantry']);
    state.complexes.france = 0;
    expect(types()).toEqual(['infantry', 'aaa']);
  });

  it('is nobody beside a capital that could fall, and one further away', () => {
    const state = position('germany', [
      ['germany', 'germany', { infantry: 2 }],
      ['germany', 'france', { infantry: 3 }],
      ['germany', 'karelia_ssr', { infantry: 3 }],
    ]);
    state.control.karelia_ssr = 'germany';
    const kept = (lost: number): readonly string[] => {
      const perils: Perils = (land) => (land === 'germany' ? lost : 0);
      const stay = garrisons(state, perils, perils);
      return state.units.filter(({ id }) => stay.has(id)).map(({ space }) => space);
    };
    expect(kept(20)).toEqual(['germany', 'germany', 'karelia_ssr']);
    expect(kept(0)).toEqual(['germany', 'france', 'karelia_ssr']);
  });

  it('stands in a capital, however it fares', () => {
    const state = position('ussr', [
      ['ussr', 'russia', { infantry: 3 }],
      ['germany', 'west_russia', { infantry: 4, artillery: 2 }],
    ]);
    state.control.west_russia = 'germany';
    expect(garrisons(state, perilsNow(state), perilsNow(state, 2)).size).toBe(3);
  });

  it('is all of an army where that saves a tenth of what falls with one, whoever stands beside it', () => {
    const state = position('uk', [
      ['uk', 'india', { infantry: 2 }],
      ['usa', 'india', { infantry: 1 }],
    ]);
    const stay = (lost: readonly number[]): number => {
      const perils = byNumber(lost, 'india');
      return garrisons(state, perils, perils).size;
    };
    expect(stay([30, 30, 20, 18])).toBe(2);
    expect(stay([30, 30, 20, 18.1])).toBe(1);
  });
});

/** Perils that go by how many stand in one place alone. */
function byNumber(lost: readonly number[], where: string): Perils {
  return (land, guards) => (land === where ? (lost[guards.length] ?? 0) : 0);
}

it('is better held where the enemy gains at most nine tenths', () => {
  const [all, left] = [asGuards(['infantry', 'infantry']), asGuards(['infantry'])];
  expect(isBetterHeld(byNumber([0, 10, 9], 'india'), 'india', all, left)).toBe(true);
  expect(isBetterHeld(byNumber([0, 10, 9.1], 'india'), 'india', all, left)).toBe(false);
});

describe('a place that cannot be held', () => {
  const persia = (infantry: number): Stack => ['uk', 'persia', { infantry }];
  it.each<readonly [string, readonly Stack[], number, readonly number[], boolean]>([
    ['is stood in where one left behind would be lost dearer', [persia(3)], 0, [8, 20, 20, 15], true],
    ['is not where those who stay anyway would not', [persia(3)], 2, [8, 20, 16, 15], false],
    ['is with those who come', [persia(1), ['uk', 'trans_jordan', { infantry: 2 }]], 0, [8, 20, 20, 18], true],
    ['is not entered where nobody stands', [['uk', 'trans_jordan', { infantry: 2 }]], 0, [17, 20, 15], false],
    ['is not entered where nobody leaves', [persia(1), ['uk', 'trans_jordan', { infantry: 1 }]], 1, [8, 20, 18], false],
  ])('%s', (_what, stacks, staying, lost, tenable) => {
    const state = position('uk', stacks);
    state.control.persia = 'uk';
    state.step = 'noncombat';
    const stays = new Set(state.units.slice(0, staying).map(({ id }) => id));
    expect(tenableGoals(state, stays, byNumber(lost, 'persia'))('persia')).toBe(tenable);
  });

  it('is left by all but one', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 6 }],
      ['uk', 'persia', { infantry: 6 }],
      ['japan', 'india', { infantry: 12, artillery: 2 }],
    ]);
    state.control.india = 'japan';
    state.step = 'noncombat';
    expect(advances(state, usualManner)).toContainEqual(order('persia', { infantry: 5 }, 'caucasus'));
  });
});
