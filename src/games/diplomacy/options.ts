// The choices of a table before the first phase; the defaults are the standard game of the rulebook.
import { z } from 'zod';
import { rulingShape } from './rules/rulings.js';
import { variants } from './data/setups.js';

export const options = z.object({
  /** How many play, and who commands what [L748-764]. */
  variant: z.enum(variants).default('standard'),
  ...rulingShape,
  /** Removals that leave no choice are made without asking. */
  autoSkip: z.boolean().default(true),
  /** Whether saved retreats and builds may answer for a player. */
  perpetualOrders: z.enum(['off', 'replace-missing']).default('replace-missing'),
  /** Who shares a draw: everybody with a unit, or those a proposal lists [L34]. */
  drawIncludes: z.enum(['survivors', 'listed']).default('survivors'),
  /** Whether votes on a draw are hidden until they carry. */
  drawVote: z.enum(['secret-unanimous', 'public-unanimous']).default('secret-unanimous'),
  /** Whether all others may together concede the game to one player. */
  concession: z.boolean().default(true),
  /** What follows a missed movement deadline [L742-746]. */
  absentPlayer: z.enum(['civil-disorder', 'substitute', 'pause']).default('civil-disorder'),
  /** Whether talk stays open in retreat and adjustment phases [L736]. */
  pressInRetreatAndAdjustment: z.boolean().default(false),
  /** The year after which the game ends as a draw of all who have a unit; 0: never. */
  lastYear: z.int().min(0).max(2000).default(0),
});

export type DiplomacyOptions = Readonly<z.infer<typeof options>>;
