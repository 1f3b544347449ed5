// Public holidays of some countries, reckoned for any year: those kept everywhere in the country, with the days off given in their place.
import { isoOf, weekdayOf, type Day } from './wall.js';

export const countries = ['kr', 'us', 'gb', 'de'] as const;
export type Country = (typeof countries)[number];

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];
const known = new Map<string, readonly string[]>();

/**
 * The public holidays of a country that fall into a year, as 2026-12-25, in order. Korea: by its public holidays act with the days given
 * in place of those on weekends; days of elections and days declared for one year alone are not among them. United States: federal,
 * as they are observed. United Kingdom: the bank holidays of England and Wales. Germany: those of every state.
 */
export function publicHolidays(country: Country, year: number): readonly string[] {
  const key = `${country}${year}`;
  const days = known.get(key) ?? [...new Set(reckoned(country, year))].sort((a, b) => a - b).map((day) => isoOf(day));
  known.set(key, days);
  return days;
}

function reckoned(country: Country, year: number): readonly Day[] {
  switch (country) {
    case 'kr':
      return korea(year);
    case 'us':
      return unitedStates(year);
    case 'gb':
      return england(year);
    case 'de':
      return germany(year);
  }
}

function dayIn(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** The nth such weekday of a month; the last for -1. */
function nth(year: number, month: number, weekday: number, n: number): Day {
  const first = dayIn(year, n < 0 ? month + 1 : month, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return n < 0 ? first + ahead - 7 : first + ahead + 7 * (n - 1);
}

/** Easter Sunday, by the rule of Gregory's calendar as Butcher wrote it down. */
function easter(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayIn(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Days of Korea's lunar calendar in a year, by month and day; leap months are none of them. */
function lunar(year: number, wanted: readonly string[]): readonly Day[] {
  const format = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const first = dayIn(year, 1, 1);
  return Array.from({ length: dayIn(year + 1, 1, 1) - first }, (_, n) => first + n).filter((day) => {
    const parts = format.formatToParts(day * 86_400_000);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    return wanted.includes(`${part('month')}/${part('day')}`);
  });
}

function korea(year: number): readonly Day[] {
  const feasts = lunar(year, ['1/1', '8/15']).map((day) => [day - 1, day, day + 1]);
  /** In whose place another day is off: where they fall on a Saturday, a Sunday or another holiday. */
  const replaced = [
    [3, 1],
    [5, 5],
    [8, 15],
    [10, 3],
    [10, 9],
    [12, 25],
  ].map(([month = 1, day = 1]) => dayIn(year, month, day));
  const single = [...replaced, ...lunar(year, ['4/8'])];
  const days = new Set([dayIn(year, 1, 1), dayIn(year, 6, 6), ...single, ...feasts.flat()]);
  const isFree = (day: Day): boolean => days.has(day) || weekdayOf(day) === sunday || weekdayOf(day) === saturday;
  const instead = (after: Day): void => {
    let day = after + 1;
    while (isFree(day)) day += 1;
    days.add(day);
  };
  const inFeasts = new Set(feasts.flat());
  for (const feast of feasts)
    if (feast.some((day) => weekdayOf(day) === sunday || single.includes(day))) instead(feast.at(-1) ?? 0);
  const seen = new Set<Day>();
  for (const day of single.sort((a, b) => a - b)) {
    const isWeekend = weekdayOf(day) === saturday || weekdayOf(day) === sunday;
    // A day within a feast has had its place with the feast's own.
    if (!inFeasts.has(day) && (isWeekend || seen.has(day))) instead(day);
    seen.add(day);
  }
  return [...days];
}

function unitedStates(year: number): readonly Day[] {
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ].map(([month = 1, day = 1]) => dayIn(year, month, day));
  // Next year's first day is observed on the last of this one where it is a Saturday.
  const observed = [...fixed, dayIn(year + 1, 1, 1)].map((day) =>
    weekdayOf(day) === saturday ? day - 1 : weekdayOf(day) === sunday ? day + 1 : day,
  );
  return [
    ...[...fixed, ...observed].filter((day) => isoOf(day).startsWith(String(year))),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    nth(year, 5, monday, -1),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    nth(year, 11, thursday, 4),
  ];
}

function england(year: number): readonly Day[] {
  const days = new Set([
    easter(year) - 2,
    easter(year) + 1,
    nth(year, 5, monday, 1),
    nth(year, 5, monday, -1),
    nth(year, 8, monday, -1),
  ]);
  const fixed = [dayIn(year, 1, 1), dayIn(year, 12, 25), dayIn(year, 12, 26)];
  for (const day of fixed) days.add(day);
  for (const day of fixed) {
    if (weekdayOf(day) !== saturday && weekdayOf(day) !== sunday) continue;
    let instead = day + 1;
    while (days.has(instead) || weekdayOf(instead) === saturday || weekdayOf(instead) === sunday) instead += 1;
    days.add(instead);
  }
  return [...days];
}

function germany(year: number): readonly Day[] {
  const sundayOfEaster = easter(year);
  return [
    ...[
      [1, 1],
      [5, 1],
      [10, 3],
      [12, 25],
      [12, 26],
    ].map(([month = 1, day = 1]) => dayIn(year, month, day)),
    ...[-2, 1, 39, 50].map((ahead) => sundayOfEaster + ahead),
  ];
}
