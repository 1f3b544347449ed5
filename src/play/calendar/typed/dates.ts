// Reads days as people write them: `2026-12-24..2027-01-02`, `12/24-1/2`, `Dec 24 to Jan 2`, `12월 24일부터 1월 2일까지`.
import type { Days } from '../days-off.js';
import { dayOf, isoOf, type Day } from '../wall.js';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const mostSpans = 60;
/** A single span is no longer than a year. */
const longestDays = 366;

/** What stands between two days, the surest first: a hyphen may also stand within one. */
const between = [
  /\.\.+|…|~|–|—|\b(?:to|till|until|through)\b|부터/iu,
  /\s-\s/,
  /(?<=\d{4}-\d{2}-\d{2})-/,
  /-(?=\s*\d{1,2}\s*[/.월])/,
];

interface Point {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number;
}

/**
 * Days, separated by commas. A year left out is the one in which they come next; an end may be only a day or a month and day.
 * @param today tells what comes next.
 * @returns null when something of it is not understood; an end before its beginning is not.
 */
export function readDates(typed: string, today: Day): readonly Days[] | null {
  const parts = typed
    .replace(/까지/g, ' ')
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const spans = parts.map((text) => spanOf(text, today));
  const read = spans.filter((span) => span !== null);
  return parts.length === 0 || parts.length > mostSpans || read.length < spans.length ? null : read;
}

function spanOf(text: string, today: Day): Days | null {
  const mark = between.find((one) => one.test(text));
  const [first = '', second, more] = (mark === undefined ? [text] : text.split(mark)).map((part) => part.trim());
  if (more !== undefined) return null;
  const start = wordDay(first, today) ?? dayFrom(pointOf(first), today, today);
  if (start === null) return null;
  const point = second === undefined || second === '' ? null : pointOf(second);
  const begun = new Date(isoOf(start));
  const end =
    second === undefined || second === ''
      ? start
      : (wordDay(second, today) ??
        dayFrom(
          point === null ? null : { ...point, month: point.month ?? begun.getUTCMonth() + 1, year: point.year },
          start,
          start,
        ));
  return end === null || end < start || end - start > longestDays ? null : { from: isoOf(start), to: isoOf(end) };
}

function wordDay(text: string, today: Day): Day | null {
  if (/^(?:today|오늘)$/i.test(text)) return today;
  if (/^(?:tomorrow|내일)$/i.test(text)) return today + 1;
  return /^(?:모레)$/.test(text) ? today + 2 : null;
}

function pointOf(text: string): Point | null {
  const numbers = /^(?:(?<year>\d{4})\s*[-./년]\s*)?(?:(?<month>\d{1,2})\s*[-./월]\s*)?(?<day>\d{1,2})\s*[일.]?$/.exec(
    text,
  );
  const { year, month, day } = numbers?.groups ?? {};
  if (day !== undefined && !(year !== undefined && month === undefined)) {
    return { year: numberOf(year), month: numberOf(month), day: Number(day) };
  }
  const named =
    /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?$/i.exec(text) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?<name>[a-z]{3,9})\.?(?:\s+(?<year>\d{4}))?$/i.exec(text);
  const { name = '', ...rest } = named?.groups ?? {};
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 || rest['day'] === undefined
    ? null
    : { year: numberOf(rest['year']), month: at + 1, day: Number(rest['day']) };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** The day meant, not before `least` where the year was left out. */
function dayFrom(point: Point | null, least: Day, today: Day): Day | null {
  if (point?.month === undefined) return null;
  const two = (n: number): string => String(n).padStart(2, '0');
  const inYear = (year: number): Day | null => dayOf(`${year}-${two(point.month ?? 0)}-${two(point.day)}`) ?? null;
  if (point.year !== undefined) return inYear(point.year);
  const year = new Date(isoOf(today)).getUTCFullYear();
  // Some weeks back is meant as what has just been; a leap day waits for its year.
  const next = [year, year + 1, year + 2, year + 3, year + 4].map(inYear).find((day) => day !== null && day >= least);
  return next ?? null;
}
