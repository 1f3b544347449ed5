// The map as a graph: which land hexes touch by what kind of hexside.
import { byFacts, type Facts } from '../data/facts.js';
import { hexesAround } from '../data/hexes.js';
import { regionFacts } from '../data/seas.js';
import type { Place } from '../state.js';

type Water = 'river' | 'strait' | 'beach';

/** A hexside that land units can cross. */
export interface Edge {
  readonly to: Place;
  readonly rail: boolean;
  readonly water: Water | null;
}

/** A hexside by the hexes it parts, whichever comes first. */
export function sideOf(a: Place, b: Place): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The hexsides of some facts, each kind as a set. */
interface Sides {
  readonly rails: ReadonlySet<string>;
  readonly rivers: ReadonlySet<string>;
  readonly straits: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
}

function landEdges(facts: Facts, hex: string, { rails, rivers, straits, open }: Sides): readonly Edge[] {
  const across = hexesAround(hex).flatMap((to): Edge[] => {
    const side = sideOf(hex, to);
    if (!facts.hexes.has(to) || open.has(side)) return [];
    const water = rivers.has(side) ? 'river' : straits.has(side) ? 'strait' : null;
    return [{ to, rail: rails.has(side), water }];
  });
  const region: Edge[] = regionFacts['middle-east'].beside.includes(hex)
    ? [{ to: 'middle-east', rail: false, water: null }]
    : [];
  return [...across, ...region];
}

export type Edges = ReadonlyMap<Place, readonly Edge[]>;

/** The hexsides of every land hex, and of the Middle East; beachheads are not in it. */
export const edgesByHex = byFacts((facts): Edges => {
  const sides = {
    rails: new Set(facts.hexsides.rail),
    rivers: new Set(facts.hexsides.river),
    straits: new Set(facts.hexsides.strait),
    open: new Set(facts.hexsides.sea),
  };
  return new Map<Place, readonly Edge[]>([
    ...[...facts.hexes.keys()].map((hex) => [hex, landEdges(facts, hex, sides)] as const),
    ['middle-east', regionFacts['middle-east'].beside.map((to) => ({ to, rail: false, water: null }))],
  ]);
});

/** Land hexes by number and by rail, for searches over the whole map. */
export interface Numbered {
  readonly numbers: ReadonlyMap<Place, number>;
  /** The land hexes beside each. */
  readonly beside: readonly (readonly number[])[];
  /** Where railways lead. */
  readonly rails: ReadonlyMap<Place, readonly Place[]>;
}

/** The land hexes of the map by number. */
export const numberedHexes = byFacts((facts): Numbered => {
  const graph = edgesByHex(facts);
  const hexes = [...facts.hexes.keys()];
  const numbers = new Map(hexes.map((hex, n) => [hex, n]));
  const beside = hexes.map((hex) => (graph.get(hex) ?? []).flatMap(({ to }) => numbers.get(to) ?? []));
  const byRail = (edges: readonly Edge[]): readonly Place[] => edges.flatMap(({ to, rail }) => (rail ? [to] : []));
  const rails = new Map([...graph].map(([place, edges]) => [place, byRail(edges)]));
  return { numbers, beside, rails };
});

/** Hexsides that radiate from a place: those between two of the places beside it. */
export function radiating(around: readonly Place[], edgesOf: (place: Place) => readonly Edge[]): readonly string[] {
  return around.flatMap((near) =>
    edgesOf(near).flatMap(({ to }) => (near < to && around.includes(to) ? [sideOf(near, to)] : [])),
  );
}

/** The hexsides that radiate from each place of the map. */
export const spinesByHex = byFacts((facts): ReadonlyMap<Place, readonly string[]> => {
  const graph = edgesByHex(facts);
  return new Map(
    [...graph].map(([place, edges]) => [
      place,
      radiating(
        edges.map(({ to }) => to),
        (near) => graph.get(near) ?? [],
      ),
    ]),
  );
});
