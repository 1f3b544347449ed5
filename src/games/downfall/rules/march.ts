// Orders of movement carried out one after another: on a copy while a sheet is being written, on the position once it stands.
import type { Facts } from '../data/facts.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import { partisanIds, partisanUnits, type Faction, type UnitId } from '../data/units.js';
import { ideologyOf, typeOf, type OpenState, type OrderContext, type Place } from '../state.js';
import type { Order } from '../../../table/question.js';
import { Ground, isRegion } from './ground.js';
import { hasNavalRules, interceptionOf } from './fleets.js';
import { landings } from './landings.js';
import { mayMove, partisanReach, reach, sailings, type Voyage } from './movement.js';
import { moverOf, unitByUnit } from './movers.js';
import { isDeadEnd, mayStay } from './staying.js';
import { isSea, seasBeside, useKey } from './waters.js';

/** A step of a path by its id: a place by land, `sea:PLACE`, a sea for a fleet, or `fortify`. */
export type MarchStep =
  | { readonly how: 'land'; readonly to: Place; readonly path: readonly Place[]; readonly left: number }
  | { readonly how: 'sea'; readonly to: Place; readonly voyage: Voyage }
  | { readonly how: 'naval'; readonly to: SeaArea; readonly cost: number; readonly left: number }
  | { readonly how: 'beach'; readonly to: Place }
  | { readonly how: 'fortify' };

/** Whether a step by its id goes by sea. */
export function isBySea(token: string): boolean {
  return token.startsWith('sea:');
}

/** The movement of an order as far as it is written. */
export interface March {
  readonly board: OpenState;
  readonly order: OrderContext;
  /** Who has moved, by subject. */
  readonly moved: readonly string[];
  readonly sailedSteps: number;
  /** Partisans that have been run into, each way once: 1 initiative each. */
  readonly tolls: readonly string[];
}

const mostSailing = 6;

const grounds = new WeakMap<March, Ground>();

/** The ground before the next order: a march is not changed once it is made. */
export function groundOf(march: March): Ground {
  const known = grounds.get(march) ?? new Ground(march.board);
  grounds.set(march, known);
  return known;
}

/** The movement of an order before anything has moved. */
export function beginMarch(board: OpenState, order: OrderContext): March {
  return { board, order, moved: [], sailedSteps: 0, tolls: [] };
}

/** Whether a fleet or submarine may be ordered to move at all. */
function maySteam({ board, order }: March, id: NavalId): boolean {
  const { faction, fixed } = factsOf(board).fleets[id];
  const { status, ready } = board.naval[id];
  return hasNavalRules(board) && faction === order.faction && fixed === undefined && status === 'sea' && ready;
}

/** Pairs that stand in one hex and have not moved; where only so many units may move, each is ordered by itself. */
function stacksOf({ board, order, moved }: March, units: readonly UnitId[]): readonly string[] {
  if (order.mostUnits !== null) return [];
  const left = units.filter((id) => !moved.includes(id));
  return left.flatMap((id, n) => {
    const { at } = board.units[id];
    const other = at === null || isRegion(at) ? undefined : left.slice(n + 1).find((one) => board.units[one].at === at);
    return other === undefined ? [] : [`stack:${id}+${other}`];
  });
}

/** Whether a subject is a beachhead from the pool. */
function isFresh(facts: Facts, subject: string): boolean {
  const mover = moverOf(facts, subject);
  return mover?.kind === 'beachhead' && mover.from === null;
}

/** Everything that can be ordered to move, whether or not it has its order. */
export function moversOf(march: March): readonly string[] {
  const { board, order } = march;
  const ground = groundOf(march);
  const units = ground.facts.unitIds.filter((id) => mayMove(ground, order, id));
  const partisans = order.partisans
    ? partisanIds.filter((id) => board.partisans[id].status === 'map' && partisanUnits[id] === order.faction)
    : [];
  const fleets =
    order.naval && order.portsOnly === null ? ground.facts.navalIds.filter((id) => maySteam(march, id)) : [];
  const isLanding = order.faction === 'western' && order.naval && order.portsOnly === null;
  const placed = march.moved.filter((one) => isFresh(ground.facts, one)).length;
  const fresh = Array.from({ length: board.beachheadPool + placed }, (_, n) => `beachhead:${n + 1}`);
  const empty = board.beachheads
    .filter(({ at, mulberry }) => !mulberry && ground.unitsAt(at).length === 0)
    .map(({ at }) => `beachhead:${at}`)
    .filter((id) => !march.moved.includes(id));
  return [...units, ...stacksOf(march, units), ...partisans, ...fleets, ...(isLanding ? [...fresh, ...empty] : [])];
}

