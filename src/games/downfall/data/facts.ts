// The facts of a game: its tables, ours or an owner's own, and what follows from them alone. Rules are functions of position and facts.
import type { CardFacts, CardId } from './cards.js';
import { cityIds, type City, type CityFacts } from './cities.js';
import type { Conditions } from './conditions.js';
import type { EventFacts, EventId } from './events.js';
import type { NavalFacts, NavalId } from './fleets.js';
import type { LandHex } from './hexes.js';
import type { Hexsides } from './hexsides.js';
import { nationalities, type Nationality } from './nationalities.js';
import type { Nation } from './nations.js';
import type { GeneralBoxes, OpsId, OpsOrder } from './orders.js';
import type { Scenario } from './scenario.js';
import type { ScenarioId } from './scenarios.js';
import type { Beach, BeachName, SeaBorder } from './seas.js';
import type { TurnWeather } from './tracks.js';
import { factions, type Faction, type UnitFacts, type UnitId } from './units.js';
import type { Box, Track } from './warfare.js';

type By<K extends string, T> = Readonly<Record<K, T>>;

/** Everything that owners can put their own in place of. */
export interface Tables {
  /** What is printed on the combat units. */
  readonly units: By<UnitId, UnitFacts>;
  /** What stands on the counters of fleets and submarines. */
  readonly fleets: By<NavalId, NavalFacts>;
  readonly cards: By<CardId, CardFacts>;
  readonly events: By<EventId, EventFacts>;
  readonly orders: { readonly operations: By<OpsId, OpsOrder>; readonly boxes: GeneralBoxes };
  readonly tracks: {
    /** The spaces that bring a faction's event when its marker enters or passes them. */
    readonly eventSpaces: Readonly<Record<number, Faction>>;
    /** By turn. */
    readonly weather: readonly TurnWeather[];
  };
  /** The boxes of each track from the left; in the leftmost one its war is over and won by the West. */
  readonly warfare: By<Track, readonly Box[]>;
  readonly combat: {
    /** Rows for a roll of 1 to 16, columns -4 to +8: attacker's hits/defender's hits. `s0` is 1 for a Soviet attacker; `G` is one less against Germans alone on turns 1-6. */
    readonly table: readonly (readonly string[])[];
    /** Where partisans rise by the sum of two dice; anywhere outside Africa for null. */
    readonly partisans: By<'soviet' | 'western', Readonly<Record<number, Nation | null>>>;
  };
  readonly hexes: ReadonlyMap<string, LandHex>;
  readonly hexsides: Hexsides;
  readonly cities: {
    readonly places: By<City, CityFacts>;
    /** Hexes whose flag is a source of supply, with the nationalities they supply. */
    readonly sources: Readonly<Record<string, readonly Nationality[]>>;
  };
  readonly seas: { readonly beaches: By<BeachName, Beach>; readonly borders: readonly SeaBorder[] };
  readonly conditions: Conditions;
  readonly scenarios: By<ScenarioId, Scenario>;
}

/** The tables with what follows from them. One object for each set, by which more can be remembered. */
export interface Facts extends Tables {
  readonly unitIds: readonly UnitId[];
  readonly navalIds: readonly NavalId[];
  readonly cardIds: readonly CardId[];
  readonly eventIds: readonly EventId[];
  readonly beachNames: readonly BeachName[];
  /** The beach of each beach hex. */
  readonly beachAt: ReadonlyMap<string, Beach & { readonly name: BeachName }>;
  /** The city of each hex that has one. */
  readonly cityAt: ReadonlyMap<string, City>;
  /** Whose units each faction has. */
  readonly nationalitiesOf: Readonly<Record<Faction, readonly Nationality[]>>;
}

/** The keys of a table: of our ids' type, though owners may have added to them. */
function idsOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table) as K[];
}

/** Tables with what follows from them. */
export function factsFrom(tables: Tables): Facts {
  const { units, seas } = tables;
  const unitIds = idsOf(units);
  const beachNames = idsOf(seas.beaches);
  const nationalitiesOf = (faction: Faction): readonly Nationality[] =>
    nationalities.filter((one) => unitIds.some((id) => units[id].faction === faction && units[id].nationality === one));
  return {
    ...tables,
    unitIds,
    navalIds: idsOf(tables.fleets),
    cardIds: idsOf(tables.cards),
    eventIds: idsOf(tables.events),
    beachNames,
    beachAt: new Map(beachNames.map((name) => [seas.beaches[name].sea, { ...seas.beaches[name], name }])),
    cityAt: new Map(cityIds.map((id) => [tables.cities.places[id].hex, id])),
    nationalitiesOf: Object.fromEntries(factions.map((one) => [one, nationalitiesOf(one)])) as Facts['nationalitiesOf'],
  };
}

/** What follows from facts, worked out once for each set. */
export function byFacts<T extends object>(find: (facts: Facts) => T): (facts: Facts) => T {
  const found = new WeakMap<Facts, T>();
  return (facts) => {
    const known = found.get(facts);
    if (known !== undefined) return known;
    const made = find(facts);
    found.set(facts, made);
    return made;
  };
}
