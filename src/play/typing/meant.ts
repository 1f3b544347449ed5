// Which of a person's games a typed text is meant for: those in which it makes sense.
import type { Lang, Wording } from '../../words/words.js';
import type { Snapshot } from '../change/snapshot.js';
import { tasksOf } from '../turn/desk.js';
import { passTyped } from '../turn/passing.js';
import { named } from './instruction-text.js';
import { answersOf, readFor } from './typing.js';

/** How well a text fits: all of it says something that can be said there now, or only part of it. */
export type Fit = 'whole' | 'part';

/** How a text fits a person's game: it names an instruction there, or is read as an answer to what they owe; null when it does not. */
export async function fitOf(
  s: Snapshot,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
): Promise<Fit | null> {
  if (named(s, userId, text, wording) !== null || passTyped(s, userId, text, wording).length > 0) return 'whole';
  let fit: Fit | null = null;
  for (const task of tasksOf(s, userId)) {
    const readings = await readFor(s, { ...task, begun: task.draft ?? task.saved }, text, lang, wording);
    if (answersOf(readings).length === 0) continue;
    if (readings.every((reading) => !('problem' in reading))) return 'whole';
    fit = 'part';
  }
  return fit;
}
