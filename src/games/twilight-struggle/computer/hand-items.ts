// What each card of a hand is worth to the plan of it: its uses, what keeping it brings, what it risks.
import { isOpponents, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { lastTurn, spaceBoxes } from '../data/tracks.js';
import { bringsEvent } from '../rules/card-uses.js';
import { cardOps } from '../rules/ops-value.js';
import { mayStrike, perilOf } from '../rules/perils.js';
import type { TwilightState } from '../state.js';
import { spaceGain } from './uses.js';

/** What is known of a card's event. */
export type EventWorth = (id: CardId) => number;

/** What a card's event does to a side on the average, as long as it has not been tried. */
export function onAverage(side: Side): EventWorth {
  return (id) => (isOpponents(side, id) ? -1.5 : 0);
}

/** What having to let a card's event occur later may cost when it can lose the game: much, but less than losing it now. */
const perilPrice = { certain: 400, opponentOps: 350, opponentChoice: 350, random: 110 } as const;

/** The same when it is not that card but another one that has to be played after all. */
export const forcedPrice = perilPrice.opponentChoice;

/** No event of a card is counted worse than this; what may lose the game is priced by itself. */
const worstEvent = -8;

/** What a point of Operations is worth on the average. */
export const perOp = 1.1;

/** How an event takes another card of the hand: one the other side chooses, one it draws and may leave, or one drawn whose own event occurs then. */
type Taking = 'chosen' | 'offered' | 'drawn';

/** A card of a hand as a plan sees it. */
export interface Item {
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
  readonly takes?: Taking | undefined;
}

/** Events of the other side that take a card out of the hand. */
export const taking: Readonly<Partial<Record<CardId, Taking>>> = {
  five_year_plan: 'drawn',
  grain_sales_to_soviets: 'offered',
  aldrich_ames_remix: 'chosen',
};

/** Events that raise DEFCON far enough for rounds in which nothing can end the world: the other side takes one level back before each. */
export const calming: Readonly<Partial<Record<CardId, number>>> = {
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

/**
 * What a card of a hand brings in each of its uses, and what it risks.
 * @param isSettled whether nothing comes between now and its play that could give the other side somewhere to strike.
 */
export function itemOf(state: TwilightState, side: Side, id: CardId, events: EventWorth, isSettled: boolean): Item {
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
  const risk = peril === undefined ? (mayBeAllowed(state, side, id) ? perilPrice.random : 0) : perilPrice[peril];
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

/** Whether Star Wars is only held back by a lead in space that the US may take this turn. */
function mayBeAllowed({ space }: TwilightState, side: Side, id: CardId): boolean {
  return id === 'star_wars' && side === 'ussr' && space.us.box === space.ussr.box;
}

/** DEFCON has fallen by then. */
function later(state: TwilightState): TwilightState {
  return { ...state, round: Math.max(1, state.round), defcon: 2 };
}
