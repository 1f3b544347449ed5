// Which cards a side may play in its action round (spec 5.2, 7.12): one list for questions, warnings and fallbacks.
import { scoringCardsIn } from '../phases/effects/piles.js';
import { holdsChina } from '../phases/effects/china-card.js';
import { scoringPressed } from '../questions/dangers.js';
import type { CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { legalModes } from '../questions/card-uses.js';
import type { TwilightState } from '../state.js';

/** Whether a side has to use Missile Envy now and can. */
function envyBinds(state: TwilightState, side: Side): boolean {
  return (
    state.missileEnvy === side &&
    state.hands[side].includes('missile_envy') &&
    legalModes(state, side, 'missile_envy', 'round').length > 0
  );
}

/** Cards a side may choose from in an untrapped action round; The China Card is among them when it can be used. */
export function playableCards(state: TwilightState, side: Side): readonly CardId[] {
  const pressed = scoringPressed(state, side);
  const scoring = scoringCardsIn(state, side);
  if (pressed && state.options.heldScoringCard === 'force') return scoring;
  if (envyBinds(state, side)) return pressed ? ['missile_envy', ...scoring] : ['missile_envy'];
  const china: readonly CardId[] = holdsChina(state, side) && !pressed ? ['the_china_card'] : [];
  return [...state.hands[side], ...china].filter((id) => legalModes(state, side, id, 'round').length > 0);
}

/** Whether a side may let its action round pass: only with an empty hand, or when nothing it holds can be used. */
export function mayPass(state: TwilightState, side: Side): boolean {
  return !playableCards(state, side).some((id) => id !== 'the_china_card');
}
