// How the computer player of Axis & Allies 1942 begins: what is attacked together, and what is bought for it.
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { purchases } from '../../../src/games/axis-and-allies-1942/computer/buy.js';
import { mannerOf, usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { placings } from '../../../src/games/axis-and-allies-1942/computer/place.js';
import type { Power } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import type { Space } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import type { UnitType } from '../../../src/games/axis-and-allies-1942/data/units.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { beginTurn } from '../../../src/games/axis-and-allies-1942/rules/turn.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Sheet } from '../../../src/table/question.js';
import { isLegal, put, sentFrom } from './sample.js';

/** A power's first turn, with some more units in the Ukraine. */
function begun(
  step: AaState['step'],
  more: Readonly<Partial<Record<UnitType, number>>> = {},
  active: Power = 'ussr',
): AaState {
  const { state } = setup(optionsSchema.parse({}));
  put(state, 'germany', 'ukraine_ssr', more);
  state.active = active;
  beginTurn(state);
  state.step = step;
  return state;
}

const goals = (sheet: Sheet): ReadonlySet<string | undefined> => new Set(sheet.map(({ path }) => path.at(-1)));

describe('the first turn of the Soviet Union', () => {
  it('strikes at West Russia and the Ukraine, with both fighters and all tanks but one there', () => {
    const state = begun('combatMove');
    const sheet = attacks(state, usualManner);
    expect(isLegal(state, 'combatMove', sheet)).toBe(true);
    expect(goals(sheet)).toEqual(new Set(['west_russia', 'ukraine_ssr']));
    const sent = (from: Space): readonly number[] =>
      (['west_russia', 'ukraine_ssr'] as const).map((goal) => sentFrom(sheet, from, goal));
    expect(sent('russia')).toEqual([5, 3]);
    expect(sent('caucasus')).toEqual([0, 5]);
    expect(sent('karelia_ssr')).toEqual([4, 1]);
    expect(sent('archangel')).toEqual([2, 0]);
  });

  it('strikes as it would anyway where more is in the Ukraine than it would beat, and where it is spared', () => {
    const bid = attacks(begun('combatMove', { infantry: 4, artillery: 2 }), usualManner);
    expect(goals(bid)).not.toContain('ukraine_ssr');
    const spared = attacks(begun('combatMove'), { ...usualManner, spared: new Set<Space>(['ukraine_ssr']) });
    expect(goals(spared)).toEqual(new Set(['west_russia']));
    expect(goals(attacks(begun('combatMove'), mannerOf('beginner')))).not.toContain('ukraine_ssr');
  });

  it('buys guns, of which two go to the Caucasus with two infantry', () => {
    const state = begun('purchase');
    expect(purchases(state, usualManner)).toEqual({ infantry: 4, artillery: 3 });
    state.step = 'mobilize';
    state.bought = { infantry: 4, artillery: 3 };
    const placed = placings(state).map(({ units = {}, path }) => [path[0], units]);
    expect(placed).toContainEqual(['caucasus', { infantry: 2 }]);
    expect(placed).toContainEqual(['caucasus', { artillery: 2 }]);
    const later = { ...state, round: 2, units: [] };
    put(later, 'germany', 'ukraine_ssr', { tank: 9 });
    expect(placings(later).map(({ path }) => path[0])).not.toContain('caucasus');
  });
});

describe('the first turn of Germany', () => {
  it('sends two submarines after the transports of the US, and buys guns', () => {
    const state = begun('combatMove', {}, 'germany');
    const sheet = attacks(state, usualManner);
    expect(isLegal(state, 'combatMove', sheet)).toBe(true);
    expect(sentFrom(sheet, 'sz9', 'sz11')).toBe(2);
    expect(purchases(begun('purchase', {}, 'germany'), usualManner)).toEqual({ infantry: 6, artillery: 4, tank: 1 });
  });
});
