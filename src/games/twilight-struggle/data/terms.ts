// The words the rules are counted in: sides, regions, eras, boxes of the space race.

/** The two players' sides. */
export const sides = ['us', 'ussr'] as const;
export type Side = (typeof sides)[number];

/** Whose event a card carries. */
export type CardSide = Side | 'neutral';

/** The six regions, in the order scoring goes through them. */
export const regions = ['europe', 'asia', 'middle_east', 'central_america', 'south_america', 'africa'] as const;
export type Region = (typeof regions)[number];

export const subregions = ['western_europe', 'eastern_europe', 'southeast_asia'] as const;
export type Subregion = (typeof subregions)[number];

/** The three eras in which the deck grows. */
export const eras = ['early', 'mid', 'late'] as const;
export type Era = (typeof eras)[number];

/** The boxes of the space race whose first arrival gives an ability. */
export const abilityBoxes = ['2', '4', '6', '8'] as const;
export type AbilityBox = (typeof abilityBoxes)[number];

/** The other side. */
export function opponent(side: Side): Side {
  return side === 'us' ? 'ussr' : 'us';
}
