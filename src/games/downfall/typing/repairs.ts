// What a host may put right by name: victory points, and of units on the map their steps and the hex they stand in.
import { partAt, type Repair } from '../../../table/repairs.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import type { DownfallState, Place } from '../state.js';

/** A unit that stands wrong stands no further off than this, in columns and rows. */
const near = 3;

function column(hex: string): number {
  return Number(hex.slice(0, -2));
}

function row(hex: string): number {
  return Number(hex.slice(-2));
}

/** Where a unit stands, and the land around it; whatever is no hex has none. */
function around(facts: Facts, at: Place): readonly Place[] {
  if (!facts.hexes.has(at)) return [at];
  return [...facts.hexes.keys()].filter(
    (hex) => Math.abs(column(hex) - column(at)) <= near && Math.abs(row(hex) - row(at)) <= near,
  );
}

function unitParts(state: DownfallState, id: UnitId): readonly Repair<DownfallState>[] {
  const facts = factsOf(state);
  const { status, at } = state.units[id];
  if (status !== 'map' || at === null) return [];
  const faction = factionName(facts.units[id].faction);
  const heading = say('repair.units', { faction });
  return [
    partAt(state, ['units', id, 'steps'], {
      id: `steps:${id}`,
      heading,
      name: say('repair.steps', { unit: unitName(facts, id), faction }),
      values: { min: 1, max: facts.units[id].most },
    }),
    partAt(state, ['units', id, 'at'], {
      id: `place:${id}`,
      heading,
      name: say('repair.place', { unit: unitName(facts, id), faction }),
      values: around(facts, at).map((place) => ({ id: place, name: placeName(facts, place) })),
    }),
  ];
}

/** Cards and what lies face down are left alone: who could put them right would have seen them. */
export function repairs(state: DownfallState): readonly Repair<DownfallState>[] {
  const { conditions, unitIds } = factsOf(state);
  return [
    partAt(state, ['vp'], {
      heading: say('repair.points'),
      name: say('repair.vp'),
      values: { min: 1 - conditions.points, max: conditions.points - 1 },
    }),
    ...unitIds.flatMap((id) => unitParts(state, id)),
  ];
}
