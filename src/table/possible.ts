// Positions that come from outside: whether the rules allow them, and whether anything in them is beyond what a game comes to.
import type { AnyGame } from './game.js';

/** No number in a position is larger: what is counted up to one must come to its end. */
const largestNumber = 100_000;
/** Nothing in it lies deeper: what looks through it goes down with it. */
const deepest = 40;

/** Whether no number anywhere in it is beyond what a game counts, and nothing lies too deep. */
export function isCountable(part: unknown, depth = 0): boolean {
  if (typeof part === 'number') return Math.abs(part) <= largestNumber;
  if (typeof part !== 'object' || part === null) return true;
  return depth < deepest && Object.values(part).every((inner) => isCountable(inner, depth + 1));
}

/** Whether the rules allow a position. */
export function isPossible(rules: AnyGame, state: object): boolean {
  const parsed = rules.state.safeParse(state);
  if (!parsed.success) return false;
  try {
    rules.invariants(parsed.data);
    rules.view(parsed.data, null);
    return true;
  } catch {
    return false;
  }
}
