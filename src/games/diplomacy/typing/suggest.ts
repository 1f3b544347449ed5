// Offers the provinces whose names are nearest to a misspelt one.
import { nearestNames } from '../../../table/names.js';
import type { ProvinceId } from '../data/geography.js';
import { isKorean, knownNames } from './province-names.js';
import { normalise } from './normalise.js';

/** Latin abbreviations of three letters are nearer to everything than a misspelt name is to its own. */
const names = knownNames.filter(([name]) => isKorean(name) || name.length > 3);

/** Up to `most` provinces whose names are nearest to a word, nearest first. */
export function nearestProvinces(word: string, most = 3): readonly ProvinceId[] {
  return nearestNames(normalise(word), names, { most, share: 0.45 });
}