/** Whether something can be ordered to move, whether or not it has its order. */
export function isMover(march: March, subject: string): boolean {
  const mover = moverOf(factsOf(march.board), subject);
  return mover?.kind === 'unit'
    ? mayMove(groundOf(march), march.order, mover.unit)
    : mover !== null && moversOf(march).includes(subject);
}

interface Standing {
  readonly at: Place;
  readonly left: number;
  readonly isOver: boolean;
}

/** Whether so many steps may still sail in this order. */
function maySailTogether(march: March, units: readonly UnitId[]): boolean {
  return units.reduce((sum, id) => sum + march.board.units[id].steps, 0) <= sailingLeft(march).left;
}

/** How many steps may sail in an order, and how many of them still may after what is written. */
export function sailingLeft({ order, sailedSteps }: March): { readonly most: number; readonly left: number } {
  const most = order.portsOnly ?? mostSailing;
  return { most, left: most - sailedSteps };
}

/** What has been worked out of where units can go before the next order, by unit and path. */
const known = new WeakMap<March, Map<string, ReadonlyMap<string, MarchStep>>>();

function standingOf(march: March, ground: Ground, unit: UnitId, path: readonly string[]): Standing | null {
  const start = march.board.units[unit].at;
  if (start === null) return null;
  const own = ideologyOf(ground.facts.units[unit].faction);
  let here: Standing = { at: start, left: march.order.portsOnly === null ? march.order.mp : 0, isOver: false };
  for (const [n, token] of path.entries()) {
    if (here.isOver) return null;
    if (token === 'fortify' || isBySea(token)) {
      if (n > 0) return null;
      here = { at: token === 'fortify' ? start : token.slice(4), left: 0, isOver: true };
      continue;
    }
    const step = unitSteps(march, ground, unit, path.slice(0, n)).get(token);
    if (step?.how !== 'land') return null;
    here = { at: token, left: step.left, isOver: ground.inFoeZone(token, own) };
  }
  return here;
}

function unitSteps(
  march: March,
  ground: Ground,
  unit: UnitId,
  path: readonly string[],
): ReadonlyMap<string, MarchStep> {
  const all = known.get(march) ?? new Map<string, ReadonlyMap<string, MarchStep>>();
  known.set(march, all);
  const key = [unit, ...path].join('>');
  const found = all.get(key) ?? findSteps(march, ground, unit, path);
  all.set(key, found);
  return found;
}

function findSteps(
  march: March,
  ground: Ground,
  unit: UnitId,
  path: readonly string[],
): ReadonlyMap<string, MarchStep> {
  const found = new Map<string, MarchStep>();
  const standing = standingOf(march, ground, unit, path);
  if (standing === null || standing.isOver) return found;
  if (path.length === 0 && march.order.portsOnly === null) {
    const type = typeOf(ground.facts, unit, march.board.units[unit]);
    const isFort = type === 'fort-troop' && march.order.special.includes('fort-troop');
    if (isFort && march.board.units[unit].isolated === 0) found.set('fortify', { how: 'fortify' });
  }
  for (const [to, way] of reach(ground, unit, standing.at, standing.left, path.length === 0)) {
    if (to === march.board.units[unit].at || isDeadEnd(march, ground, [unit], { to, left: way.left })) continue;
    found.set(to, { how: 'land', to, path: way.path, left: way.left });
  }
  if (path.length === 0 && march.order.naval && maySailTogether(march, [unit])) {
    for (const [to, voyage] of sailings(ground, unit)) {
      if (mayStay(march, ground, to, [unit])) found.set(`sea:${to}`, { how: 'sea', to, voyage });
    }
  }
  return found;
}

