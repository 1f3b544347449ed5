// Which cards a side may play, and how each can be used (rulebook, 5.0 Card Play).
import { holdsChina, type TwilightState } from '../state.js';
import type { Side } from '../data/terms.js';
import { type CardId, card, isOpponents, isScoring } from '../data/cards.js';
import { legalUses, type OpsGrant, type OpsUse, opsUses } from './operations.js';
import { budgetOf, cardOps } from './ops-value.js';
import { type Source, eventAllowed } from './events.js';
import { scoringCardsIn, scoringPressed } from './turn.js';

/**
 * `event`: its own or a neutral event. The uses of Operations: first the Operations, then the opponent's event if there is one.
 * `eventFirst`: the opponent's event, then the Operations. `cancel`: together with UN Intervention. `lightning`: with First Lightning.
 */
export const modes = ['event', 'influence', 'coup', 'realign', 'eventFirst', 'space', 'cancel', 'lightning'] as const;
export type Mode = (typeof modes)[number];

/** Tells a use of Operations from the other ways of playing a card. */
export function isUse(mode: Mode): mode is OpsUse {
  return opsUses.some((use) => use === mode);
}

/** The Operations of a card in a side's hands. */
export function cardGrant(state: TwilightState, side: Side, id: CardId, space: boolean): OpsGrant {
  return {
    side,
    card: id,
    budget: budgetOf(state, side, card(id).ops, id),
    allow: space ? opsUses : ['influence', 'coup', 'realign'],
  };
}

/** Whether the opponent's event occurs when a side uses a card for Operations. */
export function bringsEvent(state: TwilightState, side: Side, id: CardId, source: Source): boolean {
  return isOpponents(side, id) && eventAllowed(state, id, side, source);
}

/** Cards that can be laid beside another to cancel its event: the mode and the card it takes. */
const cancellers = { cancel: 'un_intervention', lightning: 'first_lightning' } as const satisfies Partial<
  Record<Mode, CardId>
>;
export type Canceller = keyof typeof cancellers;

/** The card a cancelling mode takes from the hand. */
export function cancellerOf(mode: Canceller): CardId {
  return cancellers[mode];
}

function canCancel(state: TwilightState, side: Side, id: CardId, mode: Canceller): boolean {
  const ownRound = state.round > 0 && state.phasing === side;
  const sides: readonly Side[] = mode === 'cancel' ? ['us', 'ussr'] : ['ussr'];
  const helper = cancellers[mode];
  return (
    ownRound && sides.includes(side) && id !== helper && isOpponents(side, id) && state.hands[side].includes(helper)
  );
}

/** All legal ways to use a card now; empty when there is none. */
export function legalModes(state: TwilightState, side: Side, id: CardId, source: Source): readonly Mode[] {
  if (isScoring(id)) return ['event'];
  const duty = state.missileEnvy === side && id === 'missile_envy';
  const uses = legalUses(state, cardGrant(state, side, id, !duty));
  const spends = uses.some((use) => use !== 'space');
  return modes.filter((mode) => {
    switch (mode) {
      case 'event':
        return !duty && !isOpponents(side, id) && eventAllowed(state, id, side, source);
      case 'eventFirst':
        return spends && bringsEvent(state, side, id, source);
      case 'cancel':
      case 'lightning':
        return spends && canCancel(state, side, id, mode);
      default:
        return uses.includes(mode);
    }
  });
}

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

/** Cards a side may headline. */
export function headlineCards(state: TwilightState, side: Side): readonly CardId[] {
  return state.hands[side].filter(
    (id) => id !== 'un_intervention' && !(id === 'missile_envy' && state.missileEnvy === side),
  );
}

/** The least value a card must have to be discarded to Quagmire or Bear Trap. */
const trapPrice = 2;

/** Cards that can be discarded to the trap; a Missile Envy that has to be used goes before all others. */
export function trapDiscards(state: TwilightState, side: Side): readonly CardId[] {
  const suitable = state.hands[side].filter((id) => !isScoring(id) && cardOps(state, side, id) >= trapPrice);
  const bound = state.missileEnvy === side && suitable.includes('missile_envy');
  return bound ? ['missile_envy'] : suitable;
}
