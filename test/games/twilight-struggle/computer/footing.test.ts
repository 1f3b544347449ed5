// What a sensible player fights for: a way into every region, what cannot be mended for less, the last points.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Question } from '../../../../src/table/question.js';
import { Board } from '../../../../src/games/twilight-struggle/computer/board.js';
import { headlineRisk } from '../../../../src/games/twilight-struggle/computer/headlines.js';
import { prospects } from '../../../../src/games/twilight-struggle/computer/prospects.js';
import { lensOf, placeOf, Sketch } from '../../../../src/games/twilight-struggle/computer/sketch.js';
import { weightsFor } from '../../../../src/games/twilight-struggle/computer/weights.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { CountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { chooseHeadlines } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { firstQuestion, position, TestTable, type Standing } from '../support/test-table.js';

const seeds: readonly string[] = ['one', 'two', 'three', 'four'];

function answered(question: Question, state: TwilightState, seed: string): unknown {
  const view = twilightStruggle.view(state, question.seat);
  return twilightStruggle.computer({ question, view, seat: question.seat, dice: new SeededDice(seed), level: 'usual' });
}

/** Where a side places the Operations of a card, for some seeds. */
function placed(state: TwilightState, side: Side, card: CardId): readonly (readonly string[])[] {
  state.phasing = side;
  const script = askAndUse(new TestTable(state), side, card, 'round');
  script.next();
  const step = script.next(['influence']);
  if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
  const { question } = step.value;
  return seeds.map((seed) => Object.keys(answered(question, state, seed) as Readonly<Record<string, number>>));
}

/** The headline of the US, for some seeds. */
function headlines(state: TwilightState): readonly unknown[] {
  state.round = 0;
  state.phasing = null;
  const step = chooseHeadlines(new TestTable(state)).next();
  if (step.done === true || step.value.kind !== 'together') throw new Error('no headlines');
  const branch = step.value.branches.find(({ id }) => id === 'us');
  if (branch === undefined) throw new Error('no headline');
  const question = firstQuestion(branch.script());
  return seeds.map((seed) => answered(question, state, seed));
}

/** Europe and Asia as they stand after a quiet first turn. */
const quiet: Standing = {
  ...{ united_kingdom: [5, 0], west_germany: [4, 0], italy: [4, 0], france: [3, 0], canada: [2, 0], finland: [0, 1] },
  ...{ east_germany: [0, 4], poland: [0, 4], yugoslavia: [0, 1], australia: [4, 0], japan: [4, 0] },
  ...{ south_korea: [3, 0], north_korea: [0, 3], philippines: [2, 0], panama: [2, 0], south_africa: [1, 0] },
};

describe('a way into a region', () => {
  const lost = (influence: Standing, id: CountryId): number => {
    const state = position({ influence });
    const us = -state.influence[id].us;
    return new Board(state, 'us', weightsFor(state, 'us', true)).gain(id, { us });
  };

  it('is missed more when it was the last one', () => {
    const last = lost({ ...quiet, israel: [1, 0] }, 'israel');
    const second = lost({ ...quiet, israel: [1, 0], egypt: [1, 0] }, 'israel');
    expect(second - last).toBeGreaterThan(0.5);
  });

  it('is not missed where one borders the region anyway', () => {
    const last = lost({ philippines: [1, 0] }, 'philippines');
    const second = lost({ philippines: [1, 0], thailand: [1, 0] }, 'philippines');
    expect(second).toBeCloseTo(last);
  });
});

describe('control that is broken', () => {
  it('counts for little when its holder mends it with a point', () => {
    const state = position({ influence: quiet });
    const lens = lensOf(weightsFor(state, null, true));
    const sketch = new Sketch(state);
    const broken = sketch.change(placeOf('north_korea'), 1, 3, lens);
    sketch.set(placeOf('north_korea'), 1, 3);
    const mended = -sketch.change(placeOf('north_korea'), 1, 4, lens);
    expect(broken).toBeGreaterThan(0);
    expect(broken).toBeLessThan(0.6 * mended);
  });

  it('is not what Operations go to while other places are open', () => {
    const state = position({
      influence: { ...quiet, france: [1, 0], iran: [2, 0], israel: [1, 0], syria: [0, 1], iraq: [0, 1] },
      us: ['norad', 'nato', 'formosan_resolution', 'containment', 'defectors'],
      ussr: ['nasser', 'fidel', 'blockade', 'romanian_abdication', 'korean_war'],
      change: (at) => {
        at.round = 2;
        at.defcon = 3;
        at.milOps = { us: 3, ussr: 3 };
      },
    });
    for (const places of placed(state, 'us', 'norad')) expect(places).not.toContain('north_korea');
  });
});

describe('military operations', () => {
  it('count the more when they are missing, the fewer rounds are left to make them up', () => {
    const missing = (round: number): number => {
      const standing = (ops: number): number => {
        const state = position({
          influence: quiet,
          change: (at) => {
            at.round = round;
            at.phasing = 'us';
            at.defcon = 4;
            at.milOps = { us: ops, ussr: 4 };
          },
        });
        return prospects(state, state.seats.us);
      };
      return standing(4) - standing(0);
    };
    expect(missing(6)).toBeGreaterThan(3);
    expect(missing(1)).toBeGreaterThan(0.5);
    expect(missing(6)).toBeGreaterThan(missing(1) + 1);
  });
});

describe('the last points', () => {
  it('make a headline that scores a risk, a lead does not', () => {
    const at = (vp: number): number => {
      const state = position({ influence: { ...quiet, cuba: [0, 3] }, change: (changed) => (changed.vp = vp) });
      return headlineRisk(state, 'us', 'central_america_scoring');
    };
    expect(at(-15)).toBeGreaterThan(4);
    expect(at(-5)).toBe(0);
  });

  it('are not sought by a headline that ends the world once the other one has lowered DEFCON', () => {
    const state = position({
      influence: quiet,
      us: ['olympic_games', 'nasser', 'fidel', 'truman_doctrine', 'romanian_abdication', 'arab_israeli_war'],
      ussr: ['liberation_theology', 'norad', 'duck_and_cover', 'cultural_revolution', 'willy_brandt', 'quagmire'],
      change: (at) => {
        at.turn = 6;
        at.defcon = 3;
        at.vp = 19;
      },
    });
    for (const headline of headlines(state)) expect(headline).not.toEqual(['olympic_games']);
    // Where nobody can bring it to the brink it wins.
    state.defcon = 5;
    expect(headlines(state)).toContainEqual(['olympic_games']);
  });

  it('are not staked on a headline that the other one may turn', () => {
    const state = position({
      influence: { ...quiet, cuba: [0, 3], nicaragua: [0, 1], guatemala: [0, 1], panama: [1, 0] },
      us: ['central_america_scoring', 'nato', 'puppet_governments', 'salt_negotiations', 'nasser', 'one_small_step'],
      ussr: ['liberation_theology', 'norad', 'duck_and_cover', 'cultural_revolution', 'willy_brandt', 'quagmire'],
      change: (at) => {
        at.turn = 6;
        at.defcon = 3;
        at.vp = -14;
      },
    });
    for (const headline of headlines(state)) expect(headline).not.toEqual(['central_america_scoring']);
  });
});
