// The land hexes in play: terrain and nation of each. A hex is named by row (from the south) and column (from the west); odd rows lie half a hex further east.
import type { Nation } from './nations.js';

export const terrains = ['clear', 'forest', 'hills', 'mountains', 'swamp'] as const;
export type Terrain = (typeof terrains)[number];

export interface LandHex {
  readonly nation: Nation;
  readonly terrain: Terrain;
}
