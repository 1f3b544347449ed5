// The rules switches that the adjudicator itself reads; the game's options extend them.

export interface Rulings {
  /** When an army ordered to a neighbour takes the sea: an own fleet's convoy order shows the intent, or only *via convoy* does [L575-582]. */
  readonly adjacentConvoy: 'intent' | 'explicit';
  /** Whether a *via convoy* move without an ordered chain goes by land to a neighbour, or fails [L577]. */
  readonly viaConvoyFallback: 'if-not-ordered' | 'never';
  /** Whether a unit dislodged by a convoyed army may retreat to where that army came from [L682-686]. */
  readonly retreatToConvoyOrigin: boolean;
  /** Whether a dislodged mover still blocks the province a convoyed attacker left [L331]. */
  readonly dislodgedBounce: 'unless-head-to-head' | 'never';
  /** What becomes of a fleet move to a two-coast province that names no coast though only one is in reach [L196]. */
  readonly omittedCoast: 'infer-if-unique' | 'reject';
  /** Whether the last of several orders for one unit counts, or different legal orders void each other [L105]. */
  readonly multipleOrders: 'last-wins' | 'void';
  /** How the distance of units is measured when removals are missing [L744]. */
  readonly civilDisorderDistance: 'home' | 'owned';
  /** Whether a power is held to ten armies and ten fleets [L46]. */
  readonly pieceLimit: boolean;
}

/** The readings the standard game uses. */
export const standardRulings: Rulings = {
  adjacentConvoy: 'intent',
  viaConvoyFallback: 'if-not-ordered',
  retreatToConvoyOrigin: true,
  dislodgedBounce: 'unless-head-to-head',
  omittedCoast: 'infer-if-unique',
  multipleOrders: 'last-wins',
  civilDisorderDistance: 'home',
  pieceLimit: false,
};
