// What a press on the desk does: keeps drafts, saves sealed answers at once, asks again where it is dangerous, hands in.
import { check } from '../../table/answer.js';
import { remarksOf, type Answer, type Remark } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { Refused } from '../../play/change/refuse.js';
import { echoParts } from '../../play/turn/answer-words.js';
import type { Desk, Making, Task } from '../../play/turn/desk.js';
import type { PressInput } from '../call.js';
import type { Press } from '../custom-id.js';
import type { Deps } from '../deps.js';
import { voice, t, type Voice } from '../voice.js';
import { plainView, type DeskView, type Note, type Receipt } from './desk.js';
import { dangersOf, firstSentence } from './echo.js';
import { cut } from '../screen.js';
import { looksTheSame } from './seen.js';
import { answeredBy } from './told-once.js';
import { cursorOf, taskOf, taskToken, top, working, type Cursor, type TaskContext } from './cursor.js';

/** Who presses. */
export interface Actor {
  readonly userId: string;
  readonly voice: Voice;
}

export const noInput: PressInput = { values: [], field: () => undefined };

/** The desk after a press, and how to show it. */
export interface DeskUpdate {
  readonly desk: Desk;
  readonly view: DeskView;
}

/** A press on a task that is still open. */
export interface TaskPress extends TaskContext {
  readonly deps: Deps;
  readonly userId: string;
  readonly cursor: Cursor;
  readonly extra: string;
  readonly input: PressInput;
}

/** The desk of a person, fresh. */
async function openDesk(deps: Deps, actor: Actor, gameId: number, notes: readonly Note[] = []): Promise<DeskUpdate> {
  return { desk: await deps.play.desk(gameId, actor.userId), view: { ...plainView, notes } };
}

/**
 * Finds the task a press is about and lets the verb act on it.
 * An old press changes nothing: it is told so and shown what is open now.
 */
export async function act(
  deps: Deps,
  actor: Actor,
  press: Press,
  input: PressInput,
  verb: (pressed: TaskPress) => Promise<DeskUpdate>,
): Promise<DeskUpdate> {
  const desk = await deps.play.desk(press.game, actor.userId);
  const own = { ...actor, voice: voice(deps.wording, actor.voice.lang, desk.game.kind) };
  const task = taskOf(desk, press);
  if (task === undefined) {
    return { desk, view: { ...plainView, notes: [{ tone: 'info', words: own.voice.say(t('press.old')) }] } };
  }
  const pressed: TaskPress = { deps, desk, task, input, userId: actor.userId, voice: own.voice, ...cursorOf(press) };
  try {
    return await verb(pressed);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...(await openDesk(deps, own, press.game)), view: view(pressed, top, refusals(pressed, error.texts)) };
  }
}

/** Where a draft belongs. */
function placeOf({ checkpoint, id }: Task): { readonly checkpoint: number; readonly question: string } {
  return { checkpoint, question: id };
}

/** A view of the same task. */
function view(pressed: TaskPress, cursor: Cursor, notes: readonly Note[] = []): DeskView {
  return { task: taskToken(pressed.task), cursor, notes, steady: 'always' };
}

/** The same desk, looked at from another place. */
export function moveTo(pressed: TaskPress, cursor: Cursor, notes: readonly Note[] = []): DeskUpdate {
  return { desk: pressed.desk, view: view(pressed, cursor, notes) };
}

function refusals(pressed: TaskPress, texts: readonly Text[]): Note[] {
  return texts.map((text) => ({ tone: 'bad', words: pressed.voice.say(text) }));
}

function remarks(pressed: TaskPress, told: readonly Remark[]): Note[] {
  return told.map(({ tone, text }) => ({ tone, words: pressed.voice.say(text) }));
}

/** What is said of an answer that stands on the desk: what it would bring, and what its player may not have meant. */
export function remarksOn(pressed: TaskPress, value: Answer): Note[] {
  const checked = check(pressed.task.question, value);
  return checked.ok ? remarks(pressed, remarksOf(checked.review)) : [];
}

/**
 * Keeps an answer in the making. A sealed one that is legal is saved at once, because saved always counts; any other
 * waits as a draft.
 * @param echo what to say when it has been saved.
 */
