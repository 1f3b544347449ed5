// How far units come: over land, at sea past enemies and through canals, and in the air (rulebook, Movement).
import { neighbours } from '../data/adjacency.js';
import type { Power } from '../data/powers.js';
import { isLand, isSea, spaces, type Land, type Sea, type Space } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { isHostileTo, isPassage } from './board.js';
import { foesOf, type Reach } from './foes.js';

/** Everything within some steps; a space beyond which nothing goes is reached but not left. */
function spread<S extends Space>(
  start: S,
  steps: number,
  next: (at: S) => readonly S[],
  enters: (at: S) => 'pass' | 'stop' | 'no',
): Reach<S> {
  const found = new Map<S, { distance: number; before: S }>();
  const closed = new Set<S>();
  let edge: readonly S[] = [start];
  for (let distance = 1; distance <= steps && edge.length > 0; distance++) {
    const after: S[] = [];
    for (const at of edge) {
      for (const to of next(at)) {
        if (to === start || found.has(to) || closed.has(to)) continue;
        const enter = enters(to);
        if (enter === 'no') closed.add(to);
        else found.set(to, { distance, before: at });
        if (enter === 'pass') after.push(to);
      }
    }
    edge = after;
  }
  return found;
}

/** Where ships of the active power come. Enemy surface warships stop them; submarines are stopped by destroyers alone. */
export function seaReach(state: AaState, start: Sea, steps: number, type: Unit['type'], isCombat: boolean): Reach<Sea> {
  const { hostile, destroyers, ways } = foesOf(state);
  const isSubmarine = type === 'submarine';
  const key = `${start} ${steps} ${String(isSubmarine)} ${String(isCombat)}`;
  const known = ways.get(key);
  if (known !== undefined) return known;
  const found = spread(
    start,
    steps,
    (at) => neighbours[at].filter(isSea).filter((to) => isPassage(state, at, to)),
    (zone) => {
      if (isSubmarine) return destroyers.has(zone) ? 'stop' : 'pass';
      if (!hostile.has(zone)) return 'pass';
      return isCombat ? 'stop' : 'no';
    },
  );
  ways.set(key, found);
  return found;
}

/** Where land units come; hostile ground is entered in combat only, and ends the way. */
export function landReach(state: AaState, start: Land, steps: number, isCombat: boolean): Reach<Land> {
  return spread(
    start,
    steps,
    (at) => neighbours[at].filter(isLand),
    (land) => (isHostileTo(state, land, state.active) ? (isCombat ? 'stop' : 'no') : 'pass'),
  );
}

const flights = new Map<Space, ReadonlyMap<Space, number>>();

/** Distances in the air from a space, up to the longest flight. */
export function flightsFrom(start: Space): ReadonlyMap<Space, number> {
  const known = flights.get(start);
  if (known !== undefined) return known;
  const found = new Map<Space, number>([[start, 0]]);
  let edge: readonly Space[] = [start];
  for (let distance = 1; distance <= 6; distance++) {
    const after: Space[] = [];
    for (const to of edge.flatMap((at) => neighbours[at])) {
      if (found.has(to)) continue;
      found.set(to, distance);
      after.push(to);
    }
    edge = after;
  }
  flights.set(start, found);
  return found;
}

/** How far two spaces are apart in the air; more than any flight when out of reach. */
export function flight(from: Space, to: Space): number {
  return flightsFrom(from).get(to) ?? 99;
}

const landingSites = new WeakMap<readonly Land[], ReadonlyMap<Space, number>>();

/** How far the nearest territory is in which the active power may land. */
export function toLanding(state: AaState, from: Space): number {
  let known = landingSites.get(state.heldAtStart);
  if (known === undefined) {
    const { heldAtStart } = state;
    known = new Map(spaces.map((space) => [space, Math.min(99, ...heldAtStart.map((land) => flight(space, land)))]));
    landingSites.set(heldAtStart, known);
  }
  return known.get(from) ?? 99;
}

/** The way to a space, start and end included. */
export function wayTo<S extends Space>(reach: Reach<S>, start: S, end: S): readonly S[] {
  const way: S[] = [end];
  for (let at = end; at !== start;) {
    const step = reach.get(at);
    if (step === undefined) break;
    at = step.before;
    way.unshift(at);
  }
  return way;
}

/** Whether a power may still land its aircraft in a territory this turn. */
export function isAirfield(state: AaState, land: Land, power: Power): boolean {
  return state.heldAtStart.includes(land) && !isHostileTo(state, land, power);
}
