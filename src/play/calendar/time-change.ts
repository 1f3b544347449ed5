// What of a table's time can be changed while its game runs, as it is put to the vote and stored.
import { z } from 'zod';
import { paces } from '../../table/question.js';
import { quietSchema } from './quiet.js';
import { chosenTimeFields } from './time-settings.js';

const longestHours = 28 * 24;
/** Minutes before a deadline, and how many such moments there may be. */
const mostLead = 14 * 24 * 60;
const mostLeads = 6;

/** What is left out stays. The first phase is over or under way, and clocks of their own run from the start: neither is changed any more. */
export const timeChangeSchema = z
  .strictObject({
    turns: chosenTimeFields.turns.exactOptional(),
    others: chosenTimeFields.others.exactOptional(),
    skipWeekends: chosenTimeFields.skipWeekends.exactOptional(),
    skipHolidays: chosenTimeFields.skipHolidays.exactOptional(),
    grace: chosenTimeFields.grace.exactOptional(),
    excuses: chosenTimeFields.excuses.exactOptional(),
    excuseHours: chosenTimeFields.excuseHours.exactOptional(),
    away: chosenTimeFields.away.exactOptional(),
    quiet: quietSchema.nullable().exactOptional(),
    reminders: z.array(z.int().positive().max(mostLead)).max(mostLeads).readonly().exactOptional(),
    /** Hours for each kind of question. */
    hours: z.partialRecord(z.enum(paces), z.number().positive().max(longestHours)).exactOptional(),
  })
  .readonly();
export type TimeChange = z.infer<typeof timeChangeSchema>;
