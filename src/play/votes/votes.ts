// Agreeing: a draw, a concession, more time, a pause, going on, stopping. Absent players block nothing.
import { z } from 'zod';
import {
  castBallot,
  closeProposal,
  findProposal,
  listOpenProposals,
  openProposal,
  type ProposalRow,
} from '../../store/proposals.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { finish, seatNames } from '../turn/advance.js';
import { requirePlaying } from '../turn/answering.js';
import { cancel, extend, pause, resume } from '../lobby/host.js';
import { proposalKinds, type ProposalInfo, type ProposalKind } from '../play.js';
import { refused, say } from '../change/refuse.js';
import { blockMs, blocksOf } from '../time/schedule.js';
import { mayConcede, drawRule, votesAreSecret } from '../lobby/policy.js';
import { audit, closeChange } from '../change/commit.js';
import { isPresent, positionOf, seatsOf, type Session } from '../change/session.js';
import { hourMs } from '../time/time.js';

const kindSchema = z.enum(proposalKinds);
const payloadSchema = z.object({ seats: z.array(z.string()).readonly() });

/** The most an agreed extension adds. */
const extensionHours = 24;

/** Ending the game needs everybody; the clock moves when more than half agree. */
function needsAll(kind: ProposalKind): boolean {
  switch (kind) {
    case 'draw':
    case 'concede':
    case 'cancel':
      return true;
    case 'extend':
    case 'pause':
    case 'resume':
      return false;
  }
}

function kindOf(proposal: ProposalRow): ProposalKind {
  return kindSchema.parse(proposal.kind);
}

function seatsIn(proposal: ProposalRow): readonly SeatId[] {
  return payloadSchema.parse(proposal.payload).seats;
}

/** Seats whose voice counts: people still in the game who have not left; whoever is conceded to is not asked. */
function votersOf(s: Session, kind: ProposalKind, seats: readonly SeatId[]): readonly SeatId[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const present = s.seats.filter((seat) => isPresent(seat) && alive.includes(seat.seat)).map((seat) => seat.seat);
  return kind === 'concede' ? present.filter((seat) => !seats.includes(seat)) : present;
}

/** Whether it stays hidden who has agreed so far. */
function isHidden(s: Session, kind: ProposalKind): boolean {
  return (kind === 'draw' || kind === 'concede') && votesAreSecret(s);
}

/** Open proposals as a person sees them. */
export async function proposals(s: Session, userId: string): Promise<readonly ProposalInfo[]> {
  if (s.position === null) return [];
  const open = await listOpenProposals(s.tx, s.row.id);
  return open.map((proposal) => infoOf(s, proposal, userId));
}

function infoOf(s: Session, proposal: ProposalRow, userId: string): ProposalInfo {
  const kind = kindOf(proposal);
  const mine = seatsOf(s, userId).map((seat) => seat.seat);
  const choice = proposal.ballots.find((ballot) => mine.includes(ballot.seat))?.choice;
  return {
    id: proposal.id,
    kind,
    seats: seatsIn(proposal),
    bySeat: proposal.bySeat,
    voters: votersOf(s, kind, seatsIn(proposal)),
    agreed: isHidden(s, kind) ? null : agreedOf(proposal),
    mine: choice === 'yes' || choice === 'no' ? choice : null,
  };
}

function agreedOf(proposal: ProposalRow): readonly SeatId[] {
  return proposal.ballots.filter((ballot) => ballot.choice === 'yes').map((ballot) => ballot.seat);
}

/** Puts something to the vote with the proposer's own yes; where the same is being voted on already, just the yes. */
export async function propose(
  s: Session,
  userId: string,
  kind: ProposalKind,
  wished: readonly SeatId[],
): Promise<ProposalInfo> {
  requirePlaying(s);
  const seats = sharers(s, kind, wished);
  const voters = votersOf(s, kind, seats);
  const by = seatsOf(s, userId).find((seat) => voters.includes(seat.seat))?.seat;
  if (by === undefined) throw refused(say('refuse.noVote'));
  if (kind === 'resume' && s.row.status !== 'paused') throw refused(say('refuse.notPaused'));
  if (kind === 'pause' && s.row.status === 'paused') throw refused(say('refuse.paused'));
  const same = (await listOpenProposals(s.tx, s.row.id, kind)).find(
    (proposal) => [...seatsIn(proposal)].sort().join() === [...seats].sort().join(),
  );
  const proposal =
    same ?? (await openProposal(s.tx, { gameId: s.row.id, kind, bySeat: by, payload: { seats } }, s.now));
  if (same === undefined) {
    await audit(s, 'propose', { kind, seats });
    if (voters.length > 1) s.messages.push({ kind: 'vote', gameId: s.row.id, proposalId: proposal.id });
  }
  return cast(s, proposal, userId, 'yes');
}

