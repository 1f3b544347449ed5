// Reads a moment as people type it, in English or Korean: a length from now, a day and an hour, or an hour alone.
import { hourMs, minuteMs } from '../calendar/time.js';

const units: readonly (readonly [RegExp, number])[] = [
  [/^(m|min|mins|minutes?|분)$/u, minuteMs],
  [/^(h|hr|hrs|hours?|시간)$/u, hourMs],
  [/^(d|days?|일)$/u, 24 * hourMs],
];

const days: readonly (readonly [RegExp, number])[] = [
  [/^(today|오늘)\s*/u, 0],
  [/^(tomorrow|내일)\s*/u, 1],
  [/^(모레)\s*/u, 2],
];

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * A moment still to come.
 * @param typed `+6h`, `+1d 12h`, `2026-12-01 21:00`, `12-01 21:00`, `21:00`, `내일 21시 30분`, `+90분`.
 * @param timeZone in which days and hours are meant.
 * @returns null for what cannot be read.
 */
export function momentIn(typed: string, now: Date, timeZone: string): Date | null {
  const text = typed.trim().toLowerCase();
  if (/^\+?\s*\d+(\.\d+)?\s*[a-z가-힣]/u.test(text) && !/[월시]/u.test(text.replaceAll('시간', ''))) {
    const length = lengthOf(text);
    if (length !== null) return new Date(now.getTime() + length);
  }
  const today = dayIn(now, timeZone);
  const { day, rest } = dayOf(text, today);
  const time = timeOf(rest);
  if (time === null) return null;
  if (day !== null) return inZone(day, time, timeZone);
  const next = inZone(today, time, timeZone);
  return next > now ? next : inZone(plusDays(today, 1), time, timeZone);
}

function lengthOf(text: string): number | null {
  let sum = 0;
  let rest = text.replace(/^\+/u, '').trim();
  while (rest !== '') {
    const [whole, count = '', name = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]+|[가-힣]+)\s*/u.exec(rest) ?? [];
    const unit = units.find(([pattern]) => pattern.test(name));
    if (whole === undefined || unit === undefined) return null;
    sum += Number(count) * unit[1];
    rest = rest.slice(whole.length);
  }
  return sum > 0 ? sum : null;
}

function dayOf(text: string, today: Day): { readonly day: Day | null; readonly rest: string } {
  for (const [pattern, ahead] of days) {
    if (pattern.test(text)) return { day: plusDays(today, ahead), rest: text.replace(pattern, '') };
  }
  const found = /^(?:(\d{4})\s*[-./년]\s*)?(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*일?(?:[\s,t.]+|$)/u.exec(text);
  if (found === null) return { day: null, rest: text };
  const [whole, year, month = '', day = ''] = found;
  const rest = text.slice(whole.length);
  const named = { year: Number(year ?? today.year), month: Number(month), day: Number(day) };
  const isPast = year === undefined && named.month * 100 + named.day < today.month * 100 + today.day;
  return { day: isPast ? { ...named, year: named.year + 1 } : named, rest };
}

function timeOf(text: string): { readonly hour: number; readonly minute: number } | null {
  const found =
    /^(오전|오후|밤|저녁|아침)? ?(\d{1,2})(?: ?[:시] ?(?:(\d{1,2}) ?분?)?(반)?)? ?(am|pm)?$/u.exec(
      text.trim().replace(/\s+/gu, ' '),
    ) ?? null;
  if (found === null) return null;
  const [, before, hours = '', minutes, half, after] = found;
  const isLate = after === 'pm' || before === '오후' || before === '밤' || before === '저녁';
  const isEarly = after === 'am' || before === '오전' || before === '아침';
  if (minutes === undefined && half === undefined && !/[시apm:]/u.test(text)) return null;
  const given = Number(hours);
  const hour = isLate && given < 12 ? given + 12 : isEarly && given === 12 ? 0 : given;
  const minute = half === undefined ? Number(minutes ?? 0) : 30;
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}

function plusDays({ year, month, day }: Day, more: number): Day {
  const at = new Date(Date.UTC(year, month - 1, day + more));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** The date on the walls of a zone. */
function dayIn(at: Date, timeZone: string): Day {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    .format(at)
    .split('-')
    .map(Number);
  return { year, month, day };
}

/** The moment at which the clocks of a zone show a time; null for a day that is none. */
function inZone(
  { year, month, day }: Day,
  time: { readonly hour: number; readonly minute: number },
  zone: string,
): Date {
  const wanted = Date.UTC(year, month - 1, day, time.hour, time.minute);
  // The second look takes the summer time of the moment itself.
  const first = wanted - offsetAt(new Date(wanted), zone);
  return new Date(wanted - offsetAt(new Date(first), zone));
}

function offsetAt(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const value = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'));
  return shown - Math.floor(at.getTime() / minuteMs) * minuteMs;
}
