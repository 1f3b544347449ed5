// Reminds those who still owe something, each at the lead times of the table or their own.
import { enqueue } from '../../store/outbox.js';
import { setDues } from '../../store/dues.js';
import { findUsers } from '../../store/users.js';
import { deliveryOf } from '../change/outbox.js';
import { blocksOf, deadlineOf, isToRemind } from '../time/schedule.js';
import type { Session } from '../change/session.js';
import { isPresent } from '../change/snapshot.js';
import { awakeAt } from './deferred.js';
import { hourMs, minuteMs } from '../calendar/time.js';
import { z } from 'zod';

/** What a reminder row carries: which block, how many minutes ahead, and for one person only when it was put off. */
export const reminderPayload = z.object({ block: z.string(), lead: z.number(), userId: z.string().exactOptional() });

/** Runs a reminder: looks again who owes something or has not handed in what they chose, and tells only them. */
export async function runReminder(s: Session, payload: z.infer<typeof reminderPayload>): Promise<void> {
  if (s.row.status !== 'running') return;
  const block = blocksOf(s).find((one) => one.key === payload.block);
  if (block === undefined) return;
  const deadline = deadlineOf(s, block);
  // After a time in which nothing could be said, the last of several that have come due says it all.
  const isOverdue = (lead: number): boolean => deadline.getTime() - lead * minuteMs <= s.now.getTime();
  if (deadline <= s.now) return;
  const owing = new Set(block.open.filter((open) => isToRemind(s, open)).map((open) => open.question.seat));
  const ids = s.seats.filter((seat) => isPresent(seat) && owing.has(seat.seat)).flatMap((seat) => seat.userId ?? []);
  for (const user of await findUsers(s.tx, [...new Set(ids)])) {
    if (payload.userId !== undefined && payload.userId !== user.id) continue;
    const leads = user.reminderLeads ?? s.settings.reminders;
    if (!leads.includes(payload.lead) || leads.some((lead) => lead < payload.lead && isOverdue(lead))) continue;
    const awake = awakeAt(s, user);
    if (awake > s.now && awake < deadline) await putOff(s, payload, user.id, awake);
    else await remind(s, user.id, deadline);
  }
}

async function putOff(
  s: Session,
  payload: z.infer<typeof reminderPayload>,
  userId: string,
  runAt: Date,
): Promise<void> {
  const key = `${payload.block}:${payload.lead}:${userId}`;
  await setDues(s.tx, [{ gameId: s.row.id, kind: 'snoozed', key, runAt, payload: { ...payload, userId } }]);
}

async function remind(s: Session, userId: string, deadline: Date): Promise<void> {
  const hours = Math.max(0, Math.round(((deadline.getTime() - s.now.getTime()) / hourMs) * 10) / 10);
  const { id: gameId, checkpoint } = s.row;
  const key = `reminder:${gameId}:${checkpoint}:${userId}:${s.now.getTime()}`;
  await enqueue(s.tx, [deliveryOf(key, { kind: 'reminder', gameId, userId, checkpoint, hours })], s.now);
}
