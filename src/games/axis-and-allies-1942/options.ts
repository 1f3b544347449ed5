// What can be agreed before a game: optional rules, corrected figures and house rules.
import { z } from 'zod';
import type { Text } from '../../table/text.js';

const bid = z.int().min(0).max(24).default(0);

/** The defaults give the game as the rulebook prints it, as far as the board allows. */
export const optionsSchema = z.object({
  victory: z.enum(['standard', 'total']).default('standard'),
  /** Twelve victory cities as printed, or thirteen as corrected. */
  victoryCitySet: z.enum(['rulebook', 'errata']).default('rulebook'),
  /** Eight cities for the Axis or nine for the Allies suffice; only with the corrected cities. */
  quickVictory: z.boolean().default(false),
  startingTreasury: z.enum(['rulebook', 'errata']).default('rulebook'),
  setup: z.enum(['standard', 'tournament']).default('standard'),
  escortsAndInterceptors: z.boolean().default(false),
  /** An interceptor hits on this or less. */
  interceptorDefense: z.enum(['two', 'one']).default('two'),
  blackSeaClosed: z.boolean().default(false),
  suezTerritories: z.enum(['egypt', 'printed']).default('egypt'),
  powerWithoutCapital: z.enum(['moves', 'frozen']).default('moves'),
  /** What an alliance loses: by the orders of its powers, merged, or as the attacker chooses. */
  multinationalCasualties: z.enum(['orders', 'attacker']).default('orders'),
  dice: z.enum(['normal', 'lowLuck']).default('normal'),
  /** What each power may spend on more units before the first round. */
  bidUssr: bid,
  bidGermany: bid,
  bidUk: bid,
  bidJapan: bid,
  bidUsa: bid,
  /** After this round the side with more victory cities wins; without a limit for 0. */
  lastRound: z.int().min(0).max(20).default(0),
});

export type AaOptions = z.infer<typeof optionsSchema>;

/** What is wrong with options that each may have but not together. */
export function conflicts({ quickVictory, victory, victoryCitySet }: AaOptions): readonly Text[] {
  const isQuick = quickVictory && (victory === 'total' || victoryCitySet === 'rulebook');
  return isQuick ? [{ key: 'refuse.quickVictory' }] : [];
}
