// All Korean words of Downfall.
import { cards } from './ko/cards.js';
import { options } from './ko/options.js';
import { places } from './ko/places.js';
import { units } from './ko/units.js';

export const ko = {
  ...cards,
  ...options,
  ...places,
  ...units,
} as const;
