// What is in the way of a unit that cannot get to a place over land: the first thing on the way that has the fewest of them.
import type { Nation } from '../data/nations.js';
import type { UnitId } from '../data/units.js';
import { ideologyOf, type Place } from '../state.js';
import { areFoes, isRegion, nationOf, type Ground } from './ground.js';
import { edgeCost } from './movement.js';
import type { Edge } from './graph.js';

/** What holds a unit up. */
export type Hindrance =
  /** A place held by foes, or by the other Allies. */
  | { readonly kind: 'foe' | 'ally'; readonly at: Place }
  /** It has to stop in a zone of control. */
  | { readonly kind: 'zone'; readonly at: Place }
  /** A hexside that radiates from a foe. */
  | { readonly kind: 'spine'; readonly from: Place; readonly to: Place }
  /** Ground that can be crossed only as a whole move. */
  | { readonly kind: 'difficult'; readonly at: Place }
  | { readonly kind: 'border'; readonly nation: Nation }
  /** Nothing but the distance: the points it needs. */
  | { readonly kind: 'points'; readonly needs: number }
  /** No land leads there at all. */
  | { readonly kind: 'sea' };

/** How a place is reached: where a unit has to stop is another thing than the same place where it has not. */
interface Reached {
  readonly place: Place;
  readonly before: Reached | null;
  /** What forbids the step into it from the place before. */
  readonly against: Hindrance | null;
  readonly broken: number;
  readonly points: number;
  /** It came through difficult ground, and has to stop. */
  readonly stops: boolean;
}

function against(ground: Ground, id: UnitId, here: Reached, edge: Edge): Hindrance | null {
  const ideology = ideologyOf(ground.facts.units[id].faction);
  const { place: at } = here;
  const isStart = here.before === null;
  const occupier = ground.occupier(edge.to);
  const nation = nationOf(ground.facts, edge.to);
  if (occupier !== null && occupier !== ideology)
    return { kind: areFoes(occupier, ideology) ? 'foe' : 'ally', at: edge.to };
  if (!isStart && ground.inFoeZone(at, ideology)) return { kind: 'zone', at };
  if (ground.isBarred(at, edge.to, ideology)) return { kind: 'spine', from: at, to: edge.to };
  if (here.stops) return { kind: 'difficult', at };
  if (!isStart && ground.isDifficultEdge(at, edge))
    return { kind: 'difficult', at: ground.isDifficult(edge.to) ? edge.to : at };
  if (nation !== null && !ground.mayEnterNation(at, edge.to, ideology)) return { kind: 'border', nation };
  return null;
}

type Less = (a: Reached, b: Reached) => boolean;

const fewestBroken: Less = (a, b) => a.broken < b.broken || (a.broken === b.broken && a.points < b.points);
const fewestPoints: Less = (a, b) => a.points < b.points || (a.points === b.points && a.broken < b.broken);

/**
 * What keeps a unit from getting to a place with its points, as if it had not moved.
 * @param points what it has; more than any way costs where only the rules are asked about.
 * @returns null where nothing does.
 */
export function hindranceOf(ground: Ground, id: UnitId, to: Place, points: number): Hindrance | null {
  const legal = wayTo(ground, id, to, fewestBroken);
  if (legal === null) return { kind: 'sea' };
  if (legal.broken === 0 && legal.points <= points) return null;
  // Where the straight way would not be too long, what bars it says more than how long the way around is.
  const straight = wayTo(ground, id, to, fewestPoints);
  const told = straight !== null && straight.points <= points ? straight : legal;
  return firstOn(told) ?? { kind: 'points', needs: legal.points };
}

/** The best way to a place, whatever it breaks. */
function wayTo(ground: Ground, id: UnitId, to: Place, isLess: Less): Reached | null {
  const from = ground.board.units[id].at;
  const isWestern = ideologyOf(ground.facts.units[id].faction) === 'western';
  if (from === null) return null;
  const keyOf = ({ place, stops }: Reached): string => (stops ? `${place}!` : place);
  const best = new Map<string, Reached>();
  const open = new Map<string, Reached>([
    [from, { place: from, before: null, against: null, broken: 0, points: 0, stops: false }],
  ]);
  for (;;) {
    let here: Reached | undefined;
    for (const one of open.values()) if (here === undefined || isLess(one, here)) here = one;
    if (here === undefined) return null;
    if (here.place === to) return here;
    open.delete(keyOf(here));
    best.set(keyOf(here), here);
    for (const edge of ground.edges(here.place)) {
      if (!isWestern && (edge.water === 'beach' || isRegion(edge.to))) continue;
      const barrier = against(ground, id, here, edge);
      const next: Reached = {
        place: edge.to,
        before: here,
        against: barrier,
        broken: here.broken + (barrier === null ? 0 : 1),
        points: here.points + edgeCost(ground.facts, edge),
        stops: ground.isDifficultEdge(here.place, edge),
      };
      const known = open.get(keyOf(next));
      if (best.has(keyOf(next)) || (known !== undefined && !isLess(next, known))) continue;
      open.set(keyOf(next), next);
    }
  }
}

function firstOn(way: Reached): Hindrance | null {
  let first: Hindrance | null = null;
  for (let one: Reached | null = way; one !== null; one = one.before) first = one.against ?? first;
  return first;
}