export async function keep(
  pressed: TaskPress,
  value: Answer,
  cursor: Cursor,
  echo: readonly Text[] = [],
): Promise<DeskUpdate> {
  const { task } = pressed;
  const checked = check(task.question, value);
  if (task.sealed && checked.ok) return hand(pressed, value, { cursor, echo, final: false, confirmed: false });
  const desk = await draft(pressed, value);
  const good: Note[] = echo.map((text) => ({ tone: 'good', words: pressed.voice.say(text) }));
  if (checked.ok)
    return { desk, view: view(pressed, cursor, [...good, ...remarks(pressed, remarksOf(checked.review))]) };
  return { desk, view: view(pressed, cursor, task.sealed ? refusals(pressed, checked.refusals) : good) };
}

/** Hands an answer in; asks for a second press first when it is dangerous. */
export async function hand(
  pressed: TaskPress,
  value: Answer,
  how: {
    readonly cursor: Cursor;
    readonly final: boolean;
    readonly confirmed: boolean;
    readonly echo?: readonly Text[];
  },
): Promise<DeskUpdate> {
  const { task, deps, userId } = pressed;
  const checked = check(task.question, value);
  if (!checked.ok)
    return { desk: await draft(pressed, value), view: view(pressed, how.cursor, refusals(pressed, checked.refusals)) };
  const [danger] = dangersOf(task.question.form, value, task.sealed ? task.saved : null);
  if (danger !== undefined && !how.confirmed) return confirmFirst(pressed, value, how, danger);
  const answered = await deps.play.answer({
    gameId: pressed.desk.game.id,
    userId,
    checkpoint: task.checkpoint,
    question: task.id,
    value,
    final: how.final || !task.sealed,
    confirmed: how.confirmed,
  });
  if (answered.confirm !== null) return confirmFirst(pressed, value, how, answered.confirm);
  const desk = await cleared(pressed, answered.desk);
  const { form } = task.question;
  const parts = how.echo ?? echoParts(form, value);
  // Of what counts at once nothing else stays in sight.
  const what =
    parts.length === 0 && !task.sealed && form.kind !== 'spread' && form.none !== undefined ? [form.none] : parts;
  const done = task.sealed
    ? how.final
      ? t('ask.savedFinal')
      : null
    : what.length > 0
      ? t('ask.picked')
      : t('ask.done');
  const said = doneText(done, what);
  const told = said === null || !(task.sealed && how.final) ? said : ofItsPhase(pressed, desk, said);
  const stays = isOpen(desk, task);
  const shown: DeskView =
    task.foresee !== undefined && !stays
      ? plainView
      : task.sealed || task.foresee !== undefined
        ? view(pressed, how.cursor)
        : { ...plainView, ...(looksTheSame(pressed.desk, desk) ? { steady: 'unlessNews' } : {}) };
  const more = !how.confirmed && wasPutTogether(task, value) ? [] : remarks(pressed, answered.remarks);
  // What is said of an answer stands with its question, and not under the next one.
  if (!stays && told !== null && !task.sealed) {
    const receipt = receiptOf(pressed.voice, task, what.length > 0 ? what : [t('ask.done')]);
    // What it was expected to bring has been answered by what it brings.
    const warned = more.filter(({ tone }) => tone === 'warn');
    return { desk, view: { ...shown, receipt, told: warned } };
  }
  return {
    desk,
    view: {
      ...shown,
      notes: [...(told === null ? [] : [{ tone: 'good', words: pressed.voice.say(told) } as const]), ...more],
    },
  };
}

/** Whether a question is still open on a desk. */
export function isOpen({ tasks }: Desk, { id, checkpoint }: Pick<Task, 'id' | 'checkpoint'>): boolean {
  return tasks.some((one) => one.id === id && one.checkpoint === checkpoint);
}

/** Longer questions are cut where they stand beside their answer. */
const questionRoom = 60;
/** Of an answer of more parts so many are named: the board and the report have them all. */
const mostParts = 4;

