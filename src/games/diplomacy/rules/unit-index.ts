// The units of one moment, indexed by province, with the convoy chains their fleets could form.
import { adjacentCoasts, adjacentSeas, province, provinceOf, touchesSea } from '../data/geography.js';
import type { ProvinceId, Unit } from '../data/geography.js';

/** Units with the questions the rules ask about them. Made by {@link boardOf}; never changes. */
export interface Board {
  readonly units: readonly Unit[];
  /** The unit in a province. */
  at(id: ProvinceId): Unit | undefined;
  /** Provinces that may not be entered at all (Italy before the toss of the two-player game). */
  readonly closed: ReadonlySet<ProvinceId>;
  /** For an army on a coast: every coast fleets now at sea could convoy it to, with the fleets that lie on some chain that has no needless link. */
  convoys(origin: ProvinceId): ReadonlyMap<ProvinceId, ReadonlySet<ProvinceId>>;
}

const nothing: ReadonlyMap<ProvinceId, ReadonlySet<ProvinceId>> = new Map();
const noProvince: ReadonlySet<ProvinceId> = new Set();

/** Index units by province. Throws if two units share one. */
export function boardOf(units: readonly Unit[], closed: ReadonlySet<ProvinceId> = noProvince): Board {
  const byProvince = new Map<ProvinceId, Unit>();
  const fleets = new Set<ProvinceId>();
  for (const unit of units) {
    const id = provinceOf(unit.at);
    if (byProvince.has(id)) throw new Error(`Two units in ${id}`);
    byProvince.set(id, unit);
    if (unit.type === 'F' && province(id).kind === 'sea') fleets.add(id);
  }
  const known = new Map<ProvinceId, ReadonlyMap<ProvinceId, ReadonlySet<ProvinceId>>>();
  return {
    units,
    closed,
    at: (id) => byProvince.get(id),
    convoys(origin) {
      if (fleets.size === 0 || province(origin).kind !== 'coastal') return nothing;
      const before = known.get(origin);
      if (before !== undefined) return before;
      const found = usefulFleets(origin, fleets);
      known.set(origin, found);
      return found;
    },
  };
}

/** Walk every chain in which no fleet could be left out, and note which fleets serve which landing. */
function usefulFleets(
  origin: ProvinceId,
  fleets: ReadonlySet<ProvinceId>,
): ReadonlyMap<ProvinceId, ReadonlySet<ProvinceId>> {
  const landings = new Map<ProvinceId, Set<ProvinceId>>();
  const chain: ProvinceId[] = [];
  const extend = (sea: ProvinceId): void => {
    chain.push(sea);
    for (const coast of adjacentCoasts(sea)) {
      if (coast === origin || chain.some((link) => link !== sea && touchesSea(coast, link))) continue;
      const useful = landings.get(coast) ?? new Set();
      for (const link of chain) useful.add(link);
      landings.set(coast, useful);
    }
    for (const next of adjacentSeas(sea)) {
      if (!fleets.has(next) || touchesSea(origin, next)) continue;
      if (chain.includes(next) || chain.some((link) => link !== sea && touchesSea(next, link))) continue;
      extend(next);
    }
    chain.pop();
  };
  for (const sea of adjacentSeas(origin)) if (fleets.has(sea)) extend(sea);
  return landings;
}

/** Whether fleets in these seas link two coastal provinces (rulebook, “Convoying an army across several seas”). */
export function chainExists(origin: ProvinceId, target: ProvinceId, fleets: ReadonlySet<ProvinceId>): boolean {
  const open = adjacentSeas(origin).filter((sea) => fleets.has(sea));
  const seen = new Set(open);
  for (let sea = open.pop(); sea !== undefined; sea = open.pop()) {
    if (touchesSea(target, sea)) return true;
    for (const next of adjacentSeas(sea)) {
      if (!fleets.has(next) || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** The provinces of all fleets at sea. */
export function fleetsAtSea(board: Board): Set<ProvinceId> {
  const seas = new Set<ProvinceId>();
  for (const unit of board.units) {
    const id = provinceOf(unit.at);
    if (unit.type === 'F' && province(id).kind === 'sea') seas.add(id);
  }
  return seas;
}
