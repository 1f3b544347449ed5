// All English words of Downfall.
import { cards } from './en/cards.js';
import { options } from './en/options.js';
import { places } from './en/places.js';
import { units } from './en/units.js';

export const en = {
  ...cards,
  ...options,
  ...places,
  ...units,
} as const;
