// Copies of pixels are large, and the engine takes them for small: what is no longer used of them is given back at once.
import { setImmediate } from 'node:timers/promises';

/**
 * Called where copies of pixels have just been used. A painter's process is started with the engine's `gc`; elsewhere they wait for the
 * engine.
 */
export async function giveBack(): Promise<void> {
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
  // One of the libraries lets go of them in the next turn.
  await setImmediate();
}
