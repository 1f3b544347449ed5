// The order desk: all subjects with their state, then one subject's path chosen step by step from legal choices.
import type { Option, Orders, Subject } from '../../table/question.js';
import { check } from '../../table/answer.js';
import type { Text } from '../../table/text.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, joinWithin, type Row } from '../screen.js';
import { t } from '../voice.js';
import { shelfRows, typeButton, type Body } from './controls.js';
import { byToken, deskPress, pathOf, top, working, type Place, type Seen } from './cursor.js';
import { shelve } from './menu-pages.js';
import { asOrders } from './value.js';

/** Longer labels are hard to read on a button. */
const shortLabel = 34;

/** The controls of an order sheet: the list, or one subject's next step. */
export function ordersBody(seen: Seen, form: Orders, place: Place): Body {
  const subjects = form.subjects();
  const subject = place.subject === '' ? undefined : byToken(subjects, place.subject);
  if (subject !== undefined) {
    const path = pathOf((along) => form.step(subject.id, along), place.path);
    if (path !== null) return stepBody(seen, form, place, subject, path);
  }
  return listBody(seen, form, place, subjects);
}

function listBody(seen: Seen, form: Orders, place: Place, subjects: readonly Subject[]): Body {
  const { say } = seen.voice;
  const paths = asOrders(working(seen.task));
  const shelves = shelve(subjects, say, say(t('ask.group.other')));
  const shown = shelves[Math.min(place.shelf, shelves.length - 1)]?.items ?? [];
  const state = (subject: Subject): string => {
    const path = paths[subject.id];
    return path === undefined ? '' : say(form.describe(subject.id, path));
  };
  const ordered = subjects.filter((subject) => paths[subject.id] !== undefined).length;
  const list = shown.map((subject) =>
    paths[subject.id] === undefined
      ? `⬜ ${say(t('ask.orders.none', { subject: subject.text }))}`
      : `✅ ${state(subject)}`,
  );
  return {
    lines: [
      say(t('ask.orders.count', { count: ordered, all: subjects.length })),
      joinWithin(list, 2400, (left) => say(t('ask.more', { count: left }))),
    ].filter((line) => line !== ''),
    rows: [
      ...shelfRows(seen, place, shelves, {
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
      ...listButtons(
        seen,
        place,
        ordered,
        subjects.find((subject) => paths[subject.id] === undefined),
      ),
    ],
  };
}

function listButtons(seen: Seen, place: Place, ordered: number, next: Subject | undefined): Row[] {
  const { say } = seen.voice;
  const buttons = [];
  if (!seen.task.sealed) {
    const fits = check(seen.task.question, asOrders(working(seen.task))).ok;
    buttons.push(button(deskPress(seen, 'send', place), say(t('ask.confirm')), 'success', { disabled: !fits }));
  }
  if (next !== undefined && ordered > 0) {
    buttons.push(
      button(
        deskPress(seen, 'next', { ...top, subject: token(next.id) }),
        say(t('ask.orders.next', { subject: next.text })),
        'primary',
      ),
    );
  }
  buttons.push(typeButton(seen));
  if (ordered > 0) buttons.push(button(deskPress(seen, 'clear', place), say(t('ask.orders.clear'))));
  return buttonRows(buttons);
}

/** The names of the choices made along a path. */
function trail(form: Orders, subject: string, path: readonly string[]): Text[] {
  return path.flatMap(
    (id, at) => form.step(subject, path.slice(0, at)).options.find((option) => option.id === id)?.text ?? [],
  );
}

function stepBody(seen: Seen, form: Orders, place: Place, subject: Subject, path: readonly string[]): Body {
  const { say } = seen.voice;
  const step = form.step(subject.id, path);
  const existing = asOrders(working(seen.task))[subject.id];
  const here = { ...place, subject: token(subject.id) };
  const lines = [
    existing === undefined
      ? say(t('ask.orders.none', { subject: subject.text }))
      : say(t('ask.orders.now', { order: form.describe(subject.id, existing) })),
    ...(path.length === 0 ? [] : [`➤ ${trail(form, subject.id, path).map(say).join(' › ')}`]),
    say(step.text),
  ];
  const buttons: ReturnType<typeof button>[] = [];
  if (step.complete && path.length > 0)
    buttons.push(button(deskPress(seen, 'keep', here), say(t('ask.orders.keep')), 'success'));
  buttons.push(button(deskPress(seen, 'up', here), say(t(path.length === 0 ? 'ask.orders.list' : 'ask.orders.up'))));
  if (existing !== undefined) buttons.push(button(deskPress(seen, 'drop', here), say(t('ask.orders.drop'))));
  return { lines, rows: [...stepRows(seen, here, step.options), ...buttonRows(buttons)] };
}

/** The choices of a step: buttons when they are few and short, a menu otherwise. */
function stepRows(seen: Seen, here: Place, options: readonly Option[]): Row[] {
  const { say } = seen.voice;
  const few = options.length <= limits.rowButtons && options.every((option) => say(option.text).length <= shortLabel);
  if (few) {
    return buttonRows(
      options.map((option) =>
        button(
          deskPress(seen, 'take', here, token(option.id)),
          say(option.text),
          option.danger === undefined ? 'primary' : 'danger',
        ),
      ),
    );
  }
  return shelfRows(seen, here, shelve(options, say, say(t('ask.group.other'))), {
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
