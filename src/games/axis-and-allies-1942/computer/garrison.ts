// Who stays behind: what a city, a complex or a capital needs against the attack that the enemy could make there next turn.
import { unitFacts } from '../data/units.js';
import { capitals, cities, isLand, lands, type Land } from '../data/spaces.js';
import { domainOf } from '../rules/board.js';
import type { AaState, Unit } from '../state.js';
import { strength } from './forecast.js';
import { threatsTo } from './ground.js';

/** Guards below this share of the threat only die in their place: one of them is enough. */
const hopeless = 0.45;

/** What a city or complex holds against the threat to it: not all of an enemy's army comes to one place. */
const dear = 0.6;

/** The units of the active power that do not attack from cities and complexes, by their numbers; a capital has its own reckoning. */
export function lastGuards(state: AaState): ReadonlySet<number> {
  const towns = lands.filter((land) => isDear(state, land) && capitals[state.active] !== land);
  return new Set(
    towns.flatMap((land) =>
      guardsOf(state, land)
        .slice(0, 1)
        .map(({ id }) => id),
    ),
  );
}

/** The units of the active power that are not sent away, by their numbers. */
export function garrisons(state: AaState): ReadonlySet<number> {
  return new Set(
    lands.filter((land) => isDear(state, land)).flatMap((land) => guardsOf(state, land).map(({ id }) => id)),
  );
}

/** Whether a territory of the active power may not stand empty. */
function isDear(state: AaState, land: Land): boolean {
  if (state.control[land] !== state.active) return false;
  return cities.some((city) => city === land) || state.complexes[land] !== undefined || capitals[state.active] === land;
}

/** The cheapest defenders that hold it; one where even all of them do not. */
function guardsOf(state: AaState, land: Land): readonly Unit[] {
  const threat = strength(threatsTo(state, land, state.active), 'attack');
  const here = state.units.filter(
    (unit) => unit.space === land && unit.power === state.active && isLand(unit.space) && domainOf(unit) === 'land',
  );
  const sorted = here.toSorted((a, b) => unitFacts[a.type].cost - unitFacts[b.type].cost);
  const friends = state.units.filter(
    (unit) => unit.space === land && unit.power !== state.active && domainOf(unit) === 'land',
  );
  const held = (guards: readonly Unit[]): number =>
    strength(
      [...guards, ...friends].map(({ type }) => type),
      'defense',
    );
  if (threat > 0 && held(sorted) < threat * hopeless) return sorted.slice(0, 1);
  const needed = threat * (capitals[state.active] === land ? 1.2 : dear);
  let count = 1;
  while (count < sorted.length && held(sorted.slice(0, count)) < needed) count += 1;
  return sorted.slice(0, count);
}
