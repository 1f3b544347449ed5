// How the land lies for the computer player: distances to the enemy, threats, what a territory is worth to it.
import { neighbours } from '../data/adjacency.js';
import type { Power } from '../data/powers.js';
import { capitals, cities, isLand, lands, territories, type Land } from '../data/spaces.js';
import type { UnitType } from '../data/units.js';
import { domainOf, isFriend, isHostileTo } from '../rules/board.js';
import { flight } from '../rules/reach.js';
import type { AaState } from '../state.js';

/** Steps over land from every territory to the nearest one that enemies of a power hold; none where no way leads there. */
export function marches(state: AaState, power: Power): ReadonlyMap<Land, number> {
  const found = new Map<Land, number>();
  let edge = lands.filter((land) => isHostileTo(state, land, power));
  for (let distance = 0; edge.length > 0; distance++) {
    for (const land of edge) found.set(land, distance);
    edge = [...new Set(edge.flatMap((land) => neighbours[land].filter(isLand)))].filter((land) => !found.has(land));
  }
  return found;
}

/** Enemy units that could attack a territory in their next turn over land or by air. */
export function threatsTo(state: AaState, land: Land, power: Power): readonly UnitType[] {
  const near = new Set(neighbours[land].filter(isLand));
  const far = new Set([...near].flatMap((one) => neighbours[one].filter(isLand)));
  return state.units.flatMap((unit) => {
    if (isFriend(unit.power, power) || unit.type === 'aaa') return [];
    const { space, type } = unit;
    if (domainOf(unit) === 'air') return flight(space, land) <= (type === 'bomber' ? 4 : 3) ? [type] : [];
    if (domainOf(unit) !== 'land' || !isLand(space)) return [];
    return near.has(space) || (type === 'tank' && far.has(space)) ? [type] : [];
  });
}

/** What holding a territory is worth, in money. */
export function worthOf(state: AaState, land: Land): number {
  const isCity = cities.some((city) => city === land);
  const isCapital = Object.values(capitals).some((capital) => capital === land);
  return (
    territories[land].ipc * 2 +
    (isCity ? 6 : 0) +
    (isCapital ? 25 : 0) +
    (state.complexes[land] === undefined ? 0 : 6) +
    0.5
  );
}
