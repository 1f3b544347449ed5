// Orders named by where they go: `Karelia: 3 inf, 1 tank from Baltic States`, `캅카스 공격: 우크라이나 보병 3`, `bomber to Italy`.
import type { Text } from '../../table/text.js';
import type { Orders, Sheet, Subject } from '../../table/question.js';
import type { Steps } from '../../store/yielding.js';
import { say } from '../change/refuse.js';
import { wordsOf, type NamesOnOffer } from './names-on-offer.js';
import { mostOrigins, mostTries } from './order-limits.js';
import type { OrderReader } from './order-reader.js';
import { arrow, type UnitList } from './unit-list.js';

/** A line turned around, each order with its units before its goal; or why it cannot be. */
export type TurnedAround = { readonly lines: readonly string[] } | { readonly problem: Text };

/** What is done at the goal, said before it or behind it. */
const doneBefore = /^(?:attack|invade|strike|hit|reinforce|land (?:in|at|on))\s+/iu;
const doneBehind = /\s*(?:공격|침공|상륙|강화|증원)(?:은|는|에|에는|으로)?$/u;
/** What is done there instead of fighting for it, which is named behind it. */
const raids = /^(?:raid|bomb|sbr|strat(?:egic)? ?bomb(?:ing)?)\s+(?:raid\s+)?(?:on\s+)?/iu;
const raiding = /폭격(?:은|는|에|에는)?$/u;
/** Where units come from. */
const origin = /\bfrom\b|에서(?=\s|$)/iu;

/** Words between units that go to the same place. */
const both = /(?<=\S(?:하고|랑|과|와))\s+|\s+(?:and|그리고)\s+|\s+[&+]\s+/iu;

const between = /[,，、]|\s(?:and|그리고)\s|(?<=\S(?:하고|랑))\s/iu;

/** A goal, and the units that are said behind it. */
interface Cut {
  readonly goal: string;
  readonly tail: string;
  /** Whether it is said that this is where they go. */
  readonly isMarked: boolean;
}

function cutOf(line: string): Cut | undefined {
  const cut = headAndTail(line);
  if (cut === undefined) return undefined;
  const [head, tail] = cut.map((part) => part.trim().replace(articles, ''));
  if (head === undefined || tail === undefined) return undefined;
  const goal = raids.test(head)
    ? `${head.replace(raids, '')} raid`
    : head.replace(doneBefore, '').replace(doneBehind, '');
  const isMarked = goal !== head || /로$/u.test(goal) || raiding.test(goal) || origin.test(tail);
  return { goal: goal.replace(/(?<=폭격)(?:은|는|에|에는)$/u, ''), tail, isMarked };
}

const articles = /^(?:the|my|our)\s+(?=\p{L})/iu;

function headAndTail(line: string): readonly string[] | undefined {
  const [, colon, behind] = /^([^:：]+)[:：]\s*(\S.*)$/su.exec(line) ?? [];
  if (colon !== undefined && behind !== undefined) return [colon, behind];
  const at = doneBefore.test(line) || raids.test(line) ? /\s(?:with|from|using)\s/iu.exec(line) : null;
  if (at !== null) return [line.slice(0, at.index), line.slice(at.index + at[0].length)];
  const [, object, by, done] = /^(\S+)(?:을|를)\s+(\S.*)\s(공격|침공|폭격)\S{0,3}$/su.exec(line) ?? [];
  if (object !== undefined && by !== undefined) return [`${object} ${done ?? ''}`, by.replace(/(?:으로|로)$/u, '')];
  const [, korean, rest] =
    /^(.+?(?:공격|침공|상륙|폭격)(?:은|는|에|에는)?|\S+(?:로|으로))\s+(\S.*)$/su.exec(line) ?? [];
  return korean === undefined || rest === undefined ? undefined : [korean, rest];
}

/** Turns lines around that name the goal of an order before its units, or no origin at all. */
export class GoalFirst {
  #tries = 0;

  constructor(
    private readonly names: NamesOnOffer,
    private readonly form: Orders,
    private readonly sheet: Sheet,
    private readonly reader: OrderReader,
    private readonly list: UnitList,
  ) {}

  /** Whether a line says itself that its units go to what it names first. */
  saysSo(line: string): boolean {
    return cutOf(line)?.isMarked === true;
  }

