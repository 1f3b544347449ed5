// Reads one typed order of a sheet, as it stands after those before it, or says why it is none.
import { countThatFits } from '../../table/answer.js';
import type { NameIndex } from '../../table/names.js';
import type { Order, Orders, Sheet, Subject, UnitRow } from '../../table/question.js';
import type { Steps } from '../../store/yielding.js';
import type { Text } from '../../table/text.js';
import { say } from '../change/refuse.js';
import { AskedOnce, blank, type Asked } from './asked-once.js';
import { isHowMany, subjectBefore, type Begun } from './begun.js';
import { mostAside, mostFollowing, mostImplied, mostImpliedOfUnits, mostOfOrder, mostUnsaid } from './order-limits.js';
import { mostWords, wordsOf, type Guess, type Named, type NamesOnOffer } from './names-on-offer.js';
import { countOf, isSaidBetween, namingWords, waysToCut } from './order-words.js';
import { joining } from './small-words.js';
import { unitsAround, unitsIn, waysToAllot } from './units-in-words.js';

/** Takes an order as it was read, carried out as something beside it says; undefined when it cannot be. */
type Settle = (order: Order) => Order | undefined;

/** Reads parts of one text, each as an order of a sheet. */
export class OrderReader {
  readonly #names: NamesOnOffer;
  readonly #asked = new AskedOnce();
  #unsaid = { order: 0, text: 0 };

  constructor(names: NamesOnOffer) {
    this.#names = names;
  }

