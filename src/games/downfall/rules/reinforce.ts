// Steps gained: which units they can strengthen, turn over or bring into play, and what that costs.
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId } from '../data/units.js';
import type { Nationality } from '../data/nationalities.js';
import { categoryOf, typeOf, type OpenState, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { isAxisMinor, type Supply } from './supply.js';

/** Steps to be placed. */
export interface Gain {
  readonly faction: Faction;
  readonly kind: 'infantry' | 'armor';
  readonly steps: number;
  /** Only for units of this nationality. */
  readonly nationality?: Nationality;
  /** The quotas of a Recruit order hold: one step for an Axis minor, one at most for Soviet shock units. */
  readonly quotas: boolean;
  /** Western Armor Reserves may be filled and spent. */
  readonly reserves: boolean;
}

/** One unit's share of the steps. */
export interface Share {
  readonly unit: UnitId;
  /** Where it enters; null when it is on the map. */
  readonly place: Place | null;
  /** It is turned over to its armored side, for one step. */
  readonly flips: boolean;
  readonly steps: number;
}

/** What a share costs in steps. */
export function shareCost({ flips, steps }: Share): number {
  return steps + (flips ? 1 : 0);
}

function isOfGain(facts: Facts, gain: Gain, id: UnitId): boolean {
  const { faction, nationality } = facts.units[id];
  return faction === gain.faction && (gain.nationality === undefined || nationality === gain.nationality);
}

/** What can be done with one unit; the ground must hold the shares before it. */
export interface Scope {
  readonly unit: UnitId;
  /** Sources where it can enter; empty when it is on the map. */
  readonly places: readonly Place[];
  /** Whether it can be turned over. */
  readonly flips: boolean;
  /** The most steps that can be added, as it is or once turned over. */
  readonly most: number;
  readonly mostFlipped: number;
}

/** The units a gain can go to, and how. */
export function scopesOf(ground: Ground, supply: Supply, gain: Gain): readonly Scope[] {
  return ground.facts.unitIds.flatMap((unit): Scope[] => {
    if (!isOfGain(ground.facts, gain, unit)) return [];
    const now = ground.board.units[unit];
    const printed = ground.facts.units[unit];
    if (now.status === 'pool') {
      if (gain.kind !== 'infantry' || printed.guards === true || categoryOf(printed.front) !== 'infantry') return [];
      const places = supply
        .sources(printed.nationality)
        .filter((place) => ground.hasRoom(place, 1, 1) && isFree(ground, gain, place));
      return places.length === 0 ? [] : [{ unit, places, flips: false, most: printed.most, mostFlipped: 0 }];
    }
    if (now.status !== 'map' || now.at === null) return [];
    const category = categoryOf(typeOf(ground.facts, unit, now));
    const room = roomFor(ground, now.at);
    const missing = Math.min(printed.most - now.steps, room);
    const turns =
      gain.kind === 'armor' &&
      !now.back &&
      (printed.front === 'leg' || printed.front === 'motorized') &&
      (printed.back === 'mechanized' || printed.back === 'tank');
    const fits = category === (gain.kind === 'armor' ? 'armored' : 'infantry');
    if ((!fits || missing <= 0) && !turns) return [];
    if (supply.lineOf(unit) === null) return [];
    return [
      {
        unit,
        places: [],
        flips: turns,
        most: fits ? Math.max(0, missing) : 0,
        mostFlipped: turns ? Math.max(0, missing) : 0,
      },
    ];
  });
}

function isFree(ground: Ground, gain: Gain, place: Place): boolean {
  const [there] = ground.unitsAt(place);
  if (there === undefined) return true;
  const isAxis = (one: Faction): boolean => one === 'okh' || one === 'okw';
  const other = ground.facts.units[there].faction;
  return other === gain.faction || (isAxis(other) && isAxis(gain.faction));
}

/** How many steps more a place can hold. */
function roomFor(ground: Ground, place: Place): number {
  let room = 0;
  while (room < 6 && ground.hasRoom(place, 0, room + 1)) room += 1;
  return room;
}

/** Carries a share out. */
export function applyShare(state: Pick<OpenState, 'units'>, { unit, place, flips, steps }: Share): void {
  const now = state.units[unit];
  if (place !== null) {
    state.units[unit] = { ...now, status: 'map', at: place, steps, back: false, isolated: 0 };
    return;
  }
  state.units[unit] = { ...now, steps: now.steps + steps, back: flips ? true : now.back };
}

/** Whether a Recruit order's steps must go to an Axis minor first: one that can take a step. */
export function owesMinor(ground: Ground, supply: Supply, gain: Gain): boolean {
  if (!gain.quotas || (gain.faction !== 'okh' && gain.faction !== 'okw')) return false;
  return scopesOf(ground, supply, gain).some(({ unit, most }) => isAxisMinor(ground.facts, unit) && most > 0);
}
