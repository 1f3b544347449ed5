// Objectives, victory points and the ways a game ends.
import { cityIds, type City } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import { tracks, type Track } from '../data/warfare.js';
import { partisanIds, partisanUnits } from '../data/units.js';
import type { DownfallState, Ideology, OpenState } from '../state.js';
import { Ground } from './ground.js';

function objectiveCities(facts: Facts): readonly City[] {
  return cityIds.filter((id) => facts.cities.places[id].objective === true);
}

/** Who owns an objective: the controller of its city, or the partisan that is alone in it. */
function ownerOf(ground: Ground, city: City): Ideology {
  const { hex } = ground.facts.cities.places[city];
  const [partisan] = ground.partisansAt(hex);
  if (partisan !== undefined && ground.unitsAt(hex).length === 0) return partisanUnits[partisan];
  return ground.board.cityControl[city];
}

/** Victory points an owner's objective is worth to the West. */
function worth(owner: Ideology): number {
  return owner === 'western' ? 1 : owner === 'soviet' ? -1 : 0;
}

/** An objective that has changed hands. */
export interface Change {
  readonly city: City;
  readonly from: Ideology;
  readonly to: Ideology;
}

/** Moves the victory marker, below zero towards the Soviets; its track ends at ten (L1890) or where the facts say. */
export function moveVictory(state: Pick<DownfallState, 'data' | 'vp'>, points: number): void {
  const most = factsOf(state).conditions.points;
  state.vp = Math.max(-most, Math.min(most, state.vp + points));
}

/** Counts the objectives anew and moves the victory marker by what has changed. */
export function recount(state: DownfallState): readonly Change[] {
  const ground = new Ground(state);
  const changes: Change[] = [];
  let points = 0;
  for (const city of objectiveCities(ground.facts)) {
    const to = ownerOf(ground, city);
    const from = state.owners[city] ?? 'axis';
    if (to === from) continue;
    state.owners[city] = to;
    points += worth(to) - worth(from);
    changes.push({ city, from, to });
  }
  moveVictory(state, points);
  return changes;
}

/** The Strategic Warfare tracks on which a marker can still move: in its last box on the West's side it stays for good. */
export function openTracks(board: Pick<OpenState, 'warfare'>): readonly Track[] {
  return tracks.filter((track) => board.warfare[track] > 0);
}

/** Moves a Strategic Warfare marker by so many boxes, below zero towards the West; the objective follows the advantage. */
export function shiftTrack(state: DownfallState, track: Track, boxes: number): void {
  const all = factsOf(state).warfare[track];
  if (state.warfare[track] === 0) return;
  const owner = (): Ideology => all[state.warfare[track]]?.advantage ?? 'axis';
  const before = owner();
  state.warfare[track] = Math.max(0, Math.min(all.length - 1, state.warfare[track] + boxes));
  moveVictory(state, worth(owner()) - worth(before));
}

export type Side = 'western' | 'soviet';

/** A game that is over: who has won, nobody in a draw, and by what. */
export interface Ending {
  readonly winner: Side | null;
  readonly how: 'points' | 'conquest' | 'event' | 'veDay' | 'time';
}

/** The leader in victory points. */
function leader({ vp }: Pick<OpenState, 'vp'>): Side | null {
  return vp > 0 ? 'western' : vp < 0 ? 'soviet' : null;
}

function holderOfBerlin({ cityControl }: Pick<OpenState, 'cityControl'>): Side | null {
  return cityControl.berlin === 'axis' ? null : cityControl.berlin;
}

/** Objectives on the map that an ideology owns. */
export function objectivesOf(board: Pick<OpenState, 'data' | 'owners'>, ideology: Ideology): number {
  return objectiveCities(factsOf(board)).filter((city) => board.owners[city] === ideology).length;
}

export function partisansOnMap(board: OpenState, side: Side): number {
  return partisanIds.filter((id) => partisanUnits[id] === side && board.partisans[id].status === 'map').length;
}

/** Whether the game is over at once: ten points, or every objective but Oslo taken from the Axis. */
export function endingOf(board: OpenState): Ending | null {
  const { conditions } = factsOf(board);
  if (Math.abs(board.vp) >= conditions.points) return { winner: leader(board), how: 'points' };
  const isTaken = objectiveCities(factsOf(board)).every(
    (city) => conditions.conquest.without.includes(city) || board.owners[city] !== 'axis',
  );
  return isTaken ? { winner: leader(board) ?? holderOfBerlin(board), how: 'conquest' } : null;
}

/** The end of the war by VE-Day: the leader, then more partisans, then Berlin. */
export function veDayEnding(board: OpenState): Ending {
  const difference = partisansOnMap(board, 'western') - partisansOnMap(board, 'soviet');
  const byPartisans: Side | null = difference > 0 ? 'western' : difference < 0 ? 'soviet' : null;
  return { winner: leader(board) ?? byPartisans ?? holderOfBerlin(board), how: 'veDay' };
}

/** The end by the calendar: the leader, then Berlin, then the side with more Allied cards. */
export function timeEnding(state: DownfallState): Ending {
  const cards = state.hand.western.length - state.hand.soviet.length;
  const byCards: Side | null = cards > 0 ? 'western' : cards < 0 ? 'soviet' : null;
  return { winner: leader(state) ?? holderOfBerlin(state) ?? byCards, how: 'time' };
}
