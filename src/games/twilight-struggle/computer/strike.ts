// What coups and realignments are worth to the computer player: odds times gain, and what they set off.
import { lowersDefcon, coupModifier, coupTargets, canCoup } from '../rules/coups.js';
import { stability, influenceOf } from '../rules/control.js';
import type { CountryId } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import { owedMilOps, roundsLeft } from '../rules/turn.js';
import { allowance, type Budget } from '../rules/ops-value.js';
import { realignModifier, realignTargets } from '../rules/realignments.js';
import { roundsOf } from '../data/tracks.js';
import type { TwilightState } from '../state.js';
import type { Thought } from './thought.js';
import { Board } from './board.js';

/** A victory or a loss, in points. */
export const decisive = 1000;

/** A target with what trying for it is worth. */
export interface Strike {
  readonly target: CountryId;
  readonly gain: number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** How much each point of owed military operations is worth now. */
function milOpsRate(state: TwilightState, side: Side): number {
  const left = state.round === 0 ? roundsOf(state.turn) : roundsLeft(state, side);
  return left <= 2 ? 1 : left <= 4 ? 0.8 : 0.6;
}

/** What it is worth to lower DEFCON by a coup: it closes regions to the other side, and may end the game. */
function defconGain(thought: Thought, defcon: number): number {
  const { state, side } = thought;
  if (defcon <= 2) return (state.phasing ?? side) === side ? -decisive : decisive;
  return side === 'ussr' && defcon === 3 ? 0.4 : 0.1;
}

/** The expected gain of a coup. */
function coupGain(thought: Thought, board: Board, id: CountryId, ops: number, free: boolean): number {
  const { state, side } = thought;
  if (state.missileCrisis === side) return -decisive;
  const other = opponent(side);
  const base = ops + coupModifier(state, side, id) - 2 * stability(state, id);
  const held = influenceOf(state, other, id);
  let sum = 0;
  for (const die of faces) {
    const result = die + base;
    if (result <= 0) continue;
    const removed = Math.min(held, result);
    sum += board.gain(id, { [other]: -removed, [side]: result - removed });
  }
  const owed = free ? 0 : Math.min(ops, owedMilOps(state, side)) * milOpsRate(state, side);
  const defcon = lowersDefcon(state, side, id) ? defconGain(thought, state.defcon) : 0;
  const yuri = side === 'us' && state.effects.yuriAndSamantha ? 1 : 0;
  return sum / faces.length + owed + defcon - yuri;
}

interface CoupOptions {
  readonly targets?: readonly CountryId[];
  readonly free?: boolean;
  readonly avoid?: (id: CountryId) => boolean;
}

/** The best coup of a budget; undefined when there is none to try. */
export function bestCoup(thought: Thought, budget: Budget, options: CoupOptions = {}): Strike | undefined {
  return bestCoups(thought, budget, options)[0];
}

/** The coups a budget could try, best first. */
export function bestCoups(thought: Thought, budget: Budget, options: CoupOptions = {}): readonly Strike[] {
  const { state, side, weights } = thought;
  const { free = false, avoid } = options;
  const board = new Board(state, side, weights);
  const targets = options.targets?.filter((id) => canCoup(state, side, id, free)) ?? coupTargets(state, side, free);
  return targets
    .filter((id) => avoid?.(id) !== true)
    .map((target) => ({ target, gain: coupGain(thought, board, target, allowance(budget, [target]), free) }))
    .toSorted((a, b) => b.gain - a.gain);
}

/** The expected gain of one realignment roll. */
function realignGain({ state, side }: Thought, board: Board, id: CountryId): number {
  const other = opponent(side);
  const lead = realignModifier(state, side, id) - realignModifier(state, other, id);
  let sum = 0;
  for (let difference = -5; difference <= 5; difference++) {
    const ways = 6 - Math.abs(difference);
    const total = difference + lead;
    if (total === 0) continue;
    const loser = total > 0 ? other : side;
    const gone = Math.min(Math.abs(total), influenceOf(state, loser, id));
    if (gone > 0) sum += ways * board.gain(id, { [loser]: -gone });
  }
  return sum / 36;
}

/** The best target for one roll. */
export function bestRealign(
  thought: Thought,
  options: { readonly targets?: readonly CountryId[]; readonly free?: boolean } = {},
): Strike | undefined {
  const { state, side, weights } = thought;
  const board = new Board(state, side, weights);
  const targets = options.targets ?? realignTargets(state, side, options.free === true);
  return targets
    .map((target) => ({ target, gain: realignGain(thought, board, target) }))
    .toSorted((a, b) => b.gain - a.gain)[0];
}
