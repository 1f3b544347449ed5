// Plans a hand for the rest of the turn: what is sent to space, kept, laid beside UN Intervention, and what has to be played.
import { isScoring, type CardId } from '../data/cards.js';
import { opponent, type Side } from '../data/terms.js';
import { spaceBoxes } from '../data/tracks.js';
import { bringsEvent, type Mode } from '../rules/card-uses.js';
import { companions } from '../rules/events.js';
import { cardOps } from '../rules/ops-value.js';
import { attemptsLeft } from '../rules/space-race.js';
import { eighthRound, hasEighth, isTrapped, roundsLeft } from '../rules/turn.js';
import { holdsChina, type TwilightState } from '../state.js';
import { Board } from './board.js';
import { bestFill, total, trappedValue, type Slots } from './fill.js';
import { itemOf, perOp, taking, type EventWorth } from './hand-items.js';
import { regionOfCard, type Holdings } from './lookahead.js';
import { exposure } from './losses.js';
import { weightsFor } from './weights.js';

const canceller = 0.4;

/** The most it costs a hand that cards may be taken out of it. */
const mostExposed = 60;

/** A hand laid out for the rounds ahead: what that is worth beside the Operations, and these. */
export interface Plan {
  readonly value: number;
  readonly holdings: Holdings;
}

/** Whether a hand can hardly be played to the end of the turn without losing the game. */
export function isDoomed({ value }: Pick<Plan, 'value'>): boolean {
  return value < -100;
}

/** What waiting for a calm round risks: one headline of the other side in some fourteen lowers DEFCON; in a round it seldom falls by two. */
const waiting = { headlines: 30, round: 3 } as const;

/** The next own rounds in which DEFCON cannot have fallen to 2 when a side strikes nowhere itself: the other one lowers it once before each. */
function calmRounds(state: TwilightState, side: Side): number {
  const opens = state.round === 0 && side === 'ussr' ? 1 : 0;
  return Math.max(0, state.defcon - 3 + opens);
}

/** Operations of the card the US lays down to keep West Germany from Blockade. */
const blockadePrice = 3;

/** What the events of a hand are worth: Blockade costs all of West Germany once nothing is left to lay down for it. */
function worthWithin(state: TwilightState, side: Side, events: EventWorth): EventWorth {
  const hand = state.hands[side];
  const pays = (id: CardId): boolean =>
    !isScoring(id) && id !== 'blockade' && cardOps(state, side, id) >= blockadePrice;
  if (side !== 'us' || !hand.includes('blockade') || hand.some(pays)) return events;
  const us = -state.influence.west_germany.us;
  const lost = new Board(state, side, weightsFor(state, side, true)).gain('west_germany', { us });
  return (id) => (id === 'blockade' ? Math.min(events(id), lost) : events(id));
}

/**
 * The best plan for a side's hand over the rounds it has left.
 * @param state the position from which on the hand is played.
 * @param events what each card's event is worth to the side.
 * @param isPlayed whether the present round has been played: until then, its Operations may be what is struck in the last.
 */
export function planHand(state: TwilightState, side: Side, events: EventWorth, isPlayed = true): Plan {
  const { value, holdings, dangerous } = laidOut(state, side, events, isPlayed);
  const isLost = (change: Partial<TwilightState>): boolean =>
    isDoomed(laidOut({ ...state, ...change }, side, events, isPlayed));
  const exposed = isDoomed({ value }) ? 0 : exposure(state, side, dangerous, isLost);
  // However likely a loss is, the hand is better than one that has lost already.
  return { value: value - Math.min(mostExposed, exposed), holdings };
}

/** A plan as long as nothing is taken out of the hand, and its cards that can end the world. */
interface Laid extends Plan {
  readonly dangerous: ReadonlySet<CardId>;
}

