// The clock on the wall: which day and minute a moment is in a time zone, and back, summer time included.
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A day, counted from 1970-01-01; the calendar's arithmetic is then that of whole numbers. */
export type Day = number;

/** What the wall shows. */
interface Wall {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly seconds: number;
}

/** The day and the time of day of a moment; a time zone nobody knows counts as UTC. */
export function wallOf(at: Date, timeZone: string): Wall {
  const parts = formatOf(timeZone).formatToParts(at);
  const value = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    day: Date.UTC(value('year'), value('month') - 1, value('day')) / dayMs,
    minutes: value('hour') * 60 + value('minute'),
    seconds: value('second'),
  };
}

/**
 * The moment at which the wall shows a time of a day. A time that summer time leaves out comes as much later as the clocks are put
 * forward; of one that comes twice it is the first.
 */
export function momentOf(day: Day, minutes: number, timeZone: string): Date {
  const wanted = day * dayMs + minutes * minuteMs;
  const shown = (at: number): number => {
    const wall = wallOf(new Date(at), timeZone);
    return wall.day * dayMs + wall.minutes * minuteMs;
  };
  const offsetAt = (at: number): number => shown(at) - Math.floor(at / minuteMs) * minuteMs;
  const before = wanted - offsetAt(wanted - dayMs);
  const after = wanted - offsetAt(wanted + dayMs);
  return new Date(shown(before) === wanted || shown(after) !== wanted ? before : after);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Minutes since midnight of a time such as 21:30. */
export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A day as it is written everywhere: 2026-12-24. */
export function isoOf(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The day written as 2026-12-24; undefined when there is no such day. */
export function dayOf(iso: string): Day | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN;
  return Number.isNaN(at) || isoOf(at / dayMs) !== iso ? undefined : at / dayMs;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = makeFormat(timeZone) ?? makeFormat('UTC');
  if (made === undefined) throw new Error('no time zones at all');
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The name of a time zone as the runtime knows it; null when there is none such. */
export function zoneNamed(typed: string): string | null {
  const name = typed.trim();
  return name === '' ? null : (makeFormat(name)?.resolvedOptions().timeZone ?? null);
}
