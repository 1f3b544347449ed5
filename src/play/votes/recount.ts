// What a vote decides, done when it is decided: by a voice, because somebody has left, or because time has passed.
import type { ProposalRow } from '../../store/proposals.js';
import { finish } from '../turn/advance.js';
import { cancel, extend, pause, resume } from '../care/acts.js';
import { say } from '../change/refuse.js';
import { takeBack } from '../care/take-back.js';
import { seatAnew } from '../care/seating.js';
import { mayTake } from '../people/secrets.js';
import { audit, closeChange } from '../change/commit.js';
import { endVote, expireVotes } from '../motions/closing.js';
import type { Session } from '../change/session.js';
import { retime } from '../time/retime.js';
import { hoursMore } from '../motions/more-time.js';
import { motionOf, partyNames, textOf, verdictOf, type Motion } from '../motions/motion.js';

/** Ends a vote that is decided, or withdrawn, and does what was agreed; says whether it is over. */
export async function decide(s: Session, proposal: ProposalRow, withdrawn = false): Promise<boolean> {
  const verdict = withdrawn ? 'failed' : verdictOf(s, proposal);
  switch (verdict) {
    case 'open':
      return false;
    case 'failed':
      await drop(s, proposal);
      return true;
    case 'passed':
      await carry(s, proposal);
      return true;
  }
}

/** Looks at all votes anew: those whose time is over end, and one may carry now because somebody has left or waited long enough. */
export async function recount(s: Session): Promise<void> {
  await expireVotes(s);
  for (const proposal of s.proposals) {
    if (verdictOf(s, proposal) !== 'passed') continue;
    await carry(s, proposal);
    return;
  }
}

/** The moment at which a vote is looked at again. */
export async function runVote(s: Session): Promise<void> {
  const before = s.proposals.length;
  await recount(s);
  if (s.proposals.length !== before && s.messages.length > 0) await closeChange(s);
}

async function drop(s: Session, proposal: ProposalRow): Promise<void> {
  await endVote(s, proposal, 'failed');
  const text = say('notice.voteFailed', { proposal: textOf(s, motionOf(proposal)) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  await closeChange(s);
}

/** Does what was agreed. */
async function carry(s: Session, proposal: ProposalRow): Promise<void> {
  const motion = motionOf(proposal);
  await endVote(s, proposal, 'passed');
  await audit(s, 'agreed', { kind: proposal.kind, seats: motion.seats });
  const agreed = say('notice.votePassed', { proposal: textOf(s, motion) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: agreed });
  const { kind, seats: winners } = motion;
  switch (kind) {
    case 'draw':
      await finish(s, { kind: 'draw', winners, text: say('outcome.draw', { seats: partyNames(s, winners) }) });
      await closeChange(s);
      break;
    case 'concede': {
      const [seat] = partyNames(s, winners);
      if (seat === undefined) throw new Error('a concession without a winner');
      const losers = s.seats.map((row) => row.seat).filter((one) => !winners.includes(one));
      const [loser, ...others] = partyNames(s, losers);
      // Of two, whoever does not win is who has given up.
      const isOfTwo = loser !== undefined && others.length === 0;
      const text = isOfTwo ? say('outcome.gaveUp', { seat, loser }) : say('outcome.concede', { seat });
      await finish(s, { kind: 'win', winners, text });
      await closeChange(s);
      break;
    }
    case 'extend':
      await extend(s, hoursMore(s, motion.hours));
      break;
    case 'pause':
      await pause(s);
      break;
    case 'resume':
      await resume(s);
      break;
    case 'cancel':
      await cancel(s);
      break;
    case 'time':
      await retime(s, motion.time ?? {}, false);
      break;
    case 'replace':
      await handOver(s, motion);
      break;
    case 'rollback':
    case 'repair':
      // What was agreed to take back may have been taken back with an earlier phase.
      if (motion.act === undefined || !(await takeBack(s, motion.act))) await closeChange(s);
      break;
  }
}

/** Seats the one agreed on, unless they have come to know something meanwhile; who else asked for the same seats asks in vain. */
async function handOver(s: Session, { seats, by }: Motion): Promise<void> {
  for (const other of s.proposals) {
    const about = motionOf(other);
    if (about.kind === 'replace' && about.seats.some((seat) => seats.includes(seat)))
      await endVote(s, other, 'overtaken');
  }
  if (by === null || mayTake(s, by.id, seats)) await seatAnew(s, seats, by);
  else await closeChange(s);
}
