// Words do not wait for the painter: how long a message waits for its pictures before it goes out without them.
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What is made in time.
 * @param patienceMs how long it is waited for; however long when undefined. 0: it is not even begun, because so much is being made.
 * @param make begins it; where it takes longer it goes on, and what it makes is kept for the next time.
 * @returns null when it was not made in time.
 */
export async function within<T>(patienceMs: number | undefined, make: () => Promise<T>): Promise<T | null> {
  if (patienceMs === undefined) return make();
  if (patienceMs <= 0) return null;
  const work = make();
  const enough = new AbortController();
  const tooLong = wait(patienceMs, null, { signal: enough.signal }).catch(() => null);
  const result = await Promise.race([work, tooLong]).finally(() => enough.abort());
  if (result === null) work.catch(() => undefined);
  return result;
}
