// Typed orders as far as their subjects and units have been read, and those of a subject that is named first.
import type { NameIndex } from '../../table/names.js';
import type { Order, Subject } from '../../table/question.js';
import type { NamesOnOffer } from './names-on-offer.js';
import { countOf } from './order-words.js';
import { unitsAround, type Alike } from './units-in-words.js';

/** An order as far as its subject and units have been read; null where a group is named without how many. */
export interface Begun {
  readonly subject: Subject;
  /** The words that name the subject. */
  readonly named: readonly string[];
  readonly order: Order | null;
  readonly rest: readonly string[];
  /** Of which kinds its units may be taken, where one name is that of several. */
  readonly alike?: Alike;
}

/** A subject named first, and of a group how many, next to it or at the end: `폴란드에서 우크라이나로 보병 2`. */
export function subjectBefore(
  names: NamesOnOffer,
  words: readonly string[],
  subjects: NameIndex<Subject>,
): readonly Begun[] {
  return names.startsOf(words, subjects).map(({ item, length }) => {
    const [named, rest] = [words.slice(0, length), words.slice(length)];
    if (item.units === undefined) return { subject: item, named, order: { subject: item.id, path: [] }, rest };
    const taken = unitsAround(names, rest, item.units);
    const order = taken.rest === rest ? null : { subject: item.id, units: taken.units, path: [] };
    return { subject: item, named, order, rest: taken.rest, ...(taken.alike && { alike: taken.alike }) };
  });
}

/**
 * Whether what an order was taken to be for is a number that says how many units go, as 5 is no sea zone in `5 infantry Ukraine`.
 * @param counted with how many of the words units are named.
 */
export function isHowMany({ named }: Begun, words: readonly string[], counted: number): boolean {
  const isNumber = named.length === 1 && countOf(named[0]) !== undefined;
  return isNumber && counted > 1 && /\p{L}/u.test(words.slice(counted).join());
}
