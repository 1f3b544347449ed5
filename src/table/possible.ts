// Positions that come from outside: whether the rules allow them, and whether anything in them is beyond what a game comes to.
import type { AnyGame } from './game.js';

/** No number in a position is larger: what is counted up to one must come to its end. */
const largestNumber = 100_000;
/** It has at most so many characters, an owner's own files among them. */
const longestPosition = 600_000;
/** Nothing in it lies deeper: what looks through it goes down with it. */
const deepest = 40;

/** Whether no number anywhere in it is beyond what a game counts, and nothing lies too deep. */
function isCountable(part: unknown, depth = 0): boolean {
  if (typeof part === 'number') return Math.abs(part) <= largestNumber;
  if (typeof part !== 'object' || part === null) return true;
  return depth < deepest && Object.values(part).every((inner) => isCountable(inner, depth + 1));
}

/**
 * Whether a position that comes from outside may be played: no number in it is beyond what a game counts, it is no longer than it may be,
 * and the rules allow it. Every door by which one comes in asks here.
 */
export function isPossible(rules: AnyGame, state: object, longest = longestPosition): boolean {
  if (!isCountable(state) || JSON.stringify(state).length > longest) return false;
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
