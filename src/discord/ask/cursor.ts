// Where in a question a person is looking: which page, which subject or row, how far along its path. Travels in the `custom_id`.
import type { Desk, Task } from '../../play/play.js';
import type { Answer } from '../../table/question.js';
import { splitTokens, token, writePress, type Press } from '../custom-id.js';
import type { Voice } from '../voice.js';

export interface Cursor {
  readonly page: number;
  /** Token of the subject or row, "" for none. */
  readonly subject: string;
  /** Tokens of the path so far, joined. */
  readonly path: string;
}

export const top: Cursor = { page: 0, subject: '', path: '' };

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

/** The `custom_id` of a verb on a task, at a cursor. */
export function deskPress({ desk, task }: TaskContext, verb: string, cursor: Cursor = top, extra = ''): string {
  return writePress({
    game: desk.game.id,
    checkpoint: task.checkpoint,
    question: taskToken(task),
    verb,
    args: [cursor.page === 0 ? '' : cursor.page.toString(36), cursor.subject, cursor.path, extra],
  });
}

/** The cursor and the extra argument a press carries. */
export function cursorOf(press: Press): { readonly cursor: Cursor; readonly extra: string } {
  const [page = '', subject = '', path = '', extra = ''] = press.args;
  const number = parseInt(page, 36);
  return { cursor: { page: Number.isNaN(number) ? 0 : number, subject, path }, extra };
}

/** The task a press is about; undefined when it is no longer open. */
export function taskOf(desk: Desk, press: Press): Task | undefined {
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

/** Resolves path tokens against the steps of an orders form; null when a step is no longer there. */
export function pathOf(
  step: (path: readonly string[]) => { readonly options: readonly { readonly id: string }[] },
  joined: string,
): readonly string[] | null {
  const path: string[] = [];
  for (const one of splitTokens(joined)) {
    const option = byToken(step(path).options, one);
    if (option === undefined) return null;
    path.push(option.id);
  }
  return path;
}
