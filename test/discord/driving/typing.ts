// An answer typed by a person, line by line.
import type { Answer } from '../../../src/table/question.js';
import type { Task } from '../../../src/play/turn/desk.js';
import type { Person } from './person.js';
import { wordsOf } from './words.js';

/** A message holds so many lines of orders. */
const linesAtOnce = 10;

/** Types an answer; what confirms it is not typed. */
export async function typeAnswer(person: Person, task: Task, answer: Answer): Promise<void> {
  const lines = wordsOf(person, task.question.form, answer);
  for (let at = 0; at < lines.length; at += linesAtOnce)
    await person.type(lines.slice(at, at + linesAtOnce).join('\n'));
}
