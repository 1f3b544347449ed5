// Reads typed text as an answer to any question, by the names of its options and rows in either language.
import { distance } from 'fastest-levenshtein';
import type { Reading, Unoffered } from '../../table/game.js';
import type { Choose, Option, Orders, Question, Row, Spread } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { languages, type Wording } from '../../words/words.js';
import { inWordsOf, say } from '../change/refuse.js';

/** Something that can be named: an option, a row, a subject. */
interface Named {
  readonly id: string;
  readonly text: Text;
}

/** What a name was found to mean. */
type Found<T extends Named> =
  { readonly kind: 'one'; readonly item: T } | { readonly kind: 'none'; readonly problem: Text };

/**
 * Reads text for one question; the game's catalogue gives the names.
 * What is named but not on offer is refused with its reason where the game gives one.
 */
export class Reader {
  constructor(
    private readonly wording: Wording,
    private readonly game: string,
    private readonly unoffered: () => readonly Unoffered[] = () => [],
  ) {}

  /**
   * Reads a line: several parts may be separated by commas, semicolons or line breaks.
   * @returns for each part what it was taken for, or what is wrong with it.
   */
  read(typed: string, question: Question): readonly Reading[] {
    const pieces = typed
      .split(/[,;\n，、；]/u)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    if (pieces.length === 0) return [{ source: typed, problem: say('read.nothing') }];
    const { form } = question;
    if (form.kind === 'choose' && form.max === 1) return [this.#choiceAndRest(pieces, form)];
    return pieces.flatMap((piece) => {
      switch (form.kind) {
        case 'choose':
          return this.#choice(piece, form);
        case 'spread':
          return this.#rows(piece, form);
        case 'orders':
          return this.#order(piece, form);
      }
    });
  }

  #choice(source: string, form: Choose): Reading {
    const found = this.#find(source, form.options());
    if (found.kind === 'none') return { source, problem: found.problem };
    return { source, part: [found.item.id], echo: say('read.choice', { name: this.#text(found.item) }) };
  }

  /** One choice; what is typed behind its name is left for the question that follows. */
  #choiceAndRest(pieces: readonly string[], form: Choose): Reading {
    const joined = this.#joined(pieces, form);
    const first = pieces.slice(0, joined).join(', ');
    const others = pieces.slice(joined);
    const whole = this.#choice(first, form);
    const words = wordsOf(first);
    const [start] = 'part' in whole ? [] : this.#starts(words, form.options());
    const found = start === undefined ? whole : this.#choice(words.slice(0, start.length).join(' '), form);
    const rest = [start === undefined ? '' : words.slice(start.length).join(' '), ...others].filter(
      (text) => text !== '',
    );
    return rest.length === 0 || !('part' in found) ? found : { ...found, rest: rest.join(', ') };
  }

  /** How many pieces make up the name of one option: names may hold commas themselves. */
  #joined(pieces: readonly string[], form: Choose): number {
    for (let count = pieces.length; count > 1; count--) {
      const name = fold(pieces.slice(0, count).join(''));
      if (form.options().some((option) => this.#names(option).includes(name))) return count;
    }
    return 1;
  }

  /** One row, or several that follow one another without a comma: `France 2 Italy 1`. */
  #rows(source: string, form: Spread): readonly Reading[] {
    const parts = this.#find(source, form.rows()).kind === 'one' ? [source] : splitRows(source);
    return parts.map((part) => this.#row(part, form));
  }

  #row(source: string, form: Spread): Reading {
    const rows = form.rows();
    const whole = this.#find(source, rows);
    const { name, count } = whole.kind === 'one' ? { name: source, count: undefined } : splitNumber(source);
    const found = whole.kind === 'one' ? whole : this.#find(name, rows);
    if (found.kind === 'none') return { source, problem: found.problem };
    const row: Row = found.item;
    const number = count ?? (row.max === 1 ? 1 : undefined);
    if (number === undefined) return { source, problem: say('read.noNumber', { name: this.#text(row) }) };
    if (number > row.max) {
      return { source, problem: say('refuse.rowTooHigh', { row: this.#text(row), max: row.max, count: number }) };
    }
    return { source, part: { [row.id]: number }, echo: say('read.row', { name: this.#text(row), count: number }) };
  }

  #order(source: string, form: Orders): Reading {
    const words = wordsOf(source);
    const starts = this.#starts(words, form.subjects([]));
    const [best] = starts;
    if (best === undefined) {
      const found = this.#find(words[0] ?? source, form.subjects([]));
      return { source, problem: found.kind === 'none' ? found.problem : say('read.nothing') };
    }
    for (const start of starts) {
      const path = this.#path(form, start.item.id, [], words.slice(start.length), true);
      if (path === undefined) continue;
      return {
        source,
        part: [{ subject: start.item.id, path }],
        echo: say('read.order', { order: this.#named(form.describe({ subject: start.item.id, path })) }),
      };
    }
    const rest = words.slice(best.length).join(' ');
    if (rest === '') return { source, problem: say('refuse.unfinishedOrder', { subject: this.#text(best.item) }) };
    const found = this.#find(rest, form.step({ subject: best.item.id, path: [] }, []).options);
    return {
      source,
      problem:
        found.kind === 'none' ? found.problem : say('refuse.unfinishedOrder', { subject: this.#text(best.item) }),
    };
  }

  /** A path that uses up all words; one step at a time may go without saying, as "Paris Burgundy" for a move. */
  #path(
    form: Orders,
    subject: string,
    path: readonly string[],
    words: readonly string[],
    mayImply: boolean,
  ): readonly string[] | undefined {
    const step = form.step({ subject, path }, []);
    if (words.length === 0 && path.length > 0 && step.complete) return path;
    for (const start of this.#starts(words, step.options)) {
      const found = this.#path(form, subject, [...path, start.item.id], words.slice(start.length), true);
      if (found !== undefined) return found;
    }
    if (!mayImply || words.length === 0) return undefined;
    for (const option of step.options) {
      const found = this.#path(form, subject, [...path, option.id], words, false);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Items whose name the words begin with, the longest name first. */
  #starts<T extends Named>(
    words: readonly string[],
    items: readonly T[],
  ): { readonly item: T; readonly length: number }[] {
    const hits: { item: T; length: number }[] = [];
    for (let length = words.length; length > 0; length--) {
      const joined = fold(words.slice(0, length).join(''));
      const exact = items.filter((item) => this.#names(item).includes(joined));
      const prefixed = items.filter((item) => this.#names(item).some((name) => name.startsWith(joined)));
      const [only, second] = exact.length > 0 ? exact : prefixed;
      if (only !== undefined && second === undefined) hits.push({ item: only, length });
    }
    return hits;
  }

  /** The one item a name means: exactly, or as the only one it begins. */
  #find<T extends Named>(typed: string, items: readonly T[]): Found<T> {
    const wanted = fold(typed);
    const exact = items.filter((item) => this.#names(item).includes(wanted));
    const hits =
      exact.length > 0 || wanted === ''
        ? exact
        : items.filter((item) => this.#names(item).some((name) => name.startsWith(wanted)));
    const [only, second] = hits;
    if (only !== undefined && second === undefined) return { kind: 'one', item: only };
    if (second !== undefined) {
      return {
        kind: 'none',
        problem: say('read.ambiguous', { word: typed, names: hits.slice(0, 5).map((hit) => this.#text(hit)) }),
      };
    }
    const why = this.#whyNot(typed);
    if (why !== undefined) return { kind: 'none', problem: why };
    const near = this.#near(wanted, items);
    if (near.length === 0) return { kind: 'none', problem: say('read.unknown', { word: typed }) };
    return { kind: 'none', problem: say('read.suggest', { word: typed, names: near.map((item) => this.#text(item)) }) };
  }

  /** Why what the words begin with is not on offer, when it is known to the game. */
  #whyNot(typed: string): Text | undefined {
    const words = wordsOf(typed);
    const closed = words.length === 0 ? [] : this.unoffered();
    for (let length = words.length; length > 0; length--) {
      const name = fold(words.slice(0, length).join(''));
      const item = closed.find((one) => this.#names(one).includes(name));
      if (item !== undefined) return this.#named(item.why);
    }
    return undefined;
  }

  /** Names a slip of the finger away. */
  #near<T extends Named>(wanted: string, items: readonly T[]): readonly T[] {
    return items
      .map((item) => ({ item, far: Math.min(...this.#names(item).map((name) => distance(name, wanted))) }))
      .filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3)))
      .sort((a, b) => a.far - b.far)
      .slice(0, 3)
      .map(({ item }) => item);
  }

  #names(item: Named): readonly string[] {
    return [item.id, ...languages.map((lang) => this.wording.say(item.text, lang, this.game))].map(fold);
  }

  #text(item: Named | Option | Row): Text {
    return this.#named(item.text);
  }

  #named(text: Text): Text {
    return inWordsOf(this.game, text);
  }
}

/** A name as it is compared: small letters and digits only, without accents. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function wordsOf(source: string): readonly string[] {
  return source.split(/[\s\-→>:]+/u).filter((word) => fold(word) !== '');
}

/** Cuts behind each number, or before it when the text begins with one. */
function splitRows(source: string): readonly string[] {
  return source.split(/^\d/u.test(source) ? /\s+(?=\d)/u : /(?<=\d(?:개|점)?)\s+(?=\D)/u);
}

/** Takes the number off either end of a part: `France 2`, `2 France`, `France x2`, `France: 2`, `프랑스에 2`. */
function splitNumber(source: string): { readonly name: string; readonly count: number | undefined } {
  const after = /^(.*?)[\s:x×*+=]*(\d+)\s*(?:개|점)?$/iu.exec(source);
  if (after?.[1] !== undefined && after[1].trim() !== '') return { name: after[1], count: Number(after[2]) };
  const before = /^[+]?(\d+)\s*(?:개|점)?[\s:x×*=]*(.+)$/iu.exec(source);
  if (before?.[2] !== undefined) return { name: before[2], count: Number(before[1]) };
  return { name: source, count: undefined };
}
