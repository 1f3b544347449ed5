// Attacks typed with who makes them and what they go for, in whichever order: `미 1군: 르아브르 공격`, `US1+US3 > Le Havre`.
import { asSheet } from '../../../table/answer.js';
import type { Reading } from '../../../table/game.js';
import type { Answer, Order, Orders, Question, Sheet } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { linesOf, piecesOf } from '../../../table/typed-text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { whyNoTarget, whyNotAttacking } from '../reports/reasons.js';
import { Ground } from '../rules/ground.js';
import type { OrderContext, Place } from '../state.js';
import type { DownfallView } from '../view.js';
import { named } from './named.js';

/** What says that it is an attack, at the end of a line. */
const verb =
  /\s*(?:공격(?:을|으로)?(?:\s*(?:합니다|한다|하겠습니다|할게요|해\s*주세요|해줘|해요|해|하기|함))?|attack(?:s|ing)?)\s*[.!]?$/iu;
/** What stands between who attacks and what is attacked. */
const between = /\s*[:：>→]\s*|\s*-+>\s*|\s+[-–]\s+|\s+(?:attacks?|공격)\s+/iu;
/** What says so at its beginning, and then who. */
const command = /^\s*attack\s+/iu;
const withWhom = /\s+(?:with|by|using)\s+/iu;
/** What stands between several who attack together. */
const together = /\s*[+&,]\s*|\s+(?:and|with|및|그리고)\s+|(?<=[가-힣])(?:와|과|하고|이랑)\s+/iu;
/** No attack takes more words to say, and no name of a unit or place: whatever is longer is none, and costs no search. */
const mostWords = 40;
const longestName = 6;
/** So many of what could be named instead are. */
const mostNamed = 5;

/** Who and what a line names; of one half the words nobody goes by. */
interface Halves {
  readonly units: readonly (readonly UnitId[])[] | string;
  readonly place: string;
}

/** Where the attacks of a line are looked up. */
interface Where {
  readonly facts: Facts;
  readonly form: Orders;
  readonly sheet: Sheet;
  readonly view: DownfallView;
  readonly order: OrderContext;
}

