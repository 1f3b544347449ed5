// Reads a line on a table's time: hours of the week, lengths of kinds of question, or both with a semicolon between.
import type { Pace } from '../../../table/question.js';
import type { ChosenTime } from '../time-settings.js';
import { readHours, sortOf, type Hours } from './hours.js';
import { readTimetable } from './timetable.js';

/** What a line says: what it does not name stays. */
interface Timing {
  readonly time: ChosenTime;
  readonly hours: Hours;
}

const nothing = /^(?:none|no timetable|없음|없이)$/i;

/**
 * A typed line: `Mon,Thu 21:00 Asia/Seoul; retreats 12`, `retreats every day 21:00`, `none` for no hours of the week.
 * @param known the kinds of question of the game.
 * @param zone counts where the text names none.
 * @returns null when something of it is not understood.
 */
export function readTiming(typed: string, known: readonly Pace[], zone: string): Timing | null {
  let [time, hours, week]: [ChosenTime, Hours, string] = [{}, {}, ''];
  for (const part of typed.split(/[;\n]/).map((text) => text.trim())) {
    if (part === '') continue;
    const lengths = readHours(part, known);
    if (nothing.test(part)) time = { ...time, turns: null, others: null };
    else if (lengths !== null) hours = { ...hours, ...lengths };
    else {
      const [, name = '', rest = ''] = /^([\p{L}-]+)(?:\s*[:=])?\s+(\S.*)$/u.exec(part) ?? [];
      const sort = sortOf(name);
      if (sort === 'others') {
        const others = readTimetable(rest, zone);
        if (others === null) return null;
        time = { ...time, others };
      } else week = `${week} ${sort === 'turns' ? rest : part}`;
    }
  }
  if (week === '') return Object.keys(time).length + Object.keys(hours).length === 0 ? null : { time, hours };
  const turns = readTimetable(week, zone);
  return turns === null ? null : { time: { ...time, turns }, hours };
}
