// Which of a person's games a typed text is meant for: those in which it makes sense.
import type { Lang, Wording } from '../../words/words.js';
import type { Snapshot } from '../change/snapshot.js';
import { tasksOf } from '../turn/desk.js';
import type { Answer, Form } from '../../table/question.js';
import { passTyped } from '../turn/passing.js';
import { named } from './instruction-text.js';
import { NamesOnOffer, wordsOf, type Named } from './names-on-offer.js';
import { readOnSheet } from './on-the-sheet.js';
import { answersOf } from './readings.js';
import { readFor } from './typing.js';

/** How well a text fits: all of it says something that can be said there now, or only part of it. */
export type Fit = 'whole' | 'part';

/**
 * How much is read to find out which of somebody's games a text is meant for, in letters: of a line of sixty as much as in hundreds of
 * questions, of the longest in ten.
 */
export class LettersLeft {
  #left = 20_000;

  /** Takes what a text needs to be read once more; whether there was enough. */
  take({ length }: string): boolean {
    this.#left -= length;
    return this.#left >= 0;
  }
}

/** How a text fits a person's game: it names an instruction there, or is read as an answer to what they owe; null when it does not. */
export async function fitOf(
  s: Snapshot,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
  letters: LettersLeft,
): Promise<Fit | null> {
  if (named(s, userId, text, wording) !== null || passTyped(s, userId, text, wording).length > 0) return 'whole';
  let fit: Fit | null = null;
  for (const task of tasksOf(s, userId)) {
    if (!letters.take(text)) break;
    const { question, seat } = task;
    const read = (said: string, begun: Answer | null) => readFor(s, { question, seat, begun }, said, lang, wording);
    const { readings } = await readOnSheet(task, text, read);
    if (answersOf(readings).length === 0) continue;
    if (readings.every((reading) => !('problem' in reading))) return 'whole';
    fit = 'part';
  }
  return fit;
}

/** So many words of a text are looked at, and so many make a name. */
const most = { words: 40, name: 3 };

/** How many words of a text are names in a person's game: of its places, or of what they are asked about; none where they owe nothing. */
export function namesSaid(s: Snapshot, userId: string, text: string, wording: Wording): number {
  const tasks = tasksOf(s, userId);
  if (tasks.length === 0) return 0;
  const names = new NamesOnOffer(wording, s.rules.id);
  const places = (s.rules.places?.(null) ?? []).map((place, n): Named => ({ id: `place ${n}`, text: place }));
  const index = names.index('all of the game', [...places, ...tasks.flatMap(({ question }) => namesOf(question.form))]);
  const words = wordsOf(text).slice(0, most.words);
  let said = 0;
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at, at + most.name);
    const length = rest.findLastIndex((_, n) => names.called(rest.slice(0, n + 1).join(' '), index).length > 0) + 1;
    said += length;
    at += Math.max(1, length);
  }
  return said;
}

function namesOf(form: Form): readonly Named[] {
  switch (form.kind) {
    case 'choose':
      return form.options();
    case 'spread':
      return form.rows();
    case 'orders':
      return form.subjects([]).flatMap((subject): readonly Named[] => [subject, ...(subject.units ?? [])]);
  }
}
