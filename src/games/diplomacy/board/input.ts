// What the picture of a Diplomacy position is made from: the part of a view that the board shows.
import { z } from 'zod';
import { orderFromPath } from '../rules/order-paths.js';
import type { DiplomacyView } from '../view.js';
import type { Order } from '../state.js';

export type BoardInput = Pick<
  DiplomacyView,
  'phase' | 'year' | 'season' | 'options' | 'units' | 'owners' | 'dislodged' | 'contested' | 'closed' | 'table' | 'last'
>;

export const variants = ['position', 'results', 'orders'] as const;
export type Variant = (typeof variants)[number];

/** The variant a look asks for; the plain position when the game has no such picture or nothing has happened yet. */
export function variantOf(asked: string, input: BoardInput): Variant {
  if (asked === 'results' && input.last === null) return 'position';
  return variants.find((variant) => variant === asked) ?? 'position';
}

const draftSchema = z.array(z.object({ subject: z.string(), path: z.array(z.string()) }));

/** The orders of an unsent answer; what cannot be read is left out. */
export function draftOrders(draft: unknown): readonly Order[] {
  const read = draftSchema.safeParse(draft);
  if (!read.success) return [];
  return read.data.flatMap(({ subject, path }) => orderFromPath(subject, path) ?? []);
}
