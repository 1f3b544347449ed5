// What the Operations of a card are worth to the computer player, use by use.
import { spaceBoxes } from '../data/tracks.js';
import { opponent, type Side } from '../data/terms.js';
import { regionOf } from '../data/geography.js';
import type { CountryId } from '../data/countries.js';
import type { Budget } from '../rules/ops-value.js';
import { spaceOdds } from '../rules/space-race.js';
import type { OpsUse } from '../rules/operations.js';
import type { TwilightState } from '../state.js';
import { bestPlacement } from './spend.js';
import { bestCoup, bestRealign, decisive } from './strike.js';
import type { Thought } from './thought.js';

/** What an attempt in the space race gains on average. */
export function spaceGain(state: TwilightState, side: Side): number {
  const { chance, vp } = spaceOdds(state, side);
  const { box } = state.space[side];
  const next = spaceBoxes[box];
  if (next === undefined) return 0;
  const ability = box % 2 === 1 && state.space[opponent(side)].box <= box ? 0.7 : 0;
  return (chance / 100) * (vp + ability + 0.3);
}

/** Realignments lose their worth as they succeed: the later rolls count for less. */
function realignSum(first: number, rolls: number): number {
  return first * (1 + 0.6 * (rolls - 1)) - 0.2;
}

/** What a use of Operations gains. */
export function useGain(thought: Thought, use: OpsUse, budget: Budget, avoid?: (id: CountryId) => boolean): number {
  switch (use) {
    case 'influence':
      return bestPlacement(thought, budget).gain;
    case 'coup':
      return bestCoup(thought, budget, avoid === undefined ? {} : { avoid })?.gain ?? -decisive;
    case 'realign': {
      const strike = bestRealign(thought);
      return strike === undefined ? -1 : realignSum(strike.gain, budget.base);
    }
    case 'space':
      return spaceGain(thought.state, thought.side);
  }
}

/** What a free coup or realignments in some countries gain. */
export function freeGain(
  thought: Thought,
  way: 'coup' | 'realign',
  budget: Budget,
  targets: readonly CountryId[],
): number {
  if (way === 'coup') return bestCoup(thought, budget, { targets, free: true })?.gain ?? -1;
  const strike = bestRealign(thought, { targets, free: true });
  if (strike === undefined) return -1;
  const near = targets.filter((id) => regionOf(id) === regionOf(strike.target)).length;
  return realignSum(strike.gain, Math.min(budget.base, near));
}
