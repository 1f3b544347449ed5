// Numbers over rows: a window of number fields when there are few rows, otherwise "add one to…" with the running total.
import { asCounts, check, priceOf, roomFor, withinRows } from '../../table/answer.js';
import type { Row as SpreadRow, Spread } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, inputField, joinWithin, menuRow, modal, type Modal, type Row } from '../screen.js';
import { t } from '../voice.js';
import { pagedMenu, typeButton, whyNot, type FormControls } from './controls.js';
import { byToken, deskPress, working, type Cursor, type TaskContext } from './cursor.js';
import { paginate } from './menu-pages.js';

type Values = Readonly<Record<string, number>>;

/** Which words say what happens to a row: that something is put there, or taken away. */
function kindOf({ takes }: Spread): 'spread' | 'takes' {
  return takes === true ? 'takes' : 'spread';
}

/** The numbers put together so far, every row at least at its minimum. */
export function spreadValues(context: TaskContext, form: Spread): Values {
  return withinRows(form, asCounts(working(context.task)));
}

/** The controls of a spread. */
export function spreadControls(context: TaskContext, form: Spread, cursor: Cursor): FormControls {
  const { say } = context.voice;
  const rows = form.rows();
  const values = spreadValues(context, form);
  const price = priceOf(form, values);
  const filled = rows.filter((row) => (values[row.id] ?? 0) > 0);
  const list = filled.map((row) => say(t('ask.spread.row', { row: row.text, count: values[row.id] ?? 0 })));
  const total =
    form.min === form.max || form.min === 0
      ? t('ask.spread.totalExact', { count: price, max: form.max })
      : t('ask.spread.totalRange', { count: price, min: form.min, max: form.max });
  // That nothing is chosen yet, or too little, the total says.
  const isCounted = filled.length > 0 && price >= form.min;
  const lines = [
    joinWithin(list, 1500, (left) => say(t('ask.more', { count: left }))),
    say(total),
    ...(isCounted ? whyNot(context, values) : []),
  ].filter((line) => line !== '');
  // So few that several points can be added to each at once.
  const most = Math.floor(limits.selectOptions / Math.max(1, Math.min(mostAtOnce, form.max)));
  const pages = paginate(rows, say, say(t('ask.group.other')), most)
    .map((page) => ({
      ...page,
      items: page.items.flatMap((row) =>
        steps(form, values, row, Math.floor(limits.selectOptions / page.items.length)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
  const [single, other] = pages.flatMap(({ items }) => items);
  const isSingle = single !== undefined && other === undefined;
  const adding = pagedMenu(context, cursor, isSingle ? [] : pages, {
    verb: 'add',
    placeholder: t(`ask.${kindOf(form)}.add`),
    max: limits.selectOptions,
    option: ({ row, by }) => ({
      value: addition(row.id, by),
      label: say(t(`ask.${kindOf(form)}.plus`, { row: row.text, count: by })),
      detail: say(rowDetail(row, values[row.id] ?? 0)),
    }),
  });
  // The buttons are about what was touched last, or what stands last.
  const focus = byToken(rows, cursor.subject) ?? filled.at(-1);
  const of = (row: SpreadRow): Front => ({ context, form, cursor, values, row });
  const end = endButtons(context, cursor, values, rows.length);
  if (focus === undefined || filled.length < 2) {
    return {
      lines,
      rows: [
        ...adding,
        ...(focus === undefined ? [] : buttonRows(focusButtons(of(focus)))),
        ...buttonRows(end),
        // A row that takes no more is only made smaller, which few want.
        ...(isSingle && single.row !== focus ? buttonRows(focusButtons(of(single.row))) : []),
      ],
    };
  }
  const changing = [...adding, kindsMenu(context, cursor, values, filled, focus)];
  if (adding.length < 2)
    return {
      lines,
      rows: [...changing, ...buttonRows(focusButtons(of(focus))), ...buttonRows(end)],
    };
  // Where there is room for one row of buttons, one more and one less stand among them.
  const ones = oneByOne(of(focus));
  const first = context.task.sealed ? 0 : 1;
  const buttons = [...end.slice(0, first), ...ones, ...end.slice(first)];
  return { lines, rows: [...changing, ...buttonRows(buttons.slice(0, limits.rowButtons))] };
}

/** Which of what has been put down the buttons below are about. */
function kindsMenu(
  context: TaskContext,
  cursor: Cursor,
  values: Values,
  filled: readonly SpreadRow[],
  focus: SpreadRow,
): Row {
  const { say } = context.voice;
  const shown = filled.includes(focus) ? filled : [...filled, focus];
  return menuRow(
    deskPress(context, 'front', cursor),
    say(t('ask.spread.front')),
    shown.slice(-limits.selectOptions).map((row) => ({
      value: row.id,
      label: say(t('ask.spread.frontRow', { row: row.text, count: values[row.id] ?? 0 })),
      chosen: row === focus,
    })),
  );
}

/** A row that buttons are about, with what has been put together. */
interface Front {
  readonly context: TaskContext;
  readonly form: Spread;
  readonly cursor: Cursor;
  readonly values: Values;
  readonly row: SpreadRow;
}

/** So many more of a row, or less. */
function stepButton({ context, form, cursor, row }: Front, by: number, disabled = false): ReturnType<typeof button> {
  const words = t(`ask.${kindOf(form)}.${by < 0 ? 'minus' : 'plus'}`, { row: row.text, count: Math.abs(by) });
  const id = deskPress(context, 'by', { ...cursor, subject: token(row.id) }, String(by));
  return button(id, context.voice.say(words), 'primary', { disabled });
}

/** One less and one more of a row. */
function oneByOne(front: Front): readonly ReturnType<typeof button>[] {
  const { form, values, row } = front;
  return [
    stepButton(front, -1, (values[row.id] ?? 0) <= row.min),
    stepButton(front, 1, roomFor(form, values, row) < 1),
  ];
}

/** What a menu adds at most to a row at once. */
const mostAtOnce = 3;

/** What can be added to a row; what is full takes nothing more, and is brought to the front by a menu of its own. */
function steps(
  form: Spread,
  values: Values,
  row: SpreadRow,
  most: number,
): { row: SpreadRow; by: number; text: Text }[] {
  const room = Math.min(mostAtOnce, most, roomFor(form, values, row));
  return Array.from({ length: room }, (_, n) => ({ row, by: n + 1, text: row.text }));
}

/** So many more of a row, as a menu's value. */
function addition(id: string, by: number): string {
  return `${by}*${id}`;
}

/** Takes such values apart; what was picked of one row comes together. */
export function additions(picked: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const value of picked) {
    const [, by = '', id = ''] = /^(\d)\*(.*)$/su.exec(value) ?? [];
    if (id !== '') found.set(id, (found.get(id) ?? 0) + Number(by));
  }
  return found;
}

function rowDetail(row: SpreadRow, count: number): Text {
  return row.detail === undefined
    ? t('ask.spread.detail', { count, max: row.max })
    : t('ask.spread.detailMore', { count, max: row.max, detail: row.detail });
}

function focusButtons(front: Front): readonly ReturnType<typeof button>[] {
  const { context, form, cursor, values, row } = front;
  const { say } = context.voice;
  const room = roomFor(form, values, row);
  const above = (values[row.id] ?? 0) - row.min;
  const here = { ...cursor, subject: token(row.id) };
  const fill = button(
    deskPress(context, 'most', here),
    say(t(`ask.${kindOf(form)}.fill`, { row: row.text, count: room })),
    'primary',
  );
  const zero = button(deskPress(context, 'zero', here), say(t('ask.spread.zero', { row: row.text })));
  return [
    ...(above < 1 ? [] : [stepButton(front, -1)]),
    ...(room < 1 ? [] : [stepButton(front, 1)]),
    ...(room < 6 ? [] : [stepButton(front, 5)]),
    ...(room < 2 ? [] : [fill]),
    ...(above < 1 ? [] : [zero]),
  ];
}

function endButtons(
  context: TaskContext,
  cursor: Cursor,
  values: Values,
  rows: number,
): readonly ReturnType<typeof button>[] {
  const { say } = context.voice;
  const fits = check(context.task.question, values).ok;
  const buttons = [];
  if (!context.task.sealed) {
    buttons.push(button(deskPress(context, 'send', cursor), say(t('ask.confirm')), 'success', { disabled: !fits }));
  }
  if (rows > 0 && rows <= limits.modalParts)
    buttons.push(button(deskPress(context, 'numbers', cursor), say(t('ask.spread.enter'))));
  buttons.push(typeButton(context), button(deskPress(context, 'clear', cursor), say(t('ask.clear'))));
  return buttons;
}

/** The window of number fields, filled with what is there already. */
export function numbersModal(context: TaskContext, form: Spread, cursor: Cursor): Modal {
  const { say } = context.voice;
  const values = spreadValues(context, form);
  return modal(
    deskPress(context, 'numbered', cursor),
    say(context.task.question.text),
    form.rows().map((row) =>
      inputField(`row.${token(row.id)}`, say(row.text), {
        value: String(values[row.id] ?? 0),
        description: say(t('ask.spread.range', { min: row.min, max: row.max })),
        max: 6,
      }),
    ),
  );
}

/** The numbers typed into that window; null for a field that is no whole number. */
export function readNumbers(form: Spread, field: (id: string) => string | undefined): Record<string, number> | null {
  const values: Record<string, number> = {};
  for (const row of form.rows()) {
    const typed = (field(`row.${token(row.id)}`) ?? '').trim().normalize('NFKC');
    if (typed !== '' && !/^\d{1,6}$/.test(typed)) return null;
    values[row.id] = Number(typed);
  }
  return values;
}
