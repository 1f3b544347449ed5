// Says an answer back in words, whatever its form.
import type { Answer, Form } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';
import { asChoice, asOrders, asSpread } from './value.js';

/** What an answer means, one text per part; empty when it holds nothing. */
export function echoParts(form: Form, answer: Answer | null): Text[] {
  switch (form.kind) {
    case 'choose': {
      const options = new Map(form.options().map((option) => [option.id, option.text]));
      return asChoice(answer).flatMap((id) => options.get(id) ?? []);
    }
    case 'spread': {
      const values = asSpread(answer);
      return form.rows().flatMap((row) => {
        const count = values[row.id] ?? 0;
        return count > 0 ? [t('ask.spread.row', { row: row.text, count })] : [];
      });
    }
    case 'orders': {
      const known = new Set(form.subjects().map((subject) => subject.id));
      return Object.entries(asOrders(answer)).flatMap(([id, path]) => (known.has(id) ? [form.describe(id, path)] : []));
    }
  }
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
      const old = asOrders(before);
      return Object.entries(asOrders(answer)).flatMap(([subject, path]) => {
        if (JSON.stringify(old[subject]) === JSON.stringify(path)) return [];
        return path.flatMap(
          (id, at) => form.step(subject, path.slice(0, at)).options.find((one) => one.id === id)?.danger ?? [],
        );
      });
    }
  }
}
