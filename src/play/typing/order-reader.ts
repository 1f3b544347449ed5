// Reads one typed order of a sheet, as it stands after those before it, or says why it is none.
import { countThatFits } from '../../table/answer.js';
import type { NameIndex } from '../../table/names.js';
import type { Aside, Order, Orders, Sheet, Step, Subject, UnitRow } from '../../table/question.js';
import type { Steps } from '../../store/yielding.js';
import type { Text } from '../../table/text.js';
import { say } from '../change/refuse.js';
import { subjectBefore, type Begun } from './begun.js';
import { mostAside, mostFollowing, mostImplied, mostImpliedOfUnits, mostOfOrder, mostUnsaid } from './order-limits.js';
import { mostWords, wordsOf, type Guess, type Named, type NamesOnOffer } from './names-on-offer.js';
import { countOf, namingWords, waysToCut } from './order-words.js';
import { joining } from './small-words.js';
import { everyKind, unitsAround, unitsIn } from './units-in-words.js';

/** What a sheet has, and what texts were found to order on it. */
interface Asked {
  readonly subjects: readonly Subject[];
  readonly groups: readonly (Subject & { readonly units: readonly UnitRow[] })[];
  /** Every kind of unit that stood in any of them before anything was ordered, or may be named, once. */
  readonly kinds: readonly UnitRow[];
  readonly orders: Map<string, Order | undefined>;
  /** Where orders stand, as found before. */
  readonly steps: Map<string, Step>;
  readonly asides: readonly Aside[];
  /** Why texts that name an aside are no orders with it. */
  readonly reasons: Map<string, Text>;
}

/** Before anything has been ordered. */
const blank: Sheet = [];

/** Takes an order as it was read, carried out as something beside it says; undefined when it cannot be. */
type Settle = (order: Order) => Order | undefined;

/** Reads parts of one text, each as an order of a sheet. */
export class OrderReader {
  readonly #names: NamesOnOffer;
  #unsaid = { order: 0, text: 0 };
  /** What was asked of the sheet as it stands: a text tries its words there again and again. */
  readonly #asked = new WeakMap<Sheet, Asked>();

  constructor(names: NamesOnOffer) {
    this.#names = names;
  }

  #at(form: Orders, sheet: Sheet): Asked {
    const known = this.#asked.get(sheet);
    if (known !== undefined) return known;
    const subjects = form.subjects(sheet);
    const groups = subjects.flatMap((one) => (one.units === undefined ? [] : [{ ...one, units: one.units }]));
    const kinds = sheet.length > 0 ? this.#at(form, blank).kinds : everyKind(groups, form.kinds);
    const asides = form.asides?.options(sheet) ?? [];
    const orders = new Map<string, Order | undefined>();
    const [steps, reasons] = [new Map<string, Step>(), new Map<string, Text>()];
    const asked: Asked = { subjects, groups, kinds, asides, orders, steps, reasons };
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

