// Moves the deadline to a moment.
import { audit, closeChange } from '../change/commit.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { handsOf } from '../time/clocks.js';
import { blocksOf } from '../time/schedule.js';
import { hourMs, minuteMs } from '../time/time.js';
import { requirePlaying } from '../turn/answering.js';

/** No deadline is nearer than this, so that those who still owe something can read of it … */
const leastMs = 5 * minuteMs;
/** … or further away. */
const mostHours = 28 * 24;

/**
 * Moves every deadline that runs to one moment, earlier or later.
 * @throws Refused while the game is paused, with nothing open, where players have clocks of their own, and for a moment that is past or too far away.
 */
export async function moveDeadline(s: Session, at: Date): Promise<void> {
  requirePlaying(s);
  if (s.row.status === 'paused') throw refused(say('refuse.paused'));
  const ahead = at.getTime() - s.now.getTime();
  if (!(ahead >= leastMs && ahead <= mostHours * hourMs)) {
    throw refused(say('refuse.badMoment', { minutes: leastMs / minuteMs, days: mostHours / 24 }));
  }
  if (handsOf(s).length > 0) throw refused(say('refuse.clocksRun'));
  const blocks = blocksOf(s);
  if (blocks.length === 0) throw refused(say('refuse.noDeadline'));
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.deadlineMoved') });
  await audit(s, 'deadline', { at: at.toISOString() });
  await closeChange(s, new Map(blocks.map(({ key }) => [key, at])));
}
