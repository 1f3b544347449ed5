// Reads typed text as an answer to any question, by the names of its options and rows in either language.
import { asChoice, priceOf, roomFor } from '../../table/answer.js';
import { chosenParts } from '../turn/answer-words.js';
import type { Reading } from '../../table/game.js';
import type { NameIndex } from '../../table/names.js';
import { foldName, splitCount, withoutParticle } from '../../table/names.js';
import type { Choose, Question, Row, Sheet, Spread } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { linesOf, piecesOf } from '../../table/typed-text.js';
import type { Steps } from '../../store/yielding.js';
import type { Wording } from '../../words/words.js';
import { say } from '../change/refuse.js';
import { mostWords, NamesOnOffer, wordsOf, type Found, type GameNames, type Named } from './names-on-offer.js';
import { OrdersInText } from './orders-in-text.js';
import { leftOutIn } from './all-but.js';
import { allOnOne, eachIn, isEverything } from './for-all.js';
import { answersOf, beyond } from './readings.js';
import { joining } from './small-words.js';
import { tooMany, unreadable } from './too-much.js';

/** So many words may stand before an answer. */
const mostBefore = 4;

/**
 * Reads text for one question; the game's catalogue gives the names, each folded once.
 * What is named but not on offer is refused with its reason where the game gives one.
 */
export class Reader {
  /** What is named is taken away: one of it, where no number is said. */
  #areTaken = false;
  /** Cards are chosen, which go by one word of their names. */
  #areCards = false;
  readonly #names: NamesOnOffer;
  readonly #sheet: Sheet;

  /** @param sheet the orders already given, for an order sheet. */
  constructor(wording: Wording, game: string, own: GameNames = {}, sheet: Sheet = []) {
    this.#names = new NamesOnOffer(wording, game, own);
    this.#sheet = sheet;
  }

  /**
   * Reads a text: several parts may be separated by commas, semicolons or line breaks.
   * @returns for each part what it was taken for, or what is wrong with it.
   */
  *read(typed: string, question: Question): Steps<readonly Reading[]> {
    const readings = this.#withNone(yield* this.#read(typed, question), question);
    if (question.form.kind === 'orders' || readings.some((reading) => 'part' in reading)) return readings;
    // What is asked, and what it asks about, may be named before what is answered: `headline Fidel`, `CIA Created for Ops: coup`.
    let rest = this.#names.behindSubject(typed, question.text) ?? typed;
    for (let n = 0; n < mostBefore; n++) {
      const behind = rest === typed ? [] : yield* this.#read(rest, question);
      if (behind.some((reading) => 'part' in reading)) return behind;
      const [, first = '', next = ''] = /^\s*(\p{L}+)(?:\s*[:：])?\s+(\S.*)$/su.exec(rest) ?? [];
      if (next === '' || !this.#names.isQuestion(first, question.key)) return readings;
      rest = next;
    }
    return readings;
  }

  /** Readings of which those that name all that is possible name nothing as well, where that may be chosen. */
  #withNone(readings: readonly Reading[], { form }: Question): readonly Reading[] {
    if (form.kind !== 'choose' || form.min > 0 || form.none === undefined) return readings;
    const none = this.#names.inGame(form.none);
    return readings.map((reading) => {
      if (!('problem' in reading) || reading.problem.key !== 'read.unknownOf') return reading;
      const { args } = reading.problem;
      const names = args?.['names'];
      return Array.isArray(names)
        ? {
            ...reading,
            problem: { ...reading.problem, args: { ...args, names: [...(names as readonly Text[]), none] } },
          }
        : reading;
    });
  }

