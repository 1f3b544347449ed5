// What a host may put right by name: victory points, and of units on the map their steps and the hex they stand in.
import type { RepairPart, Repairs } from '../../../table/repairs.js';
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

function unitParts(state: DownfallState, id: UnitId): readonly RepairPart[] {
  const facts = factsOf(state);
  const { status, at, steps } = state.units[id];
  if (status !== 'map' || at === null) return [];
  const faction = factionName(facts.units[id].faction);
  const heading = say('repair.units', { faction });
  return [
    {
      id: `steps:${id}`,
      heading,
      name: say('repair.steps', { unit: unitName(facts, id), faction }),
      value: String(steps),
      values: { min: 1, max: facts.units[id].most },
    },
    {
      id: `place:${id}`,
      heading,
      name: say('repair.place', { unit: unitName(facts, id), faction }),
      value: at,
      values: around(facts, at).map((place) => ({ id: place, name: placeName(facts, place) })),
    },
  ];
}

function parts(state: DownfallState): readonly RepairPart[] {
  const { points } = factsOf(state).conditions;
  return [
    {
      id: 'vp',
      heading: say('repair.points'),
      name: say('repair.vp'),
      value: String(state.vp),
      values: { min: 1 - points, max: points - 1 },
    },
    ...factsOf(state).unitIds.flatMap((id) => unitParts(state, id)),
  ];
}

function put(state: DownfallState, part: string, value: string): DownfallState {
  const [kind, named = ''] = part.split(':');
  if (kind === 'vp') return { ...state, vp: Number(value) };
  const id = factsOf(state).unitIds.find((one) => one === named);
  if (id === undefined) return state;
  const unit = state.units[id];
  const changed = kind === 'steps' ? { ...unit, steps: Number(value) } : { ...unit, at: value };
  return { ...state, units: { ...state.units, [id]: changed } };
}

/** Cards and what lies face down are left alone: who could put them right would have seen them. */
export const repairs: Repairs<DownfallState> = { parts, put };
