// What a seat may know: the table as it lies open, its own hand, what it has seen of the other, and what is left to be seen.
import { copyOf } from '../../table/copy.js';
import type { SeatId } from '../../table/question.js';
import { cardIds, type CardId } from './data/cards.js';
import { eras, opponent, type Era, type Side } from './data/terms.js';
import { eraOf } from './data/tracks.js';
import { eraCards } from './options.js';
import { openCards, sideOf, zones, type PublicState, type TwilightState } from './state.js';

/** A position as one seat, or everybody, sees it. Rules that look at open things only can be asked of it directly. */
export interface TwilightView extends PublicState {
  /** The viewer's side; null for everybody and before sides are settled. */
  readonly side: Side | null;
  /** The viewer's own hand. */
  readonly hand: readonly CardId[];
  /** The card of this hand that is about to be put to a use. */
  readonly chosen: CardId | null;
  /** Cards the viewer knows to be in the opponent's hand. */
  readonly known: readonly CardId[];
  readonly handSizes: Readonly<Record<Side, number>>;
  readonly deckSize: number;
}

/** A new object holding only what the seat (null: everybody) may know. */
export function view(state: TwilightState, seat: SeatId | null): TwilightView {
  const side = sideOf(state, seat) ?? null;
  const shown = zones.view(state, side, openCards(state));
  const open: PublicState = {
    options: state.options,
    seats: state.seats,
    bonus: state.bonus,
    turn: state.turn,
    round: state.round,
    phasing: state.phasing,
    defcon: state.defcon,
    vp: state.vp,
    milOps: state.milOps,
    space: state.space,
    abilities: state.abilities,
    influence: state.influence,
    civilWar: state.civilWar,
    discard: [...shown.discard.cards],
    removed: [...shown.removed.cards],
    front: [...shown.front.cards],
    playing: [...shown.playing.cards],
    headlines: state.headlines,
    china: state.china,
    effects: state.effects,
    redScare: state.redScare,
    deathSquads: state.deathSquads,
    chernobyl: state.chernobyl,
    missileCrisis: state.missileCrisis,
    missileEnvy: state.missileEnvy,
    handOpen: state.handOpen,
    reach: state.reach,
    lastCoup: state.lastCoup,
    defconFell: state.defconFell,
    result: state.result,
  };
  return copyOf({
    ...open,
    side,
    hand: side === null ? [] : shown.hands[side].cards,
    chosen: side !== null && state.chosen?.side === side ? state.chosen.card : null,
    known: side === null ? [] : shown.hands[opponent(side)].cards,
    handSizes: { us: shown.hands.us.count, ussr: shown.hands.ussr.count },
    deckSize: shown.deck.count,
  });
}

/** Eras whose cards have come into the game. */
function erasIn(view: TwilightView): readonly Era[] {
  return eras.slice(0, eras.indexOf(eraOf(view.turn)) + 1);
}

/** Cards in the game that lie neither open nor in a hand the viewer knows, in the order of their numbers. */
export function unseenCards(view: TwilightView): readonly CardId[] {
  const open = new Set<CardId>([
    ...view.discard,
    ...view.removed,
    ...view.front,
    ...view.playing,
    ...view.headlines.map(({ card }) => card),
    ...view.hand,
    ...view.known,
  ]);
  const inGame = new Set(erasIn(view).flatMap((era) => eraCards(view.options, era)));
  return cardIds.filter((id) => inGame.has(id) && !open.has(id));
}
