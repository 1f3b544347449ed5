// An act of a host that needs consent: taking the game back to an earlier phase, or putting its position right.
import { z } from 'zod';
import { anyJson, storedText } from '../../store/json.js';

/** A reason is cut behind this. */
export const longestReason = 300;

/** A part of a position by its path, and what is put there; nothing there any more without a value. */
const edit = z.strictObject({ path: z.array(z.string().max(100)).max(20).readonly(), value: anyJson.exactOptional() });

/** What is to be done, and to which phase: by its number, and by the checkpoint's own id, which no other ever has. */
export const hostActSchema = z.strictObject({
  to: z.int().nonnegative(),
  checkpoint: z.int(),
  /** Turn and phase in a few words. */
  title: storedText,
  reason: z.string().max(longestReason),
  /** What is put right there; none where the game is only taken back. */
  edits: z.array(edit).max(50).readonly().default([]),
  /** The same in words: what stands there, and what is to stand there. */
  changes: z.array(storedText).readonly().default([]),
});
export type HostAct = Readonly<z.infer<typeof hostActSchema>>;
