// Whether a question offers what a page says to it: nothing else is kept, so that nobody can make the server work on what they made up.
import { asChoice, asCounts, asSheet, subjectOf } from '../table/answer.js';
import type { Answer, Form, Order, Orders, Sheet } from '../table/question.js';
import { keptOf } from '../table/sheet.js';

/** Whether the question offers all that an answer says, which need not be whole. */
export function isOffered(form: Form, value: Answer): boolean {
  switch (form.kind) {
    case 'choose': {
      const ids = new Set(form.options().map(({ id }) => id));
      const chosen = asChoice(value);
      return chosen.length <= form.max && chosen.every((id) => ids.has(id));
    }
    case 'spread': {
      const most = new Map(form.rows().map(({ id, max }) => [id, max]));
      return Object.entries(asCounts(value)).every(([id, count]) => count <= (most.get(id) ?? -1));
    }
    case 'orders': {
      const sheet = asSheet(value);
      return sheet.length <= form.max && keptOf(form, sheet).dropped.length === 0;
    }
  }
}

/** Whether an order has been begun as the form offers it: its subject, its units, each step of its path. */
export function isBegun(form: Orders, order: Order, before: Sheet): boolean {
  const subject = subjectOf(form, order.subject, before);
  if (subject === undefined || (subject.units === undefined) !== (order.units === undefined)) return false;
  const rows = new Map((subject.units ?? []).map((row) => [row.id, row.max]));
  if (!Object.entries(order.units ?? {}).every(([unit, count]) => count <= (rows.get(unit) ?? 0))) return false;
  return order.path.every((next, n) =>
    form.step({ ...order, path: order.path.slice(0, n) }, before).options.some(({ id }) => id === next),
  );
}