function laidOut(state: TwilightState, side: Side, events: EventWorth, isPlayed: boolean): Laid {
  const hand = state.hands[side];
  const scoring = hand.filter(isScoring);
  const rounds = roundsAfter(state, side) - scoring.length;
  const worths = worthWithin(state, side, events);
  const items = hand
    .filter((id) => !isScoring(id))
    .map((id) => itemOf(state, side, id, worths, isPlayed && rounds <= 1));
  const holdings = (ops: number[]): Holdings => ({ ops, scoring: scoring.map(regionOfCard) });
  const dangerous = new Set(items.filter(({ risk, takes }) => risk > 0 || takes === 'drawn').map(({ id }) => id));
  if (rounds < 0) return { value: 400 * rounds, holdings: holdings([]), dangerous };
  const slots: Slots = {
    rounds,
    isFree: state.round < eighthRound && hasEighth(state, side),
    attempts: attemptsLeft(state, side),
    nextSpace: spaceBoxes[state.space[side].box + 1]?.ops ?? Infinity,
    china: holdsChina(state, side) ? cardOps(state, side, 'the_china_card') : 0,
    turn: state.turn,
    calm: calmRounds(state, side),
    wait: state.round === 0 && state.defcon <= 3 ? waiting.headlines : waiting.round,
  };
  if (isTrapped(state, side)) {
    return {
      value: trappedValue(items, slots),
      holdings: holdings(items.map(({ ops }) => ops).toSorted((a, b) => b - a)),
      dangerous,
    };
  }
  let best = bestFill(items, slots);
  const helper = items.find(({ id }) => id === 'un_intervention');
  if (helper !== undefined && rounds > 0) {
    for (const companion of items.filter(({ rival }) => rival)) {
      const rest = items.filter((item) => item !== helper && item !== companion);
      const filled = bestFill(rest, { ...slots, rounds: rounds - 1 });
      const value = filled.value - canceller;
      const gained = value - best.value + perOp * (total(filled.ops) + companion.ops - total(best.ops));
      if (gained > 0) best = { value, ops: [companion.ops, ...filled.ops].toSorted((a, b) => b - a) };
    }
  }
  return { value: best.value, holdings: holdings(best.ops), dangerous };
}

/** What leaves a hand with a card that is used in a way: one that cancels an event is laid beside it. */
function goneWith(
  state: TwilightState,
  side: Side,
  id: CardId,
  mode: Mode | 'headline',
): readonly (readonly CardId[])[] {
  if (mode === 'cancel') return [[id, 'un_intervention']];
  if (mode === 'lightning') return [[id, 'first_lightning']];
  const cancels = id === 'un_intervention' || id === 'first_lightning';
  if (!cancels || mode !== 'event') return [[id]];
  return companions(state, side).map((other) => [id, other]);
}

/** The ways out that are gone once a card is used in a way: an attempt in the space race, The China Card. */
function usedUp(state: TwilightState, side: Side, id: CardId, mode: Mode | 'headline'): TwilightState {
  const race = state.space[side];
  const space = { ...state.space, [side]: { ...race, attempts: race.attempts + (mode === 'space' ? 1 : 0) } };
  const china = id === 'the_china_card' ? { holder: opponent(side), faceUp: false } : state.china;
  return { ...state, space, china };
}

/** What the hand is worth that a card leaves when it is used in a way. */
export function planWithout(
  state: TwilightState,
  side: Side,
  id: CardId,
  mode: Mode | 'headline',
  events: EventWorth,
): number {
  const after = usedUp(state, side, id, mode);
  const planned = (hand: readonly CardId[]): number =>
    planHand({ ...after, hands: { ...after.hands, [side]: [...hand] } }, side, events, false).value;
  const left = goneWith(state, side, id, mode).map((gone) => {
    const hand = state.hands[side].filter((other) => !gone.includes(other));
    if (taking[id] === undefined || mode === 'space' || gone.length > 1 || !bringsEvent(state, side, id, 'round'))
      return planned(hand);
    // The event takes the card that is missed most; without a scoring card there is one more round to be filled.
    return Math.min(planned(hand), ...hand.map((lost) => planned(hand.filter((other) => other !== lost))));
  });
  return left.length === 0 ? 0 : Math.max(...left);
}

/** A side's rounds still to come, the present one left out when it is its own. */
function roundsAfter(state: TwilightState, side: Side): number {
  return roundsLeft(state, side) - (state.round > 0 && state.phasing === side ? 1 : 0);
}
