// Plans a hand for the rest of the turn: what is sent to space, kept, laid beside UN Intervention, and what has to be played.
import { isOpponents, isScoring, type CardId } from '../data/cards.js';
import { opponent, type Side } from '../data/terms.js';
import { lastTurn, spaceBoxes } from '../data/tracks.js';
import { bringsEvent, type Mode } from '../rules/card-uses.js';
import { companions } from '../rules/events.js';
import { cardOps } from '../rules/ops-value.js';
import { mayStrike, perilOf } from '../rules/perils.js';
import { attemptsLeft } from '../rules/space-race.js';
import { isTrapped, roundsLeft } from '../rules/turn.js';
import { holdsChina, type TwilightState } from '../state.js';
import { Board } from './board.js';
import { regionOfCard, type Holdings } from './lookahead.js';
import { spaceGain } from './uses.js';
import { weightsFor } from './weights.js';
import { chinaPrice } from './worth.js';

/** A hand laid out for the rounds ahead: what that is worth beside the Operations, and these. */
export interface Plan {
  readonly value: number;
  readonly holdings: Holdings;
}

/** Whether a hand can hardly be played to the end of the turn without losing the game. */
export function isDoomed({ value }: Pick<Plan, 'value'>): boolean {
  return value < -100;
}

/** What is known of a card's event. */
export type EventWorth = (id: CardId) => number;

/** What having to let a card's event occur later may cost when it can lose the game: much, but less than losing it now. */
const perilPrice = { certain: 400, opponentOps: 350, opponentChoice: 350, random: 110 } as const;

/** The same when it is not that card but another one that has to be played after all. */
const forcedPrice = perilPrice.opponentChoice;

/** No event of a card is counted worse than this; what may lose the game is priced by itself. */
const worstEvent = -8;

/** What a point of Operations is worth on the average. */
const perOp = 1.1;

interface Item {
  readonly id: CardId;
  readonly ops: number;
  /** Beside its Operations: what the event does when it is played. */
  readonly play: number;
  /** The same when an own event is used instead of Operations. */
  readonly event: number;
  readonly space: number;
  readonly hold: number;
  readonly rival: boolean;
  /** What playing it costs besides once DEFCON is low, when that may lose the game. */
  readonly risk: number;
  /** Rounds in which nothing can end the world once its event has raised DEFCON. */
  readonly calms: number;
  /** Its event takes another card of the hand: one the other side chooses, or one drawn whose own event occurs then. */
  readonly takes?: 'chosen' | 'drawn' | undefined;
}

/** Events of the other side that take a card out of the hand. */
const taking: Readonly<Partial<Record<CardId, 'chosen' | 'drawn'>>> = {
  five_year_plan: 'drawn',
  grain_sales_to_soviets: 'chosen',
  aldrich_ames_remix: 'chosen',
};

/** Events that raise DEFCON far enough for rounds in which nothing can end the world: the other side takes one level back before each. */
const calming: Readonly<Partial<Record<CardId, number>>> = {
  how_i_learned_to_stop_worrying: 2,
  nuclear_test_ban: 1,
  salt_negotiations: 1,
};

/** What UN Intervention is worth when it waits for the worst card of a later hand. */
const shelter = 3;

/** What a card that hurts nobody is worth when it is kept. */
function holdOf({ turn }: TwilightState, id: CardId, ops: number): number {
  return id === 'un_intervention' && turn < lastTurn ? shelter : 0.35 * ops;
}

function itemOf(state: TwilightState, side: Side, id: CardId, events: EventWorth, isSettled: boolean): Item {
  const ops = cardOps(state, side, id);
  const rival = isOpponents(side, id);
  const next = spaceBoxes[state.space[side].box];
  const space = next === undefined || ops < next.ops ? -Infinity : spaceGain(state, side) - perOp * ops;
  const event = Math.max(worstEvent, events(id));
  if (!rival) {
    const useful = perilOf(later(state), side, id, 'round') === undefined ? event : 0;
    const gain = Math.max(0, useful - perOp * ops) * 0.8;
    const calms = calming[id] ?? 0;
    return { id, ops, play: 0, event: gain, space, hold: holdOf(state, id, ops), rival, risk: 0, calms };
  }
  const occurs = bringsEvent(state, side, id, 'round');
  // Somewhere to strike is found by the time, whoever stands where now.
  const struck = !isSettled && mayStrike(id) ? ('opponentOps' as const) : undefined;
  const takes = occurs ? taking[id] : undefined;
  // What a drawn card may do is reckoned from those that are kept.
  const peril = occurs && takes !== 'drawn' ? (perilOf(later(state), side, id, 'round') ?? struck) : undefined;
  const risk = peril === undefined ? 0 : perilPrice[peril];
  const loss = occurs ? Math.min(0.3, event) : 0;
  return {
    id,
    ops,
    play: loss,
    event: 0,
    space,
    hold: 0.5 * Math.min(0, loss),
    rival,
    risk,
    calms: 0,
    takes,
  };
}

