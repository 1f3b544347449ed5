// What a table may be told of its time: hours of the week, days off, grace, excuses, announced absences, clocks for two.
import { z } from 'zod';
import { timetableSchema } from './timetable.js';

const longestGraceHours = 72;
const mostExcuses = 9;
const longestExcuseHours = 168;
const longestFirst = 4;
const mostDaysAway = 28;

/** Names of the ready clocks; `none` for time by question. */
export const clockNames = ['none', 'live', 'fast', 'slow'] as const;
export type ClockName = (typeof clockNames)[number];

/** Each choice by its name. */
export const chosenTimeFields = {
  /** Hours of the week at which turns fall due; null for so much time after each is asked. */
  turns: timetableSchema.nullable(),
  /** The same for what is asked beside turns: retreats, builds, losses, reactions. */
  others: timetableSchema.nullable(),
  /** Whether nothing falls due on Saturdays and Sundays, and on the server's holidays. */
  skipWeekends: z.boolean(),
  skipHolidays: z.boolean(),
  /** How many times as long the first phase lasts. */
  first: z.number().min(1).max(longestFirst),
  /** Hours for which a phase waits behind its deadline for what is missing. */
  grace: z.number().min(0).max(longestGraceHours),
  /** Missed deadlines each person is excused, and the hours each of them gives to all. */
  excuses: z.int().min(0).max(mostExcuses),
  excuseHours: z.number().positive().max(longestExcuseHours),
  /** Days by which a deadline gives way at most to an absence announced before. */
  away: z.int().min(0).max(mostDaysAway),
  /** Clocks of their own for two players. */
  clock: z.enum(clockNames),
  /** What becomes of somebody whose clock has run out: the other may claim the game, or fallbacks play on for them. */
  flag: z.enum(['claim', 'autopilot']),
} as const;

/** What may be chosen; what is left out stays. */
export const chosenTimeSchema = z.strictObject(chosenTimeFields).partial().readonly();
export type ChosenTime = z.infer<typeof chosenTimeSchema>;

/**
 * What stands where nothing was chosen.
 * @internal
 */
export const standardTime = {
  turns: null,
  others: null,
  skipWeekends: false,
  skipHolidays: true,
  first: 1,
  grace: 0,
  excuses: 2,
  excuseHours: 24,
  away: 3,
  clock: 'none',
  flag: 'claim',
} as const satisfies z.infer<z.ZodObject<typeof chosenTimeFields>>;

/** The time of a table, whole. */
export const timeSettingsSchema = z
  .object({
    turns: chosenTimeFields.turns.default(standardTime.turns),
    others: chosenTimeFields.others.default(standardTime.others),
    skipWeekends: chosenTimeFields.skipWeekends.default(standardTime.skipWeekends),
    skipHolidays: chosenTimeFields.skipHolidays.default(standardTime.skipHolidays),
    first: chosenTimeFields.first.default(standardTime.first),
    grace: chosenTimeFields.grace.default(standardTime.grace),
    excuses: chosenTimeFields.excuses.default(standardTime.excuses),
    excuseHours: chosenTimeFields.excuseHours.default(standardTime.excuseHours),
    away: chosenTimeFields.away.default(standardTime.away),
    clock: chosenTimeFields.clock.default(standardTime.clock),
    flag: chosenTimeFields.flag.default(standardTime.flag),
  })
  .readonly()
  .prefault({});
