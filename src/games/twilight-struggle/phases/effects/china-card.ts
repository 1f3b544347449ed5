// The China Card (spec 7.14): who holds it and whether it can be used.
import { opponent, type Side } from '../../data/terms.js';
import { say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

/** Whether a side holds The China Card face up. */
export function holdsChina(state: PublicState, side: Side): boolean {
  return state.china.holder === side && state.china.faceUp;
}

/** After its use The China Card goes to the opponent, face down. */
export function passChina(t: TwilightTable): void {
  const { holder } = t.state.china;
  if (holder !== null) giveChina(t, opponent(holder), false);
}

/** Gives The China Card to a side. */
export function giveChina(t: TwilightTable, side: Side, faceUp: boolean): void {
  t.state.china = { holder: side, faceUp };
  t.tell(say(faceUp ? 'china.faceUp' : 'china.faceDown', { side: sideName(side) }));
}

/** The US uses The China Card: Formosan Resolution ends. */
export function useChina(t: TwilightTable, side: Side): void {
  if (side !== 'us' || !t.state.effects.formosan) return;
  t.state.effects.formosan = false;
  t.tell(say('china.formosanEnds'));
}
