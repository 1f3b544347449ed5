// Reads typed orders, one after another, each seen after those before it.
import type { Reading } from '../../table/game.js';
import type { NameIndex } from '../../table/names.js';
import type { Order, Orders, Sheet, Step, Subject, UnitRow } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { say } from '../change/refuse.js';
import { joining, mostWords, wordsOf, type NamesOnOffer } from './names-on-offer.js';

/** An order as far as its subject and units have been read; null where a group is named without how many. */
interface Begun {
  readonly subject: Subject;
  readonly order: Order | null;
  readonly rest: readonly string[];
}

/** What a sheet has, and what texts were found to order on it. */
interface Asked {
  readonly subjects: readonly Subject[];
  readonly groups: readonly (Subject & { readonly units: readonly UnitRow[] })[];
  /** Every kind of unit that stands in any of them, once. */
  readonly kinds: readonly UnitRow[];
  readonly orders: Map<string, Order | undefined>;
  /** Where orders stand, as found before. */
  readonly steps: Map<string, Step>;
}

/** Of so many ways at most one may go without saying: kinds of orders do, of places nobody leaves one out. */
const mostImplied = 12;
/** As many of what could follow are named. */
const mostFollowing = 5;
/** One order is written in at most as many parts. */
const mostJoined = 8;
/** In one order, and in one text, so many ways that were not said are tried: each may look at the whole board. */
const mostUnsaid = { order: 40, text: 200 };
/** So many times in one text it is tried whether parts make an order together: enough for a sheet in which each order has four. */
const mostTries = 300;

/** Reads the parts of one text as orders of a sheet. */
export class OrderReader {
  readonly #names: NamesOnOffer;
  readonly #sheet: Sheet;
  #tries = 0;
  #unsaid = { order: 0, text: 0 };
  /** What was asked of the sheet as it stands: a text tries its words there again and again. */
  readonly #asked = new WeakMap<Sheet, Asked>();

  /** @param sheet the orders already given. */
  constructor(names: NamesOnOffer, sheet: Sheet) {
    this.#names = names;
    this.#sheet = sheet;
  }

