// Ends votes that have lost their ground.
import { closeProposal, listOpenProposals } from '../../store/proposals.js';
import type { SeatId } from '../../table/question.js';
import { say } from '../change/refuse.js';
import { positionOf, type Session } from '../change/session.js';

/** Closes every open vote of a game, without a word. */
export async function closeProposals(s: Session, result: string): Promise<void> {
  for (const proposal of await listOpenProposals(s.tx, s.row.id)) {
    await closeProposal(s.tx, proposal.id, result, s.now);
  }
}

/** Closes the votes on how the game ends when the seats still in it have changed. */
export async function resetVotes(s: Session, before: readonly SeatId[]): Promise<void> {
  const after = s.rules.survivors(positionOf(s).checkpoint.state);
  if (before.length === after.length && before.every((seat) => after.includes(seat))) return;
  for (const proposal of await listOpenProposals(s.tx, s.row.id)) {
    if (proposal.kind !== 'draw' && proposal.kind !== 'concede') continue;
    await closeProposal(s.tx, proposal.id, 'reset', s.now);
    s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.voteReset') });
  }
}