/** Who a proposal is about. A draw without names is shared by all still in the game who have not left. */
function sharers(s: Session, kind: ProposalKind, wished: readonly SeatId[]): readonly SeatId[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  switch (kind) {
    case 'draw': {
      if (drawRule(s) === 'none') throw refused(say('refuse.noDraw'));
      if (wished.some((seat) => !alive.includes(seat))) throw refused(say('refuse.sharers'));
      const staying = alive.filter((seat) => !s.seats.some((row) => row.seat === seat && row.left));
      return wished.length > 0 && drawRule(s) === 'named' ? wished : staying;
    }
    case 'concede':
      if (!mayConcede(s)) throw refused(say('refuse.noConcession'));
      if (wished.length !== 1 || wished.some((seat) => !alive.includes(seat))) throw refused(say('refuse.oneWinner'));
      return wished;
    case 'extend':
    case 'pause':
    case 'resume':
    case 'cancel':
      return [];
  }
}

/**
 * A person's vote, which may be changed until it is over; the proposer's no withdraws the proposal.
 * @throws Refused when the vote is over or not theirs.
 */
export async function vote(
  s: Session,
  proposalId: number,
  userId: string,
  choice: 'yes' | 'no',
): Promise<ProposalInfo> {
  const proposal = await findProposal(s.tx, proposalId);
  if (proposal?.closedAt !== null || proposal.gameId !== s.row.id) throw refused(say('refuse.noProposal'));
  return cast(s, proposal, userId, choice);
}

async function cast(s: Session, proposal: ProposalRow, userId: string, choice: 'yes' | 'no'): Promise<ProposalInfo> {
  const kind = kindOf(proposal);
  const voters = votersOf(s, kind, seatsIn(proposal));
  const mine = seatsOf(s, userId).filter((seat) => voters.includes(seat.seat));
  if (mine.length === 0) throw refused(say('refuse.noVote'));
  for (const { seat } of mine) await castBallot(s.tx, proposal.id, seat, choice, s.now);
  const voted = (await findProposal(s.tx, proposal.id)) ?? proposal;
  const agreed = agreedOf(voted).filter((seat) => voters.includes(seat)).length;
  const against = voted.ballots.filter((ballot) => ballot.choice === 'no' && voters.includes(ballot.seat)).length;
  const withdrawn = choice === 'no' && mine.some((seat) => seat.seat === proposal.bySeat);
  const passed = needsAll(kind) ? agreed === voters.length : agreed * 2 > voters.length;
  const failed = withdrawn || (!isHidden(s, kind) && (needsAll(kind) ? against > 0 : against * 2 >= voters.length));
  if (passed) await carry(s, voted);
  else if (failed) await drop(s, voted);
  else if (s.messages.length > 0) await closeChange(s);
  return infoOf(s, voted, userId);
}

function textOf(s: Session, proposal: ProposalRow): Text {
  const kind = kindOf(proposal);
  const seats = seatNames(s, seatsIn(proposal));
  return kind === 'draw' || kind === 'concede' ? say(`proposal.${kind}`, { seats }) : say(`proposal.${kind}`);
}

async function drop(s: Session, proposal: ProposalRow): Promise<void> {
  await closeProposal(s.tx, proposal.id, 'failed', s.now);
  const text = say('notice.voteFailed', { proposal: textOf(s, proposal) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  await closeChange(s);
}

/** Does what was agreed. */
async function carry(s: Session, proposal: ProposalRow): Promise<void> {
  await closeProposal(s.tx, proposal.id, 'passed', s.now);
  await audit(s, 'agreed', { kind: proposal.kind, seats: seatsIn(proposal) });
  const text = say('notice.votePassed', { proposal: textOf(s, proposal) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  const winners = seatsIn(proposal);
  const kind = kindOf(proposal);
  switch (kind) {
    case 'draw':
      await finish(s, { kind: 'draw', winners, text: say('outcome.draw', { seats: seatNames(s, winners) }) });
      await closeChange(s);
      break;
    case 'concede': {
      const [seat] = seatNames(s, winners);
      if (seat === undefined) throw new Error('a concession without a winner');
      await finish(s, { kind: 'win', winners, text: say('outcome.concede', { seat }) });
      await closeChange(s);
      break;
    }
    case 'extend':
      await extend(s, Math.min(extensionHours, Math.max(...blocksOf(s).map((block) => blockMs(s, block))) / hourMs));
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
  }
}

/** Votes that carry now because somebody has left. */
export async function recount(s: Session): Promise<void> {
  for (const proposal of await listOpenProposals(s.tx, s.row.id)) {
    const kind = kindOf(proposal);
    const voters = votersOf(s, kind, seatsIn(proposal));
    const agreed = agreedOf(proposal).filter((seat) => voters.includes(seat)).length;
    const passed = voters.length > 0 && (needsAll(kind) ? agreed === voters.length : agreed * 2 > voters.length);
    if (!passed) continue;
    await carry(s, proposal);
    return;
  }
}