/** DEFCON has fallen by then. */
function later(state: TwilightState): TwilightState {
  return { ...state, round: Math.max(1, state.round), defcon: 2 };
}

/** The next own rounds in which DEFCON cannot have fallen to 2 when a side strikes nowhere itself: the other one lowers it once before each. */
function calmRounds(state: TwilightState, side: Side): number {
  const opens = state.round === 0 && side === 'ussr' ? 1 : 0;
  return Math.max(0, state.defcon - 3 + opens);
}

interface Slots {
  readonly rounds: number;
  readonly attempts: number;
  readonly china: number;
  readonly turn: number;
  /** So many of the next rounds are without danger. */
  readonly calm: number;
}

const canceller = 0.4;

/** What a dangerous card that is kept risks in every round to come: that a card is lost, and it has to be played after all. */
const spareRisk = 0.7;
const tightRisk = 4;
/** What waiting for the next calm round risks: that DEFCON falls by two, or that the card which raises it is lost. */
const calmPrice = 3;

/** The dangerous cards that are played while it is calm: those that threaten most. */
function playedInCalm(items: readonly Item[], calm: number): ReadonlySet<Item> {
  const raised = items.reduce((most, { calms }) => Math.max(most, calms), 0);
  const dangerous = items
    .filter(({ risk, takes }) => risk > 0 || takes === 'drawn')
    .toSorted((a, b) => b.risk - a.risk);
  return new Set(dangerous.slice(0, calm + raised));
}

/**
 * What events that take a card risk beside dangerous ones that are kept: that one of these is drawn, or that one has to be played
 * since no other is left to take its place.
 */
function takenRisk(played: readonly Item[], kept: readonly Item[], early: ReadonlySet<Item>): number {
  const dangerous = kept.filter(({ risk }) => risk > 0).length;
  if (dangerous === 0) return 0;
  let spare = kept.length - dangerous;
  let price = 0;
  for (const item of played.filter(({ takes }) => takes !== undefined)) {
    // Drawn from the most cards when it is played first.
    const drawn = item.takes === 'drawn' ? dangerous / (played.length - 1 + kept.length) : 0;
    price += drawn * (early.has(item) ? 0 : forcedPrice) + (spare > 0 ? 0 : (1 - drawn) * forcedPrice);
    spare -= 1;
  }
  return price;
}

/** Some cards to be played in so many rounds, some of them sent to space, some of the others kept though they could be played. */
interface Filling {
  readonly spaced: readonly Item[];
  readonly rounds: number;
  readonly calm: number;
  readonly keepsTaking: boolean;
}

/** The best way to play exactly `rounds` of some cards, sending `spaced` of them to space. */
function fill(
  items: readonly Item[],
  { spaced, rounds, calm, keepsTaking }: Filling,
): { value: number; ops: number[] } {
  const rest = items.filter((item) => !spaced.includes(item));
  const plays = Math.max(0, rounds - spaced.length);
  const early = playedInCalm(rest, calm);
  const risk = (item: Item): number => {
    if (keepsTaking && item.takes === 'drawn') return forcedPrice;
    return early.has(item) ? Math.min(calmPrice, item.risk) : item.risk;
  };
  const worths = rest
    .map((item) => ({ item, play: Math.max(0, item.event) + item.play - risk(item) }))
    .toSorted((a, b) => b.play + perOp * b.item.ops - b.item.hold - (a.play + perOp * a.item.ops - a.item.hold));
  let value = spaced.reduce((sum, item) => sum + item.space + perOp * item.ops, 0);
  const ops: number[] = [];
  worths.forEach(({ item, play }, n) => {
    if (n >= plays) value += item.hold;
    else {
      value += play + (keepsTaking && item.takes === 'drawn' ? forcedPrice : 0);
      // An event played for itself spends no Operations, but its worth was counted beyond them.
      ops.push(item.ops);
    }
  });
  // A dangerous card that is kept comes out after all when a card is lost; a spare one beside it makes that unlikely.
  const kept = worths.slice(plays);
  const dangerous = kept.filter(({ item }) => item.risk > 0).length;
  if (dangerous > 0) value -= (kept.length > dangerous ? spareRisk : tightRisk) * rounds;
  value -= takenRisk(
    worths.slice(0, plays).map(({ item }) => item),
    kept.map(({ item }) => item),
    early,
  );
  return { value, ops: ops.toSorted((a, b) => b - a) };
}

