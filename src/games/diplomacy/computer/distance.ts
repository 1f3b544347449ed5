// How many turns apart places are for an army and for a fleet; worked out once.
import {
  adjacentSeas,
  armyNeighbours,
  fleetNeighbours,
  locations,
  province,
  provinceIds,
  provinceOf,
  touchesSea,
} from '../data/geography.js';
import type { Location, ProvinceId } from '../data/geography.js';

/** Crossing a sea by convoy takes a fleet's turn as well. */
const crossing = 2;

type Steps = (at: Location) => readonly (readonly [to: Location, turns: number])[];

const fleetSteps: Steps = (at) => fleetNeighbours(at).map((to) => [to, 1]);

const armySteps: Steps = (at) => {
  const from = provinceOf(at);
  const overSea = province(from).kind === 'coastal' ? adjacentSeas(from) : [];
  const landings = provinceIds.filter(
    (id) => id !== from && province(id).kind === 'coastal' && overSea.some((sea) => touchesSea(id, sea)),
  );
  return [...armyNeighbours(from).map((to) => [to, 1] as const), ...landings.map((to) => [to, crossing] as const)];
};

function distancesFrom(start: Location, steps: Steps): ReadonlyMap<Location, number> {
  const reached = new Map<Location, number>([[start, 0]]);
  const open: Location[] = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const so_far = reached.get(at) ?? 0;
    for (const [to, turns] of steps(at)) {
      if ((reached.get(to) ?? Infinity) <= so_far + turns) continue;
      reached.set(to, so_far + turns);
      open.push(to);
    }
  }
  return reached;
}

const tables = { A: table(armySteps), F: table(fleetSteps) } as const;

function table(steps: Steps): ReadonlyMap<Location, ReadonlyMap<ProvinceId, number>> {
  return new Map(
    locations.map((at) => {
      const nearest = new Map<ProvinceId, number>();
      for (const [to, turns] of distancesFrom(at, steps))
        nearest.set(provinceOf(to), Math.min(turns, nearest.get(provinceOf(to)) ?? Infinity));
      return [at, nearest];
    }),
  );
}

/** Turns a unit needs from a location to a province; Infinity where it can never go. */
export function turnsApart(type: 'A' | 'F', from: Location, to: ProvinceId): number {
  return tables[type].get(from)?.get(to) ?? Infinity;
}
