// What the computer player thinks with: an imagined position, what counts in it, and dice of its own.
import type { Dice } from '../../../table/dice.js';
import type { Side } from '../data/terms.js';
import type { TwilightState } from '../state.js';
import type { TwilightView } from '../view.js';
import { beliefOf } from './belief.js';
import { weightsFor, type Weights } from './worth.js';

export interface Thought {
  readonly side: Side;
  /** The imagined position; changed only for a moment and put back. */
  readonly state: TwilightState;
  readonly weights: Weights;
  readonly dice: Dice;
  /** How deep one simulation lies in another; 0 at the table. */
  readonly depth: number;
}

/** Begins to think from a view. */
export function thoughtOf(view: TwilightView, side: Side, dice: Dice): Thought {
  const state = beliefOf(view, side, dice);
  return { side, state, weights: weightsFor(state, side), dice, depth: 0 };
}