function spaceSets(items: readonly Item[], attempts: number): readonly (readonly Item[])[] {
  const fit = items.filter((item) => item.space > -Infinity);
  const sets: (readonly Item[])[] = [[]];
  if (attempts > 0) for (const item of fit) sets.push([item]);
  if (attempts > 1) {
    fit.forEach((item, n) => {
      for (const other of fit.slice(n + 1)) sets.push([item, other]);
    });
  }
  return sets;
}

function bestFill(
  items: readonly Item[],
  { rounds, attempts, china, turn, calm }: Slots,
): { value: number; ops: number[] } {
  let best: { value: number; ops: number[] } | undefined;
  for (const withChina of china > 0 && rounds > 0 ? [false, true] : [false]) {
    for (const spaced of spaceSets(items, Math.min(attempts, rounds))) {
      for (const keepsTaking of items.some(({ takes }) => takes === 'drawn') ? [false, true] : [false]) {
        const filled = fill(items, { spaced, rounds: rounds - (withChina ? 1 : 0), calm, keepsTaking });
        // Sending a card to space gives up its Operations, whose count is what the rounds ahead are played with.
        const worth = filled.value + total(filled.ops) * perOp + (withChina ? perOp * china - chinaPrice(turn) : 0);
        if (best !== undefined && worth <= best.value) continue;
        best = { value: worth, ops: withChina ? [china, ...filled.ops] : filled.ops };
      }
    }
  }
  const { value, ops } = best ?? { value: 0, ops: [] };
  return { value: value - perOp * total(ops), ops };
}

/** A trap takes cards of so many Operations. */
const trapOps = 2;

/** Who comes out of a trap when is not foreseen: no hand is worse than this in it. */
const worstTrapped = -20;

/** What a hand is worth in a trap that takes a round and the card that hurts most, once: the rest has to be played after all. */
function trappedValue(items: readonly Item[], slots: Slots): number {
  const rounds = Math.max(0, slots.rounds - 1);
  const eaten = items.filter(({ ops }) => ops >= trapOps);
  const left = eaten.map(
    (item) =>
      bestFill(
        items.filter((other) => other !== item),
        { ...slots, rounds },
      ).value,
  );
  return Math.min(0, Math.max(worstTrapped, ...left));
}

function total(ops: readonly number[]): number {
  return ops.reduce((sum, each) => sum + each, 0);
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
  const hand = state.hands[side];
  const scoring = hand.filter(isScoring);
  const rounds = roundsAfter(state, side) - scoring.length;
  const worths = worthWithin(state, side, events);
  const items = hand
    .filter((id) => !isScoring(id))
    .map((id) => itemOf(state, side, id, worths, isPlayed && rounds <= 1));
  const holdings = (ops: number[]): Holdings => ({ ops, scoring: scoring.map(regionOfCard) });
  if (rounds < 0) return { value: 400 * rounds, holdings: holdings([]) };
  const slots: Slots = {
    rounds,
    attempts: attemptsLeft(state, side),
    china: holdsChina(state, side) ? cardOps(state, side, 'the_china_card') : 0,
    turn: state.turn,
    calm: calmRounds(state, side),
  };
  if (isTrapped(state, side)) {
    return {
      value: trappedValue(items, slots),
      holdings: holdings(items.map(({ ops }) => ops).toSorted((a, b) => b - a)),
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
  return { value: best.value, holdings: holdings(best.ops) };
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
    // The event takes the card that is missed most.
    const rest = hand.filter((other) => !isScoring(other));
    return Math.min(planned(hand), ...rest.map((lost) => planned(hand.filter((other) => other !== lost))));
  });
  return left.length === 0 ? 0 : Math.max(...left);
}

/** A side's rounds still to come, the present one left out when it is its own. */
function roundsAfter(state: TwilightState, side: Side): number {
  return roundsLeft(state, side) - (state.round > 0 && state.phasing === side ? 1 : 0);
}
