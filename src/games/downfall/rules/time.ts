// The time track: whose turn it is, what paying does, periods and weather.
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import { periodStarts, spacesPerLap } from '../data/tracks.js';
import { factions, type Faction } from '../data/units.js';
import type { OpenState, Weather } from '../state.js';

/** The printed space of an absolute position. */
export function spaceOf(position: number): number {
  return (((position % spacesPerLap) + spacesPerLap) % spacesPerLap) + 1;
}

/** Which of the three periods a position lies in, from 0. */
export function periodOf(position: number): 0 | 1 | 2 {
  const space = spaceOf(position);
  if (space < periodStarts[1]) return 0;
  return space < periodStarts[2] ? 1 : 2;
}

/** The weather: that of the weather marker's period in this turn. */
export function weatherOf(position: Pick<OpenState, 'data' | 'turn' | 'weatherAt'>): Weather {
  return factsOf(position).tracks.weather[position.turn - 1]?.[periodOf(position.weatherAt)] ?? 'fair';
}

/** Factions from the one that acts first: the lowest marker, of several on a space the one that came first. */
export function inOrder({ time, arrival }: Pick<OpenState, 'time' | 'arrival'>): readonly Faction[] {
  return [...factions].sort((a, b) => time[a] - time[b] || arrival[a] - arrival[b]);
}

/** Whether paying so much takes a faction's marker onto or over one of its own event spaces. */
export function meetsEvent(facts: Facts, faction: Faction, from: number, amount: number): boolean {
  for (let at = from + 1; at <= from + amount; at++) if (facts.tracks.eventSpaces[spaceOf(at)] === faction) return true;
  return false;
}

/** Moves a faction's marker forward; its event becomes due when it enters or passes one of its event spaces. */
export function pay(
  facts: Facts,
  state: Pick<OpenState, 'time' | 'arrival' | 'due'>,
  faction: Faction,
  amount: number,
): void {
  if (amount <= 0) return;
  if (meetsEvent(facts, faction, state.time[faction], amount)) state.due[faction] = true;
  state.time[faction] += amount;
  state.arrival[faction] = 1 + Math.max(...factions.map((one) => state.arrival[one]));
}