  /** The order that a text makes after those of a sheet; undefined when it makes none. */
  *order(source: string, form: Orders, sheet: Sheet): Steps<Order | undefined> {
    const { orders } = this.#at(form, sheet);
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
    const subjects = this.#names.index('subjects', this.#at(form, sheet).subjects);
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
    for (const { order, rest } of begun) {
      const found = order === null ? undefined : this.#path(form, order, sheet, rest, true, settle);
      if (found !== undefined && this.#tooMany(found, form, sheet) === undefined) return found;
    }
    return undefined;
  }

  /** An order among whose words, wherever, something is said that is none of its steps. */
  #withAside(words: readonly string[], form: Orders, sheet: Sheet, source: string): Order | undefined {
    const { asides: offered, groups, reasons } = this.#at(form, sheet);
    const { asides } = form;
    if (asides === undefined || words.length > mostAside.order) return undefined;
    const index = this.#names.index('asides', offered);
    for (const [at] of words.entries()) {
      for (let length = Math.min(mostAside.words, words.length - at); length > 0; length--) {
        const [aside, other] = this.#names.called(words.slice(at, at + length).join(' '), index);
        if (aside === undefined || other !== undefined || (aside.isPassed && at + length === words.length)) continue;
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

  /** Units of a group that is not named: `3 inf Russia`, `Russia: 3 inf`. */
  #unitsOf(group: Subject & { readonly units: readonly UnitRow[] }, words: readonly string[]): readonly Begun[] {
    const { units, rest } = unitsAround(this.#names, words, group.units);
    return rest === words ? [] : [{ subject: group, named: [], order: { subject: group.id, units, path: [] }, rest }];
  }

  /** What an order takes more of than there are. */
  #tooMany({ subject, units = {} }: Order, form: Orders, sheet: Sheet): Text | undefined {
    const rows = this.#at(form, sheet).groups.find(({ id }) => id === subject)?.units ?? [];
    const row = rows.find(({ id, max }) => (units[id] ?? 0) > max);
    return row && say('refuse.rowTooHigh', { row: this.#names.text(row), max: row.max, count: units[row.id] ?? 0 });
  }

  #begun(words: readonly string[], form: Orders, sheet: Sheet): readonly Begun[] {
    const asked = this.#at(form, sheet);
    const subjects = this.#names.index('subjects', asked.subjects);
    const before = [...this.#unitsBefore(words, form, sheet, subjects), ...subjectBefore(this.#names, words, subjects)];
    const all = this.#names.index('all subjects', this.#at(form, blank).subjects);
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
    const { subjects, groups, kinds, reasons } = this.#at(form, sheet);
    const reason = reasons.get(source);
    if (reason !== undefined) return reason;
    const words = namingWords(source);
    if (words.length > mostOfOrder) return say('read.longOrder', { max: mostOfOrder });
    const [index, kindNames] = [this.#names.index('subjects', subjects), this.#names.index('kinds', kinds)];
    const best = this.#begun(words, form, sheet).find(({ named }) => !this.#names.isRather(named, kindNames, index));
    if (best !== undefined) return this.#whyStuck(form, best, sheet, [best.named, index]);
    // Units may be named first, and either they or what they stand in be misspelt.
    const behind = words.slice(unitsIn(this.#names, words, kinds).length);
    const said = countOf(behind[0]) === undefined ? behind : behind.slice(1);
    const unit = behind.length === words.length || said.length < behind.length;
    const all = this.#at(form, blank).subjects;
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
      const known = this.#names.index('kinds', this.#at(form, sheet).kinds);
      const [kind] = this.#names.startsOf(countOf(rest[0]) === undefined ? rest : rest.slice(1), known);
      const idle = kind && this.#whyIdle(subject, kind.item, sheet);
      if (idle !== undefined) return idle;
      const isOfUnits = countOf(rest[0]) !== undefined || this.#names.mayStart(rest.slice(0, mostWords), known);
      return say(isOfUnits ? 'read.otherUnits' : 'read.whichUnits', { subject: this.#names.text(subject), units });
    }
    const tooMany = this.#tooMany(order, form, sheet);
    if (tooMany !== undefined) return tooMany;
    const { options } = this.#step(form, order, sheet);
    const index = this.#names.index('step', options);
    if (rest.length === 0) {
      const names = options.slice(0, mostFollowing).map((option) => this.#names.text(option));
      const count = countThatFits(form, order, sheet);
      if (count !== undefined) return say('refuse.onlySomeFit', { subject: this.#names.text(subject), count });
      return names.length === 0 ? broken : say('read.follow', { subject: this.#names.text(subject), names });
    }
    const [start] = this.#names.startsOf(rest, index);
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

  /** Of which kind of unit named first among some words a group has none. */
  #lacking(form: Orders, sheet: Sheet, subject: Subject, words: readonly string[]): Text | undefined {
    const { text, units } = subject;
    const said = countOf(words[0]) === undefined ? words : words.slice(1);
    const { kinds, asides } = this.#at(form, blank);
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
    const { options } = this.#step(form, order, sheet);
    if (options.length > mostImplied) return undefined;
    const further = options.flatMap(
      ({ id }) => this.#step(form, { ...order, path: [...order.path, id] }, sheet).options,
    );
    const once = [...new Map(further.map((option) => [option.id, option])).values()];
    return this.#names.nearest(rest, this.#names.index('further', once));
  }

  echo(form: Orders, order: Order): Text {
    return say('read.order', { order: this.#names.inGame(form.describe(order)) });
  }

  /** The units that may be named at all, and what they stand in. */
  named(form: Orders): Pick<Asked, 'kinds' | 'subjects'> {
    return this.#at(form, blank);
  }

  /** Units named before their group: `3 infantry Germany Poland`. */
  #unitsBefore(words: readonly string[], form: Orders, sheet: Sheet, subjects: NameIndex<Subject>): readonly Begun[] {
    const { groups, kinds } = this.#at(form, sheet);
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
    const step = this.#step(form, order, sheet);
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
