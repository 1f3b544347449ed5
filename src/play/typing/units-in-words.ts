// Finds how many units of which kinds some words begin with: `3 inf, 1 art`, `보병 3 포병 1`.
import type { UnitRow } from '../../table/question.js';
import { joining, mostWords, type NamesOnOffer } from './names-on-offer.js';
import { countOf } from './order-words.js';

/**
 * Numbers of units at the beginning of some words, before or behind the kind's name; `all` or 모두 for all of a kind, one when left out.
 * @returns the numbers by kind, and how many of the words say them.
 */
export function unitsIn(
  names: NamesOnOffer,
  words: readonly string[],
  rows: readonly UnitRow[],
): { readonly units: Readonly<Record<string, number>>; readonly length: number } {
  const index = names.index('units', rows);
  const units: Record<string, number> = {};
  const kindAt = (from: number): number => names.startsOf(words.slice(from, from + mostWords), index)[0]?.length ?? 0;
  let numbersFirst = false;
  let at = 0;
  for (;;) {
    const count = countOf(words[at]);
    const from = at + (count === undefined ? 0 : 1);
    const [start] = names.startsOf(words.slice(from, from + mostWords), index);
    if (start === undefined) return { units, length: at };
    const end = from + start.length;
    numbersFirst ||= count !== undefined;
    const after = numbersFirst ? undefined : countOf(words[end]);
    // In `art 2 tnk` the number belongs to the tanks, in `art 2 tnk 3` it does not.
    const next = after === undefined ? 0 : kindAt(end + 1);
    const behind = next > 0 && countOf(words[end + 1 + next]) === undefined ? undefined : after;
    const number = count ?? behind ?? 1;
    units[start.item.id] = number === 'all' ? start.item.max : number;
    at = end + (behind === undefined ? 0 : 1);
    while (joining.has(words[at] ?? '')) at += 1;
  }
}
