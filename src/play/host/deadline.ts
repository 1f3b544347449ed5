// Moves the deadline to a moment.
import { audit, closeChange } from '../change/commit.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { handsOf } from '../time/clocks.js';
import { isInvolved } from '../people/secrets.js';
import { suited } from '../time/reckoning.js';
import { blockMs, blocksOf, deadlineOf } from '../time/schedule.js';
import { hourMs, livePaceMs, minuteMs } from '../calendar/time.js';
import { requirePlaying } from '../turn/answering.js';

/** No deadline is nearer than this, so that those who still owe something can read of it … */
const leastMs = 5 * minuteMs;
/** … or further away. */
const mostHours = 28 * 24;
/** Whoever has counted on a later deadline has so long of the hours in which deadlines fall. */
const noticeMs = hourMs;

/**
 * Moves every deadline that runs to one moment, earlier or later.
 * @throws Refused for whoever has a stake in the game, even for its server; while the game is paused, with nothing open, where players have clocks of their own, for a moment that is past or too far away,
 * and for one before what stands that leaves too little notice or falls into quiet hours or days off.
 */
export async function moveDeadline(s: Session, at: Date): Promise<void> {
  requirePlaying(s);
  if (s.actor !== null && isInvolved(s, s.actor)) throw refused(say('refuse.hostPlays'));
  if (s.row.status === 'paused') throw refused(say('refuse.paused'));
  const ahead = at.getTime() - s.now.getTime();
  if (!(ahead >= leastMs && ahead <= mostHours * hourMs)) {
    throw refused(say('refuse.badMoment', { minutes: leastMs / minuteMs, days: mostHours / 24 }));
  }
  if (handsOf(s).length > 0) throw refused(say('refuse.clocksRun'));
  const blocks = blocksOf(s);
  if (blocks.length === 0) throw refused(say('refuse.noDeadline'));
  requireNotice(s, at);
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.deadlineMoved') });
  await audit(s, 'deadline', { at: at.toISOString() });
  await closeChange(s, new Map(blocks.map(({ key }) => [key, at])));
}

/** Nobody wakes up to find that a deadline has come and gone: live games, which stop for no night, are left alone. */
function requireNotice(s: Session, at: Date): void {
  const blocks = blocksOf(s).filter((block) => blockMs(s, block) >= livePaceMs);
  if (blocks.every((block) => at >= deadlineOf(s, block))) return;
  const least = suited(s, s.now, null).getTime() + noticeMs;
  if (at.getTime() < least || suited(s, at, null) > at) throw refused(say('refuse.deadlineSooner'));
}
