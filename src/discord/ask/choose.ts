// A choice as buttons when it is short, as menus when it is not.
import { chosenParts } from '../../play/turn/answer-words.js';
import { waitsFor } from '../../play/turn/desk.js';
import { asChoice, check } from '../../table/answer.js';
import type { Choose, Option } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, menuRow, type Row } from '../screen.js';
import { t } from '../voice.js';
import { optionNotes, pagedMenu, typeButton, whyNot, type FormControls } from './controls.js';
import { deskPress, working, type Cursor, type TaskContext } from './cursor.js';
import { paginate } from './menu-pages.js';

/** Buttons answer at once; a longer list is chosen from menus and confirmed. A menu of one is none. */
export function isShort(form: Choose, options: readonly Option[]): boolean {
  return Math.min(form.max, options.length) <= 1 && options.length <= limits.rowButtons && !isSequence(form, options);
}

/** A choice whose order counts, or in which an option may be chosen several times, is put together one by one. */
function isSequence(form: Choose, options: readonly Option[]): boolean {
  return form.max > 1 && (form.ordered === true || options.some((option) => (option.max ?? 1) > 1));
}

/** What is asked for in a list whose order counts. */
function askNext(last: string | undefined): Text {
  return last === undefined ? t('ask.choose.first') : t('ask.choose.next', { last });
}

/** One of several alike in a list to choose from. */
interface Copy {
  readonly option: Option;
  /** Which of them, from 1. */
  readonly nth: number;
}

/** All that may be chosen, one by one where there are several alike; undefined when that is more than a menu holds, or order counts. */
function copiesOf(form: Choose, options: readonly Option[]): readonly Copy[] | undefined {
  if (form.ordered === true || form.max > limits.selectOptions) return undefined;
  const copies = options.flatMap((option) =>
    Array.from({ length: Math.min(option.max ?? 1, form.max) }, (_, at): Copy => ({ option, nth: at + 1 })),
  );
  return copies.length <= limits.selectOptions ? copies : undefined;
}

/** How one of several alike is written in a menu. */
const copyValue = ({ option, nth }: Copy): string => `${String(nth)} ${option.id}`;

/** The choice that picks from such a menu stand for; ids that are not on offer are left out. */
export function chosenCopies(form: Choose, values: readonly string[]): readonly string[] {
  const copies = copiesOf(form, form.options()) ?? [];
  return copies.filter((copy) => values.includes(copyValue(copy))).map(({ option }) => option.id);
}

/** One menu for a choice in which several alike may be chosen. */
function copiesControls(context: TaskContext, form: Choose, cursor: Cursor, copies: readonly Copy[]): FormControls {
  const { say } = context.voice;
  const chosen = asChoice(working(context.task)).filter((id) => copies.some(({ option }) => option.id === id));
  const counts = new Map<string, number>();
  for (const id of chosen) counts.set(id, (counts.get(id) ?? 0) + 1);
  const alike = (option: Option): number => copies.filter((copy) => copy.option.id === option.id).length;
  const choices = copies.map((copy) => {
    const { option, nth } = copy;
    const label = say(option.text);
    return {
      value: copyValue(copy),
      label: alike(option) > 1 ? say(t('ask.choose.nth', { what: label, nth, of: alike(option) })) : label,
      detail: [option.danger, option.detail].flatMap((text) => (text === undefined ? [] : [say(text)])).join(' · '),
      chosen: nth <= (counts.get(option.id) ?? 0),
      ...(option.danger === undefined ? {} : { emoji: '⚠️' }),
    };
  });
  const names = chosen.map((id) =>
    say(copies.find(({ option }) => option.id === id)?.option.text ?? t('ask.chosen.unknown')),
  );
  return {
    ...chosenLines(context, form, chosen, names),
    rows: [
      menuRow(deskPress(context, 'copies', cursor), say(whatToChoose(form, choices.length)), choices, {
        min: form.min,
        max: form.max,
      }),
      ...longButtons(context, form, cursor, chosen),
    ],
  };
}

