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
import { rolesIn, type Chunk, type Role } from './attack-roles.js';
import { withWholeNames } from './attack-nicknames.js';
import { longestName, mostWords, named, unitsNamed, wordsOf } from './named.js';

/** What says that it is an attack, at the end of a line. */
const verb =
  /\s*(?:공격(?:을|으로)?(?:\s*(?:합니다|한다|하겠습니다|할게요|해\s*주세요|해줘|해요|해|하기|함))?|(?:칩니다|친다|칠게요|치기)|attack(?:s|ing)?)\s*[.!]?$/iu;
/** What stands between who attacks and what is attacked. */
const between =
  /\s*[:：>→]\s*|\s*-+>\s*|\s+[-–]\s+|\s+공격\s+|\s+(?:to\s+)?(?:attacks?|assaults?|hits?|strikes?)\s+|\s+(?:at|against|into|on|vs\.?)\s+/iu;
/** What says so at its beginning, and then who. */
const command = /^\s*(?:(?:i|we)\s+)?(?:attack|assault|hit|strike)\s+/iu;
/** What joins one attack to the next. */
const goingOn = /(공격)(?:하고|한\s+뒤에?|한\s+다음에?)\s+/gu;
const withWhom = /\s+(?:with|by|using)\s+/iu;
/** So many of what could be named instead are. */
const mostNamed = 5;

/** So many of an attack’s units are tried as its lead. */
const mostLeads = 12;

/** Who and what a line names; of one half the words nobody goes by. */
interface Halves {
  readonly units: readonly (readonly UnitId[])[] | string;
  readonly place: string;
}

/** An attack as it is put together from the parts of a text. */
interface Said {
  readonly source: string;
  readonly halves: Halves;
  readonly roles: ReadonlyMap<UnitId, Role>;
  readonly all: boolean;
  /** Whether the place stands first, so that the units behind a comma are more of the same. */
  readonly isOpen: boolean;
}

/** What is said of an attack before its place and its units are both there. */
interface Waiting extends Pick<Said, 'source' | 'roles' | 'all'> {
  readonly units: readonly (readonly UnitId[])[];
  readonly place?: Place;
}

const nothing: Waiting = { source: '', units: [], roles: new Map(), all: false };

/** Where the attacks of a line are looked up. */
interface Where {
  readonly facts: Facts;
  readonly form: Orders;
  readonly sheet: Sheet;
  readonly view: DownfallView;
  readonly order: OrderContext;
}

/** A place by its name, its hex, or both as they are written: `2318 (beside Rome)`, `Vitebsk 3729`. */
function placeNamed(facts: Facts, text: string): Place | undefined {
  const bare = text.replace(/\s*\([^()]*\)\s*(?:[을를은는도에]|에서)?$/u, '').trim();
  if (wordsOf(bare).length > longestName) return undefined;
  const place = named(facts, bare);
  return place?.kind === 'place' ? place.place : undefined;
}

