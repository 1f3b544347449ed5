// Supply against a plain model that looks at every chain, on boards filled at random.
import { describe, expect, it } from 'vitest';
import { edges, straits, type Strait } from '../../../../src/games/quartermaster-general/data/adjacency.js';
import { nations, sideOf, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { kindAt, spaceIds, stars, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { optionsSchema } from '../../../../src/games/quartermaster-general/options.js';
import { adjacent, openTo } from '../../../../src/games/quartermaster-general/rules/board.js';
import { supplied } from '../../../../src/games/quartermaster-general/rules/supply.js';
import { setup } from '../../../../src/games/quartermaster-general/setup.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { SeededDice } from '../../../../src/table/dice.js';

/** A board with pieces anywhere, never two sides in a space. */
function filled(seed: string): QmgState {
  const dice = new SeededDice(seed);
  const { state } = setup(optionsSchema.parse({ strictNavyChain: dice.roll(3, 'strict') === 1 }), dice);
  for (const space of spaceIds) {
    const side = dice.pick(['axis', 'allies', 'nobody'] as const, 'side');
    state.pieces[space] = nations.filter((nation) => sideOf(nation) === side && dice.roll(2, 'piece') === 1);
  }
  if (dice.roll(3, 'scorched') === 1) state.status['soviet-union'].push('sov-scorched-earth');
  if (dice.roll(3, 'evacuation') === 1) state.status['soviet-union'].push('sov-shverniks-evacuation-council');
  if (dice.roll(3, 'volunteers') === 1) state.status['united-states'].push('usa-american-volunteer-group-expands');
  state.truk = dice.roll(3, 'truk') === 1;
  return state;
}

const straitList: readonly Strait[] = Object.values(straits);

/** Whether two spaces touch for a nation, straight from the tables. */
function touch(state: QmgState, nation: Nation, a: SpaceId, b: SpaceId): boolean {
  if (edges.some((pair) => pair.includes(a) && pair.includes(b) && a !== b)) return true;
  return straitList.some(({ land, seas }) => {
    const axisHolds = state.pieces[land].some((one) => sideOf(one) === 'axis');
    return a !== b && seas.includes(a) && seas.includes(b) && (sideOf(nation) === 'axis') === axisHolds;
  });
}

function hasPort(state: QmgState, nation: Nation, sea: SpaceId): boolean {
  return spaceIds.some(
    (land) =>
      kindAt(land) === 'army' &&
      touch(state, nation, sea, land) &&
      state.pieces[land].some((one) => sideOf(one) === sideOf(nation)),
  );
}

/** In supply by the letter: spreads from the sources until nothing changes, then looks at ports and cards. */
function plainly(state: QmgState, nation: Nation): readonly SpaceId[] {
  const own = spaceIds.filter((space) => state.pieces[space].includes(nation));
  const scorched = state.status['soviet-union'].includes('sov-scorched-earth') && sideOf(nation) === 'axis';
  let linked = own.filter((space) => stars.includes(space) && !(scorched && space === 'ukraine'));
  for (let before = -1; before !== linked.length;) {
    before = linked.length;
    const passing = linked.filter(
      (space) => kindAt(space) === 'army' || !state.options.strictNavyChain || hasPort(state, nation, space),
    );
    linked = own.filter((space) => linked.includes(space) || passing.some((one) => touch(state, nation, one, space)));
  }
  const granted = (space: SpaceId): boolean =>
    (nation === 'soviet-union' &&
      kindAt(space) === 'army' &&
      state.status['soviet-union'].includes('sov-shverniks-evacuation-council')) ||
    (space === 'szechuan' &&
      sideOf(nation) === 'allies' &&
      state.status['united-states'].includes('usa-american-volunteer-group-expands')) ||
    (nation === 'japan' &&
      state.truk &&
      (space === 'central-pacific' || touch(state, nation, space, 'central-pacific')));
  return own.filter(
    (space) =>
      granted(space) || (linked.includes(space) && (kindAt(space) === 'army' || hasPort(state, nation, space))),
  );
}

describe('supply', () => {
  it('is what a plain model of the rules says, on any board', () => {
    for (let n = 0; n < 120; n++) {
      const state = filled(`supply ${n}`);
      for (const nation of nations) {
        const found = spaceIds.filter((space) => supplied(state, nation).has(space));
        expect(found, `${nation} on board ${n}`).toEqual(plainly(state, nation));
      }
    }
  });

  it('goes through a strait for one side at a time', () => {
    for (let n = 0; n < 60; n++) {
      const state = filled(`straits ${n}`);
      for (const [id, { seas }] of Object.entries(straits)) {
        const open = (['axis', 'allies'] as const).filter((side) => adjacent(state, side, seas[0], seas[1]));
        expect(open, `${id} on board ${n}`).toEqual([openTo(state, id as keyof typeof straits)]);
      }
    }
  });
});