/** A question that is over, by its first sentence, and what was answered. */
export function receiptOf(
  { say }: Voice,
  { question, checkpoint }: Pick<Task, 'question' | 'checkpoint'>,
  what: readonly Text[],
): Receipt {
  const first = firstSentence(say(question.text));
  const named = what.length > mostParts ? what.slice(0, mostParts - 1) : what;
  const more = what.length > named.length ? ` ${say(t('ask.more', { count: what.length - named.length }))}` : '';
  const answer = say(t('ask.just', { what: named }));
  return { words: `${cut(first, questionRoom)}${answeredBy}${answer}${more}`, answer, checkpoint };
}

/** Whether an answer is what stood on the desk to be confirmed, with all that is to be said of it. */
function wasPutTogether({ draft: before, sealed }: Task, value: Answer): boolean {
  return !sealed && before !== null && JSON.stringify(before) === JSON.stringify(value);
}

/** What was done, with the seat it was done for where somebody has several and another is asked now. */
export function ofItsSeat({ say }: Voice, { game, seats }: Desk, { seat }: Pick<Task, 'seat'>, done: string): string {
  const own = game.seats.find((one) => one.seat === seat);
  return seats.length > 1 && own !== undefined ? say(t('ask.ofSeat', { seat: own.name, done })) : done;
}

/** What was done, with the phase it was done in once that is over: the next question would look answered. */
export function ofItsPhase({ desk: before, task }: TaskPress, after: Desk, done: Text): Text {
  const { title: phase, checkpoint } = before.game;
  const isOver = after.game.checkpoint !== checkpoint && task.checkpoint === checkpoint;
  return isOver && phase !== null ? t('ask.ofPhase', { done, phase }) : done;
}

/** What was done, with what; that something is saved stands beside the question. */
function doneText(done: Text | null, what: readonly Text[]): Text | null {
  if (what.length === 0) return done;
  return done === null ? t('ask.just', { what }) : t('ask.with', { done, what });
}

/** Puts an answer aside and asks for a second press. */
export async function confirmFirst(
  pressed: TaskPress,
  value: Answer,
  how: { readonly cursor: Cursor; readonly final: boolean },
  text: Text,
): Promise<DeskUpdate> {
  const desk = await draft(pressed, value);
  return { desk, view: { ...view(pressed, how.cursor), confirm: { text, final: how.final } } };
}

/** Keeps an order in the making beside what has been put together. */
export async function keepMaking(pressed: TaskPress, making: Making): Promise<DeskUpdate> {
  const { desk, task, userId } = pressed;
  await pressed.deps.play.saveDraft(desk.game.id, userId, placeOf(task), { answer: task.draft, making });
  return { desk: withTask(desk, task, { ...task, making }), view: view(pressed, top) };
}

/** Puts an answer down where it can be changed, without handing it in. */
export async function draft(pressed: TaskPress, value: Answer): Promise<Desk> {
  const { desk, task, userId } = pressed;
  await pressed.deps.play.saveDraft(desk.game.id, userId, placeOf(task), { answer: value, making: null });
  return withTask(desk, task, { ...task, draft: value, making: null });
}

/** After an answer has been taken, what was begun before it no longer counts. */
async function cleared(pressed: TaskPress, desk: Desk): Promise<Desk> {
  const still = desk.tasks.find((task) => task.id === pressed.task.id && task.draft !== null);
  if (pressed.task.draft === null || still === undefined) return desk;
  await pressed.deps.play.saveDraft(desk.game.id, pressed.userId, placeOf(pressed.task), null);
  return withTask(desk, still, { ...still, draft: null, making: null });
}

function withTask(desk: Desk, old: Task, task: Task): Desk {
  return { ...desk, tasks: desk.tasks.map((one) => (one.id === old.id ? task : one)) };
}

/** Throws away what was put together. A sealed answer already saved is replaced by an empty one where that is legal. */
export async function clear(pressed: TaskPress): Promise<DeskUpdate> {
  const { task } = pressed;
  const nothing: Answer = task.question.form.kind === 'spread' ? {} : [];
  if (task.sealed && working(task) !== null) return keep(pressed, nothing, top);
  await pressed.deps.play.saveDraft(pressed.desk.game.id, pressed.userId, placeOf(task), null);
  return { desk: withTask(pressed.desk, task, { ...task, draft: null, making: null }), view: view(pressed, top) };
}