/** The two halves of a line, whichever stands first: where a sign parts them, or after some of its words. */
function splits(facts: Facts, line: string): readonly (readonly [string, string])[] {
  const bare = line.replace(verb, '').replace(command, '').trim();
  const at = between.exec(bare) ?? whomAfter(facts, bare, command.test(line));
  if (at !== null)
    return [
      [
        bare.slice(0, at.index).replace(verb, ''),
        bare
          .slice(at.index + at[0].length)
          .replace(/^attacks?\s+/iu, '')
          .replace(command, ''),
      ],
    ];
  const words = wordsOf(bare);
  if (words.length > mostWords) return [];
  // One of the halves is the name of a place.
  return words
    .flatMap((_, n) => (n > 0 && Math.min(n, words.length - n) <= longestName ? [n] : []))
    .map((n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')] as const);
}

/** Where a place ends and it is said with whom it is attacked. */
function whomAfter(facts: Facts, bare: string, isCommand: boolean): RegExpExecArray | null {
  const at = withWhom.exec(bare);
  return at !== null && (isCommand || placeNamed(facts, bare.slice(0, at.index)) !== undefined) ? at : null;
}

/** What a line names, and whether the place stands first: both halves, or one of them where the line says that it is an attack. */
function halvesOf(facts: Facts, line: string): (Halves & { readonly isOpen: boolean }) | undefined {
  const ways = splits(facts, line).flatMap(([a, b]) => [
    { units: unitsNamed(facts, a), place: placeNamed(facts, b), said: [a, b] as const, isOpen: false },
    { units: unitsNamed(facts, b), place: placeNamed(facts, a), said: [b, a] as const, isOpen: true },
  ]);
  for (const { units, place, isOpen } of ways)
    if (units !== undefined && place !== undefined) return { units, place, isOpen };
  if (!verb.test(line) && !command.test(line)) return undefined;
  // The longest name that is known leaves the shortest that is not.
  const half = ways
    .flatMap(({ units, place, said: [who, where], isOpen }): (Halves & { readonly isOpen: boolean })[] =>
      units !== undefined
        ? [{ units, place: where, isOpen }]
        : place !== undefined
          ? [{ units: who, place, isOpen }]
          : [],
    )
    .toSorted((a, b) => unknownIn(a).length - unknownIn(b).length);
  return half[0];
}

/** Whether units are named among the words before one that says what they are. */
function hasUnits(facts: Facts, text: string): boolean {
  return unitsNamed(facts, text) !== undefined || typeof halvesOf(facts, text)?.units === 'object';
}

/** What the units of an attack's words are said to be. */
function rolesOf(facts: Facts, chunks: readonly Chunk[]): ReadonlyMap<UnitId, Role> {
  return new Map(
    chunks.flatMap(({ text, role }) => {
      const halves = role === null ? undefined : halvesOf(facts, text);
      const units = unitsNamed(facts, text) ?? (typeof halves?.units === 'object' ? halves.units : []);
      return role === null ? [] : units.flat().map((unit) => [unit, role] as const);
    }),
  );
}

function unknownIn({ units, place }: Halves): string {
  return typeof units === 'string' ? units : place;
}

/** The attack that a line makes, or why it makes none. */
function attackOf({ facts, form, sheet, view, order }: Where, { halves, roles, all }: Said): Order | Text {
  const { units, place } = halves;
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
  const isSaid = (ids: readonly UnitId[], role: Role): boolean => ids.some((id) => roles.get(id) === role);
  const sorted = units.toSorted((a, b) => Number(isSaid(b, 'leads')) - Number(isSaid(a, 'leads')));
  const [first = []] = sorted;
  // Whoever may lead does, wherever in the line it is named, unless it is said who leads.
  const ways = isSaid(first, 'leads')
    ? [sorted]
    : units
        .toSorted((a, b) => Number(isSaid(a, 'flanks')) - Number(isSaid(b, 'flanks')))
        .slice(0, mostLeads)
        .map((lead, n, list) => [lead, ...list.filter((_, other) => other !== n)]);
  for (const way of ways) {
    const found = joined(form, sheet, place, all ? way.slice(0, 1) : way);
    if ('path' in found && form.step(found, sheet).complete) return all ? withAll(form, sheet, found) : found;
  }
  const stuck = joined(form, sheet, place, sorted);
  if ('path' in stuck) return whyNoTarget(ground, order, place, sheet);
  const [unit] = stuck.none.toSorted((one, two) => Number(isOwn(facts, order, two)) - Number(isOwn(facts, order, one)));
  const isBusy = unit !== undefined && sheet.some(({ path }) => path.includes(unit));
  if (unit === undefined || (target === undefined && !isBusy)) return whyNoTarget(ground, order, place, sheet);
  return whyNotAttacking(ground, order, unit, place, { before: sheet, leads: stuck.leads });
}

/** An attack with every flank that there can be. */
function withAll(form: Orders, sheet: Sheet, found: Order): Order {
  const has = form.step(found, sheet).options.some(({ id }) => id === 'all');
  return has ? { ...found, path: [...found.path, 'all'] } : found;
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

/** The attacks that a text says, part by part; undefined when any of it is written otherwise. */
function saidIn(facts: Facts, typed: string): readonly Said[] | undefined {
  const found: Said[] = [];
  /** What has been said of the next attack. */
  let waiting = nothing;
  for (const piece of piecesOf(linesOf(typed).join('\n').replaceAll(goingOn, '$1, ').replaceAll(' / ', ', '))) {
    const { chunks, all } = rolesIn(piece, (text) => hasUnits(facts, text));
    const text = chunks
      .map((chunk) => chunk.text)
      .join(' ')
      .replace(/^(?:with|and)\s+/iu, '');
    const last = found.at(-1);
    const roles = rolesOf(facts, chunks);
    const place = placeNamed(facts, text.replace(verb, ''));
    const units = text === '' ? [] : unitsNamed(facts, text);
    const halves = place === undefined && units === undefined ? halvesOf(facts, text) : undefined;
    const source = waiting.source === '' ? piece : `${waiting.source}, ${piece}`;
    const both = {
      source,
      all: all || waiting.all,
      roles: new Map([...waiting.roles, ...roles]),
    };
    if (halves !== undefined) {
      const named = typeof halves.units === 'string' ? halves.units : [...waiting.units, ...halves.units];
      found.push({ ...both, halves: { units: named, place: halves.place }, isOpen: halves.isOpen });
      waiting = nothing;
    } else if (place !== undefined && waiting.place === undefined) {
      if (waiting.units.length === 0) waiting = { ...waiting, ...both, place };
      else {
        found.push({ ...both, halves: { units: waiting.units, place }, isOpen: false });
        waiting = nothing;
      }
    } else if (units === undefined) return undefined;
    else if (waiting.place !== undefined) {
      found.push({ ...both, halves: { units, place: waiting.place }, isOpen: true });
      waiting = nothing;
    } else if (last !== undefined && waiting === nothing && (last.isOpen || roles.size > 0 || all)) {
      // A list of units goes on behind the comma.
      found.splice(-1, 1, more(last, piece, { units, roles, all }));
    } else waiting = { ...both, units: [...waiting.units, ...units] };
  }
  const last = found.at(-1);
  if (waiting === nothing) return found;
  if (waiting.place !== undefined || last === undefined) return undefined;
  return [...found.slice(0, -1), more(last, waiting.source, waiting)];
}

/** An attack with more of those who make it. */
function more(last: Said, piece: string, { units, roles, all }: Pick<Waiting, 'units' | 'roles' | 'all'>): Said {
  const before = last.halves.units;
  return {
    ...last,
    source: `${last.source}, ${piece}`,
    halves: { ...last.halves, units: typeof before === 'string' ? before : [...before, ...units] },
    roles: new Map([...last.roles, ...roles]),
    all: last.all || all,
  };
}

/** The attacks of a text by whole names. */
function byNames(typed: string, { facts, form, view, order, ...where }: Where): readonly Reading[] {
  const sheet = [...where.sheet];
  return (saidIn(facts, typed) ?? []).map((said): Reading => {
    const { source } = said;
    const found = attackOf({ facts, form, sheet, view, order }, said);
    if ('key' in found) return { source, problem: found };
    sheet.push(found);
    return { source, part: [found], echo: form.describe(found) };
  });
}

/** The attacks of a text; nothing when any line is written otherwise, for the common reader. */
export function readAttacks(
  typed: string,
  { form }: Question,
  { view, begun }: { readonly view: DownfallView; readonly begun?: Answer | null },
): readonly Reading[] {
  const { order } = view;
  if (form.kind !== 'orders' || order === null) return [];
  const where: Where = { facts: factsOf(view), form, sheet: asSheet(begun ?? null), view, order };
  const readings = byNames(typed, where);
  if (readings.length > 0 && readings.every((reading) => 'part' in reading)) return readings;
  const targets = form.subjects(where.sheet).map(({ id }) => id);
  const plain = withWholeNames(typed, { view, order, targets });
  if (plain === null) return readings;
  const { text, unclear } = plain;
  const again = text === '' ? [] : byNames(text, where);
  if (unclear.length > 0 && (text === '' || again.length > 0)) return [...again, ...unclear];
  return readings.length === 0 || (again.length > 0 && again.every((reading) => 'part' in reading)) ? again : readings;
}
