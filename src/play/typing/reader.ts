// Reads typed text as an answer to any question, by the names of its options and rows in either language.
import type { Reading } from '../../table/game.js';
import type { NameIndex } from '../../table/names.js';
import { foldName, splitCount, withoutParticle } from '../../table/names.js';
import type { Order, Orders, Question, Row, Sheet, Subject, UnitRow } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Wording } from '../../words/words.js';
import { say } from '../change/refuse.js';
import { mostWords, NamesOnOffer, wordsOf, type GameNames, type Named } from './names-on-offer.js';
import { piecesOf, tooMany, unreadable } from './too-much.js';

/** An order as far as its subject and units have been read; null where a group is named without how many. */
interface Begun {
  readonly subject: Subject;
  readonly order: Order | null;
  readonly rest: readonly string[];
}

/** As many of what could follow are named. */
const mostFollowing = 5;
/** One order is written in at most as many parts. */
const mostJoined = 8;
/** So many times in one text it is tried whether parts make an order together: enough for a sheet in which each order has four. */
const mostTries = 300;

/**
 * Reads text for one question; the game's catalogue gives the names, each folded once.
 * What is named but not on offer is refused with its reason where the game gives one.
 */
export class Reader {
  readonly #names: NamesOnOffer;
  readonly #sheet: Sheet;
  #tries = 0;

  /** @param sheet the orders already given, for an order sheet. */
  constructor(wording: Wording, game: string, own: GameNames = {}, sheet: Sheet = []) {
    this.#names = new NamesOnOffer(wording, game, own);
    this.#sheet = sheet;
  }

