// What a seat may know: the open table, how many cards lie where, and its own nation's cards.
import { copyOf } from '../../table/copy.js';
import type { SeatId } from '../../table/question.js';
import type { CardId } from './data/cards.js';
import { nations, type Nation } from './data/nations.js';
import type { Outlook } from './rules/outlook.js';
import { byNation, discardsOf, type OpenTable, type QmgState } from './state.js';

/** How many cards of a nation lie where, and the card that can be seen on its discard pile. */
interface Counts {
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  /** Face-down cards on the table. */
  readonly responses: number;
  /** The top of the discard pile; null when it lies face down, or there is none. */
  readonly top: CardId | null;
}

/** A position as one seat, or everybody, sees it. Rules that look at open things only can be asked of it directly. */
export interface QmgView extends OpenTable {
  /** The viewer's nation; null for everybody. */
  readonly nation: Nation | null;
  readonly counts: Readonly<Record<Nation, Counts>>;
  /** The viewer's own cards. */
  readonly hand: readonly CardId[];
  readonly responses: readonly CardId[];
  /** The viewer's own discard pile, the top card first. */
  readonly discard: readonly CardId[];
  /** Where this is not the position but what a planned turn would make of it: what the turn would give. */
  readonly planned?: Outlook;
}

/** A new object holding only what the seat (null: everybody) may know. */
export function view(state: QmgState, seat: SeatId | null): QmgView {
  return copyOf(glance(state, seat));
}

/** The same for who only looks and forgets: it shares what lies on the table with the position, and changes with it. */
export function glance(state: QmgState, seat: SeatId | null): QmgView {
  const nation = nations.find((one) => one === seat) ?? null;
  const open: OpenTable = {
    options: state.options,
    round: state.round,
    active: state.active,
    step: state.step,
    vp: state.vp,
    pieces: state.pieces,
    air: state.air,
    protections: state.protections,
    status: state.status,
    seen: state.seen,
    used: state.used,
    truk: state.truk,
    airlift: state.airlift,
    cloudCover: state.cloudCover,
    reallocated: state.reallocated,
    front: state.front,
    marks: state.marks,
  };
  return {
    ...open,
    nation,
    counts: byNation((one) => countsOf(state, one)),
    hand: nation === null ? [] : [...state.hand[nation]].sort(),
    responses: nation === null ? [] : [...state.responses[nation]].sort(),
    discard: nation === null ? [] : discardsOf(state, nation),
  };
}

function countsOf(state: QmgState, nation: Nation): Counts {
  return {
    hand: state.hand[nation].length,
    deck: state.deck[nation].length,
    discard: state.discard[nation].length + state.buried[nation].length,
    responses: state.responses[nation].length,
    top: state.discard[nation][0] ?? null,
  };
}
