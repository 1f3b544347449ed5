// The order desk: all subjects with their state, then one subject's path chosen step by step from legal choices.
import type { Making } from '../../play/turn/desk.js';
import type { Option, Order, Orders, Sheet, Subject } from '../../table/question.js';
import { asSheet, check } from '../../table/answer.js';
import { missing, nextDue, sheetBefore } from '../../table/sheet.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, joinWithin, menuRow, type Row } from '../screen.js';
import { t } from '../voice.js';
import { markOf, optionNotes, pagedMenu, typeButton, whyNot, type FormControls } from './controls.js';
import { deskPress, makingToken, top, working, type Cursor, type TaskContext } from './cursor.js';
import { allUnits, unitRows } from './group-units.js';
import { paginate } from './menu-pages.js';
import { severalControls, severalMenu } from './several.js';
import { everyOrder, likeLast, onlyOrders, orderToken, trail, wholeOrders, stepBackOf } from './value.js';

/** Longer labels are hard to read on a button. */
const shortLabel = 34;

/** Characters of the other orders beside the one in the making: back at the list they stand in full. */
const othersRoom = 900;

/** Subjects without an order that have a line each; more of them share one. */
const mostLines = 8;

/** The controls of an order sheet: the list, or the order in the making. */
export function ordersControls(context: TaskContext, form: Orders, cursor: Cursor): FormControls {
  const { making } = context.task;
  const sheet = asSheet(working(context.task));
  if (making !== null && cursor.making === makingToken(making)) {
    const before = sheetBefore(sheet, making.at);
    const subject = form.subjects(before).find((one) => one.id === making.order.subject);
    if (making.others !== undefined) return severalControls(context, form, cursor, making);
    if (subject !== undefined) return makingControls(context, form, cursor, { making, subject, sheet, before });
  }
  return listControls(context, form, cursor, sheet);
}

function listControls(context: TaskContext, form: Orders, cursor: Cursor, sheet: Sheet): FormControls {
  const { say } = context.voice;
  const lacking = missing(form, sheet);
  const orderOf = (subject: Subject): Order | undefined =>
    subject.units === undefined ? sheet.find((order) => order.subject === subject.id) : undefined;
  // A full sheet takes no further subject, unless there is room for one only, which then changes places.
  const isFull = sheet.length >= form.max && form.max > 1;
  const subjects = form.subjects(sheet).filter((subject) => !isFull || orderOf(subject) !== undefined);
  const pages = paginate(subjects, say, say(t('ask.group.other')));
  const shown = pages[Math.min(cursor.page, pages.length - 1)]?.items ?? [];
  const state = (subject: Subject): string => {
    const order = orderOf(subject);
    return order === undefined ? '' : say(form.describe(order));
  };
  const grouped = sheet.flatMap((order, at) => (order.units === undefined ? [] : [{ order, at }]));
  const list = [
    ...grouped.map(({ order }) => `${markOf(context, order)} ${say(form.describe(order))}`),
    ...shown.flatMap((subject) => {
      const order = orderOf(subject);
      return order === undefined ? [] : [`${markOf(context, order)} ${state(subject)}`];
    }),
    ...(form.optional === true
      ? []
      : waitingLines(
          context,
          form.max - sheet.length,
          shown.filter((one) => orderOf(one) === undefined),
        )),
  ];
  const isDue =
    form.optional !== true &&
    (lacking > 0 || (subjects.length > 0 && subjects.every((subject) => subject.units === undefined)));
  return {
    lines: [
      isDue
        ? say(t('ask.orders.count', { count: sheet.length, all: sheet.length + lacking }))
        : say(t(`ask.${form.of ?? 'orders'}.given`, { count: sheet.length })),
      joinWithin(list, 2400, (left) => say(t('ask.more', { count: left }))),
    ].filter((line) => line !== ''),
    why: sheet.length > 0 ? whyNot(context, sheet) : [],
    rows: [
      ...onlyRows(context, form, subjects, { sheet, given: subjects.flatMap((one) => orderOf(one) ?? [])[0] }),
      ...pagedMenu(context, cursor, subjects.length === 1 ? [] : pages, {
        verb: 'sub',
        placeholder: t(`ask.${form.of ?? 'orders'}.pick`),
        option: (subject) => ({
          value: subject.id,
          label: say(subject.text),
          detail: besideName(say(subject.text), state(subject)) || leftOf(context, subject),
          emoji: subject.units === undefined ? markOf(context, orderOf(subject)) : '▫️',
        }),
      }),
      ...(pages.length === 1 ? severalMenu(context, shown, form.max) : []),
      ...groupedMenu(context, form, grouped),
      ...listButtons(context, cursor, sheet.length, nextDue(form, sheet)),
    ],
  };
}

