// What only this installation can write: a mark that follows from its key and what is marked, and cannot be guessed.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Characters of 128 bits. */
export const markLength = 22;

/** The mark of something. */
export function markOf(key: string, what: string): string {
  return createHmac('sha256', key).update(what).digest('base64url').slice(0, markLength);
}

/** Whether somebody has brought the right one; how long it takes tells nothing of it. */
export function isMark(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