  *#read(typed: string, question: Question): Steps<readonly Reading[]> {
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
        this.#areCards = form.of === 'cards' || form.of === 'plays';
        if (form.min === 0 && this.#isNone(typed, options, form.none)) {
          return [{ source: typed, part: [], echo: form.none ?? say('read.none') }];
        }
        if (form.max === 1) return [this.#one(typed, pieces, options, question.key)];
        const readings = yield* this.#several(typed, form, options);
        const bare = this.#withoutVerb(typed, question.key);
        const isRead = bare === typed || readings.every((reading) => 'part' in reading);
        return isRead ? readings : yield* this.#several(bare, form, options);
      }
      case 'spread': {
        this.#areTaken = form.takes === true;
        const rows = this.#names.index('rows', form.rows());
        const alone = this.#allOnOne(typed, form, rows);
        if (alone !== undefined) return [alone];
        const said = pieces.map((piece) => this.#unasked(piece, rows, question.key)).filter((piece) => piece !== '');
        const whole = this.#onEveryRow(said.length === 1 ? (said[0] ?? typed) : typed, form, rows);
        if (whole !== undefined) return whole;
        const each = eachIn(typed)?.flatMap((part) => this.#eachInARow(part, rows));
        const parts = each ?? (said.length > 0 ? said : pieces);
        const many = tooMany(parts.flatMap((piece) => this.#parted(piece, rows)));
        return many === undefined ? yield* this.#rows(parts, rows) : [many];
      }
      case 'orders':
        return yield* new OrdersInText(this.#names, form, this.#sheet).readLines(linesOf(typed));
    }
  }

  /** One choice, by its name, or else by words of it where these are all that was typed. */
  #one(typed: string, pieces: readonly string[], options: NameIndex<Named>, key: string): Reading {
    const reading = this.#withoutQuestion(this.#choiceAndRest(pieces, options), key);
    const isAmbiguous = 'problem' in reading && reading.problem.key === 'read.ambiguous';
    if (isAmbiguous || ('part' in reading && reading.rest === undefined)) return reading;
    return this.#byWords(typed, options) ?? reading;
  }

  #byWords(source: string, options: NameIndex<Named>): Reading | undefined {
    const item = this.#names.worded(source, options, this.#areCards);
    return item && { source, part: [item.id], echo: say('read.choice', { name: this.#names.text(item) }) };
  }

  /** Whether a text says that nothing is chosen, and names nothing that could be. */
  #isNone(typed: string, options: NameIndex<Named>, own: Text | undefined): boolean {
    const folded = foldName(typed);
    if (options.exact(folded).length > 0) return false;
    const labels = own === undefined ? [noneLabel] : [noneLabel, this.#names.inGame(own)];
    const label = labels.flatMap((text) => this.#names.platform(text));
    return (
      nothing.has(folded) ||
      unwanted.test(folded) ||
      [typed, ...withoutParticle(typed.trim())].some((said) => label.map(stemOf).includes(stemOf(foldName(said))))
    );
  }

  /** A line without what the question calls itself behind the answer: `둘 다 전진`. */
  #withoutVerb(typed: string, key: string): string {
    const [, before, last = ''] = /^(.*\S)\s+(\S+)$/su.exec(typed.trim()) ?? [];
    return before !== undefined && this.#names.isQuestion(last, key) ? before : typed;
  }

  /** Several choices at once; or all there are, or all but some. */
  *#several(typed: string, form: Choose, options: NameIndex<Named>): Steps<readonly Reading[]> {
    const isAll = isEverything(typed) && options.exact(foldName(typed)).length === 0;
    const leftOut = isAll ? '' : leftOutIn(typed);
    return leftOut === undefined
      ? yield* this.#choices(piecesOf(typed), options)
      : yield* this.#allBut(typed, leftOut, form, options);
  }

  /** Several choices; their names may hold commas themselves, or follow one another without any. */
  *#choices(
    pieces: readonly string[],
    options: NameIndex<Named & { readonly max?: number }>,
  ): Steps<readonly Reading[]> {
    const readings: Reading[] = [];
    for (let at = 0; at < pieces.length;) {
      yield;
      const joined = joinedPieces(pieces.slice(at), options);
      const source = pieces.slice(at, at + joined).join(', ');
      const whole = this.#choice(source, options);
      readings.push(
        ...('part' in whole ? [whole] : (this.#inARow(source, options) ?? [this.#byWords(source, options) ?? whole])),
      );
      at += joined;
    }
    return readings;
  }

  /** All that is on offer but for what is named. */
  *#allBut(typed: string, leftOut: string, form: Choose, options: NameIndex<Named>): Steps<readonly Reading[]> {
    const named = yield* this.#choices(piecesOf(leftOut), options);
    const problems = named.filter((reading) => 'problem' in reading);
    if (problems.length > 0) return problems;
    const chosen = beyond(
      answersOf(named).flatMap((answer) => asChoice(answer)),
      form.options().flatMap(({ id, max = 1 }) => Array.from({ length: max }, () => id)),
    );
    const { min, max } = form;
    const count = chosen.length;
    if (count < min) return [{ source: typed, problem: say('refuse.tooFew', { min, count }) }];
    if (count > max) return [{ source: typed, problem: say('refuse.tooMany', { max, count }) }];
    return [{ source: typed, part: chosen, echo: say('read.choice', { name: chosenParts(form, chosen) }) }];
  }

  #inARow(source: string, options: NameIndex<Named & { readonly max?: number }>): readonly Reading[] | undefined {
    return this.#namesInARow(source, options)?.map((name) => this.#choice(name, options));
  }

  /** A number for each of several names that stand without commas: `버마 태국에 하나씩`. */
  #eachInARow(part: string, rows: NameIndex<Row>): readonly string[] {
    const [, names = '', number = ''] = /^(.*\S) (\d+)$/su.exec(part) ?? [];
    if (this.#names.find(names, rows).kind === 'one') return [part];
    return this.#namesInARow(names, rows)?.map((name) => `${name} ${number}`) ?? [part];
  }

  /** Names one behind the other: `Iran Iraq`; undefined unless they use up all words. */
  #namesInARow(source: string, items: NameIndex<Named>): readonly string[] | undefined {
    const words = wordsOf(source).filter((word) => !joining.has(word.toLowerCase()));
    const found: string[] = [];
    for (let at = 0; at < words.length;) {
      const [start] = this.#names.startsOf(words.slice(at, at + mostWords), items);
      if (start === undefined) return undefined;
      found.push(words.slice(at, at + start.length).join(' '));
      at += start.length;
    }
    return found;
  }

  #choice(source: string, options: NameIndex<Named & { readonly max?: number }>): Reading {
    const whole = this.#find(source, options);
    const split = whole.kind === 'one' ? { name: source, count: undefined } : splitCount(source);
    const found = split.count === undefined ? whole : this.#find(split.name, options);
    if (found.kind === 'none') {
      // A number that names of several options go on with tells more than the name without it.
      const isPartOfNames = this.#names.meant(source, options).length > 1;
      return { source, problem: whole.kind === 'none' && isPartOfNames ? whole.problem : found.problem };
    }
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
    const joined = this.#joinedBeginning(pieces, options);
    const first = pieces.slice(0, joined).join(', ');
    const others = pieces.slice(joined);
    const whole = this.#choice(first, options);
    const words = wordsOf(first);
    const [start] = 'part' in whole ? [] : this.#names.startsOf(words, options);
    const found = start === undefined ? whole : this.#choice(words.slice(0, start.length).join(' '), options);
    const rest = [start === undefined ? '' : words.slice(start.length).join(' '), ...others].filter(
      (text) => text !== '',
    );
    if (rest.length === 0 || !('part' in found)) return found;
    const isBegun =
      start !== undefined && this.#names.called(words.slice(0, start.length).join(' '), options).length === 0;
    return { ...found, rest: rest.join(', '), ...(isBegun ? { isBegun } : {}) };
  }

