// Says an answer back in words, whatever its form.
import { chosenParts } from '../../table/chosen.js';
import type { Answer, Form } from '../../table/question.js';
import { keptOf } from '../../table/sheet.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';
import { asChoice, asCounts, asSheet } from '../../table/answer.js';

/** What an answer means, one text per part; empty when it holds nothing. */
export function echoParts(form: Form, answer: Answer | null): Text[] {
  switch (form.kind) {
    case 'choose':
      return [...chosenParts(form, asChoice(answer))];
    case 'spread': {
      const values = asCounts(answer);
      return form.rows().flatMap((row) => {
        const count = values[row.id] ?? 0;
        return count > 0 ? [t('ask.spread.row', { row: row.text, count })] : [];
      });
    }
    case 'orders': {
      return keptOf(form, asSheet(answer)).kept.map((order) => form.describe(order));
    }
  }
}

/** What an answer means, where it holds nothing what that is called. */
export function answerWords(form: Form, answer: Answer | null): readonly Text[] {
  const parts = echoParts(form, answer);
  if (parts.length > 0) return parts;
  return [(form.kind === 'spread' ? undefined : form.none) ?? t('ask.choose.none')];
}

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
