// Offers the provinces whose names are nearest to a misspelt one.
import { disassemble } from 'es-hangul';
import { distance } from 'fastest-levenshtein';
import type { ProvinceId } from '../data/geography.js';
import { isKorean, knownNames } from './province-names.js';
import { normalise } from './normalise.js';

const korean = knownNames.filter(([name]) => isKorean(name)).map(([name, id]) => [disassemble(name), id] as const);
const latin = knownNames.filter(([name]) => !isKorean(name) && name.length > 3);

/**
 * Up to `most` provinces whose names are nearest to a word, nearest first. Korean is compared letter by letter, not by
 * syllable, so that one slip on the keyboard counts as one.
 */
export function nearestProvinces(word: string, most = 3): readonly ProvinceId[] {
  const hangul = isKorean(word);
  const written = hangul ? disassemble(normalise(word)) : normalise(word);
  const limit = Math.max(1, Math.floor(written.length * 0.45));
  const best = new Map<ProvinceId, number>();
  for (const [name, id] of hangul ? korean : latin) {
    const apart = Math.min(distance(written, name), beginning(written, name));
    if (apart <= limit && apart < (best.get(id) ?? Infinity)) best.set(id, apart);
  }
  return [...best]
    .sort((a, b) => a[1] - b[1])
    .slice(0, most)
    .map(([id]) => id);
}

/** How far a word is from the beginning of a longer name, so that a misspelt short form is recognised too. */
function beginning(written: string, name: string): number {
  return name.length > written.length && written.length >= 3
    ? distance(written, name.slice(0, written.length)) + 0.5
    : Infinity;
}
