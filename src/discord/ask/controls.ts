// What the three forms have in common when shown: lines of text, rows of controls, and menus that page through shelves.
import type { Text } from '../../table/text.js';
import { limits } from '../limits.js';
import { button, buttonRows, menuRow, type MenuOption, type Row } from '../screen.js';
import { t } from '../voice.js';
import { deskPress, type Place, type Seen } from './cursor.js';
import type { Shelf } from './menu-pages.js';

/** A question's own part of the desk. */
export interface Body {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** Opens the window in which any answer can be typed. */
export function typeButton(seen: Seen): ReturnType<typeof button> {
  return button(deskPress(seen, 'type'), seen.voice.say(t('ask.type.button')), 'secondary', { emoji: '⌨️' });
}

/** How one shelf's menu is built. */
export interface Menu<T> {
  readonly verb: string;
  readonly placeholder: Text;
  readonly min?: number;
  readonly max?: number;
  option(item: T): MenuOption;
}

/**
 * Rows for a list on shelves: a menu of shelves (with buttons to turn its pages when there are more than 25), then the
 * menu of the open shelf.
 */
export function shelfRows<T>(seen: Seen, place: Place, shelves: readonly Shelf<T>[], menu: Menu<T>): Row[] {
  const { say } = seen.voice;
  const at = Math.min(place.shelf, shelves.length - 1);
  const shelf = shelves[at];
  if (shelf === undefined || shelf.items.length === 0) return [];
  const here = { ...place, shelf: at };
  return [
    ...(shelves.length > 1 ? shelfMenu(seen, here, shelves) : []),
    menuRow(
      deskPress(seen, menu.verb, here),
      say(menu.placeholder),
      shelf.items.map((item) => menu.option(item)),
      {
        ...(menu.min === undefined ? {} : { min: menu.min }),
        ...(menu.max === undefined ? {} : { max: menu.max }),
      },
    ),
  ];
}

function shelfMenu<T>(seen: Seen, place: Place, shelves: readonly Shelf<T>[]): Row[] {
  const { say } = seen.voice;
  const page = Math.floor(place.shelf / limits.selectOptions);
  const first = page * limits.selectOptions;
  const options = shelves.slice(first, first + limits.selectOptions).map((shelf, n) => ({
    value: String(first + n),
    label: shelf.label,
    detail: say(t('ask.shelf.count', { count: shelf.items.length })),
    chosen: first + n === place.shelf,
  }));
  const rows: Row[] = [menuRow(deskPress(seen, 'shelf', place), say(t('ask.shelf.pick')), options)];
  const pages = Math.ceil(shelves.length / limits.selectOptions);
  if (pages > 1) {
    const turn = (to: number, label: Text, verb: string): ReturnType<typeof button> =>
      button(deskPress(seen, verb, { ...place, shelf: to * limits.selectOptions }), say(label), 'secondary', {
        disabled: to < 0 || to >= pages,
      });
    rows.push(...buttonRows([turn(page - 1, t('ask.page.back'), 'back'), turn(page + 1, t('ask.page.on'), 'on')]));
  }
  return rows;
}