  /**
   * Reads a text: several parts may be separated by commas, semicolons or line breaks.
   * @returns for each part what it was taken for, or what is wrong with it.
   */
  read(typed: string, question: Question): readonly Reading[] {
    const tooMuch = unreadable(typed);
    if (tooMuch !== undefined) return [tooMuch];
    const pieces = piecesOf(typed);
    if (pieces.length === 0) return [{ source: typed, problem: say('read.nothing') }];
    // The number of a game says where a text belongs; what follows it is not for somebody to guess.
    const [numbered] = /^#\d+/u.exec(typed.trim()) ?? [];
    if (numbered !== undefined) return [{ source: typed, problem: say('read.unknown', { word: numbered }) }];
    const { form } = question;
    switch (form.kind) {
      case 'choose': {
        const options = this.#names.index('options', form.options());
        if (form.min === 0 && this.#isNone(typed, options, form.none)) {
          return [{ source: typed, part: [], echo: say('read.none') }];
        }
        if (form.max === 1) return [this.#choiceAndRest(pieces, options)];
        return this.#choices(pieces, options);
      }
      case 'spread': {
        const rows = this.#names.index('rows', form.rows());
        const parts = pieces.flatMap((piece) => this.#parted(piece, rows));
        const many = tooMany(parts);
        return many === undefined ? parts.map((part) => this.#row(part, rows)) : [many];
      }
      case 'orders':
        return this.#orders(pieces, form);
    }
  }

  /** Whether a text says that nothing is chosen, and names nothing that could be. */
  #isNone(typed: string, options: NameIndex<Named>, own: Text | undefined): boolean {
    const folded = foldName(typed);
    if (options.exact(folded).length > 0) return false;
    const labels = own === undefined ? [noneLabel] : [noneLabel, this.#names.inGame(own)];
    const label = labels.flatMap((text) => this.#names.platform(text));
    return (
      nothing.has(folded) || [typed, ...withoutParticle(typed.trim())].some((said) => label.includes(foldName(said)))
    );
  }

  /** Several choices; their names may hold commas themselves, or follow one another without any. */
  #choices(pieces: readonly string[], options: NameIndex<Named & { readonly max?: number }>): readonly Reading[] {
    const readings: Reading[] = [];
    for (let at = 0; at < pieces.length;) {
      const joined = joinedPieces(pieces.slice(at), options);
      const source = pieces.slice(at, at + joined).join(', ');
      const whole = this.#choice(source, options);
      readings.push(...('part' in whole ? [whole] : (this.#inARow(source, options) ?? [whole])));
      at += joined;
    }
    return readings;
  }

  /** Names one behind the other: `Iran Iraq`; undefined unless they use up all words. */
  #inARow(source: string, options: NameIndex<Named & { readonly max?: number }>): readonly Reading[] | undefined {
    const words = wordsOf(source).filter((word) => !joining.has(word.toLowerCase()));
    const readings: Reading[] = [];
    for (let at = 0; at < words.length;) {
      const [start] = this.#names.startsOf(words.slice(at, at + mostWords), options);
      if (start === undefined) return undefined;
      readings.push(this.#choice(words.slice(at, at + start.length).join(' '), options));
      at += start.length;
    }
    return readings;
  }

  #choice(source: string, options: NameIndex<Named & { readonly max?: number }>): Reading {
    const whole = this.#names.find(source, options);
    const split = whole.kind === 'one' ? { name: source, count: undefined } : splitCount(source);
    const found = split.count === undefined ? whole : this.#names.find(split.name, options);
    if (found.kind === 'none') return { source, problem: found.problem };
    const { item } = found;
    const count = split.count ?? 1;
    const most = item.max ?? 1;
    if (count < 1 || count > most) {
      return { source, problem: say('refuse.rowTooHigh', { row: this.#names.text(item), max: most, count }) };
    }
    const name = this.#names.text(item);
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
    const [start] = 'part' in whole ? [] : this.#names.startsOf(words, options);
    const found = start === undefined ? whole : this.#choice(words.slice(0, start.length).join(' '), options);
    const rest = [start === undefined ? '' : words.slice(start.length).join(' '), ...others].filter(
      (text) => text !== '',
    );
    return rest.length === 0 || !('part' in found) ? found : { ...found, rest: rest.join(', ') };
  }

  /** One row, or several that follow one another without a comma: `France 2 Italy 1`. */
  #parted(source: string, rows: NameIndex<Row>): readonly string[] {
    return this.#names.find(source, rows).kind === 'one' ? [source] : splitRows(source);
  }

  #row(source: string, rows: NameIndex<Row>): Reading {
    const whole = this.#names.find(source, rows);
    const { name, count } = whole.kind === 'one' ? { name: source, count: undefined } : splitCount(source);
    const found = whole.kind === 'one' ? whole : this.#names.find(name, rows);
    if (found.kind === 'none') return { source, problem: found.problem };
    const row = found.item;
    const number = count ?? (row.max === 1 ? 1 : undefined);
    if (number === undefined) return { source, problem: say('read.noNumber', { name: this.#names.text(row) }) };
    if (number > row.max) {
      return { source, problem: say('refuse.rowTooHigh', { row: this.#names.text(row), max: row.max, count: number }) };
    }
    const echo = say('read.row', { name: this.#names.text(row), count: number });
    return { source, part: { [row.id]: number }, echo };
  }

  /** Orders one after another, each seen after those before it; one order may itself hold commas, as the bot writes it. */
  #orders(pieces: readonly string[], form: Orders): readonly Reading[] {
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

  #groups(form: Orders, sheet: Sheet): readonly (Subject & { readonly units: readonly UnitRow[] })[] {
    return form.subjects(sheet).flatMap((one) => (one.units === undefined ? [] : [{ ...one, units: one.units }]));
  }

  #order(source: string, form: Orders, sheet: Sheet): Order | undefined {
    const words = wordsOf(source);
    const plain = words.filter((word) => !joining.has(word.toLowerCase()));
    for (const said of plain.length < words.length ? [words, plain] : [words]) {
      for (const { order, rest } of this.#begun(said, form, sheet)) {
        const found = order === null ? undefined : this.#path(form, order, sheet, rest, true);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  #begun(words: readonly string[], form: Orders, sheet: Sheet): readonly Begun[] {
    const subjects = this.#names.index('subjects', form.subjects(sheet));
    return [...this.#unitsBefore(words, form, sheet, subjects), ...this.#subjectBefore(words, subjects)];
  }

  #whyNoOrder(source: string, form: Orders, sheet: Sheet): Text {
    const words = wordsOf(source);
    const [best] = this.#begun(words, form, sheet);
    if (best !== undefined) return this.#whyStuck(form, best, sheet);
    const found = this.#names.find(words[0] ?? source, this.#names.index('subjects', form.subjects(sheet)));
    return found.kind === 'none' ? found.problem : say('read.nothing');
  }

  /** Why the words of an order lead nowhere: what cannot come next where the last of them that fit has led. */
  #whyStuck(form: Orders, { subject, order, rest }: Begun, sheet: Sheet): Text {
    const unfinished = say('refuse.unfinishedOrder', { subject: this.#names.text(subject) });
    if (order === null) return unfinished;
    const { options } = form.step(order, sheet);
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
    return this.#groups(form, sheet).flatMap((group) => {
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

  /** Numbers of units at the beginning of some words, before or behind the kind's name; `all` or 모두 for all of a kind. */
  #units(
    words: readonly string[],
    rows: readonly UnitRow[],
  ): { readonly units: Readonly<Record<string, number>>; readonly length: number } {
    const index = this.#names.index('units', rows);
    const units: Record<string, number> = {};
    let at = 0;
    for (;;) {
      const count = countOf(words[at]);
      const from = at + (count === undefined ? 0 : 1);
      const [start] = this.#names.startsOf(words.slice(from, from + mostWords), index);
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
    for (const start of this.#names.startsOf(words, this.#names.index('step', step.options))) {
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
}

/** How many pieces make up the name of one option: names may hold commas themselves. */
function joinedPieces(pieces: readonly string[], options: NameIndex<Named>): number {
  for (let count = Math.min(pieces.length, mostWords); count > 1; count--) {
    const name = pieces.slice(0, count).join(', ');
    if ([name, ...withoutParticle(name)].some((said) => options.exact(foldName(said)).length > 0)) return count;
  }
  return 1;
}

/** What the button says that chooses nothing. */
const noneLabel: Text = { ns: 'app', key: 'ask.choose.none' };
/** What people write who choose nothing, folded. */
const nothing: ReadonlySet<string> = new Set([
  ...['none', 'nothing', 'no', 'nobody', 'pass', 'skip'],
  ...['없음', '없다', '안함', '안해', '안합니다', '아무것도', '고르지않음', '패스', '아니요', '아니오'],
]);

/** Small words between names. */
const joining: ReadonlySet<string> = new Set([
  ...['and', 'then', 'to', 'into', 'in', 'at', 'of', 'from', 'the', 'with', '와', '과', '및', '그리고'],
]);
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
