// The facts of a game: its tables, ours or an owner's own, and what follows from them alone. Rules are functions of position and facts.
import { cardFacts, type CardId } from './cards.js';
import { cityFacts, sourceHexes } from './cities.js';
import { combatTable, partisanTables } from './combat-table.js';
import { eventFacts, type EventId } from './events.js';
import { navalFacts, type NavalId } from './fleets.js';
import { landHexes } from './hexes.js';
import { railSides, riverSides, seaSides, straitSides, type Hexsides } from './hexsides.js';
import { nationalities, type Nationality } from './nationalities.js';
import { generalBoxes, opsFacts } from './orders.js';
import { scenarios } from './scenarios.js';
import { beaches, seaBorders, type Beach, type BeachName } from './seas.js';
import { eventSpaces, weatherByTurn } from './tracks.js';
import { factions, unitFacts, type Faction, type UnitId } from './units.js';
import { trackBoxes } from './warfare.js';

/** Everything that owners can put their own in place of. */
export interface Tables {
  readonly units: typeof unitFacts;
  readonly fleets: typeof navalFacts;
  readonly cards: typeof cardFacts;
  readonly events: typeof eventFacts;
  readonly orders: { readonly operations: typeof opsFacts; readonly boxes: typeof generalBoxes };
  readonly tracks: { readonly eventSpaces: typeof eventSpaces; readonly weather: typeof weatherByTurn };
  readonly warfare: typeof trackBoxes;
  readonly combat: { readonly table: typeof combatTable; readonly partisans: typeof partisanTables };
  readonly hexes: typeof landHexes;
  readonly hexsides: Hexsides;
  readonly cities: { readonly places: typeof cityFacts; readonly sources: typeof sourceHexes };
  readonly seas: { readonly beaches: Readonly<Record<BeachName, Beach>>; readonly borders: typeof seaBorders };
  readonly scenarios: typeof scenarios;
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
  /** Whose units each faction has. */
  readonly nationalitiesOf: Readonly<Record<Faction, readonly Nationality[]>>;
}

/** The keys of a table, which has no others than those of its type. */
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
    nationalitiesOf: Object.fromEntries(factions.map((one) => [one, nationalitiesOf(one)])) as Facts['nationalitiesOf'],
  };
}

/** The facts that come with the program. */
export const ours: Facts = factsFrom({
  units: unitFacts,
  fleets: navalFacts,
  cards: cardFacts,
  events: eventFacts,
  orders: { operations: opsFacts, boxes: generalBoxes },
  tracks: { eventSpaces, weather: weatherByTurn },
  warfare: trackBoxes,
  combat: { table: combatTable, partisans: partisanTables },
  hexes: landHexes,
  hexsides: { rail: railSides, river: riverSides, strait: straitSides, sea: seaSides },
  cities: { places: cityFacts, sources: sourceHexes },
  seas: { beaches, borders: seaBorders },
  scenarios,
});

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
