// Finds how many units of which kinds some words begin with: `3 inf, 1 art`, `보병 3 포병 1`.
import { hasHangul, type NameIndex } from '../../table/names.js';
import type { UnitRow } from '../../table/question.js';
import { mostWords, type NamesOnOffer } from './names-on-offer.js';
import { joining } from './small-words.js';
import { countOf } from './order-words.js';

/** How many were said of kinds that are called alike, as units of one type that can still go more or less far. */
export interface Alike {
  readonly number: number | 'all';
  readonly kinds: readonly UnitRow[];
}

/** Units as they were said. */
interface Said {
  readonly units: Readonly<Record<string, number>>;
  /** The first of them whose name is that of several kinds. */
  readonly alike?: Alike;
}

/**
 * Numbers of units at the beginning of some words, before or behind the kind's name; `all` or 모두 for all of a kind, or of every kind where
 * none is named; one when left out.
 * @returns the numbers by kind, and how many of the words say them.
 */
export function unitsIn(
  names: NamesOnOffer,
  words: readonly string[],
  rows: readonly UnitRow[],
): Said & { readonly length: number } {
  const index = names.index('units', rows);
  const units: Record<string, number> = {};
  const kindAt = (from: number): number => kindsOf(names, words.slice(from, from + mostWords), index)?.length ?? 0;
  let alike: Alike | undefined;
  let numbersFirst = false;
  let at = 0;
  for (;;) {
    const count = countOf(words[at]);
    const from = at + (count === undefined ? 0 : 1);
    const start = kindsOf(names, words.slice(from, from + mostWords), index);
    if (start === undefined) {
      // `all` with no kind behind it is all there is.
      const isAll = at === 0 && count === 'all' && rows.length > 0;
      return isAll
        ? { units: Object.fromEntries(rows.map(({ id, max }) => [id, max])), length: 1 }
        : { units, length: at, ...(alike && { alike }) };
    }
    const end = from + start.length;
    numbersFirst ||= count !== undefined;
    const after = numbersFirst ? undefined : countOf(words[end]);
    // In `art 2 tnk` the number belongs to the tanks, in `art 2 tnk 3` it does not, nor in Korean, where it stands behind.
    const next = after === undefined || hasHangul(words[from] ?? '') ? 0 : kindAt(end + 1);
    const behind = next > 0 && countOf(words[end + 1 + next]) === undefined ? undefined : after;
    const number = count ?? behind ?? 1;
    Object.assign(units, allotted(number, start.kinds));
    if (start.kinds.length > 1) alike ??= { number, kinds: start.kinds };
    at = end + (behind === undefined ? 0 : 1);
    while (joining.has(words[at] ?? '')) at += 1;
  }
}

/** Every kind of unit of some groups, and others beside them, once. */
export function everyKind(
  groups: readonly { readonly units: readonly UnitRow[] }[],
  others: readonly UnitRow[] = [],
): readonly UnitRow[] {
  return [...new Map([...others, ...groups.flatMap(({ units }) => units)].map((row) => [row.id, row])).values()];
}

/** No list of units is said in more words: a longer line is not gone through from each of its words. */
const mostListed = 60;

/** Units at the beginning of some words, or else behind all others, and those others: all of them where there are none. */
export function unitsAround(
  names: NamesOnOffer,
  words: readonly string[],
  rows: readonly UnitRow[],
): Said & { readonly rest: readonly string[] } {
  const last = words.length - mostListed;
  for (let at = 0; at < words.length; at = Math.max(at + 1, last)) {
    const { length, ...said } = unitsIn(names, words.slice(at), rows);
    if (length > 0 && (at === 0 || at + length === words.length)) {
      return { ...said, rest: at === 0 ? words.slice(length) : words.slice(0, at) };
    }
  }
  return { units: {}, rest: words };
}

/** The kind that words begin with; several where all of them are called so, as a ship is with cargo or without. */
function kindsOf(
  names: NamesOnOffer,
  words: readonly string[],
  index: NameIndex<UnitRow>,
): { readonly kinds: readonly UnitRow[]; readonly length: number } | undefined {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    // A number behind a name says how many, not how far they can still go: `전투기 2`.
    const isCounted = length > 1 && countOf(words[length - 1]) !== undefined;
    if (isCounted && names.namesakes(words.slice(0, length - 1).join(' '), index).length > 0) continue;
    const kinds = names.namesakes(phrase, index);
    const [only, second] = kinds.length > 0 ? [] : names.meant(phrase, index);
    if (only !== undefined && second === undefined) return { kinds: [only], length };
    if (kinds.length > 0)
      return { kinds: kinds.toSorted((a, b) => a.id.length - b.id.length || a.id.localeCompare(b.id)), length };
  }
  return undefined;
}

/** The units of an order in the ways in which so many can be taken of kinds that are called alike: the first kinds first, or the last. */
export function waysToAllot(
  units: Said['units'] | undefined,
  alike: Alike | undefined,
): readonly (Said['units'] | undefined)[] {
  if (units === undefined || alike === undefined) return [units];
  const [first, ...rest] = alike.kinds;
  const ids = new Set(alike.kinds.map(({ id }) => id));
  const others = Object.fromEntries(Object.entries(units).filter(([id]) => !ids.has(id)));
  const turned = rest.toReversed();
  const orders = first === undefined ? [] : [alike.kinds, [first, ...turned], [...turned, first]];
  const ways = orders.map((kinds) => ({ ...others, ...allotted(alike.number, kinds) }));
  return [...new Map(ways.map((way) => [JSON.stringify(Object.entries(way).toSorted()), way])).values()];
}

/** So many of some kinds, of the first as many as there are; what is too many is of the first. */
function allotted(number: number | 'all', kinds: readonly UnitRow[]): Readonly<Record<string, number>> {
  const [first, second] = kinds;
  if (first !== undefined && second === undefined) return { [first.id]: number === 'all' ? first.max : number };
  const units: Record<string, number> = {};
  let left = number === 'all' ? Infinity : number;
  for (const { id, max } of kinds) {
    const some = Math.min(left, max);
    if (some > 0) units[id] = some;
    left -= some;
  }
  if (first !== undefined && left > 0 && left !== Infinity) units[first.id] = (units[first.id] ?? 0) + left;
  return units;
}
