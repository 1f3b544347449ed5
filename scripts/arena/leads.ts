// How far a camp is ahead when a game ends: it tells players apart where one side nearly always wins.
import { powers, sideOf } from '../../src/games/axis-and-allies-1942/data/powers.js';
import { unitFacts } from '../../src/games/axis-and-allies-1942/data/units.js';
import { productionOf } from '../../src/games/axis-and-allies-1942/rules/production.js';
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

/** By what a game that is broken off after a round is judged: what a camp has more in units and in a turn's income, in IPC. */
const judgements: Readonly<Record<string, (state: object, seats: readonly SeatId[]) => Judgement>> = {
  'axis-and-allies-1942': (given, seats) => {
    const state = axisState.parse(given);
    const sign = (side: 'axis' | 'allies'): number => ((side === 'axis') === seats.includes('germany') ? 1 : -1);
    const units = state.units.reduce((sum, { type, power }) => sum + sign(sideOf(power)) * unitFacts[type].cost, 0);
    const income = powers.reduce((sum, power) => sum + sign(sideOf(power)) * productionOf(state, power), 0);
    return { round: state.round, ahead: units + income };
  },
};

/** How a position stands for a camp. */
interface Judgement {
  readonly round: number;
  readonly ahead: number;
}

/** Whether a game may be broken off after a round. */
export function isJudged(game: string): boolean {
  return game in judgements;
}

/** How a position of a game stands for a camp, where a game may be broken off; nothing where it may not. */
export function judgementOf(game: string, state: object, seats: readonly SeatId[]): Judgement | undefined {
  return judgements[game]?.(state, seats);
}

/** The lead of a camp in a position of a game; nothing for a game without such a measure. */
export function leadOf(game: string, state: object, seats: readonly SeatId[]): number | undefined {
  return leads[game]?.(state, seats);
}
