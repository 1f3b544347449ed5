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
  /** The Total War expansion; the options below it have no meaning without it. */
  totalWar: z.boolean().default(false),
  /** Every nation makes up its deck before the game. */
  constructedDecks: z.boolean().default(false),
  /** Whether nations are waited for when a Bolster or Status card is announced, or only what they have left word about counts. */
  declarationWindows: z.enum(['proxy', 'attend']).default('proxy'),
  /** The Air Force of a piece that falls for lack of supply falls with it. */
  unsuppliedAirForceFalls: z.boolean().default(false),
  /** Cards paid as the Discard step begins count as discarded in it. */
  discardCostsCount: z.boolean().default(false),
  /** 12.8cm Flakzwilling 40 answers the loss of any Axis Air Force. */
  flakzwillingAnyAxis: z.boolean().default(false),
  /** Tank Desant costs one card, either a Build Army or a Land Battle. */
  tankDesantEitherCard: z.boolean().default(false),
  /** Doolittle's Bombers gives its points without a navy as well. */
  doolittleVpAlways: z.boolean().default(false),
  /** Maginot Line is left out. */
  banMaginotLine: z.boolean().default(false),
  /** What three Status cards supply is a supply space for one nation instead. */
  privateSupplySpaces: z.boolean().default(false),
  /** Pact of Steel is used in Italy's turn alone. */
  pactOfSteelOwnTurnOnly: z.boolean().default(false),
});

export type QmgOptions = z.infer<typeof optionsSchema>;
