// Turns the words of one order into tokens: places, coasts, unit types, nationalities, verbs, numbers, and what is unknown.
import { behindParticle, withoutParticle } from '../../../table/names.js';
import { powers, province } from '../data/geography.js';
import type { Coast, Power, ProvinceId } from '../data/geography.js';
import {
  ambiguousWords,
  bareCoastWords,
  coastWords,
  fillers,
  nationalityWords,
  unitTypes,
  verbEndings,
  verbIds,
  verbs,
} from './data/vocabulary.js';
import type { Verb } from './data/vocabulary.js';
import { normalise } from './normalise.js';
import { ambiguousCalled, isKorean, knownNames, provinceCalled, provincesBeginning } from './province-names.js';

/** The provinces a word can mean. */
export type Meanings = readonly [ProvinceId, ...ProvinceId[]];

export type Token =
  | { readonly kind: 'place'; readonly options: Meanings; readonly text: string }
  | { readonly kind: 'coast'; readonly coast: Coast | null }
  /** `after` says on which side of its place it was written, where the words tell. */
  | {
      readonly kind: 'type';
      readonly type: 'A' | 'F';
      readonly korean: boolean;
      readonly after: boolean;
      readonly text: string;
    }
  | { readonly kind: 'nation'; readonly power: Power }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unknown'; readonly text: string };

const lexicon = new Map<string, Token>();

function learn(words: readonly string[], token: (text: string) => Token): void {
  for (const word of words) lexicon.set(normalise(word), token(word));
}

for (const verb of verbIds) learn(verbs[verb], (text) => ({ kind: 'verb', verb, text }));
for (const type of ['A', 'F'] as const)
  learn(unitTypes[type], (word) => ({
    kind: 'type',
    type,
    korean: isKorean(word),
    after: false,
    text: word.length === 1 && !isKorean(word) ? type : word,
  }));
for (const coast of ['nc', 'sc', 'ec'] as const) learn(coastWords[coast], () => ({ kind: 'coast', coast }));
learn(coastWords.none, () => ({ kind: 'coast', coast: null }));
for (const power of powers) learn(nationalityWords[power], () => ({ kind: 'nation', power }));

/** Of so many words are the longest phrases known that begin with a word: most words begin none of several. */
const longestFrom = new Map<string, number>();
for (const phrase of [...knownNames.map(([name]) => name), ...lexicon.keys(), ...Object.keys(ambiguousWords)]) {
  const [first = '', ...others] = phrase.split(' ');
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, others.length + 1));
}

/** What a phrase means if it is known word for word: names of places come before all other words. */
function lookUp(phrase: string): Token | undefined {
  const id = provinceCalled(phrase);
  return id === undefined ? lexicon.get(phrase) : { kind: 'place', options: [id], text: phrase };
}

/** A word of which only the beginning of a name is written, or that could mean several places. */
function guess(phrase: string): Token | undefined {
  const [first, ...others] = ambiguousCalled(phrase) ?? provincesBeginning(phrase);
  return first === undefined ? undefined : { kind: 'place', options: [first, ...others], text: phrase };
}

/** Longer words are not taken apart. */
const longestGlued = 40;

/** Lexemes that may be written together in one Korean word, longest first. */
const glued = [...new Set([...knownNames.map(([name]) => name), ...lexicon.keys()])]
  .filter((name) => isKorean(name) && !name.includes(' '))
  .sort((a, b) => b.length - a.length);

/** Reads a Korean word that is several lexemes written together (육파리, 버건디로이동), or undefined. */
function takeApart(word: string, afterLexeme = false): readonly Token[] | undefined {
  if (word === '') return [];
  for (const lexeme of glued) {
    const token = word.startsWith(lexeme) ? lookUp(lexeme) : undefined;
    const rest = token === undefined ? undefined : takeApart(word.slice(lexeme.length), true);
    if (token !== undefined && rest !== undefined) return [token, ...rest];
  }
  if (!afterLexeme) return undefined;
  for (const behind of behindParticle(word)) {
    const rest = takeApart(behind, true);
    if (rest !== undefined) return rest;
  }
  return undefined;
}

/** A Korean verb with its ending, behind which nothing more is written: 이동한다, 버건디로이동합니다. */
function withoutVerbEnding(word: string): readonly Token[] | undefined {
  for (const ending of verbEndings) {
    const tokens = word.endsWith(ending) ? takeApart(word.slice(0, -ending.length)) : undefined;
    if (tokens?.at(-1)?.kind === 'verb') return tokens;
  }
  return undefined;
}

