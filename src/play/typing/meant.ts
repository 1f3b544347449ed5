// Which of a person's games a typed text is meant for: those in which it makes sense.
import type { Lang, Wording } from '../../words/words.js';
import type { Snapshot } from '../change/snapshot.js';
import { tasksOf } from '../turn/desk.js';
import { passTyped } from '../turn/passing.js';
import { named } from './instruction-text.js';
import { answersOf, readFor } from './typing.js';

/** Whether a text names an instruction of a person in a game, or part of it can be read as an answer to what they owe there. */
export async function makesSense(
  s: Snapshot,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
): Promise<boolean> {
  if (named(s, userId, text, wording) !== null || passTyped(s, userId, text, wording).length > 0) return true;
  for (const task of tasksOf(s, userId)) {
    const readings = await readFor(s, { ...task, begun: task.draft ?? task.saved }, text, lang, wording);
    if (answersOf(readings).length > 0) return true;
  }
  return false;
}
