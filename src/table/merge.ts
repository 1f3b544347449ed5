// Puts parts of an answer together, as typed text is read part by part.
import { asChoice, asCounts, asSheet } from './answer.js';
import type { Answer, Choose, Form } from './question.js';
import { withOrder } from './sheet.js';

/**
 * What was begun, with parts put in. A choice is made anew; rows and orders replace those of the same name.
 * @param begun what was saved or put together before; null for nothing.
 */
export function merged(form: Form, begun: Answer | null, parts: readonly Answer[]): Answer {
  switch (form.kind) {
    case 'choose':
      return lastChosen(form, parts.flatMap(asChoice));
    case 'spread':
      return Object.fromEntries([begun, ...parts].flatMap((part) => Object.entries(asCounts(part))));
    case 'orders':
      return parts.flatMap(asSheet).reduce((sheet, order) => withOrder(form, sheet, order), asSheet(begun));
  }
}

/** The last ids named, each no more often than it may be chosen. */
function lastChosen(form: Choose, ids: readonly string[]): readonly string[] {
  const most = new Map(form.options().map((option) => [option.id, option.max ?? 1]));
  const kept = ids.filter((id, at) => ids.slice(at + 1).filter((later) => later === id).length < (most.get(id) ?? 1));
  return kept.slice(-Math.max(1, form.max));
}
