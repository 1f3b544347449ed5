// The choices of a table before the first phase; the defaults are the standard game of the rulebook.
import { z } from 'zod';
import { variants } from './data/setups.js';

/** The rules switches that the adjudicator itself reads. */
const rulingShape = {
  /** When an army ordered to a neighbour takes the sea: an own fleet's convoy order shows the intent, or only *via convoy* does (rulebook, “Land route and convoy route”). */
  adjacentConvoy: z.enum(['intent', 'explicit']).default('intent'),
  /** Whether a *via convoy* move without an ordered chain goes by land to a neighbour, or fails (same heading). */
  viaConvoyFallback: z.enum(['if-not-ordered', 'never']).default('if-not-ordered'),
  /** Whether a unit dislodged by a convoyed army may retreat to where that army came from, which the rulebook bars (“Retreat and disbanding phase”). */
  retreatToConvoyOrigin: z.boolean().default(false),
  /** Whether a dislodged mover still blocks the province a convoyed attacker left (rulebook, “Dislodgement in a standoff”). */
  dislodgedBounce: z.enum(['unless-head-to-head', 'never']).default('unless-head-to-head'),
  /** What becomes of a fleet move to a two-coast province that names no coast though only one is in reach (rulebook, “Special movement situations”). */
  omittedCoast: z.enum(['infer-if-unique', 'reject']).default('infer-if-unique'),
  /** Whether the last of several orders for one unit counts, or different legal orders void each other (rulebook, “Order writing phase”). */
  multipleOrders: z.enum(['last-wins', 'void']).default('last-wins'),
  /** How the distance of units is measured when removals are missing (rulebook, “Civil disorder”). */
  civilDisorderDistance: z.enum(['home', 'owned']).default('home'),
  /** Whether a power is held to ten armies and ten fleets (rulebook, “Units”). */
  pieceLimit: z.boolean().default(false),
};

const rulings = z.object(rulingShape);

export type Rulings = Readonly<z.infer<typeof rulings>>;

/** The readings the standard game uses. */
export const standardRulings: Rulings = rulings.parse({});

export const options = z.object({
  /** How many play, and who commands what (rulebook, “Alternative ways to play”). */
  variant: z.enum(variants).default('standard'),
  /** The year after which the game ends as a draw of all who have a unit; 0: never. */
  lastYear: z
    .int()
    .min(0)
    .max(2000)
    .default(0)
    .meta({ examples: [1904, 1905, 1906, 1907, 1908, 1909, 1910, 1912, 1914, 1916, 1918, 1920] }),
  /** Whether votes on a draw are hidden until they carry. */
  drawVote: z.enum(['secret-unanimous', 'public-unanimous']).default('secret-unanimous'),
  /** Who shares a draw: everybody with a unit, or those a proposal lists (rulebook, “Object of the game”). */
  drawIncludes: z.enum(['survivors', 'listed']).default('survivors'),
  /** What follows a missed movement deadline (rulebook, “Civil disorder”). */
  absentPlayer: z.enum(['civil-disorder', 'substitute', 'pause']).default('civil-disorder'),
  /** Whether all others may together concede the game to one player. */
  concession: z.boolean().default(true),
  /** Whether saved retreats and builds may answer for a player. */
  perpetualOrders: z.enum(['off', 'replace-missing']).default('replace-missing'),
  /** Removals that leave no choice are made without asking. */
  autoSkip: z.boolean().default(true),
  /** Whether players may talk while units retreat and are built, where the table keeps the rulebook's times for it (rulebook, “Diplomacy phase”). */
  pressInRetreatAndAdjustment: z.boolean().default(false),
  /** How the second season is called in English. */
  secondSeason: z.enum(['fall', 'autumn']).default('fall'),
  // How disputed orders are read comes last: few tables care.
  ...rulingShape,
});

export type DiplomacyOptions = Readonly<z.infer<typeof options>>;
