// What is offered just now, where that is a part of what a question is about: the open page of a long list, the next step of an order.
import { asSheet } from '../../table/answer.js';
import type { Option } from '../../table/question.js';
import { sheetBefore } from '../../table/sheet.js';
import { token } from '../custom-id.js';
import { t } from '../voice.js';
import { standTogether } from './controls.js';
import { makingToken, working, type Cursor, type TaskContext } from './cursor.js';
import { paginate } from './menu-pages.js';

/** The ids of what is offered, as shapes of the board name it; none where it is all that the question is about. */
function inFront(context: TaskContext, cursor: Cursor): readonly string[] {
  const { say } = context.voice;
  const { form } = context.task.question;
  const isList = form.kind === 'choose';
  const options = isList ? form.options() : nextStep(context, cursor);
  const pages = paginate(options, say, say(t('ask.group.other')));
  const page = pages[Math.min(cursor.page, pages.length - 1)];
  const isPaged = page !== undefined && pages.length > 1 && !standTogether(context, pages);
  if (isList && !isPaged) return [];
  return (isPaged ? page.items : options).map(({ id, of = id }) => of);
}

function nextStep({ task }: TaskContext, cursor: Cursor): readonly Option[] {
  const { making, question } = task;
  if (making === null || question.form.kind !== 'orders' || cursor.making !== makingToken(making)) return [];
  if (making.others !== undefined) return [];
  return question.form.step(making.order, sheetBefore(asSheet(working(task)), making.at)).options;
}

/**
 * The close-up that shows what is offered just now.
 * @param asked what the question is about, which is seen closely anyway.
 * @returns undefined where that close-up shows it as well.
 */
export function areaInFront(context: TaskContext, cursor: Cursor, asked: readonly string[]): string | undefined {
  const { rules, view } = context.desk;
  const offered = inFront(context, cursor);
  if (offered.length === 0 || rules.closeUp === undefined) return undefined;
  const anyway = rules.closeUp(asked, view);
  const isShown =
    anyway !== undefined && rules.showsPlace !== undefined
      ? offered.every((id) => rules.showsPlace?.(anyway, id) === true)
      : asked.length > 0 && rules.closeUp([...asked, ...offered], view) === anyway;
  return isShown ? undefined : rules.closeUp(offered, view);
}

const named = /^board-.*-at-([\w-]+)\.png$/u;

/** A picture of the board under a name that says which part it shows. */
export function namedFor(name: string, area: string): string {
  return name.replace(/\.png$/u, `-at-${token(area)}.png`);
}

/** Whether a board among the pictures of a message shows a part of it, or what is shown anyway where that is undefined. */
export function showsPart(names: readonly string[], area: string | undefined): boolean {
  const boards = names.filter((name) => name.startsWith('board-'));
  const part = area === undefined ? undefined : token(area);
  return boards.length === 0 ? area === undefined : boards.some((name) => named.exec(name)?.[1] === part);
}
