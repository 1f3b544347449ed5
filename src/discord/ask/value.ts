// Reads a half-made answer as the shape its form takes; anything else counts as nothing yet.
import type { Answer, Orders } from '../../table/question.js';

/** Chosen ids. */
export function asChoice(answer: Answer | null): readonly string[] {
  return Array.isArray(answer) ? answer.filter((id): id is string => typeof id === 'string') : [];
}

/** Numbers per row. */
export function asSpread(answer: Answer | null): Readonly<Record<string, number>> {
  if (answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Paths per subject. */
export function asOrders(answer: Answer | null): Readonly<Record<string, readonly string[]>> {
  if (answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).filter((entry): entry is [string, readonly string[]] => Array.isArray(entry[1])),
  );
}

/** Goes on along a path while there is no choice to make: a single next step that may not be left out and carries no danger. */
export function slide(form: Orders, subject: string, path: readonly string[]): readonly string[] {
  let along = path;
  for (let step = form.step(subject, along); !step.complete; step = form.step(subject, along)) {
    const [only, second] = step.options;
    if (only === undefined || second !== undefined || only.danger !== undefined) break;
    along = [...along, only.id];
  }
  return along;
}
