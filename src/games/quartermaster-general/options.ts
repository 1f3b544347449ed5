// The switches of the game: optional rules, and readings of cards and rules on which sources differ.
import { z } from 'zod';

const off = (): z.ZodDefault<z.ZodBoolean> => z.boolean().default(false);
/** Off unless chosen, and with a meaning only beside another option. */
const onlyWith = (needs: string): z.ZodDefault<z.ZodBoolean> => off().meta({ needs });

/** Everything that can be agreed before a game, what matters most first; the defaults give the standard game. */
export const optionsSchema = z.object({
  /** The Total War expansion. */
  totalWar: off(),
  /** Every nation makes up its deck before the game. */
  constructedDecks: onlyWith('totalWar'),
  /** Whether nations are waited for when a Bolster or Status card is announced, or only what they have left word about counts. */
  declarationWindows: z.enum(['proxy', 'attend']).default('proxy').meta({ needs: 'totalWar' }),
  /** Maginot Line is left out. */
  banMaginotLine: onlyWith('totalWar'),
  /** Four cards of the hand for a basic card out of the deck. */
  reallocateResources: z.boolean().default(true),
  /** Reallocating needs four cards in hand; otherwise what is missing is paid as any shortage. */
  reallocateNeedsFullHand: z.boolean().default(true).meta({ needs: 'reallocateResources' }),
  /** A side cannot fall below no points. */
  vpFloorZero: off(),
  /** A navy without a port does not pass supply on. */
  strictNavyChain: off(),
  /** Wolf Packs helps the submarines of every Axis nation. */
  wolfPacksAnyAxis: off(),
  italianEastAfricaRecruits: off(),
  italyAttacksCommunistsRecruits: off(),
  /** Impero Italiano counts spaces instead of armies. */
  imperoItalianoPerSpace: off(),
  /** The Air Force of a piece that falls for lack of supply falls with it. */
  unsuppliedAirForceFalls: onlyWith('totalWar'),
  /** Cards paid as the Discard step begins count as discarded in it. */
  discardCostsCount: onlyWith('totalWar'),
  /** 12.8cm Flakzwilling 40 answers the loss of any Axis Air Force. */
  flakzwillingAnyAxis: onlyWith('totalWar'),
  /** Tank Desant costs one card, either a Build Army or a Land Battle. */
  tankDesantEitherCard: onlyWith('totalWar'),
  /** Doolittle's Bombers gives its points without a navy as well. */
  doolittleVpAlways: onlyWith('totalWar'),
  /** What three Status cards supply is a supply space for one nation instead. */
  privateSupplySpaces: onlyWith('totalWar'),
  /** Pact of Steel is used in Italy's turn alone. */
  pactOfSteelOwnTurnOnly: onlyWith('totalWar'),
});

export type QmgOptions = z.infer<typeof optionsSchema>;
