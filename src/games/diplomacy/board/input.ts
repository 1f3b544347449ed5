// What the picture of a Diplomacy position is made from: the part of a view that the board shows.
import { z } from 'zod';
import { orderFromPath } from '../rules/order-paths.js';
import type { DiplomacyView } from '../view.js';
import type { Order } from '../state.js';

export type BoardInput = Pick<
  DiplomacyView,
  | 'seat'
  | 'seats'
  | 'phase'
  | 'year'
  | 'season'
  | 'options'
  | 'units'
  | 'owners'
  | 'dislodged'
  | 'contested'
  | 'closed'
  | 'table'
  | 'last'
  | 'isSupposed'
  | 'moves'
>;

export const variants = ['position', 'recent', 'results', 'moves', 'orders'] as const;
/** How a picture is drawn; `recent` is the position over the moves that led to it. The moves before retreats and builds are drawn as results. */
export type Variant = Exclude<(typeof variants)[number], 'moves'>;

/** Whether retreats or builds have come after the last moves. */
export function isAfterMoves({ last, moves }: Pick<BoardInput, 'last' | 'moves'>): boolean {
  return moves !== null && last !== null && last.phase !== 'movement';
}

/** What a look asks for, and of what; the plain position when the game has no such picture or nothing has happened yet. */
export function variantOf(asked: string, input: BoardInput): { readonly variant: Variant; readonly input: BoardInput } {
  const found = variants.find((variant) => variant === asked) ?? 'position';
  const of = found === 'moves' ? { ...input, last: input.moves } : input;
  const variant = found === 'moves' ? 'results' : found;
  return {
    variant: (variant === 'results' || variant === 'recent') && of.last === null ? 'position' : variant,
    input: of,
  };
}

const draftSchema = z.array(z.object({ subject: z.string(), path: z.array(z.string()) }));

/** The orders of an unsent answer; what cannot be read is left out. */
export function draftOrders(draft: unknown): readonly Order[] {
  const read = draftSchema.safeParse(draft);
  if (!read.success) return [];
  return read.data.flatMap(({ subject, path }) => orderFromPath(subject, path) ?? []);
}
