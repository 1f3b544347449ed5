// Reads typed text as an answer to any question, by the names of its options and rows in either language.
import { asSheet } from '../../table/answer.js';
import type { OrderPlace, Reading, Unoffered } from '../../table/game.js';
import { foldName, NameIndex, splitCount } from '../../table/names.js';
import type { Order, Orders, Question, Row, Sheet, Subject, UnitRow } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { languages, type Wording } from '../../words/words.js';
import { inWordsOf, say } from '../change/refuse.js';

/** Something that can be named: an option, a row, a subject. */
interface Named {
  readonly id: string;
  readonly text: Text;
}

/** An order as far as its subject and units have been read; null where a group is named without how many. */
interface Begun {
  readonly subject: Subject;
  readonly order: Order | null;
  readonly rest: readonly string[];
}

/** What a name was found to mean. */
type Found<T extends Named> =
  { readonly kind: 'one'; readonly item: T } | { readonly kind: 'none'; readonly problem: Text };

/**
 * Longer text is not read: a direct message holds as much.
 * @internal
 */
export const longestTyped = 2_000;
/** No name has more words. */
const mostWords = 10;
/** More parts than this in one text are not read. */
const mostPieces = 120;

/**
 * Reads text for one question; the game's catalogue gives the names, each folded once.
 * What is named but not on offer is refused with its reason where the game gives one.
 */
export class Reader {
  readonly #wording: Wording;
  readonly #game: string;
  readonly #unoffered: (at?: OrderPlace) => readonly Unoffered[];
  readonly #sheet: Sheet;
  readonly #indexes = new Map<string, NameIndex<Named>>();
  #closed: NameIndex<Unoffered> | undefined;

  /** @param sheet the orders already given, for an order sheet. */
  constructor(
    wording: Wording,
    game: string,
    unoffered: (at?: OrderPlace) => readonly Unoffered[] = () => [],
    sheet: Sheet = [],
  ) {
    this.#wording = wording;
    this.#game = game;
    this.#unoffered = unoffered;
    this.#sheet = sheet;
  }

