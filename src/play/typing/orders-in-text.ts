// Reads the parts of one text as orders of a sheet, each seen after those before it.
import { asSheet, orderRefusal } from '../../table/answer.js';
import type { Reading } from '../../table/game.js';
import type { Order, Orders, Sheet } from '../../table/question.js';
import type { Steps } from '../../store/yielding.js';
import { say } from '../change/refuse.js';
import { piecesOf } from '../../table/typed-text.js';
import { eachIn } from './for-all.js';
import { GoalFirst } from './goal-first.js';
import type { NamesOnOffer } from './names-on-offer.js';
import { mostGoingOn, mostJoined, mostTries } from './order-limits.js';
import { OrderReader } from './order-reader.js';
import { answersOf } from './readings.js';
import { UnitList } from './unit-list.js';

/** What is said where words may still follow, and where some of them are misspelt. */
const unfinished: ReadonlySet<string> = new Set(['refuse.unfinishedOrder', 'read.follow']);
const suggestion = 'read.suggest';
/** How the keys begin by which names are said to be unknown. */
const unknown = 'read.unknown';

/** Words between two orders. */
const joint = /\s+(?:and|then|그리고)\s+|\s+[&+]\s+/iu;

/** Some parts that are no order, why, and after which orders they are none. */
interface Refused {
  readonly reading: Reading & { readonly problem: unknown };
  readonly length: number;
}

/** Whether two orders send the same units the same way. */
function isSame(a: Order, b: Order): boolean {
  const units = ({ units: of = {} }: Order): string =>
    Object.entries(of)
      .flatMap(([id, count]) => (count === 0 ? [] : [`${id} ${count}`]))
      .toSorted()
      .join();
  return a.subject === b.subject && units(a) === units(b) && a.path.join(' ') === b.path.join(' ');
}

function isWhole(readings: readonly Reading[]): boolean {
  return readings.every((reading) => 'part' in reading);
}

/** The orders of one text on one sheet. */
export class OrdersInText {
  readonly #reader: OrderReader;
  readonly #list: UnitList;
  readonly #goalFirst: GoalFirst;
  readonly #beginnings: Sheet[] = [];
  #tries = 0;

  /** @param begun the orders already given. */
  constructor(
    names: NamesOnOffer,
    private readonly form: Orders,
    private readonly begun: Sheet,
  ) {
    this.#reader = new OrderReader(names);
    this.#list = new UnitList(names, this.#reader.named(form));
    this.#goalFirst = new GoalFirst(names, form, begun, this.#reader, this.#list);
  }