  /** Without a rest that only says once more what is asked: `이란에 쿠데타`. */
  #withoutQuestion(reading: Reading, key: string): Reading {
    if ('problem' in reading || reading.rest === undefined || !this.#names.isQuestion(reading.rest, key))
      return reading;
    const { source, part, echo } = reading;
    return { source, part, echo };
  }

  /** The one thing a name means, also behind small words: `in India`. */
  #find<T extends Named>(typed: string, items: NameIndex<T>): Found<T> {
    const found = this.#names.find(typed, items);
    const bare = wordsOf(typed).filter((word) => !joining.has(word.toLowerCase()));
    if (found.kind === 'one' || bare.length === 0) return found;
    const behind = this.#names.meant(bare.join(' '), items);
    const [only, other] = behind;
    if (only !== undefined && other === undefined) return { kind: 'one', item: only };
    // What is wrong with the name itself, not with the small word before it.
    return bare.length < wordsOf(typed).length && behind.length === 0 ? this.#names.find(bare.join(' '), items) : found;
  }

  /** How many pieces name one option, or begin its name where the first of them alone names none. */
  #joinedBeginning(pieces: readonly string[], options: NameIndex<Named>): number {
    const exact = joinedPieces(pieces, options);
    if (exact > 1 || this.#names.find(pieces[0] ?? '', options).kind === 'one') return exact;
    for (let count = Math.min(pieces.length, mostWords); count > 1; count--) {
      if (this.#names.meant(pieces.slice(0, count).join(', '), options).length === 1) return count;
    }
    return 1;
  }

  /** Rows without what the question calls itself, where they cannot be read with it: `buy 4 inf`, `보병 4 구매`. */
  #unasked(source: string, rows: NameIndex<Row>, key: string): string {
    const words = source.split(/[\s:：]+/u);
    const others = words.filter((word) => !this.#names.isQuestion(word, key));
    if (others.length === words.length) return source;
    const isRead = this.#parted(source, rows).every((part) => 'part' in this.#row(part, rows));
    return isRead ? source : others.join(' ');
  }

  /** One row, or several that follow one another without a comma: `France 2 Italy 1`. */
  #parted(source: string, rows: NameIndex<Row>): readonly string[] {
    if (this.#names.find(source, rows).kind === 'one') return [source];
    return /\d/u.test(source) ? splitRows(source) : (this.#namesInARow(source, rows) ?? [source]);
  }

  *#rows(pieces: readonly string[], rows: NameIndex<Row>): Steps<readonly Reading[]> {
    const readings: Reading[] = [];
    for (const source of pieces) {
      yield;
      const parts = this.#parted(source, rows).map((part) => this.#row(part, rows));
      // A word that means nothing beside a number and its name spoils both: it may turn them around.
      const wrong = parts.find((one) => 'problem' in one && parts.length > 1 && !/\d/u.test(one.source));
      readings.push(...(wrong === undefined ? parts : [{ ...wrong, source }]));
    }
    return readings;
  }

  /** All there is to allot on one row; undefined where no such row is named, or its name says so itself. */
  #allOnOne(source: string, form: Spread, rows: NameIndex<Row>): Reading | undefined {
    const name = allOnOne(source);
    if (name === undefined || this.#names.find(source, rows).kind === 'one') return undefined;
    const found = this.#find(name, rows);
    if (found.kind === 'none') return undefined;
    const row = found.item;
    const count = roomFor(form, {}, row);
    const echo = say('read.row', { name: this.#names.text(row), count });
    return count < 1 ? undefined : { source, part: { [row.id]: count }, echo };
  }

  /** As much as may be on every row, where that is not too much in all, or nothing on any; undefined where the text says neither. */
  #onEveryRow(source: string, form: Spread, rows: NameIndex<Row>): readonly Reading[] | undefined {
    const all = form.rows();
    if (rows.exact(foldName(source)).length > 0) return undefined;
    const most = Object.fromEntries(all.map((row) => [row.id, row.max]));
    if (isEverything(source) && all.length > 0 && priceOf(form, most) <= form.max) {
      return all.map((row) => {
        const echo = say('read.row', { name: this.#names.text(row), count: row.max });
        return { source, part: { [row.id]: row.max }, echo };
      });
    }
    if (form.min > 0 || all.some(({ min }) => min > 0) || !this.#isNone(source, rows, undefined)) return undefined;
    return [{ source, part: Object.fromEntries(all.map(({ id }) => [id, 0])), echo: say('read.none') }];
  }

  #row(source: string, rows: NameIndex<Row>): Reading {
    const whole = this.#names.find(source, rows);
    const { name, count } = whole.kind === 'one' ? { name: source, count: undefined } : splitCount(source);
    const found = whole.kind === 'one' ? whole : this.#find(name, rows);
    if (found.kind === 'none') return { source, problem: found.problem };
    const row = found.item;
    const number = count ?? (row.max === 1 || this.#areTaken ? 1 : undefined);
    if (number === undefined) return { source, problem: say('read.noNumber', { name: this.#names.text(row) }) };
    if (number > row.max) {
      return { source, problem: say('refuse.rowTooHigh', { row: this.#names.text(row), max: row.max, count: number }) };
    }
    const echo = say('read.row', { name: this.#names.text(row), count: number });
    return { source, part: { [row.id]: number }, echo };
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
/** In Korean, that one does not do what is asked: `안 버림`, `안 낼게요`. */
const unwanted = /^안(?:버|내|낼|냄|쓰|쓸|씀|하|할|함|받|고르|움직)\p{L}{0,5}$/u;

/** Korean says of one thing in several ways that it is not done: `버리지 않기`, `버리지 않음`, `버리지 않겠습니다`. */
function stemOf(folded: string): string {
  return folded.replace(/지(?:않\p{L}{1,5}|말\p{L}{0,2})$/u, '지않기');
}

/** What people write who choose nothing, folded. */
const nothing: ReadonlySet<string> = new Set([
  ...['none', 'nothing', 'no', 'nobody', 'pass', 'skip', 'no card', 'no cards', 'no discard', 'no discards'].map(
    foldName,
  ),
  ...['없음', '없다', '안함', '안해', '안합니다', '아무것도', '고르지않음', '패스', '아니요', '아니오'],
]);

/** Cuts behind each number, or before it when the text begins with one, and where they are joined by a word. */
function splitRows(source: string): readonly string[] {
  const plain = source
    .replaceAll(/(?<=\d(?:개|점|대|척|기|명)?)(?:와|과|하고|이랑|랑|을|를)(?=\s|$)/gu, '')
    .replaceAll(/\s+(?:and|그리고|및)\s+/giu, ' ');
  return plain.split(/^\d/u.test(plain) ? /\s+(?=\d)/u : /(?<=\d(?:개|점|대|척|기|명)?)\s+(?=\D)/u);
}
