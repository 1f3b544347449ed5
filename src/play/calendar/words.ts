// Hours of the week and lengths in words that can be typed back, and what a change of a table's time changes.
import { paces, type Pace } from '../../table/question.js';
import { sayer, type Text } from '../../table/text.js';
import type { tables as tableWords } from '../../words/app/en/tables.js';
import type { time as timeWords } from '../../words/app/en/time.js';
import type { retiming as retimingWords } from '../../words/app/en/retiming.js';
import type { TimeChange } from './time-change.js';
import type { Timetable } from './timetable.js';

const t = sayer<typeof timeWords & typeof tableWords & typeof retimingWords>('app');

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Hours of the week: Mon and Thu 21:00 (Asia/Seoul). */
export function weekText({ slots, zone }: Timetable): Text {
  return t('timing.week', { slots: slots.map(({ days, at }) => t('timing.slot', { days: dayNames(days), at })), zone });
}

function dayNames(days: readonly number[]): readonly Text[] {
  const has = (wanted: readonly number[]): boolean =>
    wanted.length === days.length && wanted.every((day) => days.includes(day));
  if (has([0, 1, 2, 3, 4, 5, 6])) return [t('day.every')];
  if (has([1, 2, 3, 4, 5])) return [t('day.week')];
  if (has([0, 6])) return [t('day.weekend')];
  // A week begins on Monday.
  return [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => t(`day.${weekdays[day] ?? '0'}`));
}

/** So many hours, or minutes where it is less than one. */
function duration(hours: number): Text {
  return hours < 1
    ? t('time.minutes', { n: Math.round(hours * 60) })
    : t('time.hours', { n: Math.round(hours * 10) / 10 });
}

/** How long each kind of question lasts. */
export function lengthsText(hours: Readonly<Partial<Record<Pace, number>>>): readonly Text[] {
  return paces.flatMap((pace) => {
    const length = hours[pace];
    return length === undefined ? [] : [t('new.hour', { pace: t(`pace.${pace}`), time: duration(length) })];
  });
}

/** What of a table's time can be changed while its game runs, whole. */
export interface Timed extends Required<Omit<TimeChange, 'hours'>> {
  readonly hours: Readonly<Partial<Record<Pace, number>>>;
}

/** Each thing that differs: what it is called, what it was, what it becomes. */
export function changesOf(before: Timed, after: Timed): readonly Text[] {
  const rows = (timed: Timed): readonly (readonly [Text, Text])[] => [
    [t('timing.turns'), timed.turns === null ? t('timing.byLength') : weekText(timed.turns)],
    [t('timing.others'), timed.others === null ? t('timing.byLength') : weekText(timed.others)],
    ...paces.flatMap((pace): [Text, Text][] => {
      const length = timed.hours[pace];
      return length === undefined ? [] : [[t(`pace.${pace}`), duration(length)]];
    }),
    [t('timing.skip'), skipText(timed)],
    [t('timing.grace'), timed.grace === 0 ? t('timing.none') : t('timing.upTo', { n: timed.grace })],
    [t('timing.excuses'), timed.excuses === 0 ? t('timing.none') : t('table.count', { count: timed.excuses })],
    [t('timing.excuseHours'), duration(timed.excuseHours)],
    [t('timing.away'), timed.away === 0 ? t('timing.none') : t('timing.upToDays', { count: timed.away })],
    [t('table.quiet'), timed.quiet === null ? t('option.nothing') : t('table.quietHours', timed.quiet)],
    [t('retime.reminders'), leadsText(timed.reminders)],
  ];
  const now = rows(before);
  return rows(after).flatMap(([name, value], at) => {
    const was = now[at]?.[1] ?? t('timing.none');
    return JSON.stringify(was) === JSON.stringify(value)
      ? []
      : [t('retime.change', { name, before: was, after: value })];
  });
}

/** Days on which nothing falls due. */
function skipText({ skipWeekends, skipHolidays }: Pick<Timed, 'skipWeekends' | 'skipHolidays'>): Text {
  if (skipWeekends) return skipHolidays ? t('timing.skip.both') : t('timing.skip.weekends');
  return skipHolidays ? t('timing.skip.holidays') : t('timing.none');
}

/** How long before a deadline somebody is reminded. */
export function leadsText(minutes: readonly number[]): Text {
  return minutes.length === 0 ? t('timing.none') : t('retime.before', { times: leadTexts(minutes) });
}

/** Each such length, so that it can be typed back. */
export function leadTexts(minutes: readonly number[]): readonly Text[] {
  return minutes.map((lead) => duration(lead / 60));
}
