// Fixed hours of the week at which a table's questions fall due, such as Monday and Thursday at nine in the evening in Seoul.
import { z } from 'zod';
import { isOff, longestRest, type DaysOff } from './days-off.js';
import { minutesOf, momentOf, wallOf, weekdayOf, type Day } from './wall.js';

const mostSlots = 14;

const slotSchema = z
  .strictObject({
    /** 0 for Sunday to 6 for Saturday. */
    days: z.array(z.int().min(0).max(6)).min(1).max(7).readonly(),
    at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  })
  .readonly();

/** A table's hours of the week, by the clocks of one time zone. */
export const timetableSchema = z
  .strictObject({ slots: z.array(slotSchema).min(1).max(mostSlots).readonly(), zone: z.string().min(1).max(64) })
  .readonly();
export type Timetable = z.infer<typeof timetableSchema>;

/** The first hour of the table later than a moment. Days off are passed over, unless that would leave none for months. */
export function nextSlot(timetable: Timetable, after: Date, off: DaysOff): Date {
  return found(timetable, after, off, 1) ?? found(timetable, after, { weekends: false, holidays: [] }, 1) ?? after;
}

/** The last hour of the table before a moment. */
function slotBefore(timetable: Timetable, before: Date, off: DaysOff): Date {
  return found(timetable, before, off, -1) ?? found(timetable, before, { weekends: false, holidays: [] }, -1) ?? before;
}

/**
 * The hour at which something asked now falls due: the first one that is at least half as far away as it is from the hour before
 * it. A turn that ended early thus keeps the table's hours, and nobody has less than half of the usual time.
 */
export function slotFor(timetable: Timetable, asked: Date, off: DaysOff): Date {
  let slot = nextSlot(timetable, asked, off);
  while (slot.getTime() - asked.getTime() < spanBefore(timetable, slot, off) / 2) slot = nextSlot(timetable, slot, off);
  return slot;
}

/** How long it is from the hour before one of the table's hours to it. */
export function spanBefore(timetable: Timetable, slot: Date, off: DaysOff): number {
  return slot.getTime() - slotBefore(timetable, slot, off).getTime();
}

/** The nearest hour later (1) or earlier (-1) than a moment; undefined when there is none within the longest rest. */
function found({ slots, zone }: Timetable, from: Date, off: DaysOff, way: 1 | -1): Date | undefined {
  const { day } = wallOf(from, zone);
  // A day early: where the clocks are put forward at midnight, an hour may have moved over it.
  for (let n = -1; n <= longestRest; n++) {
    const here = momentsOn(slots, day + n * way, zone, off)
      .filter((at) => (way === 1 ? at > from : at < from))
      .sort((a, b) => (a.getTime() - b.getTime()) * way);
    if (here[0] !== undefined) return here[0];
  }
  return undefined;
}

function momentsOn(slots: Timetable['slots'], day: Day, zone: string, off: DaysOff): readonly Date[] {
  if (isOff(day, off)) return [];
  const weekday = weekdayOf(day);
  return slots.filter(({ days }) => days.includes(weekday)).map(({ at }) => momentOf(day, minutesOf(at), zone));
}
