// How a whole position stands for a seat: points, and the steps on the map.
import type { SeatId } from '../../../table/question.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { isFaction, type DownfallState } from '../state.js';

/** What a step on the map counts beside a point of victory. */
const perStep = 0.12;

/** Who wins with whom. */
export const sideOf: Readonly<Record<Faction, 'western' | 'soviet'>> = {
  western: 'western',
  okh: 'western',
  soviet: 'soviet',
  okw: 'soviet',
};

/** In points of victory, for the side of a faction. */
export function prospects(state: DownfallState, seat: SeatId): number {
  return isFaction(seat) ? worthTo(state, seat) : 0;
}

/** The lead of a faction's side. */
export function worthTo(state: DownfallState, faction: Faction): number {
  const { units, unitIds } = factsOf(state);
  let west = state.vp;
  for (const id of unitIds) {
    const { status, steps } = state.units[id];
    if (status === 'map') west += perStep * steps * (sideOf[units[id].faction] === 'western' ? 1 : -1);
  }
  return sideOf[faction] === 'western' ? west : -west;
}
