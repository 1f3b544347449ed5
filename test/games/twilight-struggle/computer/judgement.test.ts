// What a sensible player does with the board: regions before they are scored, the tempo of the turn, what a small coup turns.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { simulate } from '../../../../src/table/simulate.js';
import { countryValue, seasonOf } from '../../../../src/games/twilight-struggle/computer/country-value.js';
import { placeOf } from '../../../../src/games/twilight-struggle/computer/sketch.js';
import { promiseOf } from '../../../../src/games/twilight-struggle/computer/standing.js';
import { weightsFor } from '../../../../src/games/twilight-struggle/computer/weights.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { isIn } from '../../../../src/games/twilight-struggle/data/geography.js';
import { isCountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { position, TestTable, type Standing } from '../support/test-table.js';

/** A side plays one round out by the computer player's answers. */
function playsRound(state: TwilightState, side: Side, round: number): void {
  state.round = round;
  state.phasing = side;
  const answer = (question: Question): Answer =>
    twilightStruggle.computer({
      question,
      view: twilightStruggle.view(state, question.seat),
      seat: question.seat,
      dice: new SeededDice(`round ${round}`),
      level: 'usual',
    });
  simulate({ state, dice: new SeededDice('round'), answer }, (t) => actionRound(t));
}

/** The board as it is set up, the USSR in Iran. */
const opening: Standing = {
  ...{ united_kingdom: [5, 0], west_germany: [4, 0], italy: [4, 0], canada: [2, 0], finland: [0, 1] },
  ...{ east_germany: [0, 4], poland: [0, 4], yugoslavia: [0, 1], syria: [0, 1], iraq: [0, 1], iran: [0, 2] },
  ...{ israel: [1, 0], australia: [4, 0], japan: [1, 0], south_korea: [1, 0], north_korea: [0, 3] },
  ...{ philippines: [1, 0], panama: [1, 0], south_africa: [1, 0] },
};

describe('regions', () => {
  it('takes France before it scores Europe', () => {
    const state = position({
      influence: opening,
      us: ['europe_scoring', 'containment', 'east_european_unrest', 'defectors', 'independent_reds'],
      ussr: ['nasser', 'fidel', 'blockade', 'romanian_abdication', 'korean_war'],
      change: (at) => {
        at.defcon = 3;
        at.milOps.ussr = 3;
      },
    });
    for (const round of [2, 3, 4, 5, 6]) playsRound(state, 'us', round);
    expect(state.hands.us).not.toContain('europe_scoring');
    expect(state.vp).toBeGreaterThanOrEqual(5);
  });

  it('counts a region for nearly all in the first turns, when all of the deck is drawn, and for less of a large deck', () => {
    const dealt = (turn: number, deck: number): TwilightState =>
      position({
        us: ['containment', 'nato', 'fidel', 'nasser', 'blockade', 'defectors', 'norad', 'korean_war'],
        change: (at) => {
          at.turn = turn;
          at.deck = Array.from({ length: deck }, () => 'asia_scoring');
        },
      });
    const early = weightsFor(dealt(1, 22), 'us', true);
    const mid = weightsFor(dealt(4, 70), 'us', true);
    expect(early.regions.asia).toBeGreaterThan(0.8);
    expect(early.regions.africa).toBeLessThan(0.5);
    expect(mid.regions.asia).toBeLessThan(0.6);
  });
});

describe('the first turn', () => {
  const contested: Standing = {
    ...opening,
    ...{ france: [1, 0], iran: [2, 0], lebanon: [1, 0], egypt: [2, 0], syria: [0, 2], jordan: [0, 1] },
    ...{ afghanistan: [1, 3], pakistan: [0, 2], cuba: [0, 3] },
  };

  it.each(['a', 'b', 'c', 'd'])('goes where the Early War is scored, not to Africa and Latin America (%s)', (seed) => {
    const state = position({
      influence: contested,
      us: ['nato', 'truman_doctrine', 'norad'],
      ussr: ['fidel', 'nasser', 'comecon'],
      change: (at) => {
        at.round = 4;
        at.phasing = 'us';
        at.defcon = 2;
        at.milOps = { us: 2, ussr: 2 };
      },
    });
    const script = askAndUse(new TestTable(state), 'us', 'nato', 'round');
    script.next();
    const step = script.next(['influence']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    const { question } = step.value;
    const view = twilightStruggle.view(state, question.seat);
    const dice = new SeededDice(seed);
    const placed = Object.keys(
      twilightStruggle.computer({ question, view, seat: question.seat, dice, level: 'usual' }),
    );
    const early = placed.filter(
      (id) => isCountryId(id) && (isIn(id, 'europe') || isIn(id, 'asia') || isIn(id, 'middle_east')),
    );
    expect(early).toEqual(placed);
  });

  it('gives less for a country whose region is scored only later', () => {
    expect(seasonOf(placeOf('angola'), 1)).toBeLessThan(0.6);
    expect(seasonOf(placeOf('angola'), 4)).toBe(1);
    expect(seasonOf(placeOf('thailand'), 1)).toBe(1);
  });
});

describe('a region before it is scored', () => {
  const held = (countries: number, battlegrounds: number): { countries: number; battlegrounds: number } => ({
    countries,
    battlegrounds,
  });

  it('is worth the way to Domination, also before the battleground that completes it', () => {
    // Behind by two battlegrounds and by one, the other side dominates alike: only the battleground itself would count at once.
    const far = promiseOf('europe', held(3, 1), held(5, 3), -6, -4);
    const near = promiseOf('europe', held(4, 2), held(5, 3), -5, -4);
    expect(near - far).toBeGreaterThan(1.2);
  });

  it('promises less than it brings where a lead is thin', () => {
    const thin = promiseOf('asia', held(3, 2), held(2, 1), 5, 4);
    const firm = promiseOf('asia', held(5, 4), held(2, 1), 7, 4);
    expect(thin).toBeLessThan(5);
    expect(firm).toBeGreaterThan(thin + 2);
  });
});

describe('places', () => {
  it('gives less for a country that any small coup turns than for one that stands', () => {
    const worthOf = (id: 'colombia' | 'turkey', firm: number): number => countryValue(placeOf(id), firm, firm, 0, true);
    expect(worthOf('colombia', 1)).toBeLessThan(countryValue(placeOf('colombia'), 1, 1, 0, false));
    expect(worthOf('turkey', 3)).toBe(countryValue(placeOf('turkey'), 3, 3, 0, true));
  });
});
