// One answer to a question as somebody could type it: in the window for it, and for those whose words nobody could follow.
import { asChoice, asCounts, asSheet, check } from '../../table/answer.js';
import type { Answer, Order, Orders, Question, Sheet } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';
import { shortOrders } from './value.js';

/** An example has no more parts. */
const mostParts = 4;
/** So many orders are looked at. */
const mostTried = 6;

/**
 * A legal answer in words that can be typed, part by part; of a sheet one order.
 * @param sheet what is on it, beside which the order would go.
 * @returns nothing where there is none without danger, or none that is short.
 */
export function exampleOf(question: Question, sheet: Sheet = []): readonly Text[] {
  const { form } = question;
  if (form.kind === 'orders') {
    const asked = { ...question, form: { ...form, min: 0 } };
    const order = exampleOrders(form, sheet).find((one) => check(asked, [...besideOrder(sheet, one), one]).ok);
    return order === undefined ? [] : [form.describe(order)];
  }
  const [answer] = answersTo(question).filter((one) => check(question, one).ok);
  const parts = answer === undefined ? [] : partsOf(question, answer);
  // Where so many are asked for, that many are shown.
  return parts.length > Math.max(mostParts, form.min) ? [] : parts;
}

/** The first answers that come to mind, and what would stand without any. */
function answersTo(question: Question): readonly Answer[] {
  const { form } = question;
  switch (form.kind) {
    case 'choose': {
      const safe = form.options().filter(({ danger }) => danger === undefined);
      // Several alike are said in few words.
      const most = form.min > mostParts ? safe.toSorted((a, b) => (b.max ?? 1) - (a.max ?? 1)) : safe;
      const copies = most.flatMap(({ id, max = 1 }) =>
        Array.from({ length: form.min > mostParts ? max : 1 }, () => id),
      );
      const first = copies.slice(0, Math.max(1, form.min));
      const isLegal = first.length >= form.min && first.length > 0;
      return isLegal ? [first, question.fallback()] : [];
    }
    case 'spread': {
      const rows = form.rows().filter(({ max }) => max > 0);
      return [...rows.map(({ id, min }) => ({ [id]: Math.max(1, min) })), question.fallback()];
    }
    case 'orders':
      return [];
  }
}

function partsOf({ form }: Question, answer: Answer): readonly Text[] {
  switch (form.kind) {
    case 'choose': {
      const chosen = asChoice(answer);
      return [...new Set(chosen)].flatMap((id) => {
        const count = chosen.filter((one) => one === id).length;
        const name = form.options().find((option) => option.id === id)?.text;
        if (name === undefined) return [];
        return [count === 1 ? name : t('ask.example.row', { row: name, count })];
      });
    }
    case 'spread': {
      const counts = asCounts(answer);
      return form.rows().flatMap(({ id, text }) => {
        const count = counts[id] ?? 0;
        return count === 0 ? [] : [t('ask.example.row', { row: text, count })];
      });
    }
    case 'orders':
      return asSheet(answer).map((order) => form.describe(order));
  }
}

/** The first orders that come to mind, such as go somewhere before such as stay, for whom has none yet; of a group one unit. */
function exampleOrders(form: Orders, sheet: Sheet): readonly Order[] {
  const has = (id: string): number => Number(sheet.some(({ subject }) => subject === id));
  for (const { id, units } of form.subjects(sheet).toSorted((a, b) => has(a.id) - has(b.id))) {
    const row = units?.find(({ max }) => max > 0);
    if (units !== undefined && row === undefined) continue;
    const begun = { subject: id, ...(row && { units: { [row.id]: 1 } }) };
    const orders = shortOrders(form, id, besideOrder(sheet, begun), begun.units);
    if (orders.length > 0)
      return orders.toSorted((a, b) => Number(b.path.length > 1) - Number(a.path.length > 1)).slice(0, mostTried);
  }
  return [];
}

/** The orders of a sheet that one more leaves there: of who has but one, that one is given anew. */
export function besideOrder(sheet: Sheet, { subject, units }: Pick<Order, 'subject' | 'units'>): Sheet {
  return units === undefined ? sheet.filter((one) => one.subject !== subject) : sheet;
}
