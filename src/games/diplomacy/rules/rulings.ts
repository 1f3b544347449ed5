// The rules switches that the adjudicator itself reads; the game's options extend them. The defaults are the standard game.
import { z } from 'zod';

export const rulingShape = {
  /** When an army ordered to a neighbour takes the sea: an own fleet's convoy order shows the intent, or only *via convoy* does [L575-582]. */
  adjacentConvoy: z.enum(['intent', 'explicit']).default('intent'),
  /** Whether a *via convoy* move without an ordered chain goes by land to a neighbour, or fails [L577]. */
  viaConvoyFallback: z.enum(['if-not-ordered', 'never']).default('if-not-ordered'),
  /** Whether a unit dislodged by a convoyed army may retreat to where that army came from [L682-686]. */
  retreatToConvoyOrigin: z.boolean().default(true),
  /** Whether a dislodged mover still blocks the province a convoyed attacker left [L331]. */
  dislodgedBounce: z.enum(['unless-head-to-head', 'never']).default('unless-head-to-head'),
  /** What becomes of a fleet move to a two-coast province that names no coast though only one is in reach [L196]. */
  omittedCoast: z.enum(['infer-if-unique', 'reject']).default('infer-if-unique'),
  /** Whether the last of several orders for one unit counts, or different legal orders void each other [L105]. */
  multipleOrders: z.enum(['last-wins', 'void']).default('last-wins'),
  /** How the distance of units is measured when removals are missing [L744]. */
  civilDisorderDistance: z.enum(['home', 'owned']).default('home'),
  /** Whether a power is held to ten armies and ten fleets [L46]. */
  pieceLimit: z.boolean().default(false),
};

const rulings = z.object(rulingShape);

export type Rulings = Readonly<z.infer<typeof rulings>>;

/** The readings the standard game uses. */
export const standardRulings: Rulings = rulings.parse({});