  /** The order that a text makes after those of a sheet; undefined when it makes none. */
  *order(source: string, form: Orders, sheet: Sheet): Steps<Order | undefined> {
    const { orders } = this.#asked.at(form, sheet);
    if (!orders.has(source)) orders.set(source, yield* this.#read(source, form, sheet));
    return orders.get(source);
  }

  *#read(source: string, form: Orders, sheet: Sheet): Steps<Order | undefined> {
    this.#unsaid.order = 0;
    const ways = waysToCut(source);
    if ((ways[0]?.length ?? 0) > mostOfOrder) return undefined;
    for (const said of ways) {
      yield;
      const found = this.#whole(this.#begun(said, form, sheet), form, sheet);
      if (found !== undefined) return found;
    }
    for (const said of ways) {
      yield;
      this.#unsaid.order = 0;
      const found = this.#withAside(said, form, sheet, source);
      if (found !== undefined) return found;
    }
    for (const said of ways) {
      yield;
      this.#unsaid.order = 0;
      const found = this.#whole(this.#subjectLast(said, form, sheet), form, sheet);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What is ordered behind what it does: `2 steps on US 5th`. */
  #subjectLast(words: readonly string[], form: Orders, sheet: Sheet): readonly Begun[] {
    const subjects = this.#names.index('subjects', this.#asked.at(form, sheet).subjects);
    for (let at = Math.max(1, words.length - mostWords); at < words.length; at++) {
      const [start] = this.#names.startsOf(words.slice(at), subjects);
      if (start === undefined || at + start.length < words.length || start.item.units !== undefined) continue;
      // A word that only begins a name may as well end another: the sea behind a sea.
      if (this.#names.called(words.slice(at).join(' '), subjects).length === 0) continue;
      const order = { subject: start.item.id, path: [] };
      return [{ subject: start.item, named: words.slice(at), order, rest: words.slice(0, at) }];
    }
    return [];
  }

  /** The first of some orders that their words complete. */
  #whole(begun: readonly Begun[], form: Orders, sheet: Sheet, settle: Settle = (order) => order): Order | undefined {
    for (const { order, rest, alike } of begun) {
      if (order === null) continue;
      for (const units of waysToAllot(order.units, alike)) {
        const found = this.#path(form, { ...order, ...(units && { units }) }, sheet, rest, true, settle);
        if (found !== undefined && this.#tooMany(found, form, sheet) === undefined) return found;
      }
    }
    return undefined;
  }

  /** An order among whose words, wherever, something is said that is none of its steps. */
  #withAside(words: readonly string[], form: Orders, sheet: Sheet, source: string): Order | undefined {
    const { asides: offered, groups, reasons } = this.#asked.at(form, sheet);
    const { asides } = form;
    if (asides === undefined || words.length > mostAside.order) return undefined;
    const index = this.#names.index('asides', offered);
    for (const [at] of words.entries()) {
      for (let length = Math.min(mostAside.words, words.length - at); length > 0; length--) {
        const [aside, other] = this.#names.called(words.slice(at, at + length).join(' '), index);
        if (aside === undefined || other !== undefined || (aside.isPassed && at + length === words.length)) continue;
        if (aside.isPassed === true && !this.#hasStart(words.slice(0, at), form, sheet)) continue;
        const rest = [...words.slice(0, at), ...words.slice(at + length)];
        const settle: Settle = (order) => {
          const settled = asides.settle(order, aside.id, sheet);
          if ('order' in settled) return settled.order;
          reasons.set(source, this.#names.inGame(settled.why));
          return undefined;
        };
        const group = groups.find(({ id }) => id === aside.subject);
        const implied = group === undefined ? [] : this.#unitsOf(group, rest);
        const found = this.#whole([...this.#begun(rest, form, sheet), ...implied], form, sheet, settle);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** Whether words before a place that is passed name what goes there. */
  #hasStart(words: readonly string[], form: Orders, sheet: Sheet): boolean {
    return this.#begun(words, form, sheet).some(
      ({ order, named }) => order !== null || countOf(named[0]) === undefined,
    );
  }

  /** Units of a group that is not named: `3 inf Russia`, `Russia: 3 inf`. */
  #unitsOf(group: Subject & { readonly units: readonly UnitRow[] }, words: readonly string[]): readonly Begun[] {
    const { units, rest, alike } = unitsAround(this.#names, words, group.units);
    const order = { subject: group.id, units, path: [] };
    return rest === words ? [] : [{ subject: group, named: [], order, rest, ...(alike && { alike }) }];
  }

  /** What an order takes more of than there are. */
  #tooMany({ subject, units = {} }: Order, form: Orders, sheet: Sheet): Text | undefined {
    const rows = this.#asked.at(form, sheet).groups.find(({ id }) => id === subject)?.units ?? [];
    const row = rows.find(({ id, max }) => (units[id] ?? 0) > max);
    return row && say('refuse.rowTooHigh', { row: this.#names.text(row), max: row.max, count: units[row.id] ?? 0 });
  }

  #begun(words: readonly string[], form: Orders, sheet: Sheet): readonly Begun[] {
    const asked = this.#asked.at(form, sheet);
    const subjects = this.#names.index('subjects', asked.subjects);
    const before = [...this.#unitsBefore(words, form, sheet, subjects), ...subjectBefore(this.#names, words, subjects)];
    const all = this.#names.index('all subjects', this.#asked.at(form, blank).subjects);
    const begun = before.filter(({ named }) => !this.#names.isGone(words, named, all, subjects));
    const [only] = asked.groups;
    return only === undefined || asked.subjects.length > 1 ? begun : [...begun, ...this.#unitsOf(only, words)];
  }

  /** Whether a text names something that can be ordered. */
  begins(source: string, form: Orders, sheet: Sheet): boolean {
    return this.#begun(wordsOf(source), form, sheet).length > 0;
  }

  /** Why a text makes no order after those of a sheet. */
  whyNone(source: string, form: Orders, sheet: Sheet): Text {
    const { subjects, groups, kinds, reasons } = this.#asked.at(form, sheet);
    const reason = reasons.get(source);
    if (reason !== undefined) return reason;
    const words = namingWords(source);
    if (words.length > mostOfOrder) return say('read.longOrder', { max: mostOfOrder });
    const [index, kindNames] = [this.#names.index('subjects', subjects), this.#names.index('kinds', kinds)];
    const counted = unitsIn(this.#names, words, kinds);
    const best = this.#begun(words, form, sheet).find(
      (one) => !isHowMany(one, words, counted.length) && !this.#names.isRather(one.named, kindNames, index),
    );
    if (best !== undefined)
      return this.#onlySome(form, best, sheet) ?? this.#whyStuck(form, best, sheet, [best.named, index]);
    const behind = words.slice(counted.length);
    // Units may be named first, and either they or what they stand in be misspelt.
    const said = countOf(behind[0]) === undefined ? behind : behind.slice(1);
    const unit = behind.length === words.length || said.length < behind.length;
    const all = this.#asked.at(form, blank).subjects;
    const [known] = this.#names.startsOf(said, this.#names.index('all subjects', all));
    if (known !== undefined && !subjects.some(({ id }) => id === known.item.id)) {
      const { item } = known;
      return (
        this.#lacking(form, sheet, item, words) ??
        this.#names.whyNotItself({ order: { subject: item.id, path: [] }, sheet }) ??
        say(item.units === undefined ? 'read.noneLeft' : 'read.noneNow', { subject: this.#names.text(item) })
      );
    }
    const called = groups.find(({ id }) => id === this.#names.startsOf(said, index)[0]?.item.id);
    const lacking =
      called === undefined || said.length === words.length ? undefined : this.#lacking(form, sheet, called, words);
    if (lacking !== undefined) return lacking;
    const suggested =
      this.#names.whyNot(said.join(' '), undefined, index) ??
      this.#names.nearest(said, index)?.text ??
      (unit ? this.#names.nearest(said, kindNames)?.text : undefined);
    if (suggested !== undefined) return suggested;
    const [start] = this.#names.startsOf(said, index);
    const group = groups.find(({ id }) => id === start?.item.id) ?? (subjects.length === 1 ? groups[0] : undefined);
    if (group !== undefined && said.length < words.length) {
      const units = group.units.map((row) => this.#names.text(row));
      return say('read.otherUnits', { subject: this.#names.text(group), units });
    }
    const found = this.#names.find(said[0] ?? source, index);
    return found.kind === 'none' ? found.problem : say('read.nothing');
  }

  /**
   * Why the words of an order lead nowhere: what cannot come next where the last of them that fit has led.
   * @param last the words that were taken for a name last, and the names they were looked for among: they may be its beginning, and the others misspelt.
   */
  #whyStuck(
    form: Orders,
    { subject, order, rest: words, named }: Begun,
    sheet: Sheet,
    last: readonly [words: readonly string[], index: NameIndex<Named>],
  ): Text {
    const broken = say('refuse.unfinishedOrder', { subject: this.#names.text(subject) });
    // Not the small word before a name is wrong.
    const rest = words.slice(
      Math.max(
        0,
        words.findIndex((word) => !joining.has(word.toLowerCase())),
      ),
    );
    if (order === null) {
      const kinds = this.#names.index('units', subject.units ?? []);
      const near = this.#names.nearest(countOf(rest[0]) === undefined ? rest : rest.slice(1), kinds)?.text;
      if (near !== undefined || rest.length === 0) return near ?? broken;
      const units = kinds.items.map((row) => this.#names.text(row));
      const known = this.#names.index('kinds', this.#asked.at(form, sheet).kinds);
      const [kind] = this.#names.startsOf(countOf(rest[0]) === undefined ? rest : rest.slice(1), known);
      const idle = kind && this.#whyIdle(subject, kind.item, sheet);
      if (idle !== undefined) return idle;
      const isOfUnits = countOf(rest[0]) !== undefined || this.#names.mayStart(rest.slice(0, mostWords), known);
      return say(isOfUnits ? 'read.otherUnits' : 'read.whichUnits', { subject: this.#names.text(subject), units });
    }
    const tooMany = this.#tooMany(order, form, sheet);
    if (tooMany !== undefined) return this.#whyNotEvenFewer(form, order, sheet, rest) ?? tooMany;
    const { options } = this.#asked.step(form, order, sheet);
    const index = this.#names.index('step', options);
    if (rest.length === 0) {
      const names = options.slice(0, mostFollowing).map((option) => this.#names.text(option));
      const count = countThatFits(form, order, sheet);
      if (count !== undefined) return say('refuse.onlySomeFit', { subject: this.#names.text(subject), count });
      return names.length === 0 ? broken : say('read.follow', { subject: this.#names.text(subject), names });
    }
    const [start] = this.#names.startsOf(rest, index);
    // What only begins the name of one place may go on as another's, as one sea zone does with its number.
    const isBegun = start && this.#names.called(rest.slice(0, start.length).join(' '), index).length === 0;
    const rather = isBegun ? this.#names.whyNot(rest.join(' '), { order, sheet }, index) : undefined;
    if (rather !== undefined) return rather;
    if (start !== undefined) {
      const longer = { ...order, path: [...order.path, start.item.id] };
      const said = rest.slice(0, start.length);
      return this.#whyStuck(form, { subject, named, order: longer, rest: rest.slice(start.length) }, sheet, [
        said,
        index,
      ]);
    }
    const lacking = order.path.length === 0 ? this.#lacking(form, sheet, subject, rest) : undefined;
    if (lacking !== undefined) return lacking;
    const at = { order, sheet };
    const [begun, among] = last;
    const isWhole = this.#names.called(begun.join(' '), among).length > 0;
    const longer = isWhole ? undefined : this.#names.nearest([...begun, ...rest], among, begun.length + 1);
    const behind = this.#names.nearest(rest, index) ?? this.#nearestUnsaid(form, order, sheet, rest);
    const nearest = (longer?.wrong ?? 1) < (behind?.wrong ?? 1) ? longer : behind;
    const suggested = this.#names.whyNot(rest.join(' '), at, index) ?? nearest?.text;
    if (suggested !== undefined) return suggested;
    const found = this.#names.find(rest.join(' '), index, at);
    return found.kind === 'none' ? found.problem : broken;
  }

  /** How many can be ordered of units called alike, where more are named: of some kinds of them, or of all there are. */
  #onlySome(form: Orders, begun: Begun, sheet: Sheet): Text | undefined {
    const { subject, alike, order } = begun;
    if (alike === undefined || order === null || alike.number === 'all') return undefined;
    const rest = begun.rest.filter((word) => !isSaidBetween(word));
    const most = alike.kinds.reduce((sum, { max }) => sum + max, 0);
    for (let count = Math.min(alike.number - 1, most); count > 0; count--) {
      const fewer = { ...begun, rest, alike: { ...alike, number: count } };
      if (this.#whole([fewer], form, sheet) !== undefined)
        return say('read.onlySome', { subject: this.#names.text(subject), count });
    }
    return undefined;
  }

  /** Why units of which there are too few could not go there either way, where the game knows. */
  #whyNotEvenFewer(form: Orders, order: Order, sheet: Sheet, rest: readonly string[]): Text | undefined {
    const { units: rows = [] } = this.#asked.at(form, sheet).groups.find(({ id }) => id === order.subject) ?? {};
    const there = rows.flatMap(({ id, max }) => (order.units?.[id] === undefined ? [] : [[id, max] as const]));
    const fewer = { ...order, units: Object.fromEntries(there) };
    if (there.length === 0 || order.path.length > 0) return undefined;
    const plain = rest.filter((word) => !isSaidBetween(word));
    if (this.#path(form, fewer, sheet, plain, true, (one) => one) !== undefined) return undefined;
    const index = this.#names.index('step', this.#asked.step(form, fewer, sheet).options);
    return this.#names.whyNot(rest.join(' '), { order: fewer, sheet }, index);
  }

  /** Of which kind of unit named first among some words a group has none. */
  #lacking(form: Orders, sheet: Sheet, subject: Subject, words: readonly string[]): Text | undefined {
    const { text, units } = subject;
    const said = countOf(words[0]) === undefined ? words : words.slice(1);
    const { kinds, asides } = this.#asked.at(form, blank);
    const known = this.#names.index('kinds', kinds);
    const [kind] = this.#names.startsOf(said, known);
    if (units === undefined || kind === undefined) return undefined;
    const there = this.#names.index('units', units);
    const isOne = (from: number, length: number): boolean =>
      this.#names.meant(said.slice(from, from + length).join(' '), there).length > 0;
    // What carries units is named beside them, if any of them are there.
    const isBeside = (from: number): boolean =>
      this.#names.startsOf(said.slice(from, from + mostAside.words), known).some(({ length }) => isOne(from, length));
    if (
      asides.some(({ id }) => id === kind.item.id) &&
      said.slice(0, mostAside.words).some((_, n) => n > 0 && isBeside(n))
    )
      return undefined;
    if (isOne(0, kind.length)) return undefined;
    const args = { subject: this.#names.inGame(text), unit: this.#names.text(kind.item) };
    return (
      this.#whyIdle(subject, kind.item, sheet) ??
      say('read.noSuchUnit', { ...args, units: units.map((row) => this.#names.text(row)) })
    );
  }

  /** Why units that stand there cannot be ordered now, where the game knows. */
  #whyIdle({ id }: Subject, kind: UnitRow, sheet: Sheet): Text | undefined {
    return this.#names.whyNotItself({ order: { subject: id, units: { [kind.id]: 1 }, path: [] }, sheet });
  }

  /** What the words come nearest to a step further on, where that between may go without saying. */
  #nearestUnsaid(form: Orders, order: Order, sheet: Sheet, rest: readonly string[]): Guess | undefined {
    const { options } = this.#asked.step(form, order, sheet);
    if (options.length > mostImplied) return undefined;
    const further = options.flatMap(
      ({ id }) => this.#asked.step(form, { ...order, path: [...order.path, id] }, sheet).options,
    );
    const once = [...new Map(further.map((option) => [option.id, option])).values()];
    return this.#names.nearest(rest, this.#names.index('further', once));
  }

  echo(form: Orders, order: Order): Text {
    return say('read.order', { order: this.#names.inGame(form.describe(order)) });
  }

  /** The units that may be named at all, and what they stand in. */
  named(form: Orders): Pick<Asked, 'kinds' | 'subjects'> {
    return this.#asked.at(form, blank);
  }

  /** Units named before their group: `3 infantry Germany Poland`. */
  #unitsBefore(words: readonly string[], form: Orders, sheet: Sheet, subjects: NameIndex<Subject>): readonly Begun[] {
    const { groups, kinds } = this.#asked.at(form, sheet);
    const from = countOf(words[0]) === undefined ? 0 : 1;
    // Most words begin with no unit at all, which need not be found out group by group.
    if (!this.#names.mayStart(words.slice(from, from + mostWords), this.#names.index('kinds', kinds))) return [];
    return groups.flatMap((group) => {
      const taken = unitsIn(this.#names, words, group.units);
      if (taken.length === 0) return [];
      const rest = words.slice(taken.length);
      return this.#names
        .startsOf(rest, subjects)
        .filter(({ item }) => item.id === group.id)
        .map((start) => ({
          subject: group,
          named: rest.slice(0, start.length),
          order: { subject: group.id, units: taken.units, path: [] },
          rest: rest.slice(start.length),
          ...(taken.alike && { alike: taken.alike }),
        }));
    });
  }

  /** A path that uses up all words; one step at a time may go without saying, as "Paris Burgundy" for a move. */
  #path(
    form: Orders,
    order: Sheet[number],
    sheet: Sheet,
    words: readonly string[],
    mayImply: boolean,
    settle: Settle,
  ): Sheet[number] | undefined {
    const step = this.#asked.step(form, order, sheet);
    if (words.length === 0 && order.path.length > 0 && step.complete) return settle(order);
    // What alone can be done goes without saying; units of a group may be part of a list that goes on.
    const [only, other] = step.options;
    if (words.length === 0 && only !== undefined && other === undefined && order.units === undefined)
      return this.#path(form, { ...order, path: [...order.path, only.id] }, sheet, words, false, settle);
    for (const start of this.#names.startsOf(words, this.#names.index('step', step.options))) {
      const longer = { ...order, path: [...order.path, start.item.id] };
      const found = this.#path(form, longer, sheet, words.slice(start.length), true, settle);
      if (found !== undefined) return found;
    }
    const most = order.units === undefined ? mostImplied : mostImpliedOfUnits;
    if (!mayImply || words.length === 0 || step.options.length > most) return undefined;
    for (const option of step.options) {
      if (this.#isSaidOut()) return undefined;
      const longer = { ...order, path: [...order.path, option.id] };
      const found = this.#path(form, longer, sheet, words, false, settle);
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
