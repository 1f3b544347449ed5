// What a seat may know: the table as it lies open, its own hand, what it has seen of the other.
import type { SeatId } from '../../table/question.js';
import type { CardId } from './data/cards.js';
import { opponent, type Side } from './data/terms.js';
import type { PublicState, TwilightState } from './state.js';
import { sideOf } from './table.js';

/** A position as one seat, or everybody, sees it. Rules that look at open things only can be asked of it directly. */
export interface TwilightView extends PublicState {
  /** The viewer's side; null for everybody and before sides are settled. */
  readonly side: Side | null;
  /** The viewer's own hand. */
  readonly hand: readonly CardId[];
  /** Cards the viewer knows to be in the opponent's hand. */
  readonly known: readonly CardId[];
  readonly handSizes: Readonly<Record<Side, number>>;
  readonly deckSize: number;
}

/** Cards in a side's hand that everybody knows to be there: a Missile Envy that has to be used. */
export function openCards(state: TwilightState, side: Side): readonly CardId[] {
  return state.missileEnvy === side && state.hands[side].includes('missile_envy') ? ['missile_envy'] : [];
}

/** Cards of the opponent's hand a side knows. */
export function knownCards(state: TwilightState, viewer: Side): readonly CardId[] {
  const other = opponent(viewer);
  const open = openCards(state, other);
  return [...new Set([...state.seen[viewer], ...open])];
}

/** A new object holding only what the seat (null: everybody) may know. */
export function view(state: TwilightState, seat: SeatId | null): TwilightView {
  const side = sideOf(state, seat) ?? null;
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
    discard: state.discard,
    removed: state.removed,
    front: state.front,
    playing: state.playing,
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
    defconFell: state.defconFell,
    result: state.result,
  };
  return structuredClone({
    ...open,
    side,
    hand: side === null ? [] : state.hands[side],
    known: side === null ? [] : knownCards(state, side),
    handSizes: { us: state.hands.us.length, ussr: state.hands.ussr.length },
    deckSize: state.deck.length,
  });
}
