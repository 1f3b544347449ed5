// The way of a move of two spaces can be said where there are several, and is what one may retreat to.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { stopsToSay } from '../../../src/games/axis-and-allies-1942/questions/by-way.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import { wording } from '../../support/contract.js';
import { simulate } from '../../../src/table/simulate.js';
import { runPhase } from '../../../src/games/axis-and-allies-1942/phases/index.js';
import type { Order } from '../../../src/table/question.js';
import { fallen, isLegal, order, position } from './sample.js';

function offered(state: AaState, next: Order): { readonly ids: readonly string[]; readonly complete: boolean } {
  state.step = 'combatMove';
  const { options, complete } = movesQuestion(state).form.step(next, []);
  return { ids: options.map(({ id }) => id), complete };
}

/** Where the attack of a sheet may retreat to after its first round. */
function retreatsAfter(state: AaState, sheet: readonly Order[]): readonly string[] {
  const ways: string[] = [];
  let phase = 'combatMove';
  for (let n = 0; n < 4 && ways.length === 0 && phase !== 'noncombat'; n++) {
    const next = simulate(
      {
        state,
        dice: fallen(),
        answer: (question) => {
          if (question.key === 'combatMoves') return sheet;
          if (question.key === 'press' && question.form.kind === 'choose') {
            ways.push(...question.form.options().map(({ id }) => id));
            return ways.slice(2, 3);
          }
          return question.key === 'nextBattle' ? [String(question.about?.first)] : question.fallback();
        },
      },
      (t) => runPhase(phase, t),
    );
    phase = typeof next === 'string' ? next : 'noncombat';
  }
  return ways.filter((id) => id !== 'press' && id !== 'toEnd');
}

describe('tanks', () => {
  const front = (): AaState =>
    position('germany', [
      ['germany', 'poland', { tank: 3 }],
      ['ussr', 'karelia_ssr', { infantry: 3 }],
    ]);

  it('may go either way, and go back the way they came', () => {
    const start = offered(front(), order('poland', { tank: 1 }));
    expect(start.ids).toEqual(expect.arrayContaining(['karelia_ssr', 'baltic_states', 'belorussia']));
    expect(offered(front(), order('poland', { tank: 1 }, 'belorussia'))).toEqual({
      ids: ['karelia_ssr'],
      complete: false,
    });
    for (const way of ['baltic_states', 'belorussia']) {
      expect(retreatsAfter(front(), [order('poland', { tank: 3 }, way, 'karelia_ssr')])).toEqual([way]);
    }
  });

  it.each([
    ['2 tnk Poland > Belorussia > Karelia', 'en'],
    ['폴란드 전차 2 - 벨로루시 - 카렐리아', 'ko'],
  ] as const)('are sent so by what is typed: %s', (typed, lang) => {
    const state = front();
    state.step = 'combatMove';
    const question = movesQuestion(state);
    const read = atOnce(
      readAt(axisAndAllies1942, state, { question, seat: 'germany', begun: null }, typed, lang, wording),
    );
    expect(answersOf(read)).toEqual([[order('poland', { tank: 2 }, 'belorussia', 'karelia_ssr')]]);
  });

  it('go some way when none is said', () => {
    expect(isLegal(front(), 'combatMove', [order('poland', { tank: 3 }, 'karelia_ssr')])).toBe(true);
  });

  it('do not capture a friendly territory on the way', () => {
    const state = front();
    state.control.belorussia = 'japan';
    retreatsAfter(state, [order('poland', { tank: 3 }, 'belorussia', 'karelia_ssr')]);
    expect(state.control.belorussia).toBe('japan');
  });
});

describe('ships', () => {
  const fleet = (): AaState =>
    position('uk', [
      ['uk', 'sz8', { cruiser: 2 }],
      ['germany', 'sz3', { cruiser: 2 }],
    ]);

  it('may sail either way, and go back the way they came', () => {
    const ways = offered(fleet(), order('sz8', { cruiser: 2 })).ids.filter((id) => id !== 'sz3');
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) {
      const moves = [order('sz8', { cruiser: 2 }, way, 'sz3')];
      expect(isLegal(fleet(), 'combatMove', moves)).toBe(true);
      expect(retreatsAfter(fleet(), moves)).toEqual([way]);
    }
  });
});

