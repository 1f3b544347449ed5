// What a scenario says about its first position.
import type { CardId } from './cards.js';
import type { City } from './cities.js';
import type { EventId } from './events.js';
import type { NavalId } from './fleets.js';
import type { MarkerId } from './orders.js';
import type { BeachName, SeaArea } from './seas.js';
import type { AirId, Faction, PartisanId, UnitId } from './units.js';
import type { Track } from './warfare.js';

/** A scenario's first position. */
export interface Scenario {
  readonly turn: number;
  readonly weatherSpace: number;
  readonly initiative: Readonly<Record<Faction, number>>;
  /** Boxes of the Strategic Warfare markers, from the left. */
  readonly warfare: Readonly<Record<Track, number>>;
  readonly armorReserve: number;
  readonly transportPoints: number;
  /** Beachheads in the Western pool, and those that come with High Command. */
  readonly beachheads: number;
  readonly beachheadsToCome: number;
  readonly closedBeaches: readonly BeachName[];
  readonly surrendered: readonly ('bulgaria' | 'italy' | 'romania' | 'hungary')[];
  readonly africaLiberated: boolean;
  readonly victoryPoints: number;
  readonly cityControl: Readonly<Record<'western' | 'soviet', readonly City[]>>;
  readonly units: readonly { readonly id: UnitId; readonly at: string; readonly steps: number; readonly back?: true }[];
  readonly pool: readonly UnitId[];
  readonly pending: readonly UnitId[];
  readonly later: Readonly<Partial<Record<UnitId, number>>>;
  readonly byCard: readonly UnitId[];
  /** Where a fleet or submarine is: in a sea, in its display, pending, or the turn in which it comes; out of the game when not named. */
  readonly naval: Readonly<Partial<Record<NavalId, SeaArea | 'display' | 'pending' | number>>>;
  readonly air: Readonly<Partial<Record<AirId, string>>>;
  readonly partisans: Readonly<Partial<Record<PartisanId, string>>>;
  readonly events: {
    readonly spent: EventId;
    readonly current: EventId;
    readonly pending: EventId;
    readonly draw: readonly EventId[];
    readonly airOwner: Readonly<Partial<Record<EventId, 'okh' | 'okw'>>>;
  };
  readonly planning: Readonly<Partial<Record<Faction, MarkerId>>>;
  readonly used: Readonly<Record<Faction, readonly MarkerId[]>>;
  readonly hands: Readonly<Record<Faction, { readonly fixed: readonly CardId[]; readonly random: number }>>;
}
