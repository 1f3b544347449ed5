// A whole position as one side may imagine it: what it cannot see is dealt at random from the cards it has not seen.
import type { Dice } from '../../../table/dice.js';
import { opponent, type Side } from '../data/terms.js';
import { stateSchema, type TwilightState } from '../state.js';
import { unseenCards } from '../rules/unseen.js';
import type { TwilightView } from '../view.js';

/** Builds a position to think on from a view; nothing but the view and the dice goes into it. */
export function beliefOf(view: TwilightView, side: Side, dice: Dice): TwilightState {
  const { hand, known, handSizes } = view;
  const other = opponent(side);
  const hidden = dice.shuffle(unseenCards(view), 'imagined deal');
  const missing = Math.max(0, handSizes[other] - known.length);
  const theirs = [...known, ...hidden.slice(0, missing)];
  return stateSchema.parse({
    ...view,
    hands: side === 'us' ? { us: hand, ussr: theirs } : { us: theirs, ussr: hand },
    deck: hidden.slice(missing),
    seen: side === 'us' ? { us: known, ussr: [] } : { us: [], ussr: known },
  });
}