  /** A line as orders with their goal behind them; undefined where it is no such line. */
  *turned(line: string): Steps<TurnedAround | undefined> {
    const shared = yield* this.#shared(line);
    if (shared !== undefined) return { lines: shared };
    const cut = cutOf(line);
    if (cut === undefined) return yield* this.#withoutOrigin(line);
    const { goal, tail, isMarked } = cut;
    const isStart = this.names.meant(goal, this.#subjects()).length > 0;
    if (arrow.test(tail) || (isStart && !isMarked)) return undefined;
    const parts = this.#parted(tail, isMarked && !isStart);
    if (parts === undefined) return undefined;
    if (parts.length > 0) return { lines: parts.map((part) => `${part} - ${goal}`) };
    return yield* this.#fromWhere(tail, goal);
  }

  #subjects(): ReturnType<NamesOnOffer['index']> {
    return this.names.index('all subjects', this.reader.named(this.form).subjects);
  }

  /** Units with what they stand in, each part with all of both; none where units alone are named. What is neither is taken along where the goal is sure, to be told what is wrong with it. */
  #parted(tail: string, isSure: boolean): readonly string[] | undefined {
    const pieces = tail.split(between).map((piece) => piece.trim().replace(/(?<=\S)(?:하고|이랑|랑)$/u, ''));
    const parts: { text: string; isPlaced: boolean; isPlaceFirst: boolean }[] = [];
    for (const piece of pieces.filter((one) => one !== '')) {
      const said = this.list.says(piece);
      if (said === 'other' && !isSure) return undefined;
      const last = parts.at(-1);
      const isPlaced = said !== 'units';
      if (last === undefined || (last.isPlaced && (isPlaced || !last.isPlaceFirst))) {
        parts.push({ text: piece, isPlaced, isPlaceFirst: isPlaced && this.#beginsWithPlace(piece) });
      } else {
        last.text += `, ${piece}`;
        last.isPlaced ||= isPlaced;
      }
    }
    return parts.some(({ isPlaced }) => isPlaced) ? parts.map(({ text }) => text) : [];
  }

  #beginsWithPlace(piece: string): boolean {
    return this.names.startsOf(wordsOf(piece), this.#subjects()).length > 0;
  }

  /** Units of several places that share where the last of them go: `발트 전차랑 핀란드 보병 3 카렐리아로`. */
  *#shared(line: string): Steps<readonly string[] | undefined> {
    const parts = line.split(both);
    const last = parts.at(-1) ?? '';
    const others = parts.slice(0, -1).map((part) => part.replace(/(?:하고|이랑|랑|과|와)$/u, ''));
    if (others.length === 0 || !others.every((part) => !arrow.test(part) && this.list.says(part) === 'placed'))
      return undefined;
    const goal = (yield* this.reader.order(last, this.form, this.sheet))?.path.at(-1);
    return goal === undefined ? undefined : [...others.map((part) => `${part} - ${goal}`), last];
  }

  /** Units and a goal, and nothing of where they come from. */
  *#withoutOrigin(line: string): Steps<TurnedAround | undefined> {
    const at = arrow.exec(line);
    const head = at === null ? line : line.slice(0, at.index);
    const words = wordsOf(head);
    const units = at === null ? this.list.unitsBefore(words) : this.list.says(head) === 'units' ? words.length : 0;
    const goal = at === null ? words.slice(units).join(' ') : line.slice(at.index + at[0].length);
    if (units === 0 || goal === '') return undefined;
    const said = wordsOf(goal);
    const [start] = this.names.startsOf(said, this.#subjects());
    if (start !== undefined && start.length < said.length) return undefined;
    return yield* this.#fromWhere(at === null ? words.slice(0, units).join(' ') : head, goal.replace(doneBehind, ''));
  }

  /** From where alone such units can go there; several places are named, and nothing is guessed. */
  *#fromWhere(units: string, goal: string): Steps<TurnedAround | undefined> {
    const found: (Subject & { readonly line: string })[] = [];
    const groups = this.form.subjects(this.sheet).filter((one) => one.units !== undefined);
    for (const group of groups.slice(0, mostOrigins)) {
      // A text for which so much is tried is no list of orders.
      if ((this.#tries += 1) > mostTries) return undefined;
      yield;
      const line = `${group.id} ${units} - ${goal}`;
      if ((yield* this.reader.order(line, this.form, this.sheet)) !== undefined) found.push({ ...group, line });
    }
    const [only, other] = found;
    if (only === undefined) {
      const isPlace = this.names.whyNot(goal) !== undefined || this.names.called(goal, this.#subjects()).length > 0;
      return isPlace ? { problem: say('read.noOrigin', { goal }) } : undefined;
    }
    if (other === undefined) return { lines: [only.line] };
    return { problem: say('read.whichOrigin', { names: found.map((one) => this.names.text(one)) }) };
  }
}