/** An order beside the name of its subject, which it need not begin with once more. */
function besideName(name: string, order: string): string {
  return order.startsWith(`${name}: `) ? order.slice(name.length + 2) : order;
}

/** Single subjects without an order: a line for each, or one line for all where they are many. Those of which only so many can be ordered at all wait for none. */
function waitingLines({ voice: { say } }: TaskContext, room: number, subjects: readonly Subject[]): readonly string[] {
  const waiting = subjects.filter(({ units }) => units === undefined);
  if (waiting.length > room) return [];
  if (waiting.length <= mostLines)
    return waiting.map((subject) => `⬜ ${say(t('ask.orders.none', { subject: subject.text }))}`);
  return [`⬜ ${say(t('ask.orders.waiting', { subjects: waiting.map(({ text }) => text) }))}`];
}

/** A label that a button need not cut. */
const fitsButton = (label: string): boolean => label.length <= limits.buttonLabel;

/** What the button is called that changes an order. */
function changeLabel({ voice: { say } }: TaskContext, form: Orders, order: Order): string {
  const named = say(t('ask.orders.changeOne', { order: form.describe(order) }));
  return fitsButton(named) ? named : say(t('ask.orders.change'));
}

/** The only subject there is, such as a lone retreat or a group as a whole: its orders without opening it first, and a button that opens it. */
function onlyRows(
  context: TaskContext,
  form: Orders,
  [only, second]: readonly Subject[],
  { sheet, given }: { readonly sheet: Sheet; readonly given: Order | undefined },
): Row[] {
  if (only === undefined || second !== undefined) return [];
  const { say } = context.voice;
  const { text } = form.step({ subject: only.id, path: [] }, only.units === undefined ? [] : sheet);
  const every = only.units === undefined ? everyOrder(form, only.id, []) : undefined;
  // All there is stands there, so that nothing has to be opened.
  if (every !== undefined && every.length > 1) {
    const options = every.map(({ order, choice }) => ({
      value: orderToken(order),
      label: say(choice.text),
      detail: say(form.describe(order)),
      chosen: given !== undefined && orderToken(given) === orderToken(order),
    }));
    return [menuRow(deskPress(context, 'only'), say(text), options)];
  }
  const orders = onlyOrders(form, only, sheet).slice(0, limits.selectOptions);
  const [single] = orders;
  const options = orders.map((order) => ({ value: orderToken(order), label: say(form.describe(order)) }));
  const label =
    given === undefined
      ? say(t(`ask.${form.of ?? 'orders'}.open`, { subject: only.text }))
      : changeLabel(context, form, given);
  const open = button(deskPress(context, 'next', { ...top, subject: token(only.id) }), label, 'primary');
  if (single === undefined || (given !== undefined && orders.length === 1)) return buttonRows([open]);
  if (orders.length === 1 && fitsButton(say(form.describe(single))))
    return buttonRows([
      button(deskPress(context, 'only', top, orderToken(single)), say(form.describe(single)), 'primary'),
      open,
    ]);
  return [menuRow(deskPress(context, 'only'), say(text), options), ...buttonRows([open])];
}