/** The controls of a choice put together one by one. */
function sequenceControls(
  context: TaskContext,
  form: Choose,
  cursor: Cursor,
  options: readonly Option[],
): FormControls {
  const { say } = context.voice;
  const offered = new Map(options.map((option) => [option.id, option]));
  const chosen = asChoice(working(context.task)).filter((id) => offered.has(id));
  const left = (option: Option): number => (option.max ?? 1) - chosen.filter((id) => id === option.id).length;
  const next = form.next?.(chosen);
  const open =
    chosen.length >= form.max
      ? []
      : options.filter((option) => left(option) > 0 && (next === undefined || next.includes(option.id)));
  const names = chosen.map((id) => say(offered.get(id)?.text ?? t('ask.chosen.unknown')));
  const told = chosenLines(context, form, chosen, names);
  const buttons =
    chosen.length === 0 ? [] : buttonRows([button(deskPress(context, 'pop', cursor), say(t('ask.choose.takeBack')))]);
  return {
    ...told,
    rows: [
      ...pagedMenu(context, cursor, paginate(open, say, say(t('ask.group.other'))), {
        verb: 'put',
        placeholder: form.ordered === true ? askNext(names.at(-1)) : t('ask.choose.more'),
        option: (option) => ({
          value: option.id,
          label: say(option.text),
          detail: [
            // Where repeating means something of its own, that is said instead of how often.
            ...(left(option) > 1 && option.detail === undefined
              ? [say(t('ask.choose.left', { count: left(option) }))]
              : []),
            ...[option.danger, option.detail].flatMap((text) => (text === undefined ? [] : [say(text)])),
          ].join(' · '),
          ...(option.danger === undefined ? {} : { emoji: '⚠️' }),
        }),
      }),
      ...buttons,
      ...longButtons(context, form, cursor, chosen),
    ],
  };
}

/**
 * What is chosen and what is in the way of it; what stands in a window is told with what becomes of it.
 * @param names of what is chosen, each by itself.
 */
function chosenLines(
  context: TaskContext,
  form: Choose,
  chosen: readonly string[],
  names: readonly string[],
): Pick<FormControls, 'lines' | 'saying'> {
  const { say } = context.voice;
  if (chosen.length === 0) return { lines: [] };
  const isOrdered = form.ordered === true;
  // In an order each has a number of its own, which its name alone does not tell.
  const parts = isOrdered && form.told === undefined ? names : chosenParts(form, chosen).map(say);
  const why = whyNotChosen(context, form, chosen);
  const line = isOrdered ? numberedLine(parts) : say(t('ask.chosen', { names: parts }));
  if (waitsFor(context.task) === 'window' && !isOrdered) return { lines: why };
  const saying = { line, answer: say(t('ask.just', { what: parts })), names: isOrdered ? [] : names };
  return { lines: [line, ...why], saying };
}

function numberedLine(names: readonly string[]): string {
  return names.map((name, at) => `${at + 1}. ${name}`).join(' · ');
}

/**
 * What can be said in place of one answer, below the answers of any question: passing for a while in a window, an instruction from now on.
 * Of several that say the like the first alone, until the whole desk is asked for.
 */
export function fromNowOnRows(context: TaskContext, isWhole: boolean): Row[] {
  const { task, voice } = context;
  const ways = [
    ...(task.passes ?? []).map((way) =>
      button(deskPress(context, 'passOn', undefined, token(way.id)), voice.say(way.text), 'secondary'),
    ),
    ...(task.fromNowOn ?? []).map((way) =>
      button(deskPress(context, 'fromNow', undefined, token(way.id)), voice.say(way.text), 'secondary', {
        emoji: '⏩',
      }),
    ),
  ];
  return buttonRows(isWhole ? ways : ways.slice(0, 1));
}