  /** Orders line by line, also where a line names first where units go. */
  *readLines(lines: readonly string[]): Steps<readonly Reading[]> {
    const asTyped = yield* this.#asTyped(lines);
    const isMarked = lines.some((line) => this.#goalFirst.saysSo(line));
    if (isWhole(asTyped) && !isMarked) return asTyped;
    const each = lines.flatMap((line) => eachIn(line) ?? [line]);
    // What can be said of each but once needs no number.
    for (const apart of each.length > lines.length ? [each, each.map((part) => part.replace(/ 1$/u, ''))] : []) {
      const readings = yield* this.read(piecesOf(apart.join('\n')));
      if (isWhole(readings)) return readings;
    }
    const groups = this.form.subjects(this.begun).filter(({ units }) => units !== undefined);
    if (groups.length < (isMarked ? 1 : 2)) return asTyped;
    const turned: string[] = [];
    const wrong: Reading[] = [];
    let isTurned = false;
    for (const line of lines) {
      const around = yield* this.#goalFirst.turned(line);
      if (around !== undefined && 'problem' in around) {
        // What can be read as it stands, or is wrong by itself, takes nothing from the lines beside it.
        const isRead = !this.#goalFirst.saysSo(line) && isWhole(yield* this.read(piecesOf(line)));
        if (isRead) turned.push(line);
        else wrong.push({ source: line, problem: around.problem });
        continue;
      }
      isTurned ||= around !== undefined;
      turned.push(...(around?.lines ?? [line]));
    }
    if (!isTurned && wrong.length === 0) return asTyped;
    const around = [...(turned.length === 0 ? [] : yield* this.#asTyped(turned)), ...wrong];
    const isLess = !isMarked && answersOf(asTyped).length > answersOf(around).length;
    return isLess || (wrong.length === 0 && isWhole(asTyped) && !isWhole(around)) ? asTyped : around;
  }

  /** Orders that may go on from line to line, or line by line where more of them can be read so. */
  *#asTyped(lines: readonly string[]): Steps<readonly Reading[]> {
    const together = yield* this.read(piecesOf(lines.join('\n')));
    if (lines.length < 2 || isWhole(together)) return together;
    const apart: Reading[] = [];
    let sheet = this.begun;
    for (const line of lines) {
      const readings = yield* this.read(piecesOf(line), sheet);
      const orders = answersOf(readings).flatMap(asSheet);
      if (orders.length > 0) sheet = [...sheet, ...orders];
      apart.push(...readings);
    }
    return answersOf(apart).length > answersOf(together).length ? apart : together;
  }

  /**
   * Orders one after another; one order may itself hold commas, as the bot writes it.
   * @param from what stands on the sheet before them.
   */
  *read(written: readonly string[], from: Sheet = this.begun): Steps<readonly Reading[]> {
    const readings: Reading[] = [];
    let pieces = written;
    let sheet = from;
    for (let at = 0; at < pieces.length;) {
      const here = pieces.slice(at, at + mostJoined);
      const { length, order } = yield* this.#orderAt(here, sheet);
      const again = order === undefined ? yield* this.#alreadyAt(here) : undefined;
      if (again !== undefined) {
        at += again.length;
        readings.push(again.reading);
      } else if (order === undefined) {
        const parted = yield* this.#parted(here[0] ?? '', sheet);
        if (parted.length > 1) {
          pieces = [...pieces.slice(0, at), ...parted, ...pieces.slice(at + 1)];
          continue;
        }
        const why = yield* this.#whyNone(here, sheet);
        at += why.length;
        const spared = yield* this.#sparing(readings.at(-1), why.reading.source, sheet);
        if (spared === undefined) {
          readings.push(why.reading);
          continue;
        }
        readings.splice(-1, 1, ...spared);
        sheet = [...from, ...answersOf(readings).flatMap(asSheet)];
      } else {
        at += length;
        readings.push(this.#read(here.slice(0, length).join(', '), order));
        sheet = [...sheet, order];
      }
    }
    return sheet === from ? readings : yield* this.#again(readings, sheet);
  }

  /** What a word joins, where one of the parts is an order by itself: `US VI and Br XIII`. */
  *#parted(source: string, sheet: Sheet): Steps<readonly string[]> {
    const parts = source.split(joint).filter((part) => part.trim() !== '');
    if (parts.length < 2) return [];
    for (const part of parts) if ((yield* this.#tried(part, sheet)) !== undefined) return parts;
    return [];
  }

  /** An order that stands on the sheet already, as it is named once more where it cannot be given twice: it counts as given. */
  *#alreadyAt(pieces: readonly string[]): Steps<{ readonly length: number; readonly reading: Reading } | undefined> {
    for (const length of new Set([this.#list.length(pieces), 1])) {
      const source = pieces.slice(0, length).join(', ');
      // Each order was read after those before it.
      for (let before = 0; before < this.begun.length; before++) {
        const order = yield* this.#tried(source, this.#before(before));
        const given = order && this.begun.find((one) => isSame(one, order));
        if (given === undefined) continue;
        const echo = this.#reader.echo(this.form, given);
        return { length, reading: { source, part: [], echo, forecast: say('read.already') } };
      }
    }
    return undefined;
  }

  /** The first of the orders already given; as many are always the same sheet. */
  #before(count: number): Sheet {
    const found = this.#beginnings[count] ?? this.begun.slice(0, count);
    this.#beginnings[count] = found;
    return found;
  }

  #read(source: string, order: Order): Reading {
    return { source, part: [order], echo: this.#reader.echo(this.form, order) };
  }

  /** What lacked only an order written behind it is taken after all of them, as the escort of a landing. */
  *#again(readings: readonly Reading[], before: Sheet): Steps<readonly Reading[]> {
    const kept: Reading[] = [];
    const late: Reading[] = [];
    let sheet = before;
    for (const reading of readings) {
      const isBehindAll = kept.length + late.length + 1 === readings.length;
      const order = 'part' in reading || isBehindAll ? undefined : yield* this.#late(reading.source, sheet);
      if (order === undefined) {
        kept.push(reading);
      } else {
        late.push(this.#read(reading.source, order));
        sheet = [...sheet, order];
      }
    }
    return [...kept, ...late];
  }

  /** An order and the one read last without units of it that this one takes along to the same place, as ships do whom they carry. */
  *#sparing(last: Reading | undefined, source: string, sheet: Sheet): Steps<readonly Reading[] | undefined> {
    const [whole] = last === undefined || 'problem' in last ? [] : asSheet(last.part);
    const before = sheet.slice(0, -1);
    const kinds = Object.keys(whole?.units ?? {});
    if (last === undefined || whole === undefined || kinds.length < 2) return undefined;
    for (const kind of kinds) {
      const fewer = {
        ...whole,
        units: Object.fromEntries(Object.entries(whole.units ?? {}).filter(([id]) => id !== kind)),
      };
      if (orderRefusal(this.form, fewer, before) !== undefined) continue;
      const order = yield* this.#tried(source, [...before, fewer]);
      if (order?.path.includes(whole.path.at(-1) ?? '') === true)
        return [this.#read(last.source, fewer), this.#read(source, order)];
    }
    return undefined;
  }

  /** The order of a text behind all others; units of it that one of them takes along to the same place are left to that. */
  *#late(source: string, sheet: Sheet): Steps<Order | undefined> {
    const whole = yield* this.#tried(source, sheet);
    if (whole !== undefined) return whole;
    for (const fewer of this.#list.withoutOne(source)) {
      const order = yield* this.#tried(fewer, sheet);
      const to = order?.path.at(-1);
      if (to !== undefined && sheet.some(({ path }) => path.includes(to) && path.at(-1) !== to)) return order;
    }
    return undefined;
  }

  /** What is wrong with the first of some pieces, or with an order that it begins and others go on with. */
  *#whyNone(pieces: readonly string[], sheet: Sheet): Steps<Refused> {
    const listed = this.#list.length(pieces);
    const source = pieces.slice(0, listed).join(', ');
    const goal = listed > 1 ? '' : this.#list.sharedGoal(pieces);
    const problem = this.#reader.whyNone(`${source}${goal}`, this.form, sheet);
    if (unfinished.has(problem.key)) {
      for (let length = listed + 1; length <= Math.min(pieces.length, mostGoingOn); length++) {
        yield;
        const whole = pieces.slice(0, length).join(', ');
        const why = this.#reader.whyNone(whole, this.form, sheet);
        // What names nothing to order by itself goes on with what does: it is one mistake.
        const last = pieces[length - 1] ?? '';
        const goesOn = !unfinished.has(why.key) && !this.#reader.begins(last, this.form, sheet);
        const own = goesOn && why.key.startsWith(unknown) ? this.#reader.whyNone(last, this.form, sheet) : why;
        if (why.key === suggestion || goesOn) return { reading: { source: whole, problem: own }, length };
      }
    }
    return { reading: { source, problem }, length: listed };
  }

  /** The order that some pieces begin with: the first of them, with those behind it that are none by themselves. */
  *#orderAt(pieces: readonly string[], sheet: Sheet): Steps<{ readonly length: number; readonly order?: Order }> {
    const [first = ''] = pieces;
    const alone = yield* this.#reader.order(first, this.form, sheet);
    if (alone === undefined) {
      for (let length = 2; length <= pieces.length; length++) {
        const order = yield* this.#tried(pieces.slice(0, length).join(', '), sheet);
        if (order !== undefined) return { length, order };
      }
      const goal = this.#list.sharedGoal(pieces);
      const order = goal === '' ? undefined : yield* this.#tried(`${first}${goal}`, sheet);
      return order === undefined ? { length: 1 } : { length: 1, order };
    }
    let most = 1;
    while (most < pieces.length && (yield* this.#reader.order(pieces[most] ?? '', this.form, sheet)) === undefined)
      most += 1;
    for (let length = most; length > 1; length--) {
      const order = yield* this.#tried(pieces.slice(0, length).join(', '), sheet);
      if (order !== undefined) return { length, order };
    }
    return { length: 1, order: alone };
  }

  /** The order that a text makes which nobody has written so, unless too many were tried. */
  *#tried(source: string, sheet: Sheet): Steps<Order | undefined> {
    if ((this.#tries += 1) > mostTries) return undefined;
    return yield* this.#reader.order(source, this.form, sheet);
  }
}
