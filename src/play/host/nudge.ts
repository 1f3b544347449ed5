// Reminds those who still owe something because the host asks for it, each person at most once a day.
import { z } from 'zod';
import { listActs } from '../../store/audits.js';
import { enqueue } from '../../store/outbox.js';
import { findUsers, type UserRow } from '../../store/users.js';
import { isHushed } from '../asked/automatic.js';
import { audit } from '../change/commit.js';
import { deliveryOf } from '../change/outbox.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { isPresent, openIn } from '../change/snapshot.js';
import { isAnonymous } from '../people/anonymity.js';
import { blocksOf, deadlineOf, isToRemind } from '../time/schedule.js';
import { hourMs, outsideQuiet } from '../calendar/time.js';
import { requirePlaying } from '../turn/answering.js';

const nudged = z.object({ people: z.array(z.string()) });

/** Nobody is nudged again within so many hours. */
const restHours = 24;
/** More nudges than this are not looked through. */
const most = 200;

/**
 * Reminds everybody who openly owes something, or has chosen and not handed in. Whoever is asked what nobody else may know of is passed over: nobody may learn from a
 * nudge who they are, or whether they have answered. Nobody is disturbed in their quiet hours.
 * @throws Refused while the game is paused, and where nobody is left to nudge today, unless the table keeps it hidden who is late, or who plays.
 */
export async function nudge(s: Session): Promise<void> {
  requirePlaying(s);
  if (s.row.status === 'paused') throw refused(say('refuse.paused'));
  const since = new Date(s.now.getTime() - restHours * hourMs);
  const before = (await listActs(s.tx, s.row.id, { actions: ['nudge'], limit: most })).filter(({ at }) => at > since);
  const rested = before.flatMap(({ detail }) => nudged.parse(detail).people);
  const owing = openIn(s).filter((one) => !isHushed(one) && isToRemind(s, one));
  const seats = s.seats.filter((seat) => isPresent(seat) && owing.some(({ question }) => question.seat === seat.seat));
  const ids = [...new Set(seats.flatMap(({ userId }) => userId ?? []))].filter((id) => !rested.includes(id));
  const late = (await findUsers(s.tx, ids)).filter((user) => isAwake(s, user));
  if (late.length === 0 && s.settings.readiness === 'names' && !isAnonymous(s))
    throw refused(say('refuse.nobodyToNudge'));
  const [deadline = s.now] = blocksOf(s).map((block) => deadlineOf(s, block));
  const hours = Math.max(0, Math.round(((deadline.getTime() - s.now.getTime()) / hourMs) * 10) / 10);
  const { id: gameId, checkpoint } = s.row;
  const reminders = late.map(({ id: userId }) =>
    deliveryOf(`nudge:${gameId}:${checkpoint}:${userId}:${s.now.getTime()}`, {
      kind: 'reminder',
      gameId,
      userId,
      checkpoint,
      hours,
    }),
  );
  await enqueue(s.tx, reminders, s.now);
  await audit(s, 'nudge', { people: late.map(({ id }) => id) });
}

function isAwake(s: Session, { quietHours, timeZone }: UserRow): boolean {
  return quietHours === null || outsideQuiet(s.now, quietHours, timeZone ?? s.guild?.timeZone ?? 'UTC') <= s.now;
}