/** Reads a word that is a name and something stuck to it: a coast (spasc), or a particle on a short form (세바스로). */
function peel(word: string): readonly Token[] | undefined {
  if (isKorean(word)) {
    for (const bare of withoutParticle(word)) {
      const place = guess(bare);
      if (place !== undefined) return [place];
    }
    return undefined;
  }
  const coast = lexicon.get(word.slice(-2));
  const id = provinceCalled(word.slice(0, -2));
  if (coast?.kind !== 'coast' || id === undefined) return undefined;
  return [{ kind: 'place', options: [id], text: word.slice(0, -2) }, coast];
}

interface Reading {
  readonly words: number;
  readonly tokens: readonly Token[];
}

const coastBehind = new Map<string, Coast>(
  (['nc', 'sc', 'ec'] as const).flatMap((coast) => bareCoastWords[coast].map((word) => [word, coast] as const)),
);

/** The coast that a word names behind a province that has it: `StP north`. */
function coastAfter(before: Token | undefined, word: string): Token | undefined {
  if (before?.kind !== 'place') return undefined;
  const coast = [word, ...withoutParticle(word)].flatMap((bare) => coastBehind.get(bare) ?? [])[0];
  if (coast === undefined || !before.options.some((id) => province(id).coasts.includes(coast))) return undefined;
  return { kind: 'coast', coast };
}

/** A phrase of several Korean words with a particle at its end: 영국 해협으로. */
function lookUpStuck(phrase: string): Token | undefined {
  if (!isKorean(phrase)) return undefined;
  for (const bare of withoutParticle(phrase)) {
    const token = lookUp(bare);
    if (token !== undefined) return token;
  }
  return undefined;
}

/** How the words at a position can be read, best first. Anything known word for word beats a guess. */
function readingsAt(words: readonly string[], at: number, before: Token | undefined): readonly Reading[] {
  const found: Reading[] = [];
  const word = words[at] ?? '';
  const longest = Math.min(longestFrom.get(word) ?? 1, words.length - at);
  const phrase = (length: number): string => words.slice(at, at + length).join(' ');
  for (let length = longest; length >= 1; length--) {
    const token = lookUp(phrase(length)) ?? (length > 1 ? lookUpStuck(phrase(length)) : undefined);
    if (token !== undefined) found.push({ words: length, tokens: [token] });
  }
  const side = coastAfter(before, word);
  if (side !== undefined) found.push({ words: 1, tokens: [side] });
  if (found.length > 0) return found;
  if (/^\d+$/u.test(word)) return [{ words: 1, tokens: [{ kind: 'number', value: Number(word) }] }];
  if (fillers.has(word) || behindParticle(word).includes('')) return [{ words: 1, tokens: [] }];
  const apart =
    isKorean(word) && word.length <= longestGlued ? (withoutVerbEnding(word) ?? takeApart(word)) : undefined;
  const [alone, more] = apart ?? [];
  if (alone?.kind === 'type' && more === undefined) return [{ words: 1, tokens: [{ ...alone, after: true }] }];
  if (apart !== undefined) return [{ words: 1, tokens: apart }];
  for (let length = longest; length >= 1; length--) {
    const last = words[at + length - 1] ?? '';
    const token = length > 1 && (last.length < 2 || lookUp(last) !== undefined) ? undefined : guess(phrase(length));
    if (token !== undefined) return [{ words: length, tokens: [token] }];
  }
  const peeled = peel(word);
  if (peeled !== undefined) return [{ words: 1, tokens: peeled }];
  return [{ words: 1, tokens: [{ kind: 'unknown', text: word }] }];
}

/** All ways to read the words of one normalised order as tokens, the likeliest first, at most `most`. */
export function tokenise(text: string, most = 12): readonly (readonly Token[])[] {
  const words = text === '' ? [] : text.split(' ');
  const found: (readonly Token[])[] = [];
  const before: Token[] = [];
  const walk = (at: number): void => {
    if (found.length >= most) return;
    if (at >= words.length) {
      found.push([...before]);
      return;
    }
    const here = before.length;
    for (const reading of readingsAt(words, at, before.at(-1))) {
      before.push(...reading.tokens);
      // Where a word is unknown nothing is made of those behind it.
      walk(reading.tokens.some(({ kind }) => kind === 'unknown') ? words.length : at + reading.words);
      before.length = here;
    }
  };
  walk(0);
  return found;
}