/** What is left of a group, or that a subject has no order. */
function leftOf({ voice: { say } }: TaskContext, subject: Subject): string {
  if (subject.units !== undefined && subject.detail === undefined) {
    return say(
      t('ask.orders.left', {
        units: subject.units.map((row) => t('ask.spread.row', { row: row.text, count: row.max })),
      }),
    );
  }
  return say(subject.detail ?? t('ask.orders.noneShort'));
}

/** The orders of groups already on the sheet, to be looked at, changed or removed. */
function groupedMenu(
  context: TaskContext,
  form: Orders,
  grouped: readonly { readonly order: Order; readonly at: number }[],
): Row[] {
  const [only] = grouped;
  if (only === undefined) return [];
  const { say } = context.voice;
  if (grouped.length === 1)
    return buttonRows([
      button(deskPress(context, 'line', top, String(only.at)), changeLabel(context, form, only.order)),
    ]);
  const options = grouped.slice(-limits.selectOptions).map(({ order, at }) => ({
    value: String(at),
    label: say(form.describe(order)),
  }));
  return [menuRow(deskPress(context, 'line'), say(t('ask.orders.change')), options)];
}

function listButtons(context: TaskContext, cursor: Cursor, ordered: number, next: Subject | undefined): Row[] {
  const { say } = context.voice;
  const buttons = [];
  if (!context.task.sealed) {
    const { question } = context.task;
    const fits = check(question, asSheet(working(context.task))).ok;
    // A sheet without any order is handed in under the name of what that comes to.
    const none = question.form.kind === 'orders' && ordered === 0 ? question.form.none : undefined;
    const label = say(none ?? t('ask.confirm'));
    const style = none === undefined ? 'success' : 'secondary';
    buttons.push(button(deskPress(context, 'send', cursor), label, style, { disabled: !fits }));
  }
  if (next !== undefined && ordered > 0) {
    buttons.push(
      button(
        deskPress(context, 'next', { ...top, subject: token(next.id) }),
        say(t('ask.orders.next', { subject: next.text })),
        'primary',
      ),
    );
  }
  buttons.push(typeButton(context));
  if (ordered > 0) buttons.push(button(deskPress(context, 'clear', cursor), say(t('ask.orders.clear'))));
  return buttonRows(buttons);
}

interface MakingContext {
  readonly making: Making;
  readonly subject: Subject;
  readonly sheet: Sheet;
  readonly before: Sheet;
}

/** The other orders of the sheet, by which the one in the making is chosen. */
function otherLines(context: TaskContext, form: Orders, sheet: Sheet, at: number | null): readonly string[] {
  const { say } = context.voice;
  const others = sheet.filter((_, n) => n !== at);
  const list = others.map((order) => `${markOf(context, order)} ${say(form.describe(order))}`);
  return list.length === 0 ? [] : [joinWithin(list, othersRoom, (left) => say(t('ask.more', { count: left })))];
}