/** Units by name, one after the other, with what parts them or without; undefined when any of it is none. */
function unitsNamed(facts: Facts, text: string): readonly (readonly UnitId[])[] | undefined {
  const found: (readonly UnitId[])[] = [];
  for (const part of text.split(together)) {
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

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

function placeNamed(facts: Facts, text: string): Place | undefined {
  if (wordsOf(text).length > longestName) return undefined;
  const place = named(facts, text);
  return place?.kind === 'place' ? place.place : undefined;
}

/** The two halves of a line, whichever stands first: where a sign parts them, or after some of its words. */
function splits(line: string): readonly (readonly [string, string])[] {
  const bare = line.replace(verb, '').replace(command, '').trim();
  const at = between.exec(bare) ?? (command.test(line) ? withWhom.exec(bare) : null);
  if (at !== null)
    return [[bare.slice(0, at.index), bare.slice(at.index + at[0].length).replace(/^attacks?\s+/iu, '')]];
  const words = wordsOf(bare);
  if (words.length > mostWords) return [];
  // One of the halves is the name of a place.
  return words
    .flatMap((_, n) => (n > 0 && Math.min(n, words.length - n) <= longestName ? [n] : []))
    .map((n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')] as const);
}

/** What a line names: both halves, or one of them where the line says that it is an attack. */
function halvesOf(facts: Facts, line: string): Halves | undefined {
  const cut = splits(line);
  const ways = cut.flatMap(([a, b]) => [
    { units: unitsNamed(facts, a), place: placeNamed(facts, b), said: [a, b] as const },
    { units: unitsNamed(facts, b), place: placeNamed(facts, a), said: [b, a] as const },
  ]);
  for (const { units, place } of ways) if (units !== undefined && place !== undefined) return { units, place };
  if (!verb.test(line) && !command.test(line)) return undefined;
  // The longest name that is known leaves the shortest that is not.
  const half = ways
    .flatMap(({ units, place, said: [who, where] }): Halves[] =>
      units !== undefined ? [{ units, place: where }] : place !== undefined ? [{ units: who, place }] : [],
    )
    .toSorted((a, b) => unknownIn(a).length - unknownIn(b).length);
  return half[0];
}

function unknownIn({ units, place }: Halves): string {
  return typeof units === 'string' ? units : place;
}

/** The attack that a line makes, or why it makes none. */
function attackOf({ facts, form, sheet, view, order }: Where, { units, place }: Halves): Order | Text {
  const ground = new Ground(view);
  const targets = form.subjects(sheet);
  const target = targets.find(({ id }) => id === place);
  if (typeof units === 'string') {
    const names = (target === undefined ? [] : form.step({ subject: place, path: [] }, sheet).options).slice(
      0,
      mostNamed,
    );
    return target === undefined || names.length === 0
      ? whyNoTarget(ground, order, place, sheet)
      : say('why.whichUnit', { name: units, place: placeName(facts, place), names: names.map(({ text }) => text) });
  }
  if (!facts.hexes.has(place) && !facts.beachAt.has(place) && target === undefined)
    return say('why.whichPlace', { name: place, names: targets.slice(0, mostNamed).map(({ text }) => text) });
  // Whoever may lead does, wherever in the line it is named.
  const ways = units.map((lead, n) => [lead, ...units.filter((_, other) => other !== n)]);
  for (const way of ways) {
    const found = joined(form, sheet, place, way);
    if ('path' in found && form.step(found, sheet).complete) return found;
  }
  const stuck = joined(form, sheet, place, units);
  if ('path' in stuck) return whyNoTarget(ground, order, place, sheet);
  const [unit] = stuck.none.toSorted((one, two) => Number(isOwn(facts, order, two)) - Number(isOwn(facts, order, one)));
  const isBusy = unit !== undefined && sheet.some(({ path }) => path.includes(unit));
  if (unit === undefined || (target === undefined && !isBusy)) return whyNoTarget(ground, order, place, sheet);
  return whyNotAttacking(ground, order, unit, place, { before: sheet, leads: stuck.leads });
}

/** An attack by units in their order, or the first of them that cannot take part in it. */
function joined(
  form: Orders,
  sheet: Sheet,
  place: Place,
  units: readonly (readonly UnitId[])[],
): Order | { readonly none: readonly UnitId[]; readonly leads: boolean } {
  let found: Order = { subject: place, path: [] };
  if (!form.subjects(sheet).some(({ id }) => id === place)) return { none: units[0] ?? [], leads: true };
  for (const ids of units) {
    const options = form.step(found, sheet).options;
    const [only, second] = options.filter(({ id }) => ids.some((unit) => unit === id));
    if (only === undefined || second !== undefined) return { none: ids, leads: found.path.length === 0 };
    found = { ...found, path: [...found.path, only.id] };
  }
  return found;
}

function isOwn(facts: Facts, order: OrderContext, id: UnitId): boolean {
  return facts.units[id].faction === order.faction;
}

/** The attacks of a text; nothing when any line is written otherwise, for the common reader. */
export function readAttacks(
  typed: string,
  { form }: Question,
  { view, begun }: { readonly view: DownfallView; readonly begun?: Answer | null },
): readonly Reading[] {
  const { order } = view;
  if (form.kind !== 'orders' || order === null) return [];
  const facts = factsOf(view);
  const sheet = [...asSheet(begun ?? null)];
  const readings: Reading[] = [];
  let waiting = '';
  for (const piece of piecesOf(linesOf(typed).join('\n'))) {
    const source = `${waiting}${piece}`;
    waiting = '';
    const halves = halvesOf(facts, source);
    if (halves === undefined) {
      // A list of units goes on with those behind the comma.
      if (readings.length > 0 || unitsNamed(facts, source) === undefined) return [];
      waiting = `${source}, `;
      continue;
    }
    const found = attackOf({ facts, form, sheet, view, order }, halves);
    if ('key' in found) {
      readings.push({ source, problem: found });
      continue;
    }
    sheet.push(found);
    readings.push({ source, part: [found], echo: form.describe(found) });
  }
  return waiting === '' ? readings : [];
}