/** What can come next after a path, and whether it may end there. */
export function stepsAfter(
  march: March,
  subject: string,
  path: readonly string[],
): { readonly next: ReadonlyMap<string, MarchStep>; readonly isComplete: boolean } {
  const mover = moverOf(factsOf(march.board), subject);
  const ground = groundOf(march);
  const none = { next: new Map<string, MarchStep>(), isComplete: false };
  if (mover === null || march.moved.includes(subject)) return none;
  switch (mover.kind) {
    case 'unit': {
      const next = unitSteps(march, ground, mover.unit, path);
      return { next, isComplete: mayEnd(march, ground, mover.unit, path) };
    }
    case 'stack':
      return stackSteps(march, ground, mover.units, path);
    case 'partisan': {
      if (path.length > 0) return { next: none.next, isComplete: true };
      const places = partisanReach(ground, mover.partisan, march.order.mp);
      const next = [...places].map(([to, left]) => [to, { how: 'land' as const, to, path: [to], left }] as const);
      return { next: new Map(next), isComplete: false };
    }
    case 'naval': {
      // Fleets move before anything sails from port to port.
      if (march.sailedSteps > 0 || !maySteam(march, mover.naval)) return none;
      return { next: navalSteps(march, mover.naval, path), isComplete: path.length > 0 };
    }
    case 'beachhead': {
      if (path.length > 0) return { next: none.next, isComplete: true };
      if (march.sailedSteps > 0) return none;
      return {
        next: new Map(landings(march.board, ground).map((to) => [to, { how: 'beach' as const, to }])),
        isComplete: false,
      };
    }
  }
}

/** Whether a unit may stay where a path leads it. */
function mayEnd(march: March, ground: Ground, unit: UnitId, path: readonly string[]): boolean {
  const standing = path.length === 0 ? null : standingOf(march, ground, unit, path);
  if (standing === null) return false;
  return standing.at === march.board.units[unit].at || mayStay(march, ground, standing.at, [unit]);
}

/** What a fleet pays for entering a sea, its own strength counted. */
function tollInto(board: OpenState, faction: Faction, sea: SeaArea, from: SeaArea, id: NavalId): number {
  if (board.checked.includes(useKey(faction, from, sea))) return 0;
  return Math.max(0, interceptionOf(board, faction, sea, [id])?.difference ?? 0);
}

/** What all units of a stack can do alike, as far as they fit where they end. */
function stackSteps(
  march: March,
  ground: Ground,
  units: readonly UnitId[],
  path: readonly string[],
): { readonly next: ReadonlyMap<string, MarchStep>; readonly isComplete: boolean } {
  const [first, ...others] = units;
  const here = first === undefined ? null : march.board.units[first].at;
  const isTogether = units.every((id) => !march.moved.includes(id) && march.board.units[id].at === here);
  if (first === undefined || !isTogether) return { next: new Map(), isComplete: false };
  const fits = (place: Place): boolean => mayStay(march, ground, place, units);
  const all = others.map((id) => unitSteps(march, ground, id, path));
  const next = new Map(
    [...unitSteps(march, ground, first, path)].filter(([token, step]) => {
      if (step.how === 'sea' && !(maySailTogether(march, units) && fits(step.to))) return false;
      if (step.how === 'land' && isDeadEnd(march, ground, units, step)) return false;
      return step.how !== 'fortify' && all.every((one) => one.has(token));
    }),
  );
  const ends = units.map((id) => standingOf(march, ground, id, path)?.at ?? null);
  const [end = null] = ends;
  const isComplete = path.length > 0 && end !== null && end !== here && ends.every((one) => one === end) && fits(end);
  return { next, isComplete };
}

function navalSteps(march: March, id: NavalId, path: readonly string[]): ReadonlyMap<string, MarchStep> {
  const { board, order } = march;
  const left = order.mp - path.length - 1;
  const here = path.at(-1) ?? board.naval[id].sea;
  const found = new Map<string, MarchStep>();
  if (left < 0 || here === null || !isSea(here)) return found;
  for (const sea of seasBeside(factsOf(board), order.faction, here)) {
    if (sea === board.naval[id].sea || path.includes(sea)) continue;
    found.set(sea, { how: 'naval', to: sea, cost: tollInto(board, order.faction, sea, here, id), left });
  }
  return found;
}

/** Whether a whole order can be carried out. */
export function isMarch(march: March, subject: string, path: readonly string[]): boolean {
  if (path.length === 0 || !isMover(march, subject)) return false;
  for (let n = 0; n < path.length; n++) {
    const token = path[n];
    if (token === undefined || !stepsAfter(march, subject, path.slice(0, n)).next.has(token)) return false;
  }
  const mover = moverOf(factsOf(march.board), subject);
  // Where a unit could go on to from there need not be found.
  if (mover?.kind === 'unit') return mayEnd(march, groundOf(march), mover.unit, path);
  return stepsAfter(march, subject, path).isComplete;
}

