// When what is asked now falls due: after so much time or at a table's hours, past quiet hours, days off and announced absences.
import type { z } from 'zod';
import { guildSettings } from '../../store/guilds.js';
import type { UserRow } from '../../store/users.js';
import type { Snapshot } from '../change/snapshot.js';
import { countries, publicHolidays } from '../calendar/holidays.js';
import { isWithin, outsideDaysOff, type Days, type DaysOff } from '../calendar/days-off.js';
import { awayOf } from '../calendar/away.js';
import { hourMs, livePaceMs, outsideQuiet } from '../calendar/time.js';
import { slotFor, spanBefore, nextSlot, type Timetable } from '../calendar/timetable.js';
import { isoOf, momentOf, wallOf } from '../calendar/wall.js';

const dayMs = 24 * hourMs;

/** Something asked, as the clock sees it. */
export interface Asked {
  readonly at: Date;
  /** How long its kind of question lasts at this table. */
  readonly durationMs: number;
  /** The hours of the week it goes by; null where it has so much time from when it is asked. */
  readonly timetable: Timetable | null;
  /** How many times as long it lasts. */
  readonly factor: number;
  /** Who is asked in front of everybody, whose announced absence is waited for. */
  readonly people: readonly UserRow[];
}

/** A server's own days, and the public holidays of its countries this year and next. */
function holidaysOf({ holidays, countries: chosen }: z.infer<typeof guildSettings>, now: Date): readonly Days[] {
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const theirs = countries
    .filter((country) => chosen.includes(country))
    .flatMap((country) => years.flatMap((year) => publicHolidays(country, year)));
  return [...holidays, ...theirs.map((day) => ({ from: day, to: day }))];
}

/** The days this table leaves out. */
function daysOffOf({ settings, guild, now }: Snapshot): DaysOff {
  const { skipWeekends, skipHolidays } = settings.time;
  return {
    weekends: skipWeekends,
    holidays: skipHolidays ? holidaysOf(guildSettings.parse(guild?.settings ?? {}), now) : [],
  };
}

/** The time zone of the server a table is played on. */
export function zoneOf({ guild }: Pick<Snapshot, 'guild'>): string {
  return guild?.timeZone ?? 'UTC';
}

/** A moment so much later, past quiet hours and days off where that is no live game's time. */
export function later(s: Snapshot, from: Date, durationMs: number): Date {
  const at = new Date(from.getTime() + durationMs);
  return durationMs < livePaceMs ? at : settled(s, at);
}

/** The same moment, or the next one outside quiet hours and days off. */
function settled(s: Snapshot, at: Date): Date {
  const { quiet } = s.settings;
  const awake = (moment: Date): Date => (quiet === null ? moment : outsideQuiet(moment, quiet, zoneOf(s)));
  return awake(outsideDaysOff(awake(at), daysOffOf(s), zoneOf(s)));
}

/** When something asked falls due. */
export function fallsDue(s: Snapshot, { at, durationMs, timetable, factor, people }: Asked): Date {
  const off = daysOffOf(s);
  const due =
    timetable === null
      ? later(s, at, durationMs * factor)
      : stretched(timetable, { asked: at, slot: slotFor(timetable, at, off), factor }, off);
  return durationMs < livePaceMs ? due : pastAbsences(s, due, { at, timetable, people });
}

/** A moment at or behind another that suits the table: the next of its hours, or one outside quiet hours and days off. */
export function suited(s: Snapshot, at: Date, timetable: Timetable | null): Date {
  if (timetable === null) return settled(s, at);
  return nextSlot(timetable, new Date(at.getTime() - 1), daysOffOf(s));
}

function stretched(
  timetable: Timetable,
  { asked, slot, factor }: { readonly asked: Date; readonly slot: Date; readonly factor: number },
  off: DaysOff,
): Date {
  if (factor <= 1) return slot;
  const least = Math.max(slot.getTime(), asked.getTime() + spanBefore(timetable, slot, off) * factor - hourMs);
  return nextSlot(timetable, new Date(least - 1), off);
}

/** The first suitable moment on which none of them is away, at most the table's days later; only absences announced before count. */
function pastAbsences(
  s: Snapshot,
  due: Date,
  { at, timetable, people }: Pick<Asked, 'at' | 'timetable' | 'people'>,
): Date {
  const latest = due.getTime() + s.settings.time.away * dayMs;
  const isAway = (moment: Date): boolean =>
    people.some((person) => {
      const { day } = wallOf(moment, person.timeZone ?? zoneOf(s));
      return isWithin(
        day,
        awayOf(person).filter(({ told }) => told <= at.toISOString()),
      );
    });
  let moment = due;
  while (isAway(moment)) {
    const { day, minutes } = wallOf(moment, zoneOf(s));
    const next = suited(s, momentOf(day + 1, minutes, zoneOf(s)), timetable);
    if (next.getTime() > latest || next <= moment) return moment;
    moment = next;
  }
  return moment;
}

/** Whether a deadline falls at the end of what somebody had announced before they were asked. */
export function allowsForAbsence(
  s: Snapshot,
  due: Date,
  { asked, people }: { readonly asked: Date; readonly people: readonly string[] },
): boolean {
  if (s.settings.time.away === 0) return false;
  return s.people.some((person) => {
    const { day } = wallOf(due, person.timeZone ?? zoneOf(s));
    const known = awayOf(person).filter(({ told }) => told <= asked.toISOString());
    return people.includes(person.id) && isWithin(day - 1, known);
  });
}

/** The days to come on which somebody at a table has said that they are away. */
export function absencesOf(s: Snapshot, userId: string): readonly Days[] {
  const person = s.people.find(({ id }) => id === userId);
  if (person === undefined) return [];
  const today = isoOf(wallOf(s.now, person.timeZone ?? zoneOf(s)).day);
  return awayOf(person).flatMap(({ from, to }) => (to < today ? [] : [{ from, to }]));
}
