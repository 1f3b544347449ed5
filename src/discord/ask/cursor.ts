// Where in a question a person is looking: which page, which row. Travels in the `custom_id`; what is put together does not.
import type { Desk, Making, Task } from '../../play/turn/desk.js';
import type { Answer } from '../../table/question.js';
import { token, writePress, type Press } from '../custom-id.js';
import type { Voice } from '../voice.js';

export interface Cursor {
  readonly page: number;
  /** Token of the row or subject in front, "" for none. */
  readonly subject: string;
  /** Token of the order in the making that was shown, "" for none: a press on an older picture of it changes nothing. */
  readonly making: string;
}

export const top: Cursor = { page: 0, subject: '', making: '' };

/** One open task as the builders of its components see it. */
export interface TaskContext {
  readonly desk: Desk;
  readonly task: Task;
  readonly voice: Voice;
}

/** Stands for a task in a `custom_id`; after an undo another question may have the same id, so its kind goes in as well. */
export function taskToken(task: Task): string {
  return token(`${task.id} ${task.question.key}`);
}

/** Stands for an order in the making. */
export function makingToken(making: Making | null): string {
  return making === null ? '' : token(JSON.stringify(making));
}

/** The `custom_id` of a verb on a task, at a cursor. */
export function deskPress({ desk, task }: TaskContext, verb: string, cursor: Cursor = top, extra = ''): string {
  return writePress({
    game: desk.game.id,
    checkpoint: task.checkpoint,
    question: taskToken(task),
    verb,
    args: [cursor.page === 0 ? '' : cursor.page.toString(36), cursor.subject, cursor.making, extra],
  });
}

/** The cursor and the extra argument a press carries. */
export function cursorOf(press: Press): { readonly cursor: Cursor; readonly extra: string } {
  const [page = '', subject = '', making = '', extra = ''] = press.args;
  const number = parseInt(page, 36);
  return { cursor: { page: Number.isNaN(number) ? 0 : number, subject, making }, extra };
}

/** The task a press is about; undefined when it is no longer open. */
export function taskOf(desk: Pick<Desk, 'tasks'>, press: Press): Task | undefined {
  return desk.tasks.find((task) => task.checkpoint === press.checkpoint && taskToken(task) === press.question);
}

/** Finds by token. */
export function byToken<T extends { readonly id: string }>(list: readonly T[], wanted: string): T | undefined {
  return list.find((one) => token(one.id) === wanted);
}

/** What the person has put together so far: the draft, else what is saved. */
export function working(task: Task): Answer | null {
  return task.draft ?? task.saved;
}