  /**
   * Reads a text: several parts may be separated by commas, semicolons or line breaks.
   * @returns for each part what it was taken for, or what is wrong with it.
   */
  read(typed: string, question: Question): readonly Reading[] {
    if (typed.length > longestTyped) {
      return [{ source: typed.slice(0, 40), problem: say('read.tooLong', { max: longestTyped }) }];
    }
    const pieces = typed
      .split(/[,;\n，、；]/u)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    if (pieces.length === 0) return [{ source: typed, problem: say('read.nothing') }];
    if (pieces.length > mostPieces)
      return [{ source: typed.slice(0, 40), problem: say('read.tooMany', { max: mostPieces }) }];
    const { form } = question;
    switch (form.kind) {
      case 'choose': {
        const options = this.#index('options', form.options());
        if (form.max === 1) return [this.#choiceAndRest(pieces, options)];
        return pieces.map((piece) => this.#choice(piece, options));
      }
      case 'spread': {
        const rows = this.#index('rows', form.rows());
        return pieces.flatMap((piece) => this.#rows(piece, rows));
      }
      case 'orders':
        return this.#orders(pieces, form);
    }
  }

  /** The names of a list, folded; lists of the same name and length are the same list. */
  #index<T extends Named>(name: string, items: readonly T[]): NameIndex<T> {
    const key = `${name} ${items.length} ${items.map((item) => item.id).join(' ')}`;
    const known = this.#indexes.get(key) ?? new NameIndex<Named>(items, (item) => this.#names(item));
    this.#indexes.set(key, known);
    // The key names these very items.
    return known as NameIndex<T>;
  }

  #choice(source: string, options: NameIndex<Named & { readonly max?: number }>): Reading {
    const whole = this.#find(source, options);
    const split = whole.kind === 'one' ? { name: source, count: undefined } : splitCount(source);
    const found = split.count === undefined ? whole : this.#find(split.name, options);
    if (found.kind === 'none') return { source, problem: found.problem };
    const { item } = found;
    const count = split.count ?? 1;
    const most = item.max ?? 1;
    if (count < 1 || count > most) {
      return { source, problem: say('refuse.rowTooHigh', { row: this.#text(item), max: most, count }) };
    }
    const name = this.#text(item);
    const echo = count === 1 ? say('read.choice', { name }) : say('read.row', { name, count });
    return { source, part: Array.from({ length: count }, () => item.id), echo };
  }

  /** One choice; what is typed behind its name is left for the question that follows. */
  #choiceAndRest(pieces: readonly string[], options: NameIndex<Named>): Reading {
    const joined = joinedPieces(pieces, options);
    const first = pieces.slice(0, joined).join(', ');
    const others = pieces.slice(joined);
    const whole = this.#choice(first, options);
    const words = wordsOf(first);
    const [start] = 'part' in whole ? [] : startsOf(words, options);
    const found = start === undefined ? whole : this.#choice(words.slice(0, start.length).join(' '), options);
    const rest = [start === undefined ? '' : words.slice(start.length).join(' '), ...others].filter(
      (text) => text !== '',
    );
    return rest.length === 0 || !('part' in found) ? found : { ...found, rest: rest.join(', ') };
  }

  /** One row, or several that follow one another without a comma: `France 2 Italy 1`. */
  #rows(source: string, rows: NameIndex<Row>): readonly Reading[] {
    const parts = this.#find(source, rows).kind === 'one' ? [source] : splitRows(source);
    return parts.map((part): Reading => {
      const whole = this.#find(part, rows);
      const { name, count } = whole.kind === 'one' ? { name: part, count: undefined } : splitCount(part);
      const found = whole.kind === 'one' ? whole : this.#find(name, rows);
      if (found.kind === 'none') return { source: part, problem: found.problem };
      const row = found.item;
      const number = count ?? (row.max === 1 ? 1 : undefined);
      if (number === undefined) return { source: part, problem: say('read.noNumber', { name: this.#text(row) }) };
      if (number > row.max) {
        return {
          source: part,
          problem: say('refuse.rowTooHigh', { row: this.#text(row), max: row.max, count: number }),
        };
      }
      return {
        source: part,
        part: { [row.id]: number },
        echo: say('read.row', { name: this.#text(row), count: number }),
      };
    });
  }

  /** Orders one after another, each seen after those before it. Pieces that are only a number of units belong to the next. */
  #orders(pieces: readonly string[], form: Orders): readonly Reading[] {
    const readings: Reading[] = [];
    let sheet = this.#sheet;
    let held: string[] = [];
    for (const [at, piece] of pieces.entries()) {
      held.push(piece);
      const source = held.join(', ');
      if (at < pieces.length - 1 && this.#isUnitsOnly(source, form, sheet)) continue;
      held = [];
      const reading = this.#order(source, form, sheet);
      if ('part' in reading) sheet = [...sheet, ...asSheet(reading.part)];
      readings.push(reading);
    }
    return readings;
  }

  /** Whether a piece names units of a group and nothing else, as in `3 infantry, 1 artillery Germany Poland`. */
  #isUnitsOnly(source: string, form: Orders, sheet: Sheet): boolean {
    return this.#groups(form, sheet).some(({ units }) => {
      const taken = this.#units(wordsOf(source), units);
      return taken.length > 0 && taken.length === wordsOf(source).length;
    });
  }

  #groups(form: Orders, sheet: Sheet): readonly (Subject & { readonly units: readonly UnitRow[] })[] {
    return form.subjects(sheet).flatMap((one) => (one.units === undefined ? [] : [{ ...one, units: one.units }]));
  }

  #order(source: string, form: Orders, sheet: Sheet): Reading {
    const words = wordsOf(source);
    const subjects = this.#index('subjects', form.subjects(sheet));
    const begun = [...this.#unitsBefore(words, form, sheet, subjects), ...this.#subjectBefore(words, subjects)];
    for (const { order, rest } of begun) {
      const found = order === null ? undefined : this.#path(form, order, sheet, rest, true);
      if (found !== undefined) return { source, part: [found], echo: this.#echo(form, found) };
    }
    const [best] = begun;
    if (best !== undefined) return { source, problem: this.#whyStuck(form, best, sheet) };
    const found = this.#find(words[0] ?? source, subjects);
    return { source, problem: found.kind === 'none' ? found.problem : say('read.nothing') };
  }

  /** Why the words of an order lead nowhere: what cannot come next where the last of them that fit has led. */
  #whyStuck(form: Orders, { subject, order, rest }: Begun, sheet: Sheet): Text {
    const unfinished = say('refuse.unfinishedOrder', { subject: this.#text(subject) });
    if (order === null) return unfinished;
    const index = this.#index('step', form.step(order, sheet).options);
    if (rest.length === 0) return unfinished;
    const [start] = startsOf(rest, index);
    if (start !== undefined) {
      const longer = { ...order, path: [...order.path, start.item.id] };
      return this.#whyStuck(form, { subject, order: longer, rest: rest.slice(start.length) }, sheet);
    }
    const found = this.#find(rest.join(' '), index, { order, sheet });
    return found.kind === 'none' ? found.problem : unfinished;
  }

  #echo(form: Orders, order: Sheet[number]): Text {
    return say('read.order', { order: this.#named(form.describe(order)) });
  }

  /** Units named before their group: `3 infantry Germany Poland`. */
  #unitsBefore(words: readonly string[], form: Orders, sheet: Sheet, subjects: NameIndex<Subject>): readonly Begun[] {
    return this.#groups(form, sheet).flatMap((group) => {
      const taken = this.#units(words, group.units);
      if (taken.length === 0) return [];
      const rest = words.slice(taken.length);
      return startsOf(rest, subjects)
        .filter(({ item }) => item.id === group.id)
        .map((start) => ({
          subject: group,
          order: { subject: group.id, units: taken.units, path: [] },
          rest: rest.slice(start.length),
        }));
    });
  }

  /** A subject named first, and of a group how many behind it. */
  #subjectBefore(words: readonly string[], subjects: NameIndex<Subject>): readonly Begun[] {
    return startsOf(words, subjects).map(({ item, length }) => {
      const rest = words.slice(length);
      if (item.units === undefined) return { subject: item, order: { subject: item.id, path: [] }, rest };
      const taken = this.#units(rest, item.units);
      const order = taken.length === 0 ? null : { subject: item.id, units: taken.units, path: [] };
      return { subject: item, order, rest: rest.slice(taken.length) };
    });
  }

  /** Numbers of units at the beginning of some words, before or behind the kind's name; `all` or 모두 for all of a kind. */
  #units(
    words: readonly string[],
    rows: readonly UnitRow[],
  ): { readonly units: Readonly<Record<string, number>>; readonly length: number } {
    const index = this.#index('units', rows);
    const units: Record<string, number> = {};
    let at = 0;
    for (;;) {
      const count = countOf(words[at]);
      const from = at + (count === undefined ? 0 : 1);
      const [start] = startsOf(words.slice(from, from + mostWords), index);
      if (start === undefined) return { units, length: at };
      const behind = count === undefined ? countOf(words[from + start.length]) : undefined;
      const number = count ?? behind;
      if (number === undefined) return { units, length: at };
      units[start.item.id] = number === 'all' ? start.item.max : number;
      at = from + start.length + (behind === undefined ? 0 : 1);
      while (joining.has(words[at] ?? '')) at += 1;
    }
  }

  /** A path that uses up all words; one step at a time may go without saying, as "Paris Burgundy" for a move. */
  #path(
    form: Orders,
    order: Sheet[number],
    sheet: Sheet,
    words: readonly string[],
    mayImply: boolean,
  ): Sheet[number] | undefined {
    const step = form.step(order, sheet);
    if (words.length === 0 && order.path.length > 0 && step.complete) return order;
    for (const start of startsOf(words, this.#index('step', step.options))) {
      const longer = { ...order, path: [...order.path, start.item.id] };
      const found = this.#path(form, longer, sheet, words.slice(start.length), true);
      if (found !== undefined) return found;
    }
    if (!mayImply || words.length === 0) return undefined;
    for (const option of step.options) {
      const longer = { ...order, path: [...order.path, option.id] };
      const found = this.#path(form, longer, sheet, words, false);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The one item a name means: exactly, or as the only one it begins. */
  #find<T extends Named>(typed: string, items: NameIndex<T>, at?: OrderPlace): Found<T> {
    const wanted = foldName(typed);
    const hits = items.starting(wanted);
    const [only, second] = hits;
    if (only !== undefined && second === undefined) return { kind: 'one', item: only };
    if (second !== undefined) {
      return {
        kind: 'none',
        problem: say('read.ambiguous', { word: typed, names: hits.slice(0, 5).map((hit) => this.#text(hit)) }),
      };
    }
    const why = this.#whyNot(typed, at);
    if (why !== undefined) return { kind: 'none', problem: why };
    const near = items.near(wanted);
    if (near.length === 0) return { kind: 'none', problem: say('read.unknown', { word: typed }) };
    return { kind: 'none', problem: say('read.suggest', { word: typed, names: near.map((item) => this.#text(item)) }) };
  }

  /** Why what the words begin with is not on offer, when it is known to the game. */
  #whyNot(typed: string, at?: OrderPlace): Text | undefined {
    const indexed = (items: readonly Unoffered[]): NameIndex<Unoffered> =>
      new NameIndex(items, (item) => this.#names(item));
    const closed = at === undefined ? (this.#closed ??= indexed(this.#unoffered())) : indexed(this.#unoffered(at));
    const words = wordsOf(typed).slice(0, mostWords);
    for (let length = words.length; length > 0; length--) {
      const [item] = closed.exact(foldName(words.slice(0, length).join('')));
      if (item !== undefined) return this.#named(item.why);
    }
    return undefined;
  }

  #names(item: Named): readonly string[] {
    return [item.id, ...languages.map((lang) => this.#wording.say(item.text, lang, this.#game))];
  }

  #text(item: Named): Text {
    return this.#named(item.text);
  }

  #named(text: Text): Text {
    return inWordsOf(this.#game, text);
  }
}

/** How many pieces make up the name of one option: names may hold commas themselves. */
function joinedPieces(pieces: readonly string[], options: NameIndex<Named>): number {
  for (let count = Math.min(pieces.length, mostWords); count > 1; count--) {
    if (options.exact(foldName(pieces.slice(0, count).join(''))).length > 0) return count;
  }
  return 1;
}

/** Items whose name the words begin with, the longest name first. */
function startsOf<T>(words: readonly string[], items: NameIndex<T>): { readonly item: T; readonly length: number }[] {
  const hits: { item: T; length: number }[] = [];
  for (let length = Math.min(words.length, mostWords); length > 0; length--) {
    const [only, second] = items.starting(foldName(words.slice(0, length).join('')));
    if (only !== undefined && second === undefined) hits.push({ item: only, length });
  }
  return hits;
}

function wordsOf(source: string): readonly string[] {
  return source.split(/[\s\-→>:,]+/u).filter((word) => foldName(word) !== '');
}

const joining: ReadonlySet<string> = new Set(['and', 'und', '와', '과', '및']);
const everything: ReadonlySet<string> = new Set(['all', '모두', '전부', '전원']);

function countOf(word: string | undefined): number | 'all' | undefined {
  if (word === undefined) return undefined;
  if (everything.has(word.toLowerCase())) return 'all';
  return /^\d{1,4}$/u.test(word) ? Number(word) : undefined;
}

/** Cuts behind each number, or before it when the text begins with one. */
function splitRows(source: string): readonly string[] {
  return source.split(/^\d/u.test(source) ? /\s+(?=\d)/u : /(?<=\d(?:개|점)?)\s+(?=\D)/u);
}
