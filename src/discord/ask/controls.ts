// What the three forms have in common when shown: lines of text, rows of controls, and menus of several pages.
import type { Text } from '../../table/text.js';
import { limits } from '../limits.js';
import { button, buttonRows, menuRow, type MenuOption, type Row } from '../screen.js';
import { t } from '../voice.js';
import { deskPress, type Cursor, type TaskContext } from './cursor.js';
import type { MenuPage } from './menu-pages.js';

/** A question's own part of the desk. */
export interface FormControls {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** Opens the window in which any answer can be typed. */
export function typeButton(context: TaskContext): ReturnType<typeof button> {
  return button(deskPress(context, 'type'), context.voice.say(t('ask.type.button')), 'secondary', { emoji: '⌨️' });
}

/** How one page's menu is built. */
export interface MenuSpec<T> {
  readonly verb: string;
  readonly placeholder: Text;
  readonly min?: number;
  readonly max?: number;
  option(item: T): MenuOption;
}

/**
 * Rows for a list cut into pages: a menu that picks the page (with buttons to turn when there are more than 25), then the
 * menu of the open page.
 */
export function pagedMenu<T>(
  context: TaskContext,
  cursor: Cursor,
  pages: readonly MenuPage<T>[],
  menu: MenuSpec<T>,
): Row[] {
  const { say } = context.voice;
  const at = Math.min(cursor.page, pages.length - 1);
  const page = pages[at];
  const here = { ...cursor, page: at };
  if (page === undefined) return [];
  if (page.items.length === 0) return pages.length > 1 ? pagePicker(context, here, pages) : [];
  return [
    ...(pages.length > 1 ? pagePicker(context, here, pages) : []),
    menuRow(
      deskPress(context, menu.verb, here),
      say(menu.placeholder),
      page.items.map((item) => menu.option(item)),
      {
        ...(menu.min === undefined ? {} : { min: menu.min }),
        ...(menu.max === undefined ? {} : { max: menu.max }),
      },
    ),
  ];
}

function pagePicker<T>(context: TaskContext, cursor: Cursor, pages: readonly MenuPage<T>[]): Row[] {
  const { say } = context.voice;
  const screen = Math.floor(cursor.page / limits.selectOptions);
  const first = screen * limits.selectOptions;
  const options = pages.slice(first, first + limits.selectOptions).map((page, n) => ({
    value: String(first + n),
    label: page.label,
    detail: say(t('ask.menuPage.count', { count: page.items.length })),
    chosen: first + n === cursor.page,
  }));
  const rows: Row[] = [menuRow(deskPress(context, 'page', cursor), say(t('ask.menuPage.pick')), options)];
  const screens = Math.ceil(pages.length / limits.selectOptions);
  if (screens > 1) {
    const turn = (to: number, label: Text, verb: string): ReturnType<typeof button> =>
      button(deskPress(context, verb, { ...cursor, page: to * limits.selectOptions }), say(label), 'secondary', {
        disabled: to < 0 || to >= screens,
      });
    rows.push(...buttonRows([turn(screen - 1, t('ask.page.back'), 'back'), turn(screen + 1, t('ask.page.on'), 'on')]));
  }
  return rows;
}
