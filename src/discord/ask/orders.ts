// The order desk: all subjects with their state, then one subject's path chosen step by step from legal choices.
import type { Option, Orders, Subject } from '../../table/question.js';
import { asSheet, check } from '../../table/answer.js';
import { missing, pathsOf, unordered } from '../../table/sheet.js';
import type { Text } from '../../table/text.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, joinWithin, type Row } from '../screen.js';
import { t } from '../voice.js';
import { pagedMenu, typeButton, type FormControls } from './controls.js';
import { byToken, deskPress, pathOf, top, working, type Cursor, type TaskContext } from './cursor.js';
import { paginate } from './menu-pages.js';

/** Longer labels are hard to read on a button. */
const shortLabel = 34;

/** The controls of an order sheet: the list, or one subject's next step. */
export function ordersControls(context: TaskContext, form: Orders, cursor: Cursor): FormControls {
  const subjects = form.subjects(asSheet(working(context.task)));
  const subject = cursor.subject === '' ? undefined : byToken(subjects, cursor.subject);
  if (subject !== undefined) {
    const path = pathOf((along) => form.step({ subject: subject.id, path: along }, []), cursor.path);
    if (path !== null) return stepControls(context, form, cursor, subject, path);
  }
  return listControls(context, form, cursor, subjects);
}

function listControls(context: TaskContext, form: Orders, cursor: Cursor, subjects: readonly Subject[]): FormControls {
  const { say } = context.voice;
  const sheet = asSheet(working(context.task));
  const paths = pathsOf(sheet);
  const pages = paginate(subjects, say, say(t('ask.group.other')));
  const shown = pages[Math.min(cursor.page, pages.length - 1)]?.items ?? [];
  const state = (subject: Subject): string => {
    const path = paths[subject.id];
    return path === undefined ? '' : say(form.describe({ subject: subject.id, path }));
  };
  const ordered = sheet.length;
  const list = shown.map((subject) =>
    paths[subject.id] === undefined
      ? `⬜ ${say(t('ask.orders.none', { subject: subject.text }))}`
      : `✅ ${state(subject)}`,
  );
  return {
    lines: [
      say(t('ask.orders.count', { count: ordered, all: ordered + missing(form, sheet) })),
      joinWithin(list, 2400, (left) => say(t('ask.more', { count: left }))),
    ].filter((line) => line !== ''),
    rows: [
      ...pagedMenu(context, cursor, pages, {
        verb: 'sub',
        placeholder: t('ask.orders.pick'),
        option: (subject) => ({
          value: subject.id,
          label: say(subject.text),
          detail:
            state(subject) || (subject.detail === undefined ? say(t('ask.orders.noneShort')) : say(subject.detail)),
          emoji: paths[subject.id] === undefined ? '⬜' : '✅',
        }),
      }),
      ...listButtons(context, cursor, ordered, missing(form, sheet) === 0 ? undefined : unordered(form, sheet)[0]),
    ],
  };
}

function listButtons(context: TaskContext, cursor: Cursor, ordered: number, next: Subject | undefined): Row[] {
  const { say } = context.voice;
  const buttons = [];
  if (!context.task.sealed) {
    const fits = check(context.task.question, asSheet(working(context.task))).ok;
    buttons.push(button(deskPress(context, 'send', cursor), say(t('ask.confirm')), 'success', { disabled: !fits }));
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

/** The names of the choices made along a path. */
function trail(form: Orders, subject: string, path: readonly string[]): Text[] {
  return path.flatMap(
    (id, at) =>
      form.step({ subject, path: path.slice(0, at) }, []).options.find((option) => option.id === id)?.text ?? [],
  );
}

function stepControls(
  context: TaskContext,
  form: Orders,
  cursor: Cursor,
  subject: Subject,
  path: readonly string[],
): FormControls {
  const { say } = context.voice;
  const step = form.step({ subject: subject.id, path }, []);
  const existing = pathsOf(asSheet(working(context.task)))[subject.id];
  const here = { ...cursor, subject: token(subject.id) };
  const lines = [
    existing === undefined
      ? say(t('ask.orders.none', { subject: subject.text }))
      : say(t('ask.orders.now', { order: form.describe({ subject: subject.id, path: existing }) })),
    ...(path.length === 0 ? [] : [`➤ ${trail(form, subject.id, path).map(say).join(' › ')}`]),
    say(step.text),
  ];
  const buttons: ReturnType<typeof button>[] = [];
  if (step.complete && path.length > 0)
    buttons.push(button(deskPress(context, 'keep', here), say(t('ask.orders.keep')), 'success'));
  buttons.push(button(deskPress(context, 'up', here), say(t(path.length === 0 ? 'ask.orders.list' : 'ask.orders.up'))));
  if (existing !== undefined) buttons.push(button(deskPress(context, 'drop', here), say(t('ask.orders.drop'))));
  return { lines, rows: [...stepRows(context, here, step.options), ...buttonRows(buttons)] };
}

/** The choices of a step: buttons when they are few and short, a menu otherwise. */
function stepRows(context: TaskContext, here: Cursor, options: readonly Option[]): Row[] {
  const { say } = context.voice;
  const few = options.length <= limits.rowButtons && options.every((option) => say(option.text).length <= shortLabel);
  if (few) {
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
    placeholder: t('ask.choose.one'),
    option: (option) => ({
      value: option.id,
      label: say(option.text),
      detail: [option.danger, option.detail].flatMap((text) => (text === undefined ? [] : [say(text)])).join(' · '),
      ...(option.danger === undefined ? {} : { emoji: '⚠️' }),
    }),
  });
}
