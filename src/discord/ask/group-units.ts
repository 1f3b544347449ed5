// How many of each kind of a group are ordered together: a menu of numbers for every kind, one for all the others where they are many.
import type { Order, UnitRow } from '../../table/question.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, menuRow, type Row } from '../screen.js';
import { t, type Voice } from '../voice.js';

/** So many menus leave room on a phone for the question and where the units go. */
const fewMenus = 2;
/** A message has room for so many, where every number would not fit into few. */
const mostMenus = 6;
/** What stands in a press for the menu of the kinds that have none of their own. */
const others = 'more';
const all = 'all';

/** The kinds with a menu of their own, and those that share one. */
function shared(rows: readonly UnitRow[]): readonly [own: readonly UnitRow[], rest: readonly UnitRow[]] {
  const isHeld = (own: number): boolean =>
    rows.slice(own).reduce((sum, { max }) => sum + max, 0) <= limits.selectOptions;
  let own = rows.length <= fewMenus ? rows.length : fewMenus - 1;
  while (own < Math.min(rows.length, mostMenus - 1) && !isHeld(own)) own++;
  return [rows.slice(0, own), rows.slice(own)];
}

/** The numbers of a kind that a menu with room for so many offers: the small ones and all. */
function numbersOf({ max }: UnitRow, room: number): readonly number[] {
  const small = Array.from({ length: Math.min(max, room) }, (_, n) => n + 1);
  return max > room ? [...small.slice(0, -1), max] : small;
}

/**
 * The menus for a group.
 * @param pressOf the press on the menu or button of that name, to be read by `unitsPressed`.
 */
export function unitRows(
  say: Voice['say'],
  pressOf: (which: string) => string,
  rows: readonly UnitRow[],
  order: Order,
): Row[] {
  const [own, rest] = shared(rows);
  const option = (row: UnitRow, count: number, value: string): Parameters<typeof menuRow>[2][number] => ({
    value,
    label: say(t('ask.spread.row', { row: row.text, count })),
    chosen: count === (order.units?.[row.id] ?? 0),
  });
  const menus = own.map((row) =>
    menuRow(
      pressOf(token(row.id)),
      say(row.text),
      [0, ...numbersOf(row, limits.selectOptions - 1)].map((count) => option(row, count, String(count))),
    ),
  );
  const room = Math.max(1, Math.floor(limits.selectOptions / Math.max(1, rest.length)));
  const more = rest
    .slice(0, limits.selectOptions)
    .flatMap((row) => numbersOf(row, room).map((count) => option(row, count, `${token(row.id)}:${count}`)));
  return [
    ...menus,
    ...(more.length === 0
      ? []
      : [
          menuRow(pressOf(others), say(t('ask.orders.otherKinds')), more, {
            min: 0,
            max: rest.length,
          }),
        ]),
  ];
}

/** Takes all of a group; nothing where all of it is chosen. */
export function allUnits(
  say: Voice['say'],
  pressOf: (which: string) => string,
  rows: readonly UnitRow[],
  { units = {} }: Order,
): ReturnType<typeof button>[] {
  const isWhole = rows.every(({ id, max }) => units[id] === max);
  return isWhole ? [] : [button(pressOf(all), say(t('ask.orders.all')))];
}

/**
 * The numbers of a group after a press on one of its menus.
 * @param before what was chosen until now.
 * @param extra which menu, or that all go.
 */
export function unitsPressed(
  rows: readonly UnitRow[],
  before: Readonly<Record<string, number>>,
  extra: string,
  values: readonly string[],
): Readonly<Record<string, number>> {
  const [, rest] = shared(rows);
  const chosen = (row: UnitRow): number => {
    if (extra === all) return row.max;
    if (extra === others && rest.includes(row)) {
      const numbers = values.flatMap((value) => (value.startsWith(`${token(row.id)}:`) ? value.split(':')[1] : []));
      return Number(numbers.at(-1) ?? 0);
    }
    return token(row.id) === extra ? Number(values[0] ?? 0) : (before[row.id] ?? 0);
  };
  return Object.fromEntries(
    rows.flatMap((row) => {
      const count = chosen(row);
      const most = Math.min(Number.isInteger(count) ? count : 0, row.max);
      return most > 0 ? [[row.id, most]] : [];
    }),
  );
}
