// Reads hours of the week as people write them in English and Korean: `Mon,Thu 21:00 Asia/Seoul`, `월,목 21:00`, `매일 오후 8시`.
import type { Timetable } from '../timetable.js';
import { isoTime, timeIn } from './time-of-day.js';
import { zoneIn } from './zone.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const workDays = [1, 2, 3, 4, 5];

const dayWords: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:every ?day|daily|all days|매일|날마다)/i, everyDay],
  [/^(?:week ?days|평일|주중)/i, workDays],
  [/^(?:week ?ends?|주말)/i, [6, 0]],
  [/^(?:sun(?:day)?s?\b|일(?:요일)?(?![가-힣]))/i, [0]],
  [/^(?:mon(?:day)?s?\b|월(?:요일)?)/i, [1]],
  [/^(?:tue(?:s(?:day)?)?s?\b|화(?:요일)?)/i, [2]],
  [/^(?:wed(?:nesday)?s?\b|수(?:요일)?)/i, [3]],
  [/^(?:thu(?:r(?:s(?:day)?)?)?s?\b|목(?:요일)?)/i, [4]],
  [/^(?:fri(?:day)?s?\b|금(?:요일)?)/i, [5]],
  [/^(?:sat(?:urday)?s?\b|토(?:요일)?)/i, [6]],
];
const toWords = /^(?:-|–|~|to\b|through\b|부터)/i;
const fillers = /^(?:[\s,;/·&+()]|and\b|at\b|on\b|each\b|every\b|매주|에|마다|까지|와|과|및)/i;

/**
 * Hours of the week in typed text; days without hours of their own share the hour behind them.
 * @param zone counts where the text names no time zone.
 * @returns null when it is something else, or a day has no hour.
 */
export function readTimetable(typed: string, zone: string): Timetable | null {
  const named = zoneIn(typed);
  let rest = (named?.rest ?? typed).trim();
  const slots: { days: readonly number[]; at: string }[] = [];
  let days: number[] = [];
  let last: number | null = null;
  let before: readonly number[] = everyDay;
  while (rest !== '') {
    const word = dayWords.find(([pattern]) => pattern.test(rest));
    const to = last === null ? null : toWords.exec(rest);
    const time = timeIn(rest);
    if (word !== undefined) {
      const [pattern, meant] = word;
      days.push(...meant);
      last = meant.length === 1 ? (meant[0] ?? null) : null;
      rest = after(rest, pattern);
    } else if (to !== null && last !== null) {
      rest = rest.slice(to[0].length).trim();
      const end = dayWords.find(([pattern]) => pattern.test(rest));
      const [until] = end?.[1] ?? [];
      if (end?.[1].length !== 1 || until === undefined) return null;
      for (let day = (last + 1) % 7; day !== until; day = (day + 1) % 7) days.push(day);
    } else if (time !== null) {
      // `Mon 9:00, 21:00`: the same days once more.
      const on = days.length === 0 ? before : everyDay.filter((day) => days.includes(day));
      slots.push({ days: on, at: isoTime(time.minutes) });
      before = on;
      days = [];
      last = null;
      rest = rest.slice(time.length);
    } else {
      const filler = fillers.exec(rest);
      if (filler === null) return null;
      rest = rest.slice(filler[0].length);
    }
  }
  return slots.length === 0 || slots.length > 14 || days.length > 0 ? null : { slots, zone: named?.zone ?? zone };
}

function after(text: string, pattern: RegExp): string {
  return text.slice(pattern.exec(text)?.[0].length ?? 0);
}
