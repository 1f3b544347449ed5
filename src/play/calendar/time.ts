// Deadlines in human time: durations, and the hours of the night in which none may fall.
import type { Quiet } from './quiet.js';
import { minutesOf, wallOf } from './wall.js';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const dayMinutes = 24 * 60;

/** Rounds shorter than this are live games, which do not stop for the night. */
export const livePaceMs = 2 * hourMs;

/** The same moment, or the end of the quiet hours it falls into. */
export function outsideQuiet(at: Date, quiet: Quiet, timeZone: string): Date {
  const from = minutesOf(quiet.from);
  const to = minutesOf(quiet.to);
  const sinceStart = (localMinutes(at, timeZone) - from + dayMinutes) % dayMinutes;
  const length = (to - from + dayMinutes) % dayMinutes;
  if (sinceStart >= length) return at;
  const wholeMinute = Math.floor(at.getTime() / minuteMs) * minuteMs;
  const end = new Date(wholeMinute + (length - sinceStart) * minuteMs);
  // A change to or from summer time on the way puts the clock on the wall off by its hour.
  const off = ((localMinutes(end, timeZone) - to + 1.5 * dayMinutes) % dayMinutes) - dayMinutes / 2;
  return new Date(end.getTime() - off * minuteMs);
}

function localMinutes(at: Date, timeZone: string): number {
  return wallOf(at, timeZone).minutes;
}
