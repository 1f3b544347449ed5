// How a card can be used: event, Operations in either order with the opponent's event, space race, with UN Intervention.
import type { Text } from '../../../table/text.js';
import { isOpponents, isScoring } from '../phases/effects/piles.js';
import { eventDanger, surelyDrops } from './dangers.js';
import { card, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { eventAllowed, type Source } from '../rules/events.js';
import { budgetOf } from '../rules/ops-value.js';
import { legalUses, opsUses, useWay, type OpsGrant, type OpsUse } from '../phases/operations/spend.js';
import { say } from '../reports/names.js';
import type { TwilightState } from '../state.js';
import type { Way } from './ask.js';

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

/** A way of using a card as an option, with what it brings and what it risks. */
export function modeWay(state: TwilightState, side: Side, id: CardId, mode: Mode, source: Source): Way<Mode> {
  const own = modeText(state, side, id, mode, source);
  const lets = mode === 'event' || (mode !== 'space' && mode !== 'cancel' && mode !== 'lightning');
  const occurs = mode === 'event' || bringsEvent(state, side, id, source);
  const danger =
    mode === 'lightning' || (id === 'first_lightning' && mode !== 'space')
      ? state.defcon === 2
        ? say('danger.certain')
        : undefined
      : lets && occurs
        ? eventDanger(state, side, id, source)
        : undefined;
  const lost = id === 'the_china_card' && side === 'us' && state.effects.formosan ? say('danger.formosan') : undefined;
  return { ...own, danger: danger ?? own.danger ?? lost };
}

function modeText(state: TwilightState, side: Side, id: CardId, mode: Mode, source: Source): Way<Mode> {
  if (isUse(mode)) {
    const then = mode !== 'space' && bringsEvent(state, side, id, source);
    const grant = { ...cardGrant(state, side, id, true), thenDrops: then && surelyDrops(id) };
    const way = useWay(state, grant, mode);
    return { ...way, text: then ? say('mode.opsThenEvent', { use: way.text }) : way.text };
  }
  return { id: mode, text: say(`mode.${mode}`), detail: say(`mode.${mode}Detail`) };
}

/** The warning for choosing a card when every way to use it carries one. */
export function dangerOfAll(state: TwilightState, side: Side, id: CardId): Text | undefined {
  const dangers = legalModes(state, side, id, 'round').map((mode) => modeWay(state, side, id, mode, 'round').danger);
  return dangers.every((danger) => danger !== undefined) ? dangers[0] : undefined;
}
