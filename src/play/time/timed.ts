// The time of a running game as it can still be changed, and what a change would change.
import type { Pace } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Snapshot } from '../change/snapshot.js';
import { hourMs } from '../calendar/time.js';
import type { TimeChange } from '../calendar/time-change.js';
import { changesOf, type Timed } from '../calendar/words.js';

/** How a table's time stands. */
export function timedOf({ row, rules, settings }: Pick<Snapshot, 'row' | 'rules' | 'settings'>): Timed {
  const { turns, others, skipWeekends, skipHolidays, grace, excuses, excuseHours, away } = settings.time;
  const { quiet, reminders } = settings;
  const known = Object.entries(row.paces).map(([pace, ms]): [string, number] => [pace, ms / hourMs]);
  const hours: Readonly<Partial<Record<Pace, number>>> = { ...rules.paces, ...Object.fromEntries(known) };
  return { turns, others, skipWeekends, skipHolidays, grace, excuses, excuseHours, away, quiet, reminders, hours };
}

/** Each thing a change would change: what it was, and what it becomes. */
export function whatChanges(s: Pick<Snapshot, 'row' | 'rules' | 'settings'>, change: TimeChange): readonly Text[] {
  const now = timedOf(s);
  const wanted = { ...now, ...change, hours: { ...now.hours, ...change.hours } };
  return changesOf(now, wanted);
}
