// Names as people type them: folded for comparing, found exactly or by their beginning, guessed at after a slip of the finger.
import { disassemble } from 'es-hangul';
import { distance } from 'fastest-levenshtein';
import { remembered } from './remembered.js';

/** What is spelt otherwise in Britain. */
const british: readonly (readonly [RegExp, string])[] = [
  [/(arm|col|harb|hon|lab)our/gu, '$1or'],
  [/(def|off)ence/gu, '$1ense'],
  [/(mobil|mechan|organ)is/gu, '$1iz'],
  [/theatre/gu, 'theater'],
];

/** A name as it is compared: small letters and digits only, without accents, however English is spelt. */
export const foldName = remembered((name) =>
  british.reduce(
    (folded, [spelling, other]) => folded.replace(spelling, other),
    name
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ),
);

/** Korean particles that may be stuck to a name, longest first. */
const particles: readonly string[] = [
  ...[
    '(으)로',
    '으로부터',
    '에서부터',
    '로부터',
    '에게서',
    '에서의',
    '으로의',
    '에서',
    '으로',
    '부터',
    '까지',
    '에게',
    '이랑',
    '하고',
  ],
  ...['로의', '로', '을', '를', '의', '가', '이', '은', '는', '에', '와', '과', '랑', '도'],
];

const particleEnds: ReadonlySet<string | undefined> = new Set(particles.map((particle) => particle.at(-1)));

/** What may be left of Korean text when the particle at its end is taken off, the likeliest first. */
export function withoutParticle(text: string): readonly string[] {
  if (!particleEnds.has(text.at(-1))) return [];
  return particles.flatMap((ending) =>
    text.endsWith(ending) && text.length > ending.length ? [text.slice(0, -ending.length)] : [],
  );
}

/** What may follow the particle at the beginning of some Korean text. */
export function behindParticle(text: string): readonly string[] {
  return particles.flatMap((particle) => (text.startsWith(particle) ? [text.slice(particle.length)] : []));
}

const hangul = /\p{Script=Hangul}/u;

/** Whether there is Korean in a text. */
export function hasHangul(text: string): boolean {
  return hangul.test(text);
}

/** Korean is compared letter by letter, not by syllable, so that one slip on the keyboard counts as one. */
const lettersOf = remembered((folded) => (hasHangul(folded) ? disassemble(folded) : folded));

/** Whether two neighbouring letters have changed places, and nothing else. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at + 1 < a.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** How many slips of the finger lie between two words. */
function slips(a: string, b: string): number {
  return isSwapped(a, b) ? 1 : distance(a, b);
}

/** Fewer letters than this are no misspelt beginning of a longer name. */
const shortestBeginning = 6;
/** Fewer letters than this are no misspelt name. */
const shortestName = 4;

/** How far what was typed is from a name, or from the beginning of a longer one. */
function apart(typed: string, name: string): number {
  const whole = slips(typed, name);
  if (typed.length < shortestBeginning || name.length <= typed.length) return whole;
  const beginnings = [-1, 0, 1].map((more) => slips(typed, name.slice(0, typed.length + more)));
  return Math.min(whole, Math.min(...beginnings) + 0.5);
}

/**
 * What is nearest to a misspelt name, nearest first; a third of what was typed may be wrong.
 * @param names folded names, each with what it stands for.
 */
export function nearestNames<T>(
  typed: string,
  names: Iterable<readonly [name: string, item: T]>,
  most = 3,
): readonly T[] {
  return guesses(typed, names, most).map(({ item }) => item);
}

/** The same, each with the part of what was typed that is wrong. */
function guesses<T>(
  typed: string,
  names: Iterable<readonly [name: string, item: T]>,
  most: number,
): readonly { readonly item: T; readonly wrong: number }[] {
  const isKorean = hasHangul(typed);
  const written = lettersOf(typed);
  if (written.length < shortestName) return [];
  const limit = Math.floor(written.length / 3);
  const best = new Map<T, number>();
  for (const [name, item] of names) {
    if (hasHangul(name) !== isKorean) continue;
    const letters = lettersOf(name);
    if (letters.length < written.length - limit) continue;
    const far = apart(written, letters);
    if (far <= limit && far < (best.get(item) ?? Infinity)) best.set(item, far);
  }
  return [...best]
    .sort((a, b) => a[1] - b[1])
    .slice(0, most)
    .map(([item, far]) => ({ item, wrong: far / written.length }));
}

/** Things found by their names; the names are folded once, when it is made. */
export class NameIndex<T> {
  readonly items: readonly T[];
  readonly #names: readonly (readonly [name: string, item: T])[];
  readonly #exact = new Map<string, T[]>();
  /** The length of the longest name, in folded letters. */
  readonly longest: number;

  /** @param namesOf every name a thing goes by. */
  constructor(items: readonly T[], namesOf: (item: T) => readonly string[]) {
    this.items = items;
    this.#names = items.flatMap((item) =>
      [...new Set(namesOf(item).map(foldName))].filter((name) => name !== '').map((name) => [name, item] as const),
    );
    for (const [name, item] of this.#names) this.#exact.set(name, [...(this.#exact.get(name) ?? []), item]);
    this.longest = Math.max(0, ...this.#names.map(([name]) => name.length));
  }

  /** What is called exactly so. */
  exact(folded: string): readonly T[] {
    return this.#exact.get(folded) ?? [];
  }

  /** What is called so, or else what has a name that begins so; nothing for nothing. */
  starting(folded: string): readonly T[] {
    const exact = this.exact(folded);
    if (exact.length > 0 || folded === '' || folded.length > this.longest) return exact;
    return [...new Set(this.#names.flatMap(([name, item]) => (name.startsWith(folded) ? [item] : [])))];
  }

  /** What has a name a slip away. */
  near(folded: string): readonly T[] {
    return this.guesses(folded).map(({ item }) => item);
  }

  /** The same, each with the part of what was typed that is wrong. */
  guesses(folded: string): readonly { readonly item: T; readonly wrong: number }[] {
    return folded.length > this.longest * 2 ? [] : guesses(folded, this.#names, 3);
  }
}

/** Takes the number off either end of a part: `France 2`, `2 France`, `France x2`, `France: 2`, `프랑스에 2`. */
export function splitCount(source: string): { readonly name: string; readonly count: number | undefined } {
  const trimmed = source.trim();
  const after = /(\d{1,9})\s*(?:개|점|대|척|기|명|장)?$/iu.exec(trimmed);
  if (after?.[1] !== undefined) {
    const name = trimmed.slice(0, after.index).replace(/[\s:x×*+=]+$/iu, '');
    if (name !== '') return { name, count: Number(after[1]) };
  }
  const before = /^\+?(\d{1,9})\s*(?:개|점|대|척|기|명|장)?[\s:x×*=]*/iu.exec(trimmed);
  const name = before === null ? '' : trimmed.slice(before[0].length);
  return before?.[1] === undefined || name === ''
    ? { name: source, count: undefined }
    : { name, count: Number(before[1]) };
}
