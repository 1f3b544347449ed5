// The switches of the game: optional rules, and readings of cards and rules on which sources differ.
import { z } from 'zod';

/** Everything that can be agreed before a game; the defaults give the standard game. */
export const optionsSchema = z.object({
  /** Four cards of the hand for a basic card out of the deck. */
  reallocateResources: z.boolean().default(true),
  /** Reallocating needs four cards in hand; otherwise what is missing is paid as any shortage. */
  reallocateNeedsFullHand: z.boolean().default(true),
  /** Wolf Packs helps the submarines of every Axis nation. */
  wolfPacksAnyAxis: z.boolean().default(false),
  italianEastAfricaRecruits: z.boolean().default(false),
  italyAttacksCommunistsRecruits: z.boolean().default(false),
  /** Impero Italiano counts spaces instead of armies. */
  imperoItalianoPerSpace: z.boolean().default(false),
  /** A navy without a port does not pass supply on. */
  strictNavyChain: z.boolean().default(false),
  /** A side cannot fall below no points. */
  vpFloorZero: z.boolean().default(false),
});

export type QmgOptions = z.infer<typeof optionsSchema>;