/** The controls of a choice. */
export function chooseControls(context: TaskContext, form: Choose, cursor: Cursor): FormControls {
  const options = form.options();
  const offered = new Map(options.map((option) => [option.id, option]));
  const chosen = asChoice(working(context.task)).filter((id) => offered.has(id));
  const copies = isSequence(form, options) ? copiesOf(form, options) : undefined;
  if (copies !== undefined) return copiesControls(context, form, cursor, copies);
  if (isSequence(form, options)) return sequenceControls(context, form, cursor, options);
  if (isShort(form, options))
    return { lines: optionNotes(context, options), rows: shortRows(context, form, options, chosen) };
  const { say } = context.voice;
  const pages = paginate(options, say, say(t('ask.group.other')));
  const single = pages.length === 1;
  const rows = pagedMenu(context, cursor, pages, {
    verb: 'sel',
    placeholder: whatToChoose(form, options.length),
    min: single && form.min > 0 ? form.min : 0,
    max: form.max,
    option: (option) => ({
      value: option.id,
      label: say(option.text),
      detail: [option.danger, option.detail].flatMap((text) => (text === undefined ? [] : [say(text)])).join(' · '),
      chosen: chosen.includes(option.id),
      ...(option.danger === undefined ? {} : { emoji: '⚠️' }),
    }),
  });
  const names = chosen.map((id) => say(offered.get(id)?.text ?? t('ask.chosen.unknown')));
  const buttons = longButtons(context, form, cursor, chosen);
  return {
    ...chosenLines(context, form, chosen, names),
    rows: isMostlyNone(context) && chosen.length === 0 ? [...buttons, ...rows] : [...rows, ...buttons],
  };
}

/** Whether most answer with nothing, as where something may be played in reaction: that comes first. */
function isMostlyNone({ task: { question } }: TaskContext): boolean {
  return question.pace === 'reaction' && question.form.kind === 'choose' && question.form.min === 0;
}

/** Why a choice that has enough in it cannot be handed in. */
function whyNotChosen(context: TaskContext, { min }: Choose, chosen: readonly string[]): readonly string[] {
  return chosen.length < Math.max(1, min) ? [] : whyNot(context, [...chosen]);
}

/** What a menu is called: how many may be chosen of those that there are. The question stands above it and is not said again. */
function whatToChoose({ min, max: most, ...form }: Choose, offered: number): Text {
  const of = form.of ?? 'choose';
  const max = Math.max(1, min, Math.min(most, offered));
  if (max === 1) return t(`ask.${of}.answer`);
  return min === max ? t(`ask.${of}.exactly`, { count: max }) : t(`ask.${of}.some`, { min, max });
}

function shortRows(context: TaskContext, form: Choose, options: readonly Option[], chosen: readonly string[]): Row[] {
  const { say } = context.voice;
  const decided = working(context.task) !== null;
  const buttons = options.map((option) =>
    button(
      deskPress(context, 'pick', undefined, token(option.id)),
      say(option.text),
      option.danger !== undefined ? 'danger' : chosen.includes(option.id) ? 'success' : 'primary',
    ),
  );
  if (form.min === 0) {
    const none = decided && chosen.length === 0 ? 'success' : 'secondary';
    const nothing = button(deskPress(context, 'none'), say(form.none ?? t('ask.choose.none')), none);
    if (isMostlyNone(context)) buttons.unshift(nothing);
    else buttons.push(nothing);
  }
  return buttonRows(buttons);
}

function longButtons(context: TaskContext, form: Choose, cursor: Cursor, chosen: readonly string[]): Row[] {
  const { say } = context.voice;
  const buttons = [];
  if (!context.task.sealed) {
    const ready = chosen.length >= form.min && chosen.length <= form.max && chosen.length > 0;
    const fits = ready && check(context.task.question, chosen).ok;
    const what = form
      .options()
      .filter((option) => chosen.includes(option.id))
      .map((option) => option.text);
    const label = chosen.length === 1 ? t('ask.confirmThis', { what }) : t('ask.confirm');
    if (form.max > 1 || chosen.length > 0)
      buttons.push(button(deskPress(context, 'send', cursor), say(label), 'success', { disabled: !fits }));
  }
  buttons.push(typeButton(context));
  if (form.min === 0 && chosen.length === 0) {
    const nothing = button(deskPress(context, 'none'), say(form.none ?? t('ask.choose.none')));
    if (isMostlyNone(context)) buttons.unshift(nothing);
    else buttons.push(nothing);
  }
  if (chosen.length > 0) buttons.push(button(deskPress(context, 'clear', cursor), say(t('ask.clear'))));
  return buttonRows(buttons);
}
