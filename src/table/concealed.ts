// What everybody may know of a position: all that is not public is replaced by something else, and what stays the same is public.
import { copyOf } from './copy.js';
import { SeededDice } from './dice.js';
import type { AnyGame } from './game.js';

/** Hidden parts are replaced so many times; what never changes is what everybody may know. */
const concealings = 8;

/** The same position with everything that is not public replaced by something else, several times. */
export function concealedFrom(rules: AnyGame, state: object, seed: string): readonly object[] {
  return Array.from({ length: concealings }, (_, n) =>
    rules.conceal(copyOf(state), null, new SeededDice(`${seed}:${n}`)),
  );
}
