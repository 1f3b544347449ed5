// Days on which nothing falls due: weekends, a server's holidays, and the days somebody is away.
import { z } from 'zod';
import { dayOf, isoOf, momentOf, wallOf, weekdayOf, type Day } from './wall.js';

const iso = z.string().refine((text) => dayOf(text) !== undefined);

/** Days from the first to the last, both among them, as 2026-12-24. */
export const daysSchema = z
  .strictObject({ from: iso, to: iso })
  .refine(({ from, to }) => from <= to)
  .readonly();
export type Days = z.infer<typeof daysSchema>;

/** What a table leaves out. */
export interface DaysOff {
  readonly weekends: boolean;
  readonly holidays: readonly Days[];
}

/** So many days in a row may be left out; after that they count after all, so that no game stands still for ever. */
export const longestRest = 60;

/** Whether nothing falls due on a day. */
export function isOff(day: Day, { weekends, holidays }: DaysOff): boolean {
  const weekday = weekdayOf(day);
  return (weekends && (weekday === 0 || weekday === 6)) || isWithin(day, holidays);
}

/** Whether a day is one of these. */
export function isWithin(day: Day, spans: readonly Days[]): boolean {
  const written = isoOf(day);
  return spans.some(({ from, to }) => from <= written && written <= to);
}

/** The same moment, or the same time of the first day after it on which something may fall due. */
export function outsideDaysOff(at: Date, off: DaysOff, timeZone: string): Date {
  const { day, minutes } = wallOf(at, timeZone);
  for (let next = day; next <= day + longestRest; next++) {
    if (!isOff(next, off)) return next === day ? at : momentOf(next, minutes, timeZone);
  }
  return at;
}