describe('a way that is the only one', () => {
  const front = (step: 'combatMove' | 'noncombat' = 'combatMove'): AaState => {
    const state = position('ussr', [
      ['ussr', 'russia', { infantry: 1, tank: 2 }],
      ['ussr', 'caucasus', { infantry: 2 }],
      ['germany', 'ukraine_ssr', { infantry: 1 }],
      ['germany', 'west_russia', { infantry: 1 }],
    ]);
    for (const land of ['west_russia', 'ukraine_ssr'] as const) state.control[land] = 'germany';
    state.step = step;
    return state;
  };
  const readings = (state: AaState, typed: string, lang: 'en' | 'ko') =>
    atOnce(
      readAt(
        axisAndAllies1942,
        state,
        { question: movesQuestion(state), seat: 'ussr', begun: null },
        typed,
        lang,
        wording,
      ),
    );

  it.each([
    ['러시아 전차 2 - 캅카스 - 우크라이나', 'ko'],
    ['Russia 2 tanks - Caucasus - Ukraine', 'en'],
    ['2 tanks Russia > Caucasus > Ukraine', 'en'],
    ['2 tanks from Russia through Caucasus to Ukraine', 'en'],
    ['러시아 전차 2 캅카스를 거쳐 우크라이나로', 'ko'],
  ] as const)('may be said as well: %s', (typed, lang) => {
    const read = readings(front(), typed, lang);
    expect(answersOf(read)).toEqual([[order('russia', { tank: 2 }, 'ukraine_ssr')]]);
  });

  it('may be said after the battles', () => {
    const read = readings(front('noncombat'), 'Russia 2 tanks - Kazakh - Caucasus', 'en');
    expect(answersOf(read)).toEqual([[order('russia', { tank: 2 }, 'caucasus')]]);
    expect(answersOf(readings(front('noncombat'), 'Russia 2 tanks - Caucasus - Ukraine', 'en'))).toEqual([]);
  });

  it.each([
    ['Russia 2 tanks - Kazakh - Ukraine', 'These units do not go there by way of the Kazakh'],
    ['Russia 2 tanks - Ukraine - Caucasus', ''],
    ['Russia 1 inf - Caucasus - West Russia', 'These units do not go there by way of the Caucasus'],
    ['Russia 1 inf - Caucasus - Ukraine', 'No enemy holds the Caucasus'],
  ])('is refused where nobody goes so: %s', (typed, why) => {
    const told = readings(front(), typed, 'en').flatMap((one) =>
      'problem' in one ? [wording.say(one.problem, 'en', axisAndAllies1942.id)] : [],
    );
    expect(told).toHaveLength(1);
    expect(told.join(' ').replaceAll(/[\u2068\u2069]/gu, '')).toContain(why);
  });

  it.each([
    ['Russia 1 inf - Kazakh - Caucasus', 'the Kazakh S.S.R.'],
    ['Russia 2 tanks - Vologda - Caucasus', 'Vologda'],
    ['Russia 1 inf 1 tank - Kazakh - Caucasus', 'the Kazakh S.S.R.'],
  ])('is refused after the battles as well, for infantry and by a place that does not lie on it: %s', (typed, stop) => {
    const told = readings(front('noncombat'), typed, 'en').flatMap((one) =>
      'problem' in one ? [wording.say(one.problem, 'en', axisAndAllies1942.id)] : [],
    );
    expect(told.join(' ').replaceAll(/[\u2068\u2069]/gu, '')).toContain(
      `These units do not go there by way of ${stop}`,
    );
    expect(answersOf(readings(front('noncombat'), typed, 'en'))).toEqual([]);
  });

  it.each(['combatMove', 'noncombat'] as const)('leads through no hostile land (%s)', (step) => {
    const ids = stopsToSay(front(step)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['by:caucasus', 'by:kazakh_ssr', 'by:archangel']));
    expect(ids).not.toContain('by:west_russia');
  });
});
