// One answer to a question as somebody could type it, for those whose words nobody could follow.
import type { Form, Order, Orders } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';
import { shortOrders } from './value.js';

/** An answer, or a part of one, that the question takes, in words that can be typed; undefined where there is none without danger. */
export function exampleOf(form: Form): Text | undefined {
  switch (form.kind) {
    case 'choose':
      return form.options().find(({ danger }) => danger === undefined)?.text;
    case 'spread': {
      const row = form.rows().find(({ max }) => max > 0);
      return row && t('ask.example.row', { row: row.text, count: Math.max(1, row.min) });
    }
    case 'orders': {
      const order = exampleOrder(form);
      return order && form.describe(order);
    }
  }
}

/** An order that goes somewhere rather than one that stays. */
function exampleOrder(form: Orders): Order | undefined {
  for (const { id, units } of form.subjects([])) {
    if (units !== undefined) continue;
    const orders = shortOrders(form, id, []);
    const found = orders.find(({ path }) => path.length > 1) ?? orders[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