  /** Orders one after another, each seen after those before it; one order may itself hold commas, as the bot writes it. */
  read(pieces: readonly string[], form: Orders): readonly Reading[] {
    const readings: Reading[] = [];
    let sheet = this.#sheet;
    for (let at = 0; at < pieces.length;) {
      const { length, order } = this.#orderAt(pieces.slice(at, at + mostJoined), form, sheet);
      const source = pieces.slice(at, at + length).join(', ');
      at += length;
      if (order === undefined) readings.push({ source, problem: this.#whyNoOrder(source, form, sheet) });
      else {
        readings.push({ source, part: [order], echo: this.#echo(form, order) });
        sheet = [...sheet, order];
      }
    }
    return readings;
  }

  /** The order that some pieces begin with: the first of them, with those behind it that are none by themselves. */
  #orderAt(pieces: readonly string[], form: Orders, sheet: Sheet): { readonly length: number; readonly order?: Order } {
    const joined = (length: number): Order | undefined =>
      (this.#tries += 1) > mostTries ? undefined : this.#order(pieces.slice(0, length).join(', '), form, sheet);
    const alone = this.#order(pieces[0] ?? '', form, sheet);
    if (alone === undefined) {
      for (let length = 2; length <= pieces.length; length++) {
        const order = joined(length);
        if (order !== undefined) return { length, order };
      }
      return { length: 1 };
    }
    let most = 1;
    while (most < pieces.length && this.#order(pieces[most] ?? '', form, sheet) === undefined) most += 1;
    for (let length = most; length > 1; length--) {
      const order = joined(length);
      if (order !== undefined) return { length, order };
    }
    return { length: 1, order: alone };
  }

  #at(form: Orders, sheet: Sheet): Asked {
    const known = this.#asked.get(sheet);
    if (known !== undefined) return known;
    const subjects = form.subjects(sheet);
    const groups = subjects.flatMap((one) => (one.units === undefined ? [] : [{ ...one, units: one.units }]));
    const kinds = [...new Map(groups.flatMap(({ units }) => units).map((row) => [row.id, row])).values()];
    const asked: Asked = { subjects, groups, kinds, orders: new Map(), steps: new Map() };
    this.#asked.set(sheet, asked);
    return asked;
  }

  /** Where an order stands; working that out may look at the whole board. */
  #step(form: Orders, order: Order, sheet: Sheet): Step {
    const { steps } = this.#at(form, sheet);
    const key = JSON.stringify(order);
    const step = steps.get(key) ?? form.step(order, sheet);
    steps.set(key, step);
    return step;
  }

  #order(source: string, form: Orders, sheet: Sheet): Order | undefined {
    const { orders } = this.#at(form, sheet);
    if (!orders.has(source)) orders.set(source, this.#read(source, form, sheet));
    return orders.get(source);
  }

  #read(source: string, form: Orders, sheet: Sheet): Order | undefined {
    this.#unsaid.order = 0;
    const words = wordsOf(source);
    const plain = words.filter((word) => !joining.has(word.toLowerCase()));
    for (const said of plain.length < words.length ? [words, plain] : [words]) {
      for (const { order, rest } of this.#begun(said, form, sheet)) {
        const found = order === null ? undefined : this.#path(form, order, sheet, rest, true);
        if (found !== undefined && this.#tooMany(found, form, sheet) === undefined) return found;
      }
    }
    return undefined;
  }

  /** What an order takes more of than there are. */
  #tooMany({ subject, units = {} }: Order, form: Orders, sheet: Sheet): Text | undefined {
    const rows = this.#at(form, sheet).groups.find(({ id }) => id === subject)?.units ?? [];
    const row = rows.find(({ id, max }) => (units[id] ?? 0) > max);
    return row && say('refuse.rowTooHigh', { row: this.#names.text(row), max: row.max, count: units[row.id] ?? 0 });
  }

  #begun(words: readonly string[], form: Orders, sheet: Sheet): readonly Begun[] {
    const subjects = this.#names.index('subjects', this.#at(form, sheet).subjects);
    return [...this.#unitsBefore(words, form, sheet, subjects), ...this.#subjectBefore(words, subjects)];
  }

  #whyNoOrder(source: string, form: Orders, sheet: Sheet): Text {
    const words = wordsOf(source);
    const [best] = this.#begun(words, form, sheet);
    if (best !== undefined) return this.#whyStuck(form, best, sheet);
    const found = this.#names.find(words[0] ?? source, this.#names.index('subjects', this.#at(form, sheet).subjects));
    return found.kind === 'none' ? found.problem : say('read.nothing');
  }

  /** Why the words of an order lead nowhere: what cannot come next where the last of them that fit has led. */
  #whyStuck(form: Orders, { subject, order, rest }: Begun, sheet: Sheet): Text {
    const unfinished = say('refuse.unfinishedOrder', { subject: this.#names.text(subject) });
    if (order === null) return unfinished;
    const tooMany = this.#tooMany(order, form, sheet);
    if (tooMany !== undefined) return tooMany;
    const { options } = this.#step(form, order, sheet);
    const index = this.#names.index('step', options);
    if (rest.length === 0) {
      const names = options.slice(0, mostFollowing).map((option) => this.#names.text(option));
      return names.length === 0 ? unfinished : say('read.follow', { subject: this.#names.text(subject), names });
    }
    const [start] = this.#names.startsOf(rest, index);
    if (start !== undefined) {
      const longer = { ...order, path: [...order.path, start.item.id] };
      return this.#whyStuck(form, { subject, order: longer, rest: rest.slice(start.length) }, sheet);
    }
    const found = this.#names.find(rest.join(' '), index, { order, sheet });
    return found.kind === 'none' ? found.problem : unfinished;
  }

  #echo(form: Orders, order: Sheet[number]): Text {
    return say('read.order', { order: this.#names.inGame(form.describe(order)) });
  }

  /** Units named before their group: `3 infantry Germany Poland`. */
  #unitsBefore(words: readonly string[], form: Orders, sheet: Sheet, subjects: NameIndex<Subject>): readonly Begun[] {
    const { groups, kinds } = this.#at(form, sheet);
    const from = countOf(words[0]) === undefined ? 0 : 1;
    // Most words begin with no unit at all, which need not be found out group by group.
    if (!this.#names.mayStart(words.slice(from, from + mostWords), this.#names.index('kinds', kinds))) return [];
    return groups.flatMap((group) => {
      const taken = this.#units(words, group.units);
      if (taken.length === 0) return [];
      const rest = words.slice(taken.length);
      return this.#names
        .startsOf(rest, subjects)
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
    return this.#names.startsOf(words, subjects).map(({ item, length }) => {
      const rest = words.slice(length);
      if (item.units === undefined) return { subject: item, order: { subject: item.id, path: [] }, rest };
      const taken = this.#units(rest, item.units);
      const order = taken.length === 0 ? null : { subject: item.id, units: taken.units, path: [] };
      return { subject: item, order, rest: rest.slice(taken.length) };
    });
  }

  /** Numbers of units at the beginning of some words, before or behind the kind's name; `all` or 모두 for all of a kind, one when left out. */
  #units(
    words: readonly string[],
    rows: readonly UnitRow[],
  ): { readonly units: Readonly<Record<string, number>>; readonly length: number } {
    const index = this.#names.index('units', rows);
    const units: Record<string, number> = {};
    const kindAt = (from: number): number =>
      this.#names.startsOf(words.slice(from, from + mostWords), index)[0]?.length ?? 0;
    let numbersFirst = false;
    let at = 0;
    for (;;) {
      const count = countOf(words[at]);
      const from = at + (count === undefined ? 0 : 1);
      const [start] = this.#names.startsOf(words.slice(from, from + mostWords), index);
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

  /** A path that uses up all words; one step at a time may go without saying, as "Paris Burgundy" for a move. */
  #path(
    form: Orders,
    order: Sheet[number],
    sheet: Sheet,
    words: readonly string[],
    mayImply: boolean,
  ): Sheet[number] | undefined {
    const step = this.#step(form, order, sheet);
    if (words.length === 0 && order.path.length > 0 && step.complete) return order;
    for (const start of this.#names.startsOf(words, this.#names.index('step', step.options))) {
      const longer = { ...order, path: [...order.path, start.item.id] };
      const found = this.#path(form, longer, sheet, words.slice(start.length), true);
      if (found !== undefined) return found;
    }
    if (!mayImply || words.length === 0 || step.options.length > mostImplied) return undefined;
    for (const option of step.options) {
      if (this.#isSaidOut()) return undefined;
      const longer = { ...order, path: [...order.path, option.id] };
      const found = this.#path(form, longer, sheet, words, false);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Counts one more way that was not said; whether there have been too many. */
  #isSaidOut(): boolean {
    this.#unsaid = { order: this.#unsaid.order + 1, text: this.#unsaid.text + 1 };
    return this.#unsaid.order > mostUnsaid.order || this.#unsaid.text > mostUnsaid.text;
  }
}

const everything: ReadonlySet<string> = new Set(['all', '모두', '전부', '전원']);

function countOf(word: string | undefined): number | 'all' | undefined {
  if (word === undefined) return undefined;
  if (everything.has(word.toLowerCase())) return 'all';
  return /^\d{1,4}$/u.test(word) ? Number(word) : undefined;
}
