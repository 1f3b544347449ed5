// Hours of the week, lengths and days in words that can be typed back.
import type { Days } from '../../play/time/days-off.js';
import type { GameInfo } from '../../play/play.js';
import type { SeatClock } from '../../play/time/clocks.js';
import type { Timetable } from '../../play/time/timetable.js';
import { paces, type Pace } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { moment, t } from '../voice.js';

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

/** Days, each with its last where there are several. */
export function daysText(days: readonly Days[]): readonly (Text | string)[] {
  return days.map(({ from, to }) => (from === to ? from : t('days.span', { from, to })));
}

/** What a table's public message says of its hours; nothing where each question has its own length. */
export function weekFacts({ table }: Pick<GameInfo, 'table'>): readonly Text[] {
  const pair = (name: Text, week: Timetable | null): Text[] =>
    week === null ? [] : [t('option.pair', { name, value: weekText(week) })];
  return [...pair(t('timing.turns'), table.time.turns), ...pair(t('timing.others'), table.time.others)];
}

/** How a clock stands: when it runs out, in each reader's own time, or what is left on it while it stands still. */
export function clockText({ left, until, flagged }: SeatClock): Text {
  if (flagged) return t('clock.out');
  return until === null ? t('clock.left', { n: left }) : t('clock.until', { when: moment(until) });
}
