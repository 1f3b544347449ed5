// What a typed name stands for: a place, units, orders of the display, or supply as a whole.
import { foldName, withoutParticle } from '../../../table/names.js';
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { generalKinds, opsIds } from '../data/orders.js';
import { regions } from '../data/seas.js';
import type { UnitId } from '../data/units.js';
import type { BoxId, Place } from '../state.js';
import { en } from '../words/en.js';
import { ko } from '../words/ko.js';
import { placeNames as beachNames } from './also.js';
import { longNames, shortNames } from './unit-names.js';

/** What a name stands for. */
export type Named =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'units'; readonly units: readonly UnitId[] }
  | { readonly kind: 'boxes'; readonly boxes: readonly BoxId[] }
  | { readonly kind: 'supply' };

const both = (key: keyof typeof en & keyof typeof ko): readonly string[] => [en[key], ko[key]];

/** What each folded name stands for, put together once for each set of facts: a line is looked up in many ways. */
const known = new WeakMap<Facts, ReadonlyMap<string, Named>>();

function namesOf(facts: Facts): ReadonlyMap<string, Named> {
  const found = known.get(facts) ?? new Map(everyName(facts));
  known.set(facts, found);
  return found;
}

/** Every name with what it stands for; of what several go by, what goes before stands behind. */
function everyName(facts: Facts): readonly (readonly [string, Named])[] {
  return [
    ...both('whatIf.supply').map((name): readonly [string, Named] => [foldName(name), { kind: 'supply' }]),
    ...together(boxNames(facts)).map(([name, boxes]) => [name, { kind: 'boxes', boxes }] as const),
    ...together(unitNames(facts)).map(([name, units]) => [name, { kind: 'units', units }] as const),
    ...placeNames(facts)
      .toReversed()
      .map(([name, place]) => [name, { kind: 'place', place }] as const),
  ];
}

/** Names with all that goes by each. */
function together<T>(
  pairs: readonly (readonly [name: string, item: T])[],
): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, Set<T>>();
  for (const [name, item] of pairs) found.set(name, (found.get(name) ?? new Set<T>()).add(item));
  return [...found].map(([name, items]) => [name, [...items]] as const);
}

function placeNames(facts: Facts): readonly (readonly [string, Place])[] {
  return [
    ...[...facts.hexes.keys()].map((id) => [id, id] as const),
    ...[...facts.beachAt.keys()].flatMap((id) => beachNames(facts, id).map((name) => [foldName(name), id] as const)),
    ...cityIds.flatMap((id) => {
      const { hex } = facts.cities.places[id];
      // As it is written, a city has its hex behind it.
      return both(`city.${id}`).flatMap((name) => [
        [foldName(name), hex] as const,
        [foldName(`${name}${hex}`), hex] as const,
      ]);
    }),
    ...regions.flatMap((id) => both(`region.${id}`).map((name) => [foldName(name), id] as const)),
  ];
}

function unitNames(facts: Facts): readonly (readonly [string, UnitId])[] {
  return facts.unitIds.flatMap((id) =>
    [id, facts.units[id].name, ...longNames(id), ...shortNames(facts, id)].map((name) => [foldName(name), id] as const),
  );
}

/** Boxes by the kind of their order: `attack` means every one of them. */
function boxNames(facts: Facts): readonly (readonly [string, BoxId])[] {
  return [
    ...generalKinds.flatMap((kind) =>
      [kind, ...both(`box.${kind}`), ...both(`board.kind.${kind}`)].map((name) => [foldName(name), kind] as const),
    ),
    ...opsIds.flatMap((id) =>
      [id, ...both(`board.kind.${facts.orders.operations[id].kind}`)].map((name) => [foldName(name), id] as const),
    ),
  ];
}

/** What a name stands for, a Korean particle at its end or not; null for a name that nothing goes by. */
export function named(facts: Facts, typed: string): Named | null {
  const whole = foldName(typed);
  const names = namesOf(facts);
  // A corps in Roman numbers is the 24th as well.
  const spellings = [whole, ...withoutParticle(whole), whole.replaceAll(/(\d)(?:st|nd|rd|th)/gu, '$1')];
  for (const name of spellings) {
    const found = names.get(name);
    if (found !== undefined) return found;
  }
  return null;
}

/** A line with the cities on a path by their hexes: `근위 5군 빈니차-3028` begins where the unit stands, as `3029-3028` does. */
export function citiesAsHexes(source: string, facts: Facts): string {
  return source.replaceAll(/(?<![\p{L}\d])\p{L}+(?=\s*[-–→>])|(?<=[-–→>]\s*)\p{L}+(?![\p{L}\d])/gu, (word) => {
    const found = named(facts, word);
    return found?.kind === 'place' && facts.hexes.has(found.place) ? found.place : word;
  });
}

/** A unit and a place in one line: `21A Minsk`, `3rd Panzer > 3338`. */
export function unitAndPlace(
  facts: Facts,
  typed: string,
): { readonly units: readonly UnitId[]; readonly place: Place } | null {
  const words = typed
    .replaceAll(/[>→]|\s[-–]\s/gu, ' ')
    .trim()
    .split(/\s+/u);
  for (let n = words.length - 1; n > 0; n--) {
    const [unit, place] = [named(facts, words.slice(0, n).join(' ')), named(facts, words.slice(n).join(' '))];
    if (unit?.kind === 'units' && place?.kind === 'place') return { units: unit.units, place: place.place };
  }
  return null;
}

/** No line takes more words to say, and no name of a unit or place: whatever is longer is none, and costs no search. */
export const mostWords = 40;
export const longestName = 6;

/** What stands between several units. */
const joined = /\s*[+&,]\s*|\s+(?:and|with|및|그리고)\s+|(?<=[가-힣])(?:와|과|하고|이랑)\s+/iu;

export function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** Units by name, one after the other, with what parts them or without; undefined when any of it is none. */
export function unitsNamed(facts: Facts, text: string): readonly (readonly UnitId[])[] | undefined {
  const found: (readonly UnitId[])[] = [];
  for (const part of text.split(joined)) {
    const words = wordsOf(part);
    if (words.length + found.length > mostWords) return undefined;
    for (let at = 0; at < words.length;) {
      const ends = words.slice(at, at + longestName).map((_, n, { length }) => at + length - n);
      const end = ends.find((one) => named(facts, words.slice(at, one).join(' '))?.kind === 'units');
      const units = end === undefined ? null : named(facts, words.slice(at, end).join(' '));
      if (end === undefined || units?.kind !== 'units') return undefined;
      found.push(units.units);
      at = end;
    }
  }
  return found;
}
