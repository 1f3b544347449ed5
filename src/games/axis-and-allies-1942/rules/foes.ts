// What stays as it is while one side's moves are ordered: where its enemies are, and how far its ships come past them.
import { isSea, type Sea, type Space } from '../data/spaces.js';
import { isSurfaceWarship } from '../data/units.js';
import type { AaState, Unit } from '../state.js';
import { domainOf, isFriend } from './board.js';

/** Spaces with their distance, and the space before each on the way. */
export type Reach<S extends Space> = ReadonlyMap<S, { readonly distance: number; readonly before: S }>;

/** The enemies of the active power, sorted by space. */
interface Foes {
  readonly units: ReadonlyMap<Space, readonly Unit[]>;
  /** Zones with enemy surface warships. */
  readonly hostile: ReadonlySet<Sea>;
  readonly destroyers: ReadonlySet<Sea>;
  readonly submarines: ReadonlySet<Sea>;
  /** Ways at sea that have been looked for, by start, length and kind of ship. */
  readonly ways: Map<string, Reach<Sea>>;
}

const known = new WeakMap<AaState['calmAtStart'], Map<AaState['step'], Foes>>();

/** The enemies of the active power; worked out once for each phase of a turn, for no move changes it. */
export function foesOf(state: AaState): Foes {
  const steps = known.get(state.calmAtStart) ?? new Map<AaState['step'], Foes>();
  known.set(state.calmAtStart, steps);
  const found = steps.get(state.step) ?? sorted(state);
  steps.set(state.step, found);
  return found;
}

/** Whether enemies of the active power are in a space. */
export function hasFoes(state: AaState, space: Space): boolean {
  return (foesOf(state).units.get(space)?.length ?? 0) > 0;
}

function sorted(state: AaState): Foes {
  const units = new Map<Space, Unit[]>();
  const hostile = new Set<Sea>();
  const destroyers = new Set<Sea>();
  const submarines = new Set<Sea>();
  for (const unit of state.units) {
    if (isFriend(unit.power, state.active)) continue;
    const { space, type } = unit;
    if (unit.aboard === null || domainOf(unit) === 'air') {
      const there = units.get(space);
      if (there === undefined) units.set(space, [unit]);
      else there.push(unit);
    }
    if (!isSea(space)) continue;
    if (isSurfaceWarship(type)) hostile.add(space);
    if (type === 'destroyer') destroyers.add(space);
    if (type === 'submarine') submarines.add(space);
  }
  return { units, hostile, destroyers, submarines, ways: new Map() };
}
