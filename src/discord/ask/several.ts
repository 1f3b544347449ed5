// Several subjects of an order sheet at once: one order for all of them alike, or a whole order for each side by side.
import type { Making } from '../../play/turn/desk.js';
import { asSheet } from '../../table/answer.js';
import type { Orders, Sheet, Subject } from '../../table/question.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, menuRow, type Row } from '../screen.js';
import { t } from '../voice.js';
import { markOf, type FormControls } from './controls.js';
import { deskPress, working, type Cursor, type TaskContext } from './cursor.js';
import { alikeOrders, orderToken, shortOrders, trail } from './value.js';

/** A message has room for the menus of so many. */
const mostTogether = 8;
/** Two are ordered one after the other as quickly. */
const fewestTogether = 3;

/**
 * Picks several of the subjects that are ordered one by one.
 * @param most so many orders can be given at all.
 */
export function severalMenu(context: TaskContext, subjects: readonly Subject[], most: number): Row[] {
  const { say } = context.voice;
  const single = subjects.filter((subject) => subject.units === undefined);
  if (single.length < fewestTogether || most < fewestTogether) return [];
  const sheet = asSheet(working(context.task));
  const options = single.map((subject) => ({
    value: subject.id,
    label: say(subject.text),
    emoji: markOf(
      context,
      sheet.find((order) => order.subject === subject.id),
    ),
  }));
  return [
    menuRow(deskPress(context, 'several'), say(t('ask.orders.several')), options, {
      min: 1,
      max: Math.min(mostTogether, most),
    }),
  ];
}

/** All that are ordered together, in the order of the list. */
export function together(form: Orders, { order, others = [] }: Making): readonly Subject[] {
  const ids = new Set([order.subject, ...others]);
  return form.subjects([]).filter((subject) => ids.has(subject.id));
}

/** What is on the sheet beside the orders of some of its subjects: they may go where another's order has made room, or a landing place. */
export function sheetBeside(sheet: Sheet, subjects: readonly Pick<Subject, 'id'>[]): Sheet {
  return sheet.filter(({ subject }) => !subjects.some(({ id }) => id === subject));
}

/** What all can be told alike, then a menu of whole orders for each. */
export function severalControls(context: TaskContext, form: Orders, here: Cursor, making: Making): FormControls {
  const { say } = context.voice;
  const subjects = together(form, making);
  const sheet = asSheet(working(context.task));
  const orderOf = ({ id }: Subject) => sheet.find((order) => order.subject === id);
  const alike = alikeOrders(
    form,
    subjects.map(({ id }) => id),
    sheetBeside(sheet, subjects),
  ).slice(0, limits.selectOptions);
  const forAll =
    alike.length === 0
      ? []
      : [
          menuRow(
            deskPress(context, 'alike', here),
            say(t('ask.orders.alike')),
            alike.map((order) => ({
              value: orderToken(order),
              label: trail(form, order, []).map(say).join(' › '),
            })),
          ),
        ];
  const each = subjects.flatMap((subject) => {
    const orders = shortOrders(form, subject.id, sheetBeside(sheet, [subject])).slice(0, limits.selectOptions);
    if (orders.length === 0) return [];
    const order = orderOf(subject);
    const label = `${markOf(context, order)} ${say(order === undefined ? subject.text : form.describe(order))}`;
    const options = orders.map((one) => ({ value: orderToken(one), label: say(form.describe(one)) }));
    return [menuRow(deskPress(context, 'each', here, token(subject.id)), label, options)];
  });
  return {
    lines: subjects.map((subject) => {
      const order = orderOf(subject);
      const words = order === undefined ? t('ask.orders.none', { subject: subject.text }) : form.describe(order);
      return `${markOf(context, order)} ${say(words)}`;
    }),
    rows: [
      ...forAll,
      ...each,
      ...buttonRows([button(deskPress(context, 'up', { ...here, subject: '' }), say(t('ask.orders.list')))]),
    ],
  };
}
