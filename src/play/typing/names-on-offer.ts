// Finds what a typed name means among what a question offers: by its name in either language, its beginning, or another name.
import type { OrderPlace, Unoffered } from '../../table/game.js';
import { foldName, hasHangul, NameIndex, withoutParticle } from '../../table/names.js';
import type { Text } from '../../table/text.js';
import { languages, type Wording } from '../../words/words.js';
import { inWordsOf, say } from '../change/refuse.js';
import { byWords } from './by-words.js';
import { numberedNames } from './numbered-names.js';
import { beside, joining } from './small-words.js';

/** Something that can be named: an option, a row, a subject. */
export interface Named {
  readonly id: string;
  readonly text: Text;
  /** Other names, parted by ` / `. */
  readonly also?: Text;
}

/** What a name was found to mean. */
export type Found<T extends Named> =
  { readonly kind: 'one'; readonly item: T } | { readonly kind: 'none'; readonly problem: Text };

/** What misspelt words may mean, and the part of them that would be wrong. */
export interface Guess {
  readonly text: Text;
  readonly wrong: number;
}

/** What a game says of names beside its questions. */
export interface GameNames {
  /** What is named but not on offer, with the reason. */
  unoffered?(at?: OrderPlace): readonly Unoffered[];
  /** Other names of what has an id, and of questions by their keys, parted by ` / `. */
  also?(id: string): Text | undefined;
}

/** No name has more words. */
export const mostWords = 10;
/** A number behind another, with which it makes none: `sz1 2 inf`. */
const glued = /\d\s+\d+$/u;
/** No single word of a name has more letters; a longer one is not looked up. */
const longestWord = 80;
/** As many of what is possible are named where nothing typed is near to it. */
const mostPossible = 5;
/** For so many words of one text it is looked what they are near to. */
const mostGuesses = 24;
/** No more words are taken for one misspelt name. */
const mostMisspelt = 5;

/** What things are called in all languages, put into words once. */
const called = new WeakMap<Wording, Map<string, readonly string[]>>();
const mostCalled = 5_000;

/** The names of one game's things; each list is put into words once. */
export class NamesOnOffer {
  readonly #wording: Wording;
  readonly #game: string;
  readonly #own: GameNames;
  readonly #indexes = new Map<string, Indexed>();
  /** The same by the lists themselves, for a list that comes again. */
  readonly #ofLists = new WeakMap<readonly Named[], NameIndex<Named>>();
  /** What was looked up before: a hostile text says the same a thousand times. */
  readonly #meanings = new Map<object, Map<string, readonly Named[]>>();
  /** What is not on offer, by the place in an order. */
  readonly #closed = new Map<string, Closed>();
  #guesses = 0;

  constructor(wording: Wording, game: string, own: GameNames = {}) {
    this.#wording = wording;
    this.#game = game;
    this.#own = own;
  }

  /** The names of a list, folded; lists of the same name and ids are the same list. */
  index<T extends Named>(name: string, items: readonly T[]): NameIndex<T> {
    const same = this.#ofLists.get(items);
    // Made of these very items.
    if (same !== undefined) return same as NameIndex<T>;
    const key = `${name} ${items.length} ${items.map((item) => item.id).join(' ')}`;
    const known = this.#indexes.get(key) ?? {
      names: new NameIndex<Named>(items, (item) => this.#namesOf(item)),
      items,
    };
    this.#indexes.set(key, known);
    this.#ofLists.set(items, known.names);
    // The key names these very items.
    return known.names as NameIndex<T>;
  }

  /** What a text may mean: what is called so, by whatever name, or else begins so, with a particle or without. */
  meant<T extends Named>(typed: string, items: NameIndex<T>): readonly T[] {
    if (typed.length > longestWord || glued.test(typed)) return [];
    const known = this.#meanings.get(items) ?? new Map<string, readonly Named[]>();
    this.#meanings.set(items, known);
    const found = known.get(typed) ?? this.#look(typed, items);
    known.set(typed, found);
    // Found among these very items.
    return found as readonly T[];
  }

