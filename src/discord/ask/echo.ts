// What stands against an answer or is said shortly of a question.
import type { Answer, Form } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { asChoice, asSheet } from '../../table/answer.js';

/** The dangers of what an answer newly chooses. */
export function dangersOf(form: Form, answer: Answer, before: Answer | null): Text[] {
  switch (form.kind) {
    case 'choose': {
      const old = new Set(asChoice(before));
      const chosen = new Set(asChoice(answer).filter((id) => !old.has(id)));
      return form
        .options()
        .flatMap((option) => (chosen.has(option.id) && option.danger !== undefined ? [option.danger] : []));
    }
    case 'spread':
      return [];
    case 'orders': {
      const old = new Set(asSheet(before).map((order) => JSON.stringify(order)));
      const sheet = asSheet(answer);
      return sheet.flatMap((order, place) => {
        if (old.has(JSON.stringify(order))) return [];
        return order.path.flatMap((id, at) => {
          const { options } = form.step({ ...order, path: order.path.slice(0, at) }, sheet.slice(0, place));
          return options.find((one) => one.id === id)?.danger ?? [];
        });
      });
    }
  }
}

/** The first sentence of a question, which says what it is about. */
export function firstSentence(asked: string): string {
  return /^(?:\d{1,3}\.\s)?.*?[.?!](?=\s|$)/u.exec(asked)?.[0] ?? asked;
}
