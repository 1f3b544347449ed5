// The position: what lies open to everybody, and the cards that do not; read back through its schema.
import { z } from 'zod';
import type { SeatId } from '../../table/question.js';
import type { Table } from '../../table/script.js';
import { cardIds, type CardId } from './data/cards.js';
import { flags, isNation, kinds, nations, sides, type Flag, type Kind, type Nation } from './data/nations.js';
import { spaceIds, type SpaceId } from './data/spaces.js';
import { optionsSchema } from './options.js';

/** The steps of a nation's turn, and before the first the making of the decks and the choice of the opening hands. */
const steps = ['decks', 'keep', 'start', 'play', 'air', 'supply', 'victory', 'discard', 'draw'] as const;

/** What happened in a space, for the marks on the board. */
const deeds = ['built', 'recruited', 'removed', 'battled', 'flown', 'downed'] as const;
export type Deed = (typeof deeds)[number];

const nation = z.enum(nations);
const flag = z.enum(flags);
const space = z.enum(spaceIds);
const piece = z.object({ nation: flag, space });
const mark = z.object({
  /** Counts the nation turns of the game from 0. */
  turn: z.int().nonnegative().max(1_000),
  deed: z.enum(deeds),
  nation: flag,
  kind: z.enum(kinds),
  space,
});

const pile = z.array(z.enum(cardIds)).max(80);
const piles = z.record(nation, pile);

/** What everybody may see. Whether a piece is an army or a navy follows from where it stands. */
const openShape = {
  options: optionsSchema,
  round: z.int().min(1).max(20),
  active: nation,
  step: z.enum(steps),
  vp: z.record(z.enum(sides), z.int().min(-10_000).max(10_000)),
  /** Who has a piece in each space, in the order of turns; one each at most. */
  pieces: z.record(space, z.array(flag)),
  /** Where Air Forces stand, each with an army or navy of its own; spaces without any are left out. */
  air: z.partialRecord(space, z.array(flag)).default({}),
  /** Pieces that cannot be removed this turn. */
  protections: z.array(piece),
  /** Face-up Status cards. */
  status: piles,
  /** Response and Bolster cards that have been used, and so seen. */
  seen: piles,
  /** Status cards that cannot be used again this turn. */
  used: pile,
  /** Truk supplies Japan around the Central Pacific this turn. */
  truk: z.boolean(),
  /** All German pieces are in supply this turn. */
  airlift: z.boolean().default(false),
  /** No Air Force may take a loss for another piece this turn. */
  cloudCover: z.boolean().default(false),
  /** Resources have been reallocated this turn. */
  reallocated: z.boolean(),
  /** Where a Soviet army stood next to a German one when the turn began. */
  front: z.array(space),
  /** What happened in this nation's turn and in the one before it. */
  marks: z.array(mark),
};

export const stateSchema = z.object({
  ...openShape,
  hand: piles,
  /** The top card first. */
  deck: piles,
  /** Face-down cards on the table: Responses, and Bolsters laid by a card. */
  responses: piles,
  /** Discarded face up, the last one first. */
  discard: piles,
  /** Discarded face down, under the others. */
  buried: piles,
  /** Cards of which their owner has been told that they act only by what was said in advance. */
  explained: pile.default([]),
});

/** The whole position, secrets included. */
export type QmgState = z.infer<typeof stateSchema>;

/** What everybody may see of a position. A view holds all of it, so rules that need no more can be asked of either. */
export type OpenTable = Readonly<Pick<QmgState, keyof typeof openShape>>;

/** A piece on the board. */
export type Piece = z.infer<typeof piece>;

/** The table as the scripts of this game see it. */
export type QmgTable = Table<QmgState>;

/** The nation of a seat; throws for any other seat. */
export function nationOf(seat: SeatId): Nation {
  if (!isNation(seat)) throw new RangeError(`there is no nation ${seat}`);
  return seat;
}

/** How many nation turns were over before the one that goes on. */
export function turnNumber(state: Pick<OpenTable, 'round' | 'active'>): number {
  return (state.round - 1) * nations.length + nations.indexOf(state.active);
}

/** Notes what happened in a space. */
export function noteDeed(state: QmgState, deed: Deed, of: Flag, kind: Kind, at: SpaceId): void {
  state.marks.push({ turn: turnNumber(state), deed, nation: of, kind, space: at });
}

/** For each nation something. */
export function byNation<T>(of: (nation: Nation) => T): Record<Nation, T> {
  return Object.fromEntries(nations.map((one) => [one, of(one)])) as Record<Nation, T>;
}

/** A nation's face-up discards and those under them, the top one first. */
export function discardsOf(state: Pick<QmgState, 'discard' | 'buried'>, of: Nation): readonly CardId[] {
  return [...state.discard[of], ...state.buried[of]];
}

/** The cards of a nation that only it knows: in hand, and face down on the table. */
export function unseenOf(state: Pick<QmgState, 'hand' | 'responses'>, of: Nation): readonly CardId[] {
  return [...state.responses[of], ...state.hand[of]];
}
