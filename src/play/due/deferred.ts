// News that would come in somebody's quiet hours waits until these are over.
import { setDues, type ClaimedDue } from '../../store/dues.js';
import { enqueue } from '../../store/outbox.js';
import type { UserRow } from '../../store/users.js';
import { deliveryOf, outboxMessageSchema, type OutboxMessage } from '../change/outbox.js';
import type { Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { outsideQuiet } from '../calendar/time.js';

/** Now, or the end of the person's own quiet hours. */
export function awakeAt(s: Snapshot, user: UserRow): Date {
  if (user.quietHours === null) return s.now;
  return outsideQuiet(s.now, user.quietHours, user.timeZone ?? s.guild?.timeZone ?? 'UTC');
}

/** Puts off what can wait until somebody is awake, and gives back what is to be said now. What they are asked never waits. */
export async function defer(s: Session, messages: readonly OutboxMessage[]): Promise<readonly OutboxMessage[]> {
  const waits = messages.flatMap((message) => {
    // Whether somebody can be reached before the start has to be known at once.
    if (message.kind !== 'news' || message.help === 'ready') return [];
    const person = s.people.find(({ id }) => id === message.userId);
    const runAt = person === undefined ? s.now : awakeAt(s, person);
    return runAt > s.now ? [{ message, runAt }] : [];
  });
  await setDues(
    s.tx,
    waits.map(({ message, runAt }, n) => ({
      gameId: s.row.id,
      kind: 'news',
      key: `${s.row.version}:${n}:${message.userId}`,
      runAt,
      payload: message,
    })),
  );
  return messages.filter((message) => !waits.some((one) => one.message === message));
}

/** Says what has waited. */
export async function sayDeferred(s: Session, { key, payload }: ClaimedDue): Promise<void> {
  await enqueue(s.tx, [deliveryOf(`news:${s.row.id}:${key}`, outboxMessageSchema.parse(payload))], s.now);
}
