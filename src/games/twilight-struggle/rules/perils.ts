// Events that may lose the game at once: by whose play, from which DEFCON level down (rulebook, 8.1 The DEFCON Track).
import { type CardId, type Peril, card, isOpponents } from '../data/cards.js';
import { opponent, type Side } from '../data/terms.js';
import type { TwilightState } from '../state.js';
import { coupTargets, lowersDefcon } from './coups.js';
import { influenceOf } from './control.js';
import { type Source, eventAllowed } from './events.js';

const order = ['certain', 'opponentOps', 'opponentChoice', 'random'] as const;
type Warned = (typeof order)[number];

/** How an event threatens the side that would let it occur now, worst first; undefined when it does not. */
export function perilOf(state: TwilightState, side: Side, id: CardId, source: Source): Warned | undefined {
  if (!eventAllowed(state, id, side, source)) return undefined;
  const real = (card(id).perils ?? []).filter((peril) => threatens(state, side, id, peril)).map(({ kind }) => kind);
  const brought = side === 'ussr' ? broughtOut(state, id, source) : undefined;
  return order.find((kind) => kind === brought || real.includes(kind));
}

/** The card whose player may set DEFCON to 1 from any level, in the other side's round. */
const setsDefcon: CardId = 'how_i_learned_to_stop_worrying';

/**
 * What an event may bring out in a Soviet round by which the US ends the world: that card, out of the hand by chance or out of the discard pile
 * by choice; one whose event comes before a strike.
 */
function broughtOut(state: TwilightState, id: CardId, source: Source): Warned | undefined {
  const { hands, discard } = state;
  const rest = hands.ussr.filter((other) => other !== id);
  switch (id) {
    case 'star_wars':
      if (discard.includes(setsDefcon)) return 'opponentChoice';
      return discard.includes('grain_sales_to_soviets')
        ? broughtOut({ ...state, hands: { ...hands, ussr: rest } }, 'grain_sales_to_soviets', source)
        : undefined;
    case 'grain_sales_to_soviets':
      return rest.includes(setsDefcon) || mayDraw(state, rest, ['star_wars'], source) || isTwoSteps(state, rest)
        ? 'random'
        : undefined;
    case 'five_year_plan':
      return mayDraw(state, rest, ['star_wars', 'grain_sales_to_soviets'], source) ? 'random' : undefined;
    default:
      return undefined;
  }
}

/** Whether the US may draw a card at DEFCON 3 whose event lowers it first, and strike with its Operations then: an own event leaves none. */
function isTwoSteps(state: TwilightState, rest: readonly CardId[]): boolean {
  return (
    state.defcon === 3 && rest.some((id) => isOpponents('us', id) && surelyDrops(id)) && canStrike(state, 'us', false)
  );
}

/** Whether a side finds somewhere to strike that lowers DEFCON. */
function canStrike(state: TwilightState, side: Side, isAnywhere: boolean): boolean {
  return coupTargets(state, side, isAnywhere).some((target) => lowersDefcon(state, side, target));
}

/** Whether one of some events is left in a Soviet hand by which the US may come by that card. */
function mayDraw(state: TwilightState, rest: readonly CardId[], events: readonly CardId[], source: Source): boolean {
  const left = { ...state, hands: { ...state.hands, ussr: [...rest] } };
  return events.some(
    (id) => rest.includes(id) && eventAllowed(left, id, 'ussr', source) && broughtOut(left, id, source) !== undefined,
  );
}

function threatens(state: TwilightState, side: Side, id: CardId, peril: Peril): boolean {
  if (peril.kind === 'ownChoice' || state.defcon > peril.at) return false;
  const holds =
    peril.holder === 'any' || peril.holder === side || (peril.holder === 'player' && !isOpponents(side, id));
  if (!holds) return false;
  if (id === 'ortega_elected_in_nicaragua') return influenceOf(state, 'us', 'cuba') > 0;
  if (id === 'five_year_plan' && side === 'ussr') {
    return state.hands.ussr.some(
      (other) => other !== id && card(other).side === 'us' && card(other).perils !== undefined,
    );
  }
  if (peril.kind !== 'opponentOps') return true;
  return canStrike(state, opponent(side), id === 'tear_down_this_wall');
}

/** Events that draw out of the Soviet hand. */
export type Drawing = 'five_year_plan' | 'grain_sales_to_soviets';

/** How likely the card an event draws out of the Soviet hand may lose the game, Operations it brings the US besides aside. */
export function fatalDraws(state: TwilightState, drawing: Drawing = 'five_year_plan'): number {
  const rest = state.hands.ussr.filter((id) => id !== drawing);
  const left = { ...state, hands: { ...state.hands, ussr: rest } };
  const isFatal = (id: CardId): boolean => {
    if (drawing === 'five_year_plan')
      return card(id).side === 'us' && perilOf(left, 'ussr', id, 'fiveYearPlan') !== undefined;
    return id === setsDefcon || isTwoSteps(state, [id]) || mayDraw(state, [id], ['star_wars'], 'grainSales');
  };
  return rest.length === 0 ? 0 : rest.filter(isFatal).length / rest.length;
}

/** Whether a card's event may give the opponent Operations to strike with. */
export function mayStrike(id: CardId): boolean {
  return (card(id).perils ?? []).some(({ kind }) => kind === 'opponentOps');
}

/** Whether a card's event, once it occurs, lowers DEFCON for certain. */
export function surelyDrops(id: CardId): boolean {
  return (card(id).perils ?? []).some((peril) => peril.kind === 'certain');
}
