// Which data are at hand: ours, or a set of an owner's own. Rules read the tables of this room; whoever calls them says on which set.
import { cardFacts, layCards } from './cards.js';
import { cityFacts, layCities, sourceHexes } from './cities.js';
import { combatTable, layCombat, partisanTables } from './combat-table.js';
import { eventFacts, layEvents } from './events.js';
import { layFleets, navalFacts } from './fleets.js';
import { landHexes, layHexes } from './hexes.js';
import { layHexsides, railSides, riverSides, seaSides, straitSides, type Hexsides } from './hexsides.js';
import { generalBoxes, layOrders, opsFacts } from './orders.js';
import { layScenarios, scenarios } from './scenarios.js';
import { eventSpaces, layTracks, weatherByTurn } from './tracks.js';
import { layUnits, unitFacts } from './units.js';
import { layWarfare, trackBoxes } from './warfare.js';

/** Everything that owners can put their own in place of. */
export interface DataSet {
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
  readonly scenarios: typeof scenarios;
}

/** The set that comes with the program. */
export const ours: DataSet = {
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
  scenarios,
};

let atHand = ours;

function lay(set: DataSet): void {
  atHand = set;
  layUnits(set.units);
  layFleets(set.fleets);
  layCards(set.cards);
  layEvents(set.events);
  layOrders(set.orders.operations, set.orders.boxes);
  layTracks(set.tracks.eventSpaces, set.tracks.weather);
  layWarfare(set.warfare);
  layCombat(set.combat.table, set.combat.partisans);
  layHexes(set.hexes);
  layHexsides(set.hexsides);
  layCities(set.cities.places, set.cities.sources);
  layScenarios(set.scenarios);
}

/** Runs something at once with a set at hand, and puts back what was at hand before. It must not wait for anything. */
export function withData<T>(set: DataSet, run: () => T): T {
  if (set === atHand) return run();
  const before = atHand;
  lay(set);
  try {
    return run();
  } finally {
    lay(before);
  }
}

/** The same, reckoned whenever it is wanted, on the set that is at hand now. */
export function onSetOfNow<T>(run: () => T): () => T {
  const set = atHand;
  return () => withData(set, run);
}
