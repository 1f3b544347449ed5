// Where carriers go so that as many fighters as possible find a deck: a matching for each way, and a bound that spares most of them.
import type { Sea } from '../data/spaces.js';
import type { Unit } from '../state.js';
import { flight } from './reach.js';

/** A carrier of which it is open where it will be, or one still to be placed: then it has no id. */
export interface Deck {
  readonly id: number | null;
  readonly slots: number;
  /** The zones where it can be, the one it need not sail to first; null is nowhere, for one that need not be placed. */
  readonly zones: readonly (Sea | null)[];
}

/** Where decks go, one after another, as far as it has been settled. */
type Way = readonly (Sea | null)[];

/** Fighters by the zone where they land, and carriers by the zone to which they go. */
export interface Seating {
  readonly seats: ReadonlyMap<number, Sea>;
  readonly sail: ReadonlyMap<number, Sea>;
}

/** Room for fighters, with the groups of fighters that can come there. */
interface Place {
  room: number;
  readonly groups: ReadonlySet<number>;
}

/** Fighters that can do the same, counted as one. */
interface Fleet {
  /** Who need not fly comes first, so that nobody is made to change places for nothing. */
  readonly fighters: readonly Unit[];
  /** The group of each. */
  readonly groupOf: readonly number[];
  /** Which groups come to a zone. */
  readonly comers: (zone: Sea | null) => ReadonlySet<number>;
}

const nobody: ReadonlySet<number> = new Set();

function fleetOf(units: readonly Unit[]): Fleet {
  const fighters = units.toSorted((a, b) => a.left - b.left);
  const groups = new Map<string, { readonly at: number; readonly one: Unit }>();
  const groupOf = fighters.map((unit) => {
    const key = `${unit.space} ${unit.left}`;
    const group = groups.get(key) ?? { at: groups.size, one: unit };
    groups.set(key, group);
    return group.at;
  });
  const known = new Map<Sea, ReadonlySet<number>>();
  const comers = (zone: Sea | null): ReadonlySet<number> => {
    if (zone === null) return nobody;
    const found =
      known.get(zone) ??
      new Set([...groups.values()].flatMap(({ at, one }) => (flight(one.space, zone) <= one.left ? [at] : [])));
    known.set(zone, found);
    return found;
  };
  return { fighters, groupOf, comers };
}

/** Gives as many fighters as possible a place, by augmenting paths; for each its place, or -1. */
function matched({ groupOf }: Fleet, places: readonly Place[]): readonly number[] {
  const seated = groupOf.map(() => -1);
  const holders = places.map((): number[] => []);
  const seat = (fighter: number, seen: Set<number>): boolean => {
    for (const [at, { room, groups }] of places.entries()) {
      const there = holders[at];
      if (there === undefined || seen.has(at) || !groups.has(groupOf[fighter] ?? -1)) continue;
      seen.add(at);
      if (there.length >= room) {
        const moved = there.findIndex((other) => seat(other, seen));
        if (moved < 0) continue;
        there.splice(moved, 1);
      }
      there.push(fighter);
      seated[fighter] = at;
      return true;
    }
    return false;
  };
  // A group of which one finds no place finds none for another.
  const full = new Set<number>();
  for (const [fighter, group] of groupOf.entries()) {
    if (!full.has(group) && !seat(fighter, new Set())) full.add(group);
  }
  return seated;
}

function countOf(seated: readonly number[]): number {
  return seated.reduce((sum, at) => sum + Number(at >= 0), 0);
}

/** The zones worth trying for a deck: where it is, and those to which others come than to any better one. */
function worthTrying({ id, zones }: Deck, { comers }: Fleet): Way {
  const [here, ...others] = zones;
  // Which of several new carriers a complex can place depends on the others.
  if (here === undefined || id === null) return zones;
  const isWithin = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].every((group) => b.has(group));
  const kept: (Sea | null)[] = [here];
  for (const [n, zone] of others.entries()) {
    const those = comers(zone);
    const isBeaten = (other: Sea | null, isEarlier: boolean): boolean => {
      const more = comers(other);
      return isWithin(those, more) && (isEarlier || more.size > those.size);
    };
    if (isBeaten(here, true)) continue;
    if (!others.some((other, m) => other !== zone && isBeaten(other, m < n))) kept.push(zone);
  }
  return kept;
}

/**
 * The best places for fighters.
 * @param fixed free places on decks that stay where they are, by zone.
 * @param decks those of which it is open where they will be.
 * @param canPlace whether complexes can place new carriers in these zones, each as often as it is named.
 */
export function bestSeating(
  units: readonly Unit[],
  fixed: ReadonlyMap<Sea, number>,
  decks: readonly Deck[],
  canPlace: (zones: readonly Sea[]) => boolean,
): Seating {
  const fleet = fleetOf(units);
  const open = decks.map((deck) => ({ deck, zones: worthTrying(deck, fleet) }));
  // Whatever becomes of the decks that are still open, no more come to them than can come to any of their zones.
  const anywhere = open.map(({ deck, zones }): Place => ({
    room: deck.slots,
    groups: new Set(zones.flatMap((zone) => [...fleet.comers(zone)])),
  }));
  let best: { readonly count: number; readonly at: Way } = { count: -1, at: [] };
  const placesOf = (at: Way): Map<Sea, Place> => {
    const places = new Map<Sea, Place>();
    const add = (zone: Sea, room: number): void => {
      const place = places.get(zone);
      if (place === undefined) places.set(zone, { room, groups: fleet.comers(zone) });
      else place.room += room;
    };
    for (const [zone, room] of fixed) add(zone, room);
    for (const [n, zone] of at.entries()) if (zone !== null) add(zone, open[n]?.deck.slots ?? 0);
    return places;
  };
  const most = countOf(matched(fleet, [...placesOf([]).values(), ...anywhere]));
  const isPlaceable = (at: Way): boolean =>
    canPlace(at.flatMap((zone, n) => (zone !== null && open[n]?.deck.id === null ? [zone] : [])));
  const search = (at: Way): void => {
    if (!isPlaceable(at)) return;
    const count = countOf(matched(fleet, [...placesOf(at).values(), ...anywhere.slice(at.length)]));
    if (count <= best.count) return;
    const next = open[at.length];
    if (next === undefined) {
      best = { count, at };
      return;
    }
    // Of decks that can do the same, none goes before the one that was tried before it.
    const twin = open.findLastIndex(
      ({ deck, zones }, n) => n < at.length && deck.slots === next.deck.slots && zones.join() === next.zones.join(),
    );
    const first = twin < 0 ? 0 : next.zones.indexOf(at[twin] ?? null);
    for (const zone of next.zones.slice(first)) {
      search([...at, zone]);
      if (best.count === most) return;
    }
  };
  search([]);
  const places = placesOf(best.at);
  const zones = [...places.keys()];
  const seats = new Map<number, Sea>();
  for (const [n, place] of matched(fleet, [...places.values()]).entries()) {
    const [unit, zone] = [fleet.fighters[n], zones[place]];
    if (unit !== undefined && zone !== undefined) seats.set(unit.id, zone);
  }
  const sail = new Map<number, Sea>();
  for (const [n, zone] of best.at.entries()) {
    const id = open[n]?.deck.id ?? null;
    if (id !== null && zone !== null) sail.set(id, zone);
  }
  return { seats, sail };
}
