// What stands for people who have had their data erased, where an id has to stand.
import { randomBytes } from 'node:crypto';

const prefix = 'somebody-';

/** A new id for somebody whose data is erased: no person of Discord's has one like it, and nothing leads back to them. */
export function erasedId(): string {
  return `${prefix}${randomBytes(4).toString('hex')}`;
}

/** Whether an id stands for somebody whose data was erased. */
export function isErased(userId: string): boolean {
  return userId.startsWith(prefix);
}
