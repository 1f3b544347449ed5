// A rival that is another program: it reads a line of JSON for each question, and writes one with its answer.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Answer, Question } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import type { Rival } from './rivals.js';

/** How many legal answers a program is offered. */
const offers = 12;

const choice = z.object({ choice: z.int().nonnegative() });
const own = z.object({ answer: z.unknown() });

/** What can be said of a question's form in full; orders are legal one after another, and are offered as whole answers alone. */
function formOf({ form }: Question): object {
  switch (form.kind) {
    case 'choose':
      return { kind: form.kind, min: form.min, max: form.max, options: form.options().map(({ id }) => id) };
    case 'spread':
      return { kind: form.kind, min: form.min, max: form.max, rows: form.rows().map(({ id, max }) => ({ id, max })) };
    case 'orders':
      return { kind: form.kind, max: form.max };
  }
}

/**
 * A rival behind a pipe. It is given `{ game, seat, key, about, form, view, answers }` and writes `{ "choice": n }`, which of the answers,
 * or `{ "answer": … }`, one of its own; one that is not legal counts as the question's fallback.
 * @param command what is run, with its arguments.
 */
export function program(game: string, command: string): Rival {
  const [file = '', ...args] = command.split(' ');
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    name: `program:${command}`,
    answer: async ({ question, view, seat, dice }) => {
      const answers = [question.fallback(), ...Array.from({ length: offers }, () => randomAnswer(question, dice))];
      const { key, about } = question;
      child.stdin.write(`${JSON.stringify({ game, seat, key, about, form: formOf(question), view, answers })}\n`);
      const line = await lines.next();
      if (line.done === true) throw new Error(`${command} has ended`);
      const said: unknown = JSON.parse(line.value);
      const picked = choice.safeParse(said);
      if (picked.success) return answers[picked.data.choice] ?? question.fallback();
      // What it is, is seen where it is held against the question.
      return own.parse(said).answer as Answer;
    },
    close: () => child.stdin.end(),
  };
}
