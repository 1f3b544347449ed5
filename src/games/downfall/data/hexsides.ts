// The hexsides between land hexes that are more than open ground: water, railways, and sea that cannot be crossed.

/** The four kinds of hexsides. */
export interface Hexsides {
  readonly rail: readonly string[];
  readonly river: readonly string[];
  readonly strait: readonly string[];
  readonly sea: readonly string[];
}
