// Takes orders off a sheet by their names: `cancel Paris`, `부랴트 공격 취소`.
import { asSheet } from '../../table/answer.js';
import type { Reading } from '../../table/game.js';
import type { Order, Orders, Sheet } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Wording } from '../../words/words.js';
import { say } from '../change/refuse.js';
import type { Task } from '../turn/desk.js';
import { NamesOnOffer, wordsOf, type GameNames, type Named } from './names-on-offer.js';
import { isSaidBetween } from './order-words.js';

const before = /^(?:cancel|call off|take off|take back|scrap|drop|forget)\s+(\S.*)$/iu;
const behind = /\s(?:취소|철회|빼기|빼줘|빼고|없던\s?걸로)\S{0,4}$/u;
/** Said of orders beside their names. */
const ofOrders: ReadonlySet<string> = new Set([
  'order',
  'orders',
  'attack',
  'attacks',
  'move',
  'moves',
  '명령',
  '공격은',
  '이동은',
  '명령은',
]);

/** A question with what is left of what was begun, and how a text reads as more of it. */
export interface OnSheet {
  readonly task: Task;
  readonly readings: readonly Reading[];
}

/** How the game calls things. */
export interface Called {
  readonly wording: Wording;
  readonly game: string;
  readonly own: GameNames;
}

/** What a text asks to have taken off a sheet; undefined where it asks nothing of the kind. */
function wanted(text: string): string | undefined {
  const line = text.trim();
  return before.exec(line)?.[1] ?? (behind.test(line) ? line.replace(behind, '') : undefined);
}

/** An order by the names of what it is given to and of all that it chooses. */
function namesIn(form: Orders, order: Order, sheet: Sheet): readonly Named[] {
  const subject =
    form.subjects([]).find(({ id }) => id === order.subject) ??
    form.subjects(sheet).find(({ id }) => id === order.subject);
  const steps = order.path.flatMap((id, at) => {
    const { options } = form.step({ ...order, path: order.path.slice(0, at) }, sheet);
    return options.filter((option) => option.id === id);
  });
  return [...(subject === undefined ? [] : [subject]), ...steps];
}

/** The sheet without the orders that a text wants to have back, where it names some; undefined for any other text. */
export function takenOff(task: Task, text: string, { wording, game, own }: Called): OnSheet | undefined {
  const { form } = task.question;
  const said = wanted(text);
  const sheet = asSheet(task.draft ?? task.saved);
  if (form.kind !== 'orders' || said === undefined || sheet.length === 0) return undefined;
  const named = sheet.map((order, at) => namesIn(form, order, sheet.slice(0, at)));
  const all = [...new Map(named.flat().map((one) => [one.id, one])).values()];
  const names = new NamesOnOffer(wording, game, own);
  const index = names.index('on the sheet', all);
  const words = wordsOf(said).filter((word) => !isSaidBetween(word) && !ofOrders.has(word.toLowerCase()));
  const ids = new Set<string>();
  for (let at = 0; at < words.length;) {
    const [start] = names.startsOf(words.slice(at), index);
    if (start === undefined) return undefined;
    ids.add(start.item.id);
    at += start.length;
  }
  const isMeant = (at: number): boolean => [...ids].every((id) => named[at]?.some((one) => one.id === id) === true);
  const gone = sheet.filter((_, at) => isMeant(at));
  if (ids.size === 0 || gone.length === 0) return undefined;
  const left = sheet.filter((_, at) => !isMeant(at));
  const what: readonly Text[] = gone.map((order) => names.inGame(form.describe(order)));
  const reading: Reading = { source: text, part: [], echo: say('read.takenOff', { what }) };
  return { task: { ...task, draft: left, saved: null }, readings: [reading] };
}
