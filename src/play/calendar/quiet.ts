// The hours of the night in which nothing falls due and nobody is disturbed.
import { z } from 'zod';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours of the night in which no deadline falls, in the server's time zone; may run over midnight. */
export const quietSchema = z.strictObject({ from: timeOfDay, to: timeOfDay }).readonly();
export type Quiet = z.infer<typeof quietSchema>;
