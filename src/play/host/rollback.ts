// Asks for a game to be taken back to an earlier phase, or does it where the table's rule lets one person.
import { listPhases } from '../../store/checkpoints.js';
import { refused, say, inWordsOf } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { isPresent, seatsOf, type Snapshot, readPosition, positionOf } from '../change/snapshot.js';
import { isInvolved } from '../people/secrets.js';
import { requirePlaying } from '../turn/answering.js';
import { putToVote } from '../votes/votes.js';
import { shortened } from '../../words/literal.js';
import { longestReason, type HostAct } from '../motions/act.js';
import { takeBack } from '../care/take-back.js';

/**
 * Goes back to the beginning of a phase with a reason: at once where the table leaves it to a host without a stake, or nobody plays;
 * else by a vote of all who hold a seat.
 * @throws Refused for somebody who neither hosts nor plays, without a reason, and when there is no such phase.
 */
export async function rollBack(s: Session, userId: string, to: number, reason: string): Promise<void> {
  requirePlaying(s);
  if (s.row.hostId !== userId && seatsOf(s, userId).length === 0) throw refused(say('refuse.notHost'));
  await decideOn(s, userId, await actAt(s, to, reason));
}

/** An act on a phase. Throws Refused where there is no such phase, or no reason. */
export async function actAt(s: Snapshot, to: number, reason: string): Promise<HostAct> {
  const words = shortened(reason.replaceAll(/\s+/gu, ' '), longestReason);
  if (words === '') throw refused(say('refuse.noReason'));
  const isPhase = Number.isInteger(to) && to >= 0 && to <= s.row.checkpoint;
  const position = !isPhase ? null : to === s.row.checkpoint ? positionOf(s) : await readPosition(s, to);
  if (position === null) throw refused(say('refuse.noSuchPhase'));
  const named = (await listPhases(s.db, s.row.id)).find(({ number }) => number === to)?.title;
  const title = named ?? s.rules.title(s.rules.view(position.checkpoint.state, null));
  return { to, checkpoint: position.id, title: inWordsOf(s.row.kind, title), reason: words, edits: [], changes: [] };
}

/** Does it where one person may, else puts it to the vote. */
export async function decideOn(s: Session, userId: string, act: HostAct): Promise<void> {
  if (mayAlone(s, userId)) await takeBack(s, act);
  else await putToVote(s, userId, { kind: act.edits.length > 0 ? 'repair' : 'rollback', seats: [], by: null, act });
}

/** Whether nobody else is asked: a host without a stake, where the table leaves it to them or nobody is there to ask. */
export function mayAlone(s: Snapshot, userId: string): boolean {
  if (s.row.hostId !== userId || isInvolved(s, userId)) return false;
  return s.settings.rollback === 'host' || !s.seats.some(isPresent);
}
