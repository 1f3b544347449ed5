// The legal choices of a unit or a home centre, found one step after another along a path.
import { canReach, coastLocation, province, provinceOf, reachableCoasts } from '../data/geography.js';
import type { Location, ProvinceId, Unit } from '../data/geography.js';
import { canSupportInto, supportedTarget } from '../rules/legality.js';
import { steps } from '../rules/movement.js';
import { fleetBuildSites } from '../rules/ownership.js';
import type { Board } from '../rules/unit-index.js';
import type { Dislodged } from '../state.js';

/** What can follow a path, and whether the order may end there. A path that leads nowhere has no options and is not complete. */
export interface MenuStep {
  readonly options: readonly string[];
  readonly complete: boolean;
}

const dead: MenuStep = { options: [], complete: false };
const done: MenuStep = { options: [], complete: true };
const choices = (options: readonly string[]): MenuStep => ({ options, complete: false });

/** The next step of a movement order for the unit at a location. Every path it leads to is a legal order. */
export function movementStep(board: Board, at: Location, path: readonly string[]): MenuStep {
  const unit = board.at(provinceOf(at));
  if (unit?.at !== at) return dead;
  const [kind, first, second, ...rest] = path;
  if (rest.length > 0) return dead;
  switch (kind) {
    case undefined:
      return choices(kindsFor(board, unit));
    case 'hold':
      return first === undefined ? done : dead;
    case 'move':
      return moveStep(board, unit, first, second);
    case 'support':
      return pairStep(first, second, supportable(board, unit), (of) => supportTargets(board, unit, of));
    case 'convoy':
      return pairStep(first, second, passengers(board, unit), (of) => landings(board, unit, of));
    default:
      return dead;
  }
}

function kindsFor(board: Board, unit: Unit): readonly string[] {
  const kinds = ['hold'];
  if (moveTargets(board, unit).length > 0) kinds.push('move');
  if (supportable(board, unit).length > 0) kinds.push('support');
  if (passengers(board, unit).length > 0) kinds.push('convoy');
  return kinds;
}

function moveStep(board: Board, unit: Unit, first: string | undefined, second: string | undefined): MenuStep {
  const targets = moveTargets(board, unit);
  if (first === undefined) return choices(targets);
  const to = targets.find((target) => target === first);
  if (to === undefined) return dead;
  const from = provinceOf(unit.at);
  const eitherWay = unit.type === 'A' && canReach('A', from, provinceOf(to)) && board.convoys(from).has(provinceOf(to));
  if (second === undefined) return { options: eitherWay ? ['via'] : [], complete: true };
  return eitherWay && second === 'via' ? done : dead;
}

/** Two steps: a unit, then what of it. */
function pairStep(
  first: string | undefined,
  second: string | undefined,
  units: readonly Unit[],
  targets: (of: Unit) => readonly string[],
): MenuStep {
  if (first === undefined) return choices(units.map(({ at }) => at));
  const of = units.find(({ at }) => at === first);
  if (of === undefined) return dead;
  const found = targets(of);
  if (second === undefined) return choices(found);
  return found.includes(second) ? done : dead;
}

/** Everywhere a unit may be ordered to go: by itself first, then by convoys that fleets now at sea could form. */
function moveTargets(board: Board, unit: Unit): readonly Location[] {
  const direct = steps(unit).filter((to) => !board.closed.has(provinceOf(to)));
  if (unit.type === 'F') return direct;
  const near = new Set<Location>(direct);
  const far = [...board.convoys(provinceOf(unit.at)).keys()].filter((to) => !board.closed.has(to) && !near.has(to));
  return [...direct, ...sorted(far)];
}

function supportable(board: Board, unit: Unit): readonly Unit[] {
  return inOrder(board.units.filter((of) => of !== unit && supportTargets(board, unit, of).length > 0));
}

/** What a unit may support another in: `hold`, then the targets of its possible moves. */
function supportTargets(board: Board, unit: Unit, of: Unit): readonly string[] {
  const targets: string[] = [];
  if (canSupportInto(board, unit, provinceOf(of.at))) targets.push('hold');
  for (const to of supportReach(unit)) {
    if (!canSupportInto(board, unit, to) || !supportedTarget(board, unit, of, to).legal) continue;
    targets.push(to);
    const coasts = of.type === 'F' && province(to).coasts.length > 0 ? reachableCoasts(of.at, to) : [];
    targets.push(...coasts);
  }
  return targets;
}

function supportReach(unit: Unit): readonly ProvinceId[] {
  return [...new Set(steps(unit).map((to) => provinceOf(to)))];
}

function passengers(board: Board, unit: Unit): readonly Unit[] {
  if (unit.type !== 'F' || province(provinceOf(unit.at)).kind !== 'sea') return [];
  return inOrder(board.units.filter((of) => of.type === 'A' && landings(board, unit, of).length > 0));
}

function landings(board: Board, unit: Unit, of: Unit): readonly ProvinceId[] {
  const sea = provinceOf(unit.at);
  const found: ProvinceId[] = [];
  for (const [to, fleets] of board.convoys(provinceOf(of.at)))
    if (fleets.has(sea) && !board.closed.has(to)) found.push(to);
  return sorted(found);
}

function sorted(ids: readonly ProvinceId[]): readonly ProvinceId[] {
  return [...ids].sort((a, b) => province(a).rank - province(b).rank);
}

function inOrder(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort((a, b) => province(provinceOf(a.at)).rank - province(provinceOf(b.at)).rank);
}

/** The next step of a dislodged unit's order. */
export function retreatStep(dislodged: Dislodged, path: readonly string[]): MenuStep {
  const [kind, first, ...rest] = path;
  if (rest.length > 0) return dead;
  if (kind === undefined) return choices(dislodged.retreats.length > 0 ? ['retreat', 'disband'] : ['disband']);
  if (kind === 'disband') return first === undefined ? done : dead;
  if (kind !== 'retreat') return dead;
  if (first === undefined) return choices(dislodged.retreats);
  return dislodged.retreats.some((to) => to === first) ? done : dead;
}

/** The next step of a build in a home centre. */
export function buildStep(centre: ProvinceId, path: readonly string[]): MenuStep {
  const [kind, type, coast, ...rest] = path;
  if (rest.length > 0 || (kind !== undefined && kind !== 'build')) return dead;
  if (kind === undefined) return choices(['build']);
  const sites = fleetBuildSites(centre);
  if (type === undefined) return choices(sites.length > 0 ? ['A', 'F'] : ['A']);
  if (type === 'A') return coast === undefined ? done : dead;
  if (type !== 'F' || sites.length === 0) return dead;
  const { coasts } = province(centre);
  if (coasts.length === 0) return coast === undefined ? done : dead;
  if (coast === undefined) return choices(coasts);
  return sites.some((site) => site === coastLocation(centre, coast)) ? done : dead;
}

/** The next step of a removal. */
export function removeStep(path: readonly string[]): MenuStep {
  if (path.length === 0) return choices(['remove']);
  return path.length === 1 && path[0] === 'remove' ? done : dead;
}
