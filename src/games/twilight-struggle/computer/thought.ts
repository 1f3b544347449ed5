// What the computer player thinks with: a position imagined from its view, what counts in it, and dice of its own.
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import { opponent, type Side } from '../data/terms.js';
import { stateSchema, type TwilightState } from '../state.js';
import { unseenCards, type TwilightView } from '../view.js';
import { weightsFor, type Weights } from './weights.js';

/** How much is played out before a card is chosen. */
interface Breadth {
  /** So many lines are looked at closely. */
  readonly lines: number;
  /** So many places of a coup. */
  readonly aims: number;
  /** Each line is tried so many times, over all faces of the die that decides it; never by who plays nothing out. */
  readonly tries: number;
}

/** Beginners play nothing out: they take what gains most at once and leaves a hand that can be played without danger. */
const breadths: Readonly<Record<Level, Breadth>> = {
  beginner: { lines: 1, aims: 1, tries: 0 },
  usual: { lines: 7, aims: 3, tries: 6 },
  strong: { lines: 10, aims: 4, tries: 24 },
};

export interface Thought {
  readonly side: Side;
  /** The imagined position; changed only for a moment and put back. */
  readonly state: TwilightState;
  readonly weights: Weights;
  readonly dice: Dice;
  readonly breadth: Breadth;
  /** How deep one simulation lies in another; 0 at the table. */
  readonly depth: number;
}

/** Begins to think from a view. */
export function thoughtOf(view: TwilightView, side: Side, dice: Dice, level: Level): Thought {
  const state = beliefOf(view, side, dice);
  const breadth = breadths[level];
  return { side, state, weights: weightsFor(state, side, breadth.tries > 0), dice, breadth, depth: 0 };
}

/** Builds a position to think on from a view; nothing but the view and the dice goes into it. */
function beliefOf(view: TwilightView, side: Side, dice: Dice): TwilightState {
  const { hand, known, handSizes } = view;
  const other = opponent(side);
  const hidden = dice.shuffle(unseenCards(view), 'imagined deal');
  const missing = Math.max(0, handSizes[other] - known.length);
  const theirs = [...known, ...hidden.slice(0, missing)];
  return stateSchema.parse({
    ...view,
    hands: side === 'us' ? { us: hand, ussr: theirs } : { us: theirs, ussr: hand },
    deck: hidden.slice(missing),
    chosen: null,
    seen: side === 'us' ? { us: known, ussr: [] } : { us: [], ussr: known },
  });
}