function makingControls(
  context: TaskContext,
  form: Orders,
  cursor: Cursor,
  { making, subject, sheet, before }: MakingContext,
): FormControls {
  const { say } = context.voice;
  const { order, at } = making;
  const existing = at === null ? undefined : sheet[at];
  const here = { ...cursor, subject: '' };
  const picked = subject.units === undefined || Object.keys(order.units ?? {}).length > 0;
  const step = picked ? form.step(order, before) : undefined;
  const lacking = missing(form, sheet);
  const asked = say(step?.text ?? t('ask.orders.howMany'));
  const none =
    subject.units === undefined ? t(`ask.${form.of ?? 'orders'}.none`, { subject: subject.text }) : subject.text;
  const lines = [
    ...(subject.units === undefined && lacking > 0 && form.optional !== true
      ? [say(t('ask.orders.count', { count: sheet.length, all: sheet.length + lacking }))]
      : []),
    ...otherLines(context, form, sheet, at),
    ...(existing !== undefined
      ? [say(t(`ask.${form.of ?? 'orders'}.now`, { order: form.describe(existing) }))]
      : // What is asked about is named once.
        asked.includes(say(subject.text))
        ? []
        : [say(none)]),
    ...(order.path.length === 0 ? [] : [`➤ ${trail(form, order, before).map(say).join(' › ')}`]),
    asked,
    ...(step !== undefined && areButtons(context, step.options) ? optionNotes(context, step.options) : []),
  ];
  const asksUnits = subject.units !== undefined && order.path.length === 0;
  const unitsPress = (which: string): string => deskPress(context, 'units', here, which);
  const buttons: ReturnType<typeof button>[] = asksUnits ? allUnits(say, unitsPress, subject.units, order) : [];
  // What stands there already need not be saved once more.
  const isNew = JSON.stringify(existing) !== JSON.stringify(order);
  if (step?.complete === true && order.path.length > 0 && (isNew || step.options.length > 0))
    buttons.push(button(deskPress(context, 'keep', here), say(t('ask.orders.keep')), 'success'));
  const back = stepBackOf(form, order, before) === undefined ? t('ask.orders.list') : t('ask.orders.up');
  buttons.push(button(deskPress(context, 'up', here), say(back)));
  const again = at === null ? likeLast(form, subject, order, before) : undefined;
  if (again !== undefined)
    buttons.push(button(deskPress(context, 'like', here), againLabel(context, form, again, before)));
  if (existing !== undefined)
    buttons.push(button(deskPress(context, 'drop', here), say(t(`ask.${form.of ?? 'orders'}.drop`))));
  return {
    lines,
    rows: [
      ...(asksUnits ? unitRows(say, unitsPress, subject.units, order) : []),
      ...(step === undefined ? [] : stepRows(context, here, step.options)),
      ...wholeMenu(context, here, form, order, before),
      ...buttonRows(buttons),
    ],
  };
}

/** What a button says that gives an order as the one before it; where the whole order is too long for one, to where it goes. */
function againLabel({ voice: { say } }: TaskContext, form: Orders, again: Order, before: Sheet): string {
  const whole = say(t('ask.orders.again', { order: form.describe(again) }));
  const goal = trail(form, again, before).at(-1);
  return whole.length <= limits.buttonLabel || goal === undefined ? whole : say(t('ask.orders.again', { order: goal }));
}

/** Whole orders in one press, beside the way to them step by step. */
function wholeMenu(context: TaskContext, here: Cursor, form: Orders, order: Order, before: Sheet): Row[] {
  const orders = order.units === undefined ? wholeOrders(form, order, before) : [];
  const [only] = orders;
  if (only === undefined) return [];
  const { say } = context.voice;
  if (orders.length === 1 && fitsButton(say(form.describe(only))))
    return buttonRows([button(deskPress(context, 'whole', here, orderToken(only)), say(form.describe(only)))]);
  const options = orders.map((one) => ({ value: orderToken(one), label: say(form.describe(one)) }));
  return [menuRow(deskPress(context, 'whole', here), say(t('ask.orders.whole')), options)];
}

/** Whether the choices of a step are buttons: when they are few and short, or there is one. */
function areButtons({ voice: { say } }: TaskContext, options: readonly Option[]): boolean {
  if (options.length === 1) return options.every((option) => fitsButton(say(option.text)));
  return options.length <= limits.rowButtons && options.every((option) => say(option.text).length <= shortLabel);
}

/** The choices of a step: buttons, or a menu. */
function stepRows(context: TaskContext, here: Cursor, options: readonly Option[]): Row[] {
  const { say } = context.voice;
  if (areButtons(context, options)) {
    return buttonRows(
      options.map((option) =>
        button(
          deskPress(context, 'take', here, token(option.id)),
          say(option.text),
          option.danger === undefined ? 'primary' : 'danger',
        ),
      ),
    );
  }
  return pagedMenu(context, here, paginate(options, say, say(t('ask.group.other'))), {
    verb: 'step',
    placeholder: t('ask.choose.answer'),
    option: (option) => ({
      value: option.id,
      label: say(option.text),
      detail: [option.danger, option.detail].flatMap((text) => (text === undefined ? [] : [say(text)])).join(' · '),
      ...(option.danger === undefined ? {} : { emoji: '⚠️' }),
    }),
  });
}