/** The places a unit's path leads through. */
export function placesOf(march: March, subject: string, path: readonly string[]): readonly Place[] {
  const mover = moverOf(factsOf(march.board), subject);
  if (mover?.kind === 'naval') return [];
  if (mover?.kind === 'stack') return mover.units[0] === undefined ? [] : placesOf(march, mover.units[0], path);
  if (mover?.kind !== 'unit') return path.map((token) => token.replace('sea:', ''));
  const ground = groundOf(march);
  return path.flatMap((token, n) => {
    const step = unitSteps(march, ground, mover.unit, path.slice(0, n)).get(token);
    if (step?.how === 'land') return step.path;
    return step?.how === 'sea' ? [step.to] : [];
  });
}

/**
 * Carries an order out.
 * @param march its board must be a copy where only a draft is meant; it is changed.
 * @returns the movement after it.
 */
export function carryOut(march: March, subject: string, path: readonly string[]): March {
  const mover = moverOf(factsOf(march.board), subject);
  const [last = ''] = path.slice(-1);
  const board = march.board;
  const moved = [...march.moved, subject];
  if (mover === null) return march;
  switch (mover.kind) {
    case 'partisan':
      board.partisans[mover.partisan] = { status: 'map', at: last };
      return { ...march, moved };
    case 'stack':
      return unitByUnit(factsOf(board), [{ subject, path }]).reduce(
        (before, one) => carryOut(before, one.subject, one.path),
        march,
      );
    case 'naval':
      if (isSea(last)) board.naval[mover.naval] = { ...board.naval[mover.naval], sea: last };
      return { ...march, moved };
    case 'beachhead': {
      const kept = board.beachheads.filter(({ at }) => at !== mover.from);
      if (mover.from === null) board.beachheadPool -= 1;
      board.beachheads = [...kept, { at: last, mulberry: false }];
      board.transportPoints -= factsOf(board).beachAt.get(last)?.cost ?? 0;
      // Where it lies now it stays for the rest of the order.
      return { ...march, moved: [...moved, `beachhead:${last}`] };
    }
    case 'unit':
      return { ...march, moved, ...moveUnit(march, mover.unit, path) };
  }
}

function moveUnit(march: March, id: UnitId, path: readonly string[]): Pick<March, 'sailedSteps' | 'tolls'> {
  const { board } = march;
  const unit = board.units[id];
  const ground = groundOf(march);
  const [first = ''] = path;
  if (first === 'fortify') {
    board.units[id] = { ...unit, back: true };
    return march;
  }
  const places = placesOf(march, id, path);
  const end = places.at(-1) ?? unit.at;
  const isSailing = isBySea(first);
  const ideology = ideologyOf(ground.facts.units[id].faction);
  // Units that go the same way together pay once for each partisan.
  const partisanTolls =
    ideology === 'axis'
      ? places
          .filter((place) => ground.partisansAt(place).length > 0)
          .map((place) => `${unit.at ?? ''}>${end ?? ''}:${place}`)
      : [];
  board.units[id] = { ...unit, at: end };
  for (const place of places) enterCity(board, place, ideology);
  return {
    sailedSteps: march.sailedSteps + (isSailing ? unit.steps : 0),
    tolls: [...new Set([...march.tolls, ...partisanTolls])],
  };
}

/** A combat unit has entered a place: a city there changes hands. */
export function enterCity(
  board: Pick<OpenState, 'data' | 'cityControl'>,
  place: Place,
  ideology: 'western' | 'soviet' | 'axis',
): void {
  const city = factsOf(board).cityAt.get(place);
  if (city !== undefined) board.cityControl[city] = ideology;
}

/** Movement with one order more, on a copy of the position. */
export function furtherBy(march: March, { subject, path }: Order): March {
  const copy = { ...march, board: copyFor(march.board) };
  // What has been worked out for the one holds for the other.
  grounds.set(copy, groundOf(march));
  known.set(copy, known.get(march) ?? new Map<string, ReadonlyMap<string, MarchStep>>());
  return carryOut(copy, subject, path);
}

/** A copy of what movement changes. */
export function copyFor(board: OpenState): OpenState {
  return {
    ...board,
    units: { ...board.units },
    partisans: { ...board.partisans },
    naval: { ...board.naval },
    cityControl: { ...board.cityControl },
    beachheads: [...board.beachheads],
  };
}
