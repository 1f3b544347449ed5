// Cities with their hexes, the sea areas of ports, and which are objectives.
import type { SeaArea } from './seas.js';
import { tables } from './tables.js';

export interface CityFacts {
  readonly hex: string;
  /** The sea areas of its port; none when it has no port. */
  readonly seas?: readonly SeaArea[];
  readonly objective?: true;
}

export type City = keyof typeof tables.cities.places;
/** Every city by name, for walking over them: which there are stays. */
export const cityIds = Object.keys(tables.cities.places) as readonly City[];
