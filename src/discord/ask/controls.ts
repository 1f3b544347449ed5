// What the three forms have in common when shown: lines of text, rows of controls, and menus of several pages.
import { asSheet, check } from '../../table/answer.js';
import { remarksOf, type Answer, type Option, type Order, type Remark } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { limits } from '../limits.js';
import { button, buttonRows, menuRow, type MenuOption, type Row } from '../screen.js';
import { t } from '../voice.js';
import { deskPress, working, type Cursor, type TaskContext } from './cursor.js';
import type { MenuPage } from './menu-pages.js';
import type { Saying } from './told-once.js';

/** A question's own part of the desk. */
export interface FormControls {
  readonly lines: readonly string[];
  /** The line that says what is chosen. */
  readonly saying?: Saying;
  /** Why what has been put together cannot be handed in as it stands. */
  readonly why?: readonly string[];
  readonly rows: readonly Row[];
}

/** Opens the window in which any answer can be typed. */
export function typeButton(context: TaskContext): ReturnType<typeof button> {
  return button(deskPress(context, 'type'), context.voice.say(t('ask.type.button')), 'secondary', { emoji: '⌨️' });
}

/** Why what is put together cannot be handed in, to stand beside the button that is off; nothing where nothing is in the way. */
export function whyNot({ task, voice: { say } }: TaskContext, value: Answer): readonly string[] {
  const checked = check(task.question, value);
  // What is sealed is refused as soon as it is put together.
  return checked.ok || task.sealed ? [] : checked.refusals.map((text) => `⛔ ${say(text)}`);
}

/** What warns of what is put together or saved, and what it comes to: it stands beside it as long as it holds, whatever is looked at in the meantime. */
export function remarksBeside({ task }: TaskContext): readonly Remark[] {
  const value = working(task);
  const checked = value === null ? undefined : check(task.question, value);
  return checked?.ok === true ? remarksOf(checked.review) : [];
}

/** ✅ is saved, ✏️ is put together but not saved. */
export function markOf({ task }: TaskContext, order: Order | undefined): string {
  if (order === undefined) return '⬜';
  const isSaved = asSheet(task.saved).some((saved) => JSON.stringify(saved) === JSON.stringify(order));
  return isSaved ? '✅' : '✏️';
}

/** How one page's menu is built. */
export interface MenuSpec<T> {
  readonly verb: string;
  readonly placeholder: Text;
  readonly min?: number;
  readonly max?: number;
  option(item: T): MenuOption;
}

/** As many pages stand one below the other, each a menu of its own; of more, one is picked first. */
const mostSideBySide = 6;

/** Whether all pages of a list are seen at once: several open questions bring menus of their own, and a message holds only so many. */
export function standTogether({ desk }: TaskContext, pages: readonly unknown[]): boolean {
  return pages.length <= mostSideBySide && desk.tasks.length < 2;
}

/**
 * Rows for a list cut into pages: a menu for each where they are few; else a menu that picks the page (with buttons to turn
 * when there are more than 25), then the menu of the open page.
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
  const row = (of: MenuPage<T>, number: number, placeholder: string): Row[] => {
    if (of.items.length === 0) return [];
    const range = {
      ...(menu.min === undefined ? {} : { min: menu.min }),
      ...(menu.max === undefined ? {} : { max: menu.max }),
    };
    const options = of.items.map((item) => menu.option(item));
    return [menuRow(deskPress(context, menu.verb, { ...cursor, page: number }), placeholder, options, range)];
  };
  if (pages.length === 1) return row(page, at, say(menu.placeholder));
  if (standTogether(context, pages)) return pages.flatMap((one, number) => row(one, number, one.label));
  return [...pagePicker(context, here, pages), ...row(page, at, say(menu.placeholder))];
}

/** What the parts of a long list are called: areas where places or what stands in them are chosen. */
function whichPage({ task: { question } }: TaskContext): Text {
  const { form } = question;
  const of = form.kind === 'spread' ? undefined : form.of;
  return of !== undefined && spread.has(of) ? t('ask.menuPage.area') : t('ask.menuPage.pick');
}

/** What is spread over a board. */
const spread: ReadonlySet<string> = new Set(['places', 'moves', 'attacks', 'placings']);

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
  const rows: Row[] = [menuRow(deskPress(context, 'page', cursor), say(whichPage(context)), options)];
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

/** What there is to say of choices that stand as buttons, each beside its name. */
export function optionNotes({ voice: { say } }: TaskContext, options: readonly Option[]): readonly string[] {
  return options.flatMap((option) => {
    const notes = [option.detail, option.danger].flatMap((text) => (text === undefined ? [] : [say(text)]));
    return notes.length === 0 ? [] : [`**${say(option.text)}** ${notes.join(' · ')}`];
  });
}
