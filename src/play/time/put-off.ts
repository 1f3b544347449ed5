// What a deadline's row carries once the deadline has been put off: how far that has gone, for which seats it waits, and until when (ms).
import { z } from 'zod';
import type { DueRow } from '../../store/dues.js';

const putOffSchema = z.object({
  stage: z.enum(['grace', 'excuse']),
  waitsFor: z.array(z.string()).readonly(),
  until: z.number().exactOptional(),
});
export type PutOff = z.infer<typeof putOffSchema>;

/** What a deadline's row says of its being put off; null for one that stands where it was set. */
export function putOffOf(payload: DueRow['payload']): PutOff | null {
  return putOffSchema.safeParse(payload).data ?? null;
}
