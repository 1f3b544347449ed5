// The days for which a person has said that they are away.
import { z } from 'zod';
import type { UserRow } from '../../store/users.js';
import { daysSchema } from './days-off.js';

const iso = z.iso.datetime();

/** An absence, and when it was announced. */
const absence = z
  .strictObject({ from: z.string(), to: z.string(), told: iso })
  .refine(({ from, to }) => daysSchema.safeParse({ from, to }).success)
  .readonly();
export type Absence = z.infer<typeof absence>;

const settings = z.object({ away: z.array(absence).readonly().catch([]).default([]) });

/** The absences a person has announced. */
export function awayOf(person: Pick<UserRow, 'settings'>): readonly Absence[] {
  return settings.parse(person.settings).away;
}
