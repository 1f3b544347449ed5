// How far a camp is ahead when a game ends: it tells players apart where one side nearly always wins.
import { citiesHeld } from '../../src/games/axis-and-allies-1942/rules/victory.js';
import { stateSchema as axisState } from '../../src/games/axis-and-allies-1942/state.js';
import { stateSchema as diplomacyState } from '../../src/games/diplomacy/state.js';
import { stateSchema as downfallState } from '../../src/games/downfall/state.js';
import { stateSchema as quartermasterState } from '../../src/games/quartermaster-general/state.js';
import { stateSchema as twilightState } from '../../src/games/twilight-struggle/state.js';
import type { SeatId } from '../../src/table/question.js';

/** What a camp has more than the other at the end, by game: points, cities; in Diplomacy its share of the squares of centres. */
const leads: Readonly<Record<string, (state: object, seats: readonly SeatId[]) => number>> = {
  'axis-and-allies-1942': (given, seats) => {
    const state = axisState.parse(given);
    const lead = citiesHeld(state, 'axis') - citiesHeld(state, 'allies');
    return seats.includes('germany') ? lead : -lead;
  },
  diplomacy: (given, seats) => {
    const { owners } = diplomacyState.parse(given);
    const counts = new Map<string, number>();
    for (const power of Object.values(owners)) counts.set(power, (counts.get(power) ?? 0) + 1);
    const all = [...counts].reduce((sum, [, count]) => sum + count ** 2, 0);
    return seats.reduce((sum, seat) => sum + (counts.get(seat) ?? 0) ** 2, 0) / Math.max(1, all);
  },
  downfall: (given, seats) => {
    const { vp } = downfallState.parse(given);
    return seats.includes('western') ? vp : -vp;
  },
  'quartermaster-general': (given, seats) => {
    const { vp } = quartermasterState.parse(given);
    return seats.includes('germany') ? vp.axis - vp.allies : vp.allies - vp.axis;
  },
  'twilight-struggle': (given, seats) => {
    const { vp, seats: sitting } = twilightState.parse(given);
    return seats.includes(sitting.us) ? vp : -vp;
  },
};

/** The lead of a camp in a position of a game; nothing for a game without such a measure. */
export function leadOf(game: string, state: object, seats: readonly SeatId[]): number | undefined {
  return leads[game]?.(state, seats);
}
