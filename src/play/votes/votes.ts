// Agreeing on an end, on more time, on a pause, on who plays: a person has one voice, whatever seats they hold; absent players block nothing.
import { castBallot, openProposal, proposedSince, type ProposalRow } from '../../store/proposals.js';
import { setDues } from '../../store/dues.js';
import type { SeatId } from '../../table/question.js';
import { requirePlaying } from '../turn/answering.js';
import { tellPerson } from '../change/news.js';
import { refused, say } from '../change/refuse.js';
import { mayConcede, drawRule } from '../people/policy.js';
import { isInvolved } from '../people/secrets.js';
import { requireMayTake } from '../care/seating.js';
import { freeFrom, isVacant } from '../people/vacancies.js';
import { audit, closeChange } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';
import { hourMs } from '../calendar/time.js';
import { countsForRatings } from '../records/results.js';
import { hoursMore } from '../motions/more-time.js';
import type { Ending, ProposalInfo, ProposalKind } from '../motions/proposal.js';
import { decide } from './recount.js';
import { endsWithPhase, motionOf, seatsHeldBy, sidesLeft, textOf, votersOf, type Motion } from '../motions/motion.js';
import { proposalInfo } from '../motions/shown.js';

/** What a host may put to the vote without a voice of their own. */
const hostMayOpen: ReadonlySet<ProposalKind> = new Set(['replace', 'rollback', 'repair', 'time']);

/** A vote lasts at most this long. */
const voteHours = 48;
/** As much more time as can be asked for. */
const mostHours = 14 * 24;
/** Somebody may put this much to the vote in one game … */
const mostProposals = 3;
/** … within so many hours. */
const proposalHours = 12;

/**
 * Puts something to the vote with the proposer's own yes; where the same is being voted on already, just the yes.
 * @param hours how much more time is asked for; the usual where nothing is said.
 */
export async function propose(
  s: Session,
  userId: string,
  kind: Exclude<ProposalKind, 'replace' | 'rollback' | 'repair' | 'time'>,
  wished: readonly SeatId[],
  hours?: number,
): Promise<ProposalInfo> {
  requirePlaying(s);
  const more = kind === 'extend' ? { hours: requireHours(hoursMore(s, hours)) } : {};
  const motion: Motion = { kind, seats: sharers(s, kind, wished, userId), by: null, ...more };
  if (kind === 'resume' && s.row.status !== 'paused') throw refused(say('refuse.notPaused'));
  if (kind === 'pause' && s.row.status === 'paused') throw refused(say('refuse.paused'));
  return putToVote(s, userId, motion);
}

/**
 * What a draw or a concession would come to.
 * @throws Refused where it could not be proposed.
 */
export async function foreseen(
  s: Snapshot,
  userId: string,
  kind: 'draw' | 'concede',
  wished: readonly SeatId[],
): Promise<Ending> {
  return { seats: sharers(s, kind, wished, userId), rated: await countsForRatings(s) };
}

/**
 * Opens a vote, or adds a yes to the same one.
 * @throws Refused when the person has no voice in it, or has proposed too much of late.
 */
export async function putToVote(s: Session, userId: string, motion: Motion): Promise<ProposalInfo> {
  requirePlaying(s);
  if (motion.kind === 'replace') requireHandover(s, userId, motion);
  const voters = votersOf(s, motion);
  const mayOpen = voters.includes(userId) || (hostMayOpen.has(motion.kind) && s.row.hostId === userId);
  if (!mayOpen) throw refused(say('refuse.noVote'));
  const same = s.proposals.find((proposal) => isSame(motionOf(proposal), motion));
  if (same !== undefined) return cast(s, same, userId, 'yes');
  await requireRoom(s, userId);
  return cast(s, await open(s, motion, userId), userId, 'yes');
}

/**
 * Puts to the vote how computer players would have the game end.
 * @param motion with at least one person who has a voice in it.
 */
export async function putByComputers(s: Session, motion: Motion & { readonly computers: true }): Promise<void> {
  await open(s, motion, null);
  await closeChange(s);
}

/** Opens a vote, and tells everybody who has a voice in it but the proposer; null for computer players. */
async function open(s: Session, motion: Motion, byUser: string | null): Promise<ProposalRow> {
  const [bySeat = ''] = byUser === null ? [] : seatsHeldBy(s, [byUser]);
  const { kind, ...payload } = motion;
  // That computer players see no way to win any more is true in the next phase, too.
  const isOfPhase = endsWithPhase(kind) && !(kind === 'concede' && motion.computers === true);
  const proposal = await openProposal(
    s.tx,
    {
      gameId: s.row.id,
      kind,
      bySeat,
      byUser,
      checkpoint: isOfPhase ? s.row.checkpoint : null,
      endsAt: new Date(s.now.getTime() + voteHours * hourMs),
      payload,
    },
    s.now,
  );
  s.proposals = [...s.proposals, proposal];
  await audit(s, 'propose', { kind, seats: motion.seats });
  await timeVote(s, proposal);
  const others = votersOf(s, motion).filter((one) => one !== byUser);
  if (others.length > 0) s.messages.push({ kind: 'vote', gameId: s.row.id, proposalId: proposal.id });
  for (const voter of others) {
    tellPerson(s, voter, { text: textOf(s, motion), help: 'vote', proposalId: proposal.id });
  }
  return proposal;
}

