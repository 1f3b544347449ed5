// Where the ships of the computer player of Axis & Allies 1942 sail that would be sunk where they lie, and where empty transports do not sail.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { isDeadly, riskAtSea } from '../../../src/games/axis-and-allies-1942/computer/ground.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { shelter } from '../../../src/games/axis-and-allies-1942/computer/shelter.js';
import { isSea, type Sea } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { unitFacts, type UnitType } from '../../../src/games/axis-and-allies-1942/data/units.js';
import { choices, rowsIn } from '../../../src/games/axis-and-allies-1942/rules/choices.js';
import { give } from '../../../src/games/axis-and-allies-1942/rules/preview.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Order, Sheet } from '../../../src/table/question.js';
import { order, position, sentFrom, type Stack } from './sample.js';

/** A noncombat move of the UK with these ships in a zone and nothing else, but what Germany has. */
function fleet(zone: Sea, ships: Stack[2], foes: readonly Stack[]): AaState {
  const state = position('uk', [['uk', zone, ships], ...foes]);
  state.step = 'noncombat';
  return state;
}

/** What seeks shelter out of a zone; the position is then as it has left it. */
function sheltered(state: AaState, zone: Sea): Sheet {
  const sheet: Order[] = [];
  shelter(state, zone, zone, (one) => {
    const isGiven = give(state, one);
    if (isGiven) sheet.push(one);
    return isGiven;
  });
  return sheet;
}

/** What all the ships of a zone would risk in each zone that they could sail to together. */
function elsewhere(state: AaState, zone: Sea): ReadonlyMap<Sea, number> {
  const ships = rowsIn(state, zone).flatMap(({ units }) => units);
  const types = ships.map(({ type }): UnitType => type);
  const left = { ...state, units: state.units.filter((unit) => !ships.includes(unit)) };
  const goals = [...choices(state, zone, ships, []).next].filter(isSea);
  return new Map(goals.map((goal) => [goal, riskAtSea(left, goal, 'uk', types)]));
}

/** The least of them beside what they risk where they lie. */
function savedTogether(state: AaState, zone: Sea): number {
  return riskAtSea(state, zone, 'uk', []) - Math.min(...elsewhere(state, zone).values());
}

describe('ships that would be sunk', () => {
  /** Bombers reach every zone around Britain, fighters beside them all but the one furthest south-west. */
  const beset: readonly Stack[] = [
    ['germany', 'norway', { fighter: 3 }],
    ['germany', 'northwestern_europe', { bomber: 2 }],
  ];

  it('sail to where least is lost, also where no zone is quite safe', () => {
    const state = fleet('sz7', { battleship: 1, transport: 1 }, beset);
    const risks = elsewhere(state, 'sz7');
    const least = Math.min(...risks.values());
    expect([...risks].filter(([, risk]) => risk === least).map(([zone]) => zone)).toEqual(['sz12']);
    expect(isDeadly(state, 'sz12', 'uk', ['battleship', 'transport'])).toBe(true);
    expect(sheltered(state, 'sz7')).toEqual([order('sz7', { battleship: 1, transport: 1 }, 'sz12')]);
  });

  /** Bombers reach every zone around Britain; two fighters beside them make little difference. */
  const bombed: readonly Stack[] = [
    ['germany', 'northwestern_europe', { bomber: 4 }],
    ['germany', 'germany', { fighter: 2 }],
  ];

  it('sail by themselves where all together save nothing', () => {
    const state = fleet('sz8', { destroyer: 2, transport: 3 }, bombed);
    expect(savedTogether(state, 'sz8')).toBeLessThan(2);
    const before = riskAtSea(state, 'sz8', 'uk', []);
    const sheet = sheltered(state, 'sz8');
    // The warships leave those whom they cannot save.
    expect(sheet.map(({ units }) => units)).toEqual([{ destroyer: 2 }]);
    const [goal] = sheet.flatMap(({ path }) => path).filter(isSea);
    const after = riskAtSea(state, 'sz8', 'uk', []) + (goal === undefined ? 0 : riskAtSea(state, goal, 'uk', []));
    expect(after).toBeLessThan(before - 2);
    expect(before - after).toBeLessThanOrEqual(2 * unitFacts.destroyer.cost);
  });

  it('lie where they lie as long as sailing saves less than two', () => {
    const fighters: readonly Stack[] = [
      ['germany', 'germany', { fighter: 3 }],
      ['germany', 'france', { fighter: 1 }],
      ['germany', 'morocco', { fighter: 3 }],
    ];
    const state = fleet('sz8', { destroyer: 2, transport: 3 }, fighters);
    expect(savedTogether(state, 'sz8')).toBeGreaterThan(0.5);
    expect(savedTogether(state, 'sz8')).toBeLessThan(2);
    expect(sheltered(state, 'sz8')).toEqual([]);
  });
});

describe('empty transports', () => {
  /** Two far from home, in reach of submarines. */
  const homeward = (...submarines: readonly Sea[]): Sheet => {
    const state = position('usa', [
      ['usa', 'eastern_united_states', { infantry: 4 }],
      ['usa', 'sz9', { transport: 2 }],
      ...submarines.map((zone): Stack => ['germany', zone, { submarine: 1 }]),
    ]);
    state.step = 'noncombat';
    return advances(state, usualManner);
  };

  it('do not sail home into a zone where they would be sunk', () => {
    expect(homeward()).toContainEqual(order('sz9', { transport: 2 }, 'sz11'));
    // Everywhere they could be sunk: then nothing is nearer home than where they lie.
    expect(sentFrom(homeward('sz10', 'sz8'), 'sz9')).toBe(0);
  });
});
