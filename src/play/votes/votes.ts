// Agreeing on an end, on more time, on a pause: a person has one voice, whatever seats they hold, and absent players block nothing.
import { z } from 'zod';
import { castBallot, openProposal, type ProposalRow } from '../../store/proposals.js';
import type { SeatId } from '../../table/question.js';
import { sidesOf } from '../../table/seats.js';
import type { Text } from '../../table/text.js';
import { finish } from '../turn/advance.js';
import { requirePlaying } from '../turn/answering.js';
import { cancel, extend, pause, resume } from '../lobby/host.js';
import { proposalKinds, type ProposalInfo, type ProposalKind } from '../play.js';
import { refused, say, sideName } from '../change/refuse.js';
import { blockMs, blocksOf } from '../time/schedule.js';
import { mayConcede, drawRule, votesAreSecret } from '../lobby/policy.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { endVote } from './closing.js';
import type { Session } from '../change/session.js';
import { isPresent, optionsOf, positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';
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

/** Whose voice counts: people with a seat still in the game that they have not left; who is conceded to is not asked. */
function votersOf(s: Snapshot, kind: ProposalKind, winners: readonly SeatId[]): readonly string[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const present = s.seats.filter((row) => isPresent(row) && alive.includes(row.seat));
  const people = [...new Set(present.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  if (kind !== 'concede') return people;
  return people.filter((userId) => !present.some((row) => row.userId === userId && winners.includes(row.seat)));
}

/** The seats still in the game that these people hold. */
function seatsHeldBy(s: Snapshot, people: readonly string[]): readonly SeatId[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const theirs = s.seats.filter((row) => row.userId !== null && people.includes(row.userId));
  return theirs.filter((row) => isPresent(row) && alive.includes(row.seat)).map((row) => row.seat);
}

/** Whether it stays hidden who has agreed so far. */
function isHidden(s: Snapshot, kind: ProposalKind): boolean {
  return (kind === 'draw' || kind === 'concede') && votesAreSecret(s);
}

/** Open proposals as a person sees them. */
export function proposals(s: Snapshot, userId: string): readonly ProposalInfo[] {
  return s.position === null ? [] : s.proposals.map((proposal) => infoOf(s, proposal, userId));
}

function infoOf(s: Snapshot, proposal: ProposalRow, userId: string): ProposalInfo {
  const kind = kindOf(proposal);
  const voters = votersOf(s, kind, seatsIn(proposal));
  const choice = proposal.ballots.find((ballot) => ballot.userId === userId)?.choice;
  return {
    id: proposal.id,
    kind,
    seats: seatsIn(proposal),
    bySeat: proposal.bySeat,
    voters: seatsHeldBy(s, voters),
    agreed: isHidden(s, kind) ? null : seatsHeldBy(s, count(proposal, voters).yes),
    mine: choice === 'yes' || choice === 'no' ? choice : null,
  };
}

/** How those who have a voice have voted so far. */
function count(
  { ballots }: ProposalRow,
  voters: readonly string[],
): { readonly yes: readonly string[]; readonly no: readonly string[] } {
  const said = (choice: 'yes' | 'no'): readonly string[] =>
    voters.filter((userId) => ballots.some((ballot) => ballot.userId === userId && ballot.choice === choice));
  return { yes: said('yes'), no: said('no') };
}

function hasPassed(kind: ProposalKind, yes: number, voters: number): boolean {
  return voters > 0 && (needsAll(kind) ? yes === voters : yes * 2 > voters);
}

/** Puts something to the vote with the proposer's own yes; where the same is being voted on already, just the yes. */
export async function propose(
  s: Session,
  userId: string,
  kind: ProposalKind,
  wished: readonly SeatId[],
): Promise<ProposalInfo> {
  requirePlaying(s);
  const seats = sharers(s, kind, wished, userId);
  const [by] = votersOf(s, kind, seats).includes(userId) ? seatsHeldBy(s, [userId]) : [];
  if (by === undefined) throw refused(say('refuse.noVote'));
  if (kind === 'resume' && s.row.status !== 'paused') throw refused(say('refuse.notPaused'));
  if (kind === 'pause' && s.row.status === 'paused') throw refused(say('refuse.paused'));
  const same = s.proposals.find(
    (proposal) => proposal.kind === kind && [...seatsIn(proposal)].sort().join() === [...seats].sort().join(),
  );
  const proposal =
    same ?? (await openProposal(s.tx, { gameId: s.row.id, kind, bySeat: by, payload: { seats } }, s.now));
  if (same === undefined) {
    s.proposals = [...s.proposals, proposal];
    await audit(s, 'propose', { kind, seats });
    const voters = votersOf(s, kind, seats);
    if (voters.length > 1) s.messages.push({ kind: 'vote', gameId: s.row.id, proposalId: proposal.id });
    for (const voter of voters.filter((one) => one !== userId)) {
      tellPerson(s, voter, { text: textOf(s, proposal), help: 'vote', proposalId: proposal.id });
    }
  }
  return cast(s, proposal, userId, 'yes');
}

/**
 * Who a proposal is about, side by side: sides win and share a draw whole.
 * A draw without names is shared by all still in the game who have not left; where two sides are left, who concedes need not
 * say to whom.
 */
function sharers(s: Session, kind: ProposalKind, wished: readonly SeatId[], userId: string): readonly SeatId[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const sides = sidesOf(s.rules, optionsOf(s)).filter((side) => side.seats.some((seat) => alive.includes(seat)));
  const named = sides.filter((side) => side.seats.some((seat) => wished.includes(seat)));
  const unknown = wished.some((seat) => !alive.includes(seat));
  switch (kind) {
    case 'draw': {
      if (drawRule(s) === 'none') throw refused(say('refuse.noDraw'));
      if (unknown) throw refused(say('refuse.sharers'));
      const left = s.seats.filter((row) => row.left).map((row) => row.seat);
      const staying = sides.filter((side) => side.seats.some((seat) => alive.includes(seat) && !left.includes(seat)));
      return (named.length > 0 && drawRule(s) === 'named' ? named : staying).flatMap((side) => side.seats);
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
  const kind = kindOf(proposal);
  const voters = votersOf(s, kind, seatsIn(proposal));
  if (!voters.includes(userId)) throw refused(say('refuse.noVote'));
  const voted = await castFor(s, proposal, userId, choice);
  const { yes, no } = count(voted, voters);
  const withdrawn = choice === 'no' && seatsOf(s, userId).some((row) => row.seat === proposal.bySeat);
  const lost = needsAll(kind) ? no.length > 0 : no.length * 2 >= voters.length;
  if (hasPassed(kind, yes.length, voters.length)) await carry(s, voted);
  else if (withdrawn || (lost && !isHidden(s, kind))) await drop(s, voted);
  else if (s.messages.length > 0) await closeChange(s);
  return infoOf(s, voted, userId);
}

/** Counts a person's voice, in place of what they said before. */
async function castFor(s: Session, proposal: ProposalRow, userId: string, choice: 'yes' | 'no'): Promise<ProposalRow> {
  await castBallot(s.tx, proposal.id, userId, choice, s.now);
  const others = proposal.ballots.filter((ballot) => ballot.userId !== userId);
  const voted = { ...proposal, ballots: [...others, { proposalId: proposal.id, userId, choice, at: s.now }] };
  s.proposals = s.proposals.map((one) => (one.id === voted.id ? voted : one));
  return voted;
}

function textOf(s: Session, proposal: ProposalRow): Text {
  const kind = kindOf(proposal);
  const seats = partyNames(s, seatsIn(proposal));
  return kind === 'draw' || kind === 'concede' ? say(`proposal.${kind}`, { seats }) : say(`proposal.${kind}`);
}

/** The names of seats for a sentence; a side that is there whole goes by its own. */
function partyNames(s: Session, seats: readonly SeatId[]): readonly Text[] {
  const sides = sidesOf(s.rules, optionsOf(s)).filter((side) => side.seats.some((seat) => seats.includes(seat)));
  return sides.map((side) => sideName(s.rules, side));
}

async function drop(s: Session, proposal: ProposalRow): Promise<void> {
  await endVote(s, proposal, 'failed');
  const text = say('notice.voteFailed', { proposal: textOf(s, proposal) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  await closeChange(s);
}

/** Does what was agreed. */
async function carry(s: Session, proposal: ProposalRow): Promise<void> {
  await endVote(s, proposal, 'passed');
  await audit(s, 'agreed', { kind: proposal.kind, seats: seatsIn(proposal) });
  const text = say('notice.votePassed', { proposal: textOf(s, proposal) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  const winners = seatsIn(proposal);
  const kind = kindOf(proposal);
  switch (kind) {
    case 'draw':
      await finish(s, { kind: 'draw', winners, text: say('outcome.draw', { seats: partyNames(s, winners) }) });
      await closeChange(s);
      break;
    case 'concede': {
      const [seat] = partyNames(s, winners);
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
  for (const proposal of s.proposals) {
    const kind = kindOf(proposal);
    const voters = votersOf(s, kind, seatsIn(proposal));
    if (!hasPassed(kind, count(proposal, voters).yes.length, voters.length)) continue;
    await carry(s, proposal);
    return;
  }
}