function requireHours(hours: number): number {
  if (!(hours > 0 && hours <= mostHours)) throw refused(say('refuse.badHours', { min: 0, max: mostHours }));
  return hours;
}

function isSame(one: Motion, other: Motion): boolean {
  const key = ({ kind, seats, by, act, time, hours }: Motion): string =>
    JSON.stringify([
      kind,
      [...seats].sort(),
      by?.id ?? null,
      act?.checkpoint ?? null,
      act?.edits ?? [],
      time ?? null,
      hours ?? null,
    ]);
  return key(one) === key(other);
}

/** A seat may be asked for by its table and by who wants it, for somebody who may hold it. */
function requireHandover(s: Session, userId: string, { seats, by }: Motion): void {
  const rows = s.seats.filter((row) => seats.includes(row.seat));
  if (by === null ? rows.every((row) => row.computer) : rows.every((row) => row.userId === by.id && !row.left)) {
    throw refused(say('refuse.sameHands'));
  }
  if (by !== null) requireMayTake(s, by, seats);
  const isAsking = by?.id === userId && rows.every(isVacant);
  if (!isAsking && s.row.hostId !== userId && !isInvolved(s, userId)) throw refused(say('refuse.notHost'));
}

/** Throws Refused where somebody has put too much to the vote of late, and says when they may again. */
async function requireRoom(s: Session, userId: string): Promise<void> {
  const since = new Date(s.now.getTime() - proposalHours * hourMs);
  const [first, ...others] = await proposedSince(s.tx, s.row.id, userId, since);
  if (first === undefined || others.length + 1 < mostProposals) return;
  const hours = Math.max(1, Math.ceil((first.getTime() - since.getTime()) / hourMs));
  throw refused(say('refuse.tooManyProposals', { max: mostProposals, hours }));
}

/** Sets when a vote is looked at again: at its end, or when the seat it is about becomes anybody's. */
async function timeVote(s: Session, proposal: ProposalRow): Promise<void> {
  const { seats } = motionOf(proposal);
  const vacant = s.seats.filter((row) => seats.includes(row.seat) && isVacant(row));
  const free = vacant.map((row) => freeFrom(s, row)).filter((at) => at > s.now);
  const ends = proposal.endsAt === null ? [] : [proposal.endsAt];
  const [runAt] = [...free, ...ends].sort((a, b) => a.getTime() - b.getTime());
  if (runAt !== undefined) await setDues(s.tx, [{ gameId: s.row.id, kind: 'vote', key: String(proposal.id), runAt }]);
}

/**
 * Who a proposal is about, side by side: sides win and share a draw whole.
 * A draw without names is shared by all still in the game, whether their players are there or have left; where two sides are left,
 * who concedes need not say to whom.
 */
function sharers(s: Snapshot, kind: ProposalKind, wished: readonly SeatId[], userId: string): readonly SeatId[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const sides = sidesLeft(s);
  const named = sides.filter((side) => side.seats.some((seat) => wished.includes(seat)));
  const unknown = wished.some((seat) => !alive.includes(seat));
  switch (kind) {
    case 'draw': {
      if (drawRule(s) === 'none') throw refused(say('refuse.noDraw'));
      if (unknown) throw refused(say('refuse.sharers'));
      return (named.length > 0 && drawRule(s) === 'named' ? named : sides).flatMap((side) => side.seats);
    }
    case 'concede': {
      if (!mayConcede(s)) throw refused(say('refuse.noConcession'));
      const mine = seatsOf(s, userId).map((row) => row.seat);
      const others = sides.filter((side) => !side.seats.some((seat) => mine.includes(seat)));
      const winners = wished.length === 0 && sides.length === 2 ? others : named;
      const [winner] = winners;
      if (winner === undefined || winners.length > 1 || unknown) throw refused(say('refuse.oneWinner'));
      return winner.seats;
    }
    case 'extend':
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'replace':
    case 'rollback':
    case 'repair':
    case 'time':
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
  const proposal = s.proposals.find((one) => one.id === proposalId);
  if (proposal === undefined) throw refused(say('refuse.noProposal'));
  return cast(s, proposal, userId, choice);
}

async function cast(s: Session, proposal: ProposalRow, userId: string, choice: 'yes' | 'no'): Promise<ProposalInfo> {
  const voters = votersOf(s, motionOf(proposal));
  if (!voters.includes(userId) && proposal.byUser !== userId) throw refused(say('refuse.noVote'));
  await castBallot(s.tx, proposal.id, userId, choice, s.now);
  const others = proposal.ballots.filter((ballot) => ballot.userId !== userId);
  const voted = { ...proposal, ballots: [...others, { proposalId: proposal.id, userId, choice, at: s.now }] };
  s.proposals = s.proposals.map((one) => (one.id === voted.id ? voted : one));
  const info = await proposalInfo(s, voted, userId);
  const withdrawn = choice === 'no' && proposal.byUser === userId;
  if (!(await decide(s, voted, withdrawn)) && s.messages.length > 0) await closeChange(s);
  return info;
}
