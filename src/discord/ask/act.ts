// What a press on the desk does: keeps drafts, saves sealed answers at once, asks again where it is dangerous, hands in.
import { check } from '../../table/answer.js';
import type { Answer } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { Refused, type Desk, type Task } from '../../play/play.js';
import type { Press } from '../custom-id.js';
import type { Deps } from '../deps.js';
import { voice, t, type Voice } from '../voice.js';
import { plainView, type DeskView, type Note } from './desk.js';
import { dangersOf, echoParts } from './echo.js';
import { placeOf, taskOf, taskToken, top, working, type Place, type Seen } from './cursor.js';

/** Who presses. */
export interface Actor {
  readonly userId: string;
  readonly voice: Voice;
}

/** What came with the press: chosen values of a menu, typed fields of a window. */
export interface Input {
  readonly values: readonly string[];
  field(id: string): string | undefined;
}

export const noInput: Input = { values: [], field: () => undefined };

/** The desk after a press, and how to show it. */
export interface Shown {
  readonly desk: Desk;
  readonly view: DeskView;
}

/** A press on a task that is still open. */
export interface Acting extends Seen {
  readonly deps: Deps;
  readonly userId: string;
  readonly place: Place;
  readonly extra: string;
  readonly input: Input;
}

/** The desk of a person, fresh. */
export async function openDesk(deps: Deps, actor: Actor, gameId: number, notes: readonly Note[] = []): Promise<Shown> {
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
  input: Input,
  verb: (acting: Acting) => Promise<Shown>,
): Promise<Shown> {
  const desk = await deps.play.desk(press.game, actor.userId);
  const own = { ...actor, voice: voice(deps.wording, actor.voice.lang, desk.game.kind) };
  const task = taskOf(desk, press);
  if (task === undefined) {
    return { desk, view: { ...plainView, notes: [{ tone: 'info', words: own.voice.say(t('press.old')) }] } };
  }
  const acting: Acting = { deps, desk, task, input, userId: actor.userId, voice: own.voice, ...placeOf(press) };
  try {
    return await verb(acting);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...(await openDesk(deps, own, press.game)), view: view(acting, top, refusals(acting, error.texts)) };
  }
}

/** A view of the same task. */
export function view(acting: Acting, place: Place, notes: readonly Note[] = []): DeskView {
  return { task: taskToken(acting.task), place, notes };
}

/** The same desk, looked at from another place. */
export function look(acting: Acting, place: Place, notes: readonly Note[] = []): Shown {
  return { desk: acting.desk, view: view(acting, place, notes) };
}

export function refusals(acting: Acting, texts: readonly Text[]): Note[] {
  return texts.map((text) => ({ tone: 'bad', words: acting.voice.say(text) }));
}

function warnings(acting: Acting, texts: readonly Text[] | undefined): Note[] {
  return (texts ?? []).map((text) => ({ tone: 'warn', words: acting.voice.say(text) }));
}

/**
 * Keeps an answer in the making. A sealed one that is legal is saved at once, because saved always counts; any other
 * waits as a draft.
 * @param echo what to say when it has been saved.
 */
export async function keep(acting: Acting, value: Answer, place: Place, echo: readonly Text[] = []): Promise<Shown> {
  const { task } = acting;
  const checked = check(task.question, value);
  if (task.sealed && checked.ok) return hand(acting, value, { place, echo, final: false, confirmed: false });
  const desk = await draft(acting, value);
  const good: Note[] = echo.map((text) => ({ tone: 'good', words: acting.voice.say(text) }));
  if (checked.ok) return { desk, view: view(acting, place, [...good, ...warnings(acting, checked.review.warnings)]) };
  return { desk, view: view(acting, place, task.sealed ? refusals(acting, checked.refusals) : good) };
}

/** Hands an answer in; asks for a second press first when it is dangerous. */
export async function hand(
  acting: Acting,
  value: Answer,
  how: { readonly place: Place; readonly final: boolean; readonly confirmed: boolean; readonly echo?: readonly Text[] },
): Promise<Shown> {
  const { task, deps, userId } = acting;
  const checked = check(task.question, value);
  if (!checked.ok)
    return { desk: await draft(acting, value), view: view(acting, how.place, refusals(acting, checked.refusals)) };
  const [danger] = dangersOf(task.question.form, value, task.sealed ? task.saved : null);
  if (danger !== undefined && !how.confirmed) return confirmFirst(acting, value, how, danger);
  const answered = await deps.play.answer({
    gameId: acting.desk.game.id,
    userId,
    checkpoint: task.checkpoint,
    question: task.id,
    value,
    final: how.final || !task.sealed,
    confirmed: how.confirmed,
  });
  if (answered.confirm !== null) return confirmFirst(acting, value, how, answered.confirm);
  const desk = await cleared(acting, answered.desk);
  const what = how.echo ?? echoParts(task.question.form, value);
  const done = task.sealed ? (how.final ? t('ask.savedFinal') : t('ask.saved')) : t('ask.done');
  const words = what.length === 0 ? acting.voice.say(done) : acting.voice.say(t('ask.with', { done, what }));
  const shown = task.sealed ? view(acting, how.place) : plainView;
  return { desk, view: { ...shown, notes: [{ tone: 'good', words }, ...warnings(acting, answered.warnings)] } };
}

/** Puts an answer aside and asks for a second press. */
export async function confirmFirst(
  acting: Acting,
  value: Answer,
  how: { readonly place: Place; readonly final: boolean },
  text: Text,
): Promise<Shown> {
  const desk = await draft(acting, value);
  return { desk, view: { ...view(acting, how.place), confirm: { text, final: how.final } } };
}

/** Stores a draft and shows it on the desk already read. */
async function draft(acting: Acting, value: Answer): Promise<Desk> {
  await acting.deps.play.saveDraft(acting.desk.game.id, acting.userId, acting.task.id, value);
  return withTask(acting.desk, acting.task, { ...acting.task, draft: value });
}

/** After an answer has been taken, what was begun before it no longer counts. */
async function cleared(acting: Acting, desk: Desk): Promise<Desk> {
  const still = desk.tasks.find((task) => task.id === acting.task.id && task.draft !== null);
  if (acting.task.draft === null || still === undefined) return desk;
  await acting.deps.play.saveDraft(desk.game.id, acting.userId, acting.task.id, null);
  return withTask(desk, still, { ...still, draft: null });
}

function withTask(desk: Desk, old: Task, task: Task): Desk {
  return { ...desk, tasks: desk.tasks.map((one) => (one.id === old.id ? task : one)) };
}

/** Throws away what was put together. A sealed answer already saved is replaced by an empty one where that is legal. */
export async function clear(acting: Acting): Promise<Shown> {
  const { task } = acting;
  const nothing: Answer = task.question.form.kind === 'choose' ? [] : {};
  if (task.sealed && working(task) !== null) return keep(acting, nothing, top);
  await acting.deps.play.saveDraft(acting.desk.game.id, acting.userId, task.id, null);
  return { desk: withTask(acting.desk, task, { ...task, draft: null }), view: view(acting, top) };
}
