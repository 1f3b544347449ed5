// Ends votes that have lost their ground: their phase is over, their time has run out, other players are left.
import { closeProposal, type ProposalRow } from '../../store/proposals.js';
import type { SeatId } from '../../table/question.js';
import type { OutboxMessage } from '../change/outbox.js';
import { say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { positionOf } from '../change/snapshot.js';
import { motionOf, textOf, votersOf } from './motion.js';
import { isEnding } from './proposal.js';

/** Ends a vote. */
export async function endVote(s: Session, proposal: ProposalRow, result: string): Promise<void> {
  await closeProposal(s.tx, proposal.id, result, s.now);
  s.proposals = s.proposals.filter((one) => one.id !== proposal.id);
  // Its buttons go with it, wherever they stand.
  if (!s.before.proposals.some((one) => one.id === proposal.id)) return;
  s.messages.push({ kind: 'vote', gameId: s.row.id, proposalId: proposal.id });
  const { id: gameId } = s.row;
  s.messages.push(
    ...votersOf(s, motionOf(proposal)).map((userId): OutboxMessage => ({ kind: 'moved', gameId, userId })),
  );
}

/** Closes the votes on how the game ends because somebody has a voice in them whom the others did not reckon with when they agreed. */
export async function reopenEndings(s: Session): Promise<void> {
  for (const proposal of s.proposals) {
    if (!isEnding(proposal.kind)) continue;
    await endVote(s, proposal, 'reset');
    const text = say('notice.voteAnew', { proposal: textOf(s, motionOf(proposal)) });
    s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  }
}

/** Closes every open vote of a game, without a word. */
export async function closeProposals(s: Session, result: string): Promise<void> {
  for (const proposal of s.proposals) await endVote(s, proposal, result);
}

/** Closes votes whose phase or time is over: what was agreed to then is not agreed to now. */
export async function expireVotes(s: Session): Promise<void> {
  for (const proposal of s.proposals) {
    const { checkpoint, endsAt } = proposal;
    if ((checkpoint === null || checkpoint === s.row.checkpoint) && (endsAt === null || endsAt > s.now)) continue;
    await endVote(s, proposal, 'expired');
    const text = say('notice.voteExpired', { proposal: textOf(s, motionOf(proposal)) });
    s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  }
}

/** Closes the votes on how the game ends when the seats still in it have changed. */
export async function resetVotes(s: Session, before: readonly SeatId[]): Promise<void> {
  const after = s.rules.survivors(positionOf(s).checkpoint.state);
  if (before.length === after.length && before.every((seat) => after.includes(seat))) return;
  for (const proposal of s.proposals) {
    if (proposal.kind !== 'draw' && proposal.kind !== 'concede') continue;
    await endVote(s, proposal, 'reset');
    s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.voteReset') });
  }
}
