// Finds provinces by what people call them: id, name, short form, alias, or the beginning of one of these.
import { nearestNames } from '../../../table/names.js';
import { isProvinceId, provinceIds } from '../data/geography.js';
import type { ProvinceId } from '../data/geography.js';
import { names as en } from '../words/en/names.js';
import { names as ko } from '../words/ko/names.js';
import { aliases } from './data/aliases.js';
import { ambiguousWords } from './data/vocabulary.js';
import { normalise } from './normalise.js';

const exact = new Map<string, ProvinceId>();

const spaced: (readonly [name: string, id: ProvinceId])[] = [];

for (const id of provinceIds) {
  const called = [
    id,
    en[`province.${id}`],
    ko[`province.${id}`],
    en[`province.${id}.short`],
    ko[`province.${id}.short`],
  ];
  // A sea by its short name: `ion sea`.
  const sea = en[`province.${id}`].endsWith(' Sea') ? [`${id} sea`] : [];
  for (const name of [...called, ...sea, ...(aliases[id] ?? [])]) {
    const key = normalise(name);
    const other = exact.get(key);
    if (other !== undefined && other !== id) throw new Error(`The name ${name} means both ${other} and ${id}`);
    exact.set(key, id);
    spaced.push([key, id]);
  }
}
// The same names run together: 영국해협, stpetersburg.
for (const [name, id] of spaced) {
  const joined = name.replaceAll(' ', '');
  if (!exact.has(joined)) exact.set(joined, id);
}

/** Every normalised name with its province. */
export const knownNames: readonly (readonly [string, ProvinceId])[] = [...exact];

/** The province that is called exactly so (normalised text), or undefined. */
export function provinceCalled(name: string): ProvinceId | undefined {
  return exact.get(name);
}

/** The provinces a word means that is known to be ambiguous, or undefined. */
export function ambiguousCalled(name: string): readonly ProvinceId[] | undefined {
  return Object.hasOwn(ambiguousWords, name) ? ambiguousWords[name] : undefined;
}

/** Whether text is Korean. */
export function isKorean(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/** The provinces one of whose names begins so; a beginning has at least three letters or two syllables. */
export function provincesBeginning(start: string): readonly ProvinceId[] {
  if (start.length < (isKorean(start) ? 2 : 3)) return [];
  const found = new Set<ProvinceId>();
  for (const [name, id] of exact) if (name.startsWith(start)) found.add(id);
  return [...found].filter(isProvinceId);
}

/** Latin abbreviations of three letters are nearer to everything than a misspelt name is to its own. */
const guessable = knownNames.filter(([name]) => isKorean(name) || name.length > 3);

/** Up to `most` provinces whose names are nearest to a word, nearest first. */
export function nearestProvinces(word: string, most = 3): readonly ProvinceId[] {
  return nearestNames(normalise(word), guessable, most);
}