  #look<T extends Named>(typed: string, items: NameIndex<T>): readonly T[] {
    const folded = foldName(typed);
    const others = this.#others(items);
    for (const index of [items, others]) {
      const hits = index.exact(folded);
      if (hits.length > 0) return hits;
    }
    // One letter or syllable begins too much.
    const plain = folded.length < 2 ? [] : items.starting(folded);
    if (plain.length > 0) return plain;
    for (const bare of withoutParticle(typed.trim())) {
      const hits = foldName(bare).length < 2 ? items.exact(foldName(bare)) : items.starting(foldName(bare));
      if (hits.length > 0) return hits;
    }
    for (const bare of withoutParticle(typed.trim())) {
      const hits = others.exact(foldName(bare));
      if (hits.length > 0) return hits;
    }
    // Several of a kind: `2 sea battles`, `build armies`.
    const one = singular(folded);
    return one === undefined
      ? []
      : ([items, others].map((index) => index.exact(one)).find((hits) => hits.length > 0) ?? []);
  }

  /** What is called just so in some language, or by another name. */
  called<T extends Named>(typed: string, items: NameIndex<T>): readonly T[] {
    if (typed.length > longestWord || glued.test(typed)) return [];
    const others = this.#others(items);
    for (const name of [typed.trim(), ...withoutParticle(typed.trim())].map(foldName)) {
      const hits = [items, others].map((index) => index.exact(name)).find((some) => some.length > 0);
      if (hits !== undefined) return hits;
    }
    return [];
  }

  /** All that is called just so, by its own name or by another. */
  namesakes<T extends Named>(typed: string, items: NameIndex<T>): readonly T[] {
    if (typed.length > longestWord || glued.test(typed)) return [];
    const names = [typed.trim(), ...withoutParticle(typed.trim())].map(foldName);
    return [...new Set(names.flatMap((name) => [...items.exact(name), ...this.#others(items).exact(name)]))];
  }

  /** The one item whose name holds all the words typed, in whatever order. */
  worded<T extends Named>(typed: string, items: NameIndex<T>, areCards: boolean): T | undefined {
    if (typed.length > longestWord) return undefined;
    return byWords(typed, items.items, (item) => this.#saidNames(item), areCards);
  }

  /** Whether words are the whole name of something, but of something else at most the beginning of one. */
  isRather(words: readonly string[], whole: NameIndex<Named>, begun: NameIndex<Named>): boolean {
    const typed = words.join(' ');
    return this.called(typed, whole).length > 0 && this.called(typed, begun).length === 0;
  }

  /** Whether what is named by the beginning of a name stands in the whole name of something that is on offer no longer. */
  isGone(words: readonly string[], named: readonly string[], all: NameIndex<Named>, now: NameIndex<Named>): boolean {
    if (this.called(named.join(' '), now).length > 0) return false;
    const whole = words.slice(0, mostWords).map((_, n) => words.slice(0, n + 1));
    return whole.some((phrase) => phrase.length >= named.length && this.isRather(phrase, all, now));
  }

  /** What misspelt words at the beginning of others come nearest to; undefined where nothing is near. */
  nearest(words: readonly string[], items: NameIndex<Named>, least = 1): Guess | undefined {
    let best: Guess | undefined;
    for (let length = Math.min(words.length, mostMisspelt); length >= least; length--) {
      const word = words.slice(0, length).join(' ');
      if (word.length > longestWord || glued.test(word) || this.meant(word, items).length > 0) continue;
      if ((this.#guesses += 1) > mostGuesses) break;
      // What stands behind a word, or before a number, is not misspelt by it.
      const parts = length > 1 ? [words.slice(1, length)] : [];
      const number = words.findIndex((one, n) => n > 0 && n < length && /^\d+$/u.test(one));
      if (number > 0) parts.push(words.slice(0, number));
      const meant = new Set(parts.flatMap((part) => this.meant(part.join(' '), items)));
      const found = items.guesses(foldName(word)).filter(({ item }) => !meant.has(item));
      const wrong = found[0]?.wrong ?? 1;
      if (found.length === 0 || wrong >= (best?.wrong ?? 1)) continue;
      best = { wrong, text: say('read.suggest', { word, names: found.map(({ item }) => this.text(item)) }) };
    }
    return best;
  }

  /** The one item a name means, or what is wrong with it. */
  find<T extends Named>(typed: string, items: NameIndex<T>, at?: OrderPlace): Found<T> {
    const hits = this.meant(typed, items);
    const [only, second] = hits;
    if (only !== undefined && second === undefined) return { kind: 'one', item: only };
    if (second !== undefined) {
      return {
        kind: 'none',
        problem: say('read.ambiguous', { word: typed, names: hits.slice(0, 5).map((hit) => this.text(hit)) }),
      };
    }
    const why = this.whyNot(typed, at, items);
    if (why !== undefined) return { kind: 'none', problem: why };
    // Of a text of which nothing fits, the first guesses tell enough.
    const near = (this.#guesses += 1) > mostGuesses ? [] : this.#near(typed, items, at);
    if (near.length === 0) return { kind: 'none', problem: this.#unknown(typed, items) };
    const names = near.map((item) => this.text(item));
    return {
      kind: 'none',
      problem: say(this.#areClosed(typed, near, at) ? 'read.closed' : 'read.suggest', { word: typed, names }),
    };
  }

  /** Whether a name begins those of several things of which none is to be had. */
  #areClosed(typed: string, near: readonly Named[], at?: OrderPlace): boolean {
    const folded = foldName(typed);
    const { items, names } = this.#closedAt(at);
    const begun = isBeginning(folded) ? names.starting(folded).map((n) => items[n]) : [];
    return near.length > 1 && near.every((item) => begun.some((one) => one === item));
  }

  /** Whether the words begin with what may be the name of an item, or of several. */
  mayStart(words: readonly string[], items: NameIndex<Named>): boolean {
    return words.slice(0, mostWords).some((_, n) => this.meant(words.slice(0, n + 1).join(' '), items).length > 0);
  }

  /** Items whose name the words begin with, the longest name first. */
  startsOf<T extends Named>(
    words: readonly string[],
    items: NameIndex<T>,
  ): { readonly item: T; readonly length: number }[] {
    const hits: { item: T; length: number }[] = [];
    for (let length = Math.min(words.length, mostWords); length > 0; length--) {
      const [only, second] = this.meant(words.slice(0, length).join(' '), items);
      if (only !== undefined && second === undefined) hits.push({ item: only, length });
    }
    return hits;
  }

  /** Whether a word is what the game calls a question itself, as the headline. */
  isQuestion(word: string, key: string): boolean {
    const text = this.#own.also?.(key);
    if (text === undefined) return false;
    const said = new Set([word, ...withoutParticle(word)].map(foldName));
    return this.#said(text).some((names) => names.split(' / ').some((name) => said.has(foldName(name))));
  }

  /** What follows the name of something that a question itself names, as the card of which it asks how it is used; undefined where none stands there. */
  behindSubject(typed: string, asked: Text): string | undefined {
    const subjects = Object.values(asked.args ?? {}).flatMap((arg) =>
      typeof arg === 'object' && 'key' in arg
        ? languages.map((lang) => foldName(this.#wording.say(arg, lang, this.#game)))
        : [],
    );
    if (subjects.length === 0) return undefined;
    const known = new Set(subjects.filter((name) => name !== ''));
    const words = typed.trim().split(/\s+/u, mostWords + 1);
    for (let length = Math.min(words.length - 1, mostWords); length > 0; length--) {
      const phrase = words.slice(0, length).join(' ');
      const names = [phrase, ...withoutParticle(phrase)].map(foldName);
      if (names.some((name) => known.has(name)))
        return typed.trim().replace(new RegExp(`^(?:\\S+\\s+){${length}}`, 'u'), '');
    }
    return undefined;
  }

  text(item: Named): Text {
    return this.inGame(item.text);
  }

  inGame(text: Text): Text {
    return inWordsOf(this.#game, text);
  }

  /** A sentence of the platform in every language, folded. */
  platform(text: Text): readonly string[] {
    return languages.map((lang) => foldName(this.#wording.say(text, lang, 'app')));
  }

  #unknown<T extends Named>(word: string, items: NameIndex<T>): Text {
    const possible = items.items.slice(0, mostPossible).map((item) => this.text(item));
    if (possible.length === 0) return say('read.unknown', { word });
    return items.items.length > possible.length
      ? say('read.unknownMany', { word, names: possible })
      : say('read.unknownOf', { word, names: possible });
  }

  /** The same items by their other names. */
  #others<T extends Named>(items: NameIndex<T>): NameIndex<T> {
    const known = [...this.#indexes.values()].find(({ names }) => (names as unknown) === items);
    const also = (item: Named): readonly string[] => {
      const text = this.#own.also?.(item.id);
      return text === undefined ? [] : this.#said(text).flatMap((names) => names.split(' / '));
    };
    const others = known?.others ?? new NameIndex<Named>(items.items, also);
    if (known !== undefined) known.others = others;
    // Made of these very items.
    return others as NameIndex<T>;
  }

  /** What is near to a name that means nothing on offer: of what is, or else of what is not and begins so or is near. */
  #near(typed: string, onOffer: NameIndex<Named>, at?: OrderPlace): readonly Named[] {
    const near = onOffer.near(foldName(typed));
    if (near.length > 0) return near;
    const { items, names } = this.#closedAt(at);
    const folded = foldName(typed);
    const begun = isBeginning(folded) ? names.starting(folded) : [];
    return once((begun.length > 0 ? begun : names.near(folded)).flatMap((n) => items[n] ?? [])).slice(0, mostPossible);
  }

  /**
   * Why what the words begin with is not on offer, when it is known to the game.
   * @param onOffer what is: the beginning of one of its names is not taken for that of another.
   */
  whyNot(typed: string, at?: OrderPlace, onOffer?: NameIndex<Named>): Text | undefined {
    const { items, names } = this.#closedAt(at);
    if (items.length === 0) return undefined;
    const words = wordsOf(typed).slice(0, mostWords);
    const phrases = words.map((_, n) => words.slice(0, words.length - n).join(' ')).filter((name) => !glued.test(name));
    const found = (phrase: string, how: (folded: string) => readonly number[]) =>
      once([phrase, ...withoutParticle(phrase)].flatMap((name) => how(foldName(name))).flatMap((n) => items[n] ?? []));
    for (const phrase of phrases) {
      const [item] = found(phrase, (name) => names.exact(name));
      if (item !== undefined) return this.inGame(item.why);
    }
    for (const phrase of phrases) {
      // `for` and `with` begin the names of cards.
      if (joining.has(phrase.toLowerCase()) || beside.has(phrase.toLowerCase())) continue;
      const [item, other] = found(phrase, (name) => (isBeginning(name) ? names.starting(name) : []));
      if (item === undefined || other !== undefined) continue;
      if (onOffer === undefined || this.meant(phrase, onOffer).length === 0) return this.inGame(item.why);
    }
    return undefined;
  }

  /** Why what an order is for cannot be ordered after others, where the game knows. */
  whyNotItself(at: OrderPlace): Text | undefined {
    const item = this.#closedAt(at).items.find(({ id }) => id === at.order.subject);
    return item && this.inGame(item.why);
  }

  /** What is not on offer at a place. Often the same things are not, each time for other reasons: their names are folded once. */
  #closedAt(at: OrderPlace | undefined): Closed {
    const place = JSON.stringify(at ?? null);
    const known = this.#closed.get(place);
    if (known !== undefined) return known;
    const items = this.#own.unoffered?.(at) ?? [];
    const closed = { items, names: numberedNames(this.#wording, this.#game, items, (item) => this.#namesOf(item)) };
    this.#closed.set(place, closed);
    return closed;
  }

  #namesOf(item: Named): readonly string[] {
    return [item.id, ...this.#saidNames(item)];
  }

  #saidNames(item: Named): readonly string[] {
    const others = item.also === undefined ? [] : this.#said(item.also).flatMap((names) => names.split(' / '));
    return [...this.#said(item.text), ...others];
  }

  /** A text of the game in all languages. */
  #said(text: Text): readonly string[] {
    const known = called.get(this.#wording) ?? new Map<string, readonly string[]>();
    called.set(this.#wording, known);
    const key = `${this.#game} ${JSON.stringify(text)}`;
    const names = known.get(key) ?? languages.map((lang) => this.#wording.say(text, lang, this.#game));
    if (known.size >= mostCalled) known.clear();
    known.set(key, names);
    return names;
  }
}

interface Indexed {
  readonly names: NameIndex<Named>;
  readonly items: readonly Named[];
  others?: NameIndex<Named>;
}

/** What is not on offer somewhere, found by its number in the list. */
interface Closed {
  readonly items: readonly Unoffered[];
  readonly names: NameIndex<number>;
}

/** An English plural as one of its kind, folded. */
function singular(folded: string): string | undefined {
  const [, stem = '', many] = /^([a-z]{2,}?)(ies|s)$/u.exec(folded) ?? [];
  return stem === '' ? undefined : many === 'ies' ? `${stem}y` : stem;
}

/** Whether a folded name is long enough to be told by its beginning. */
function isBeginning(folded: string): boolean {
  return folded.length >= (hasHangul(folded) ? 2 : 3);
}

/** Things without those of the same name. */
function once<T extends Named>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item.text), item])).values()];
}

/** What is compared as a name as it stands; other signs may stand for letters. */
const lettered = /[\p{L}\p{N}]/u;

/** The words of a text, without what only parts them. */
export function wordsOf(source: string): readonly string[] {
  return source.split(/[\s\-→>:,]+/u).filter((word) => lettered.test(word) || foldName(word) !== '');
}
