// Attacks by less than a name: a target by who stands there or a part of its name, a unit by how its name begins.
import { foldName, hasHangul, withoutParticle } from '../../../table/names.js';
import type { Text } from '../../../table/text.js';
import { linesOf, piecesOf } from '../../../table/typed-text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { say } from '../reports/names.js';
import { spotName } from '../reports/whereabouts.js';
import { Ground } from '../rules/ground.js';
import type { OrderContext, Place } from '../state.js';
import type { DownfallView } from '../view.js';
import { placeNames } from './also.js';
import { longestName, mostWords, named, wordsOf } from './named.js';
import { longNames, shortNames } from './unit-names.js';

/** Where the names are looked up: the targets there are, and who attacks. */
interface Where {
  readonly view: DownfallView;
  readonly order: OrderContext;
  readonly targets: readonly Place[];
}

/** A text with whole names, without the attacks of which a name means several things. */
interface Plain {
  readonly text: string;
  readonly unclear: readonly { readonly source: string; readonly problem: Text }[];
}

/** What parts a target from those who attack it. */
const sign = /\s*(?:[:：→]|-?>)\s*/u;
/** Shorter words begin too much. */
const shortest = { latin: 4, hangul: 2 } as const;
/** A part of a place's name has so many letters. */
const shortestPart = { latin: 3, hangul: 2 } as const;

const isLong = (folded: string, { latin, hangul }: typeof shortest | typeof shortestPart): boolean =>
  /\p{L}{2}/u.test(folded) && folded.length >= (hasHangul(folded) ? hangul : latin);

const spellings = (typed: string): readonly string[] => [typed.trim(), ...withoutParticle(typed.trim())].map(foldName);

/** The targets that something means that is no place: where a unit of that name stands, or whose name begins or ends so. */
function targetsCalled(typed: string, { view, order, targets }: Where): readonly Place[] {
  const facts = factsOf(view);
  if (wordsOf(typed).length > longestName) return [];
  const found = named(facts, typed);
  if (found?.kind === 'units') {
    const there = found.units.filter((id) => view.units[id].status === 'map');
    // Who may attack itself is not taken for what is attacked.
    if (there.some((id) => facts.units[id].faction === order.faction)) return [];
    return targets.filter((place) => there.some((id) => view.units[id].at === place));
  }
  if (found !== null) return [];
  const parts = spellings(typed).filter((part) => isLong(part, shortestPart));
  return targets.filter((place) =>
    placeNames(facts, place)
      .map(foldName)
      .some((name) => parts.some((part) => name.startsWith(part) || name.endsWith(part))),
  );
}

/** The units of the order's faction whose names begin so. */
function unitsBegun(word: string, own: readonly (readonly [UnitId, readonly string[]])[]): readonly UnitId[] {
  for (const part of spellings(word).filter((one) => isLong(one, shortest))) {
    const ids = own.flatMap(([id, names]) => (names.some((name) => name.startsWith(part)) ? [id] : []));
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The units of the order's faction on the map, each by the names it may be called. */
function ownUnits({ view, order }: Where): readonly (readonly [UnitId, readonly string[]])[] {
  const facts = factsOf(view);
  return facts.unitIds
    .filter((id) => facts.units[id].faction === order.faction && view.units[id].status === 'map')
    .map((id) => [id, [...longNames(id), ...shortNames(facts, id)].map(foldName)] as const);
}

/** Who attacks, and what has been looked up of it. */
interface Own {
  readonly facts: Facts;
  readonly own: ReturnType<typeof ownUnits>;
  /** Which words are a name: a hostile text says the same a thousand times. */
  readonly known: Map<string, boolean>;
}

/** Words of which those that begin one unit's name are that name; what is part of a name already is left. */
function withUnits(text: string, { facts, own, known }: Own): string {
  const words = wordsOf(text);
  if (words.length > mostWords) return text;
  const isNamed = (n: number): boolean =>
    [words.slice(n, n + 1), words.slice(n, n + 2), words.slice(Math.max(0, n - 1), n + 1)].some((some) => {
      const name = some.join(' ');
      const isKnown = known.get(name) ?? named(facts, name) !== null;
      known.set(name, isKnown);
      return isKnown;
    });
  return words
    .map((word, n) => {
      const [only, second] = isNamed(n) ? [] : unitsBegun(word, own);
      if (only === undefined || second !== undefined) return word;
      const [english, korean] = longNames(only);
      return (hasHangul(word) ? korean : english) ?? facts.units[only].name;
    })
    .join(' ');
}

/** The attacks of a text with whole names in place of less, for the reader of whole names; null where there is nothing less. */
export function withWholeNames(typed: string, where: Where): Plain | null {
  const ground = new Ground(where.view);
  const units: Own = { facts: ground.facts, own: ownUnits(where), known: new Map() };
  const said: string[] = [];
  const unclear: Plain['unclear'][number][] = [];
  const pieces = linesOf(typed).flatMap((line) => piecesOf(line).map((piece, n) => ({ piece, isFirst: n === 0 })));
  let isUnclear = false;
  for (const { piece, isFirst } of pieces) {
    const at = sign.exec(piece);
    // What a list of attackers goes on with is unclear with its target.
    isUnclear &&= at === null && !isFirst;
    if (at === null) {
      if (!isUnclear) said.push(withUnits(piece, units));
      continue;
    }
    const halves = [piece.slice(0, at.index), piece.slice(at.index + at[0].length)];
    const isPlaced = halves.some((half) => named(ground.facts, half)?.kind === 'place');
    const meant = halves.map((half) => (isPlaced ? [] : targetsCalled(half, where)));
    const n = meant.findIndex((places) => places.length > 0);
    const places = meant[n] ?? [];
    if (places.length > 1) {
      const name = halves[n] ?? '';
      const names = places.map((id) => spotName(ground.facts, id));
      unclear.push({ source: piece, problem: say('why.whichOf', { name, names }) });
      isUnclear = true;
      continue;
    }
    said.push(halves.map((half, side) => (side === n ? places.join('') : withUnits(half, units))).join(at[0]));
  }
  const text = said.join(', ');
  return text === pieces.map(({ piece }) => piece).join(', ') ? null : { text, unclear };
}
