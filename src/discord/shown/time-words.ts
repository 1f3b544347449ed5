// Days, hours of the week and clocks in words.
import type { Days } from '../../play/calendar/days-off.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { SeatClock } from '../../play/time/clocks.js';
import type { Timetable } from '../../play/calendar/timetable.js';
import { weekText } from '../../play/calendar/words.js';
import type { Text } from '../../table/text.js';
import { moment, t } from '../voice.js';

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
