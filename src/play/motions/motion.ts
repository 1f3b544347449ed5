// What is put to the vote: who is asked, what carries it and what ends it, whom it names.
import { z } from 'zod';
import type { ProposalRow } from '../../store/proposals.js';
import type { Side } from '../../table/holding.js';
import type { SeatId } from '../../table/question.js';
import { sidesOf } from '../../table/seats.js';
import { sayer, type Text } from '../../table/text.js';
import type { retiming } from '../../words/app/en/retiming.js';
import type { Person } from '../change/person.js';
import { proposalKinds, type ProposalKind } from './proposal.js';
import { say, seatName, sideName } from '../change/refuse.js';
import { isPresent, optionsOf, positionOf, type Snapshot } from '../change/snapshot.js';
import { isAnonymous } from '../people/anonymity.js';
import { hostActSchema, type HostAct } from './act.js';
import { timeChangeSchema, type TimeChange } from '../calendar/time-change.js';
import { whatChanges } from '../time/timed.js';
import { isInvolved } from '../people/secrets.js';
import { freeFrom, isVacant } from '../people/vacancies.js';

const sayTime = sayer<typeof retiming>('app');

const kindSchema = z.enum(proposalKinds);
const personSchema = z.object({ id: z.string(), name: z.string(), locale: z.enum(['en', 'ko']) });
const payloadSchema = z.object({
  seats: z.array(z.string()).readonly(),
  by: personSchema.nullable().default(null),
  act: hostActSchema.exactOptional(),
  time: timeChangeSchema.exactOptional(),
  hours: z.number().positive().exactOptional(),
  computers: z.literal(true).exactOptional(),
});

/** Something that is put to the vote. */
export interface Motion {
  readonly kind: ProposalKind;
  /** Conceding: to whom. A draw: who shares it. Another player: the seats that change hands. */
  readonly seats: readonly SeatId[];
  /** Who is to have the seats; null for a computer player. */
  readonly by: Person | null;
  /** Taking back, putting right: what exactly. */
  readonly act?: HostAct;
  /** Another time: what it is to be. */
  readonly time?: TimeChange;
  /** More time: how much, where that was said. */
  readonly hours?: number;
  /** A draw or a concession that computer players propose, who have no voice in it. */
  readonly computers?: true;
}

/** What a stored proposal is about. */
export function motionOf(proposal: Pick<ProposalRow, 'kind' | 'payload'>): Motion {
  return { kind: kindSchema.parse(proposal.kind), ...payloadSchema.parse(proposal.payload) };
}

/** Ending the game needs everybody; the clock moves when more than half agree; a seat changes hands by a rule of its own. */
type Majority = 'all' | 'half' | 'handover' | 'rule';
function majorityFor(kind: ProposalKind): Majority {
  switch (kind) {
    case 'draw':
    case 'concede':
    case 'cancel':
      return 'all';
    case 'extend':
    case 'pause':
    case 'resume':
      return 'half';
    case 'replace':
      return 'handover';
    case 'rollback':
    case 'repair':
    case 'time':
      return 'rule';
  }
}

/** Whether a proposal is about the position at hand, so that it ends with its phase. */
export function endsWithPhase(kind: ProposalKind): boolean {
  return kind === 'extend' || kind === 'repair' || majorityFor(kind) === 'all';
}

/** The people with a seat still in the game that they have not left. */
function playersOf(s: Snapshot): readonly string[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const present = s.seats.filter((row) => isPresent(row) && alive.includes(row.seat));
  return [...new Set(present.flatMap(({ userId }) => userId ?? []))];
}

/** Those who hold the seats a motion is about, and are there. */
function holdersOf(s: Snapshot, seats: readonly SeatId[]): readonly string[] {
  const present = s.seats.filter((row) => isPresent(row) && seats.includes(row.seat));
  return [...new Set(present.flatMap(({ userId }) => userId ?? []))];
}

/** Whose voice counts; who is conceded to is not asked, but where computer players concede. */
export function votersOf(s: Snapshot, { kind, seats, by, computers }: Motion): readonly string[] {
  switch (kind) {
    case 'concede': {
      const winners = holdersOf(s, seats);
      const players = playersOf(s);
      // Who has dropped out of a side ends the game for nobody, and keeps it going for nobody.
      if (computers === true) return players.filter((userId) => winners.includes(userId));
      return players.filter((userId) => !winners.includes(userId));
    }
    case 'replace': {
      const host = s.row.hostId;
      const people = [...playersOf(s), ...holdersOf(s, seats), ...(isInvolved(s, host) ? [] : [host])];
      return [...new Set([...people, ...(by === null ? [] : [by.id])])];
    }
    case 'draw':
    case 'extend':
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'time':
      return playersOf(s);
    case 'rollback':
    case 'repair':
      // Who has dropped out may be in the game again then.
      return holdersOf(
        s,
        s.seats.map(({ seat }) => seat),
      );
  }
}

/** The sides of which a seat is still in the game. */
export function sidesLeft(s: Snapshot): readonly Side[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  return sidesOf(s.rules, optionsOf(s)).filter((side) => side.seats.some((seat) => alive.includes(seat)));
}

/** The seats still in the game that these people hold. */
export function seatsHeldBy(s: Snapshot, people: readonly string[]): readonly SeatId[] {
  const alive = s.rules.survivors(positionOf(s).replay.state);
  const theirs = s.seats.filter((row) => row.userId !== null && people.includes(row.userId));
  return theirs.filter((row) => isPresent(row) && alive.includes(row.seat)).map((row) => row.seat);
}

/** How those who have a voice have voted so far. */
export function count(
  { ballots }: Pick<ProposalRow, 'ballots'>,
  voters: readonly string[],
): { readonly yes: readonly string[]; readonly no: readonly string[] } {
  const said = (choice: 'yes' | 'no'): readonly string[] =>
    voters.filter((userId) => ballots.some((ballot) => ballot.userId === userId && ballot.choice === choice));
  return { yes: said('yes'), no: said('no') };
}

export type Verdict = 'passed' | 'failed' | 'open';

/** How a vote stands: carried, lost, or still to be decided. */
export function verdictOf(s: Snapshot, proposal: ProposalRow): Verdict {
  const motion = motionOf(proposal);
  const voters = votersOf(s, motion);
  const { yes, no } = count(proposal, voters);
  if (voters.length === 0) return 'open';
  switch (majorityFor(motion.kind)) {
    case 'all':
      return yes.length === voters.length ? 'passed' : no.length > 0 ? 'failed' : 'open';
    case 'rule': {
      // A host who plays decides nothing alone.
      const isMost = s.settings.rollback === 'most';
      const enough = isMost ? yes.length * 2 > voters.length : yes.length === voters.length;
      return enough ? 'passed' : (isMost ? no.length * 2 >= voters.length : no.length > 0) ? 'failed' : 'open';
    }
    case 'half':
      return yes.length * 2 > voters.length ? 'passed' : no.length * 2 >= voters.length ? 'failed' : 'open';
    case 'handover':
      return handover(s, motion, { yes, no });
  }
}

/**
 * Whether seats change hands. Who is to sit down must want it. Who sits there must agree, or else all others, two at least.
 * Where the player has gone, a host without a stake in the game may nod, or more than half of the others, two at least; after the
 * table's waiting time nobody needs to. A seat that a computer plays is given by such a host, or by more than half.
 */
function handover(
  s: Snapshot,
  { seats, by }: Motion,
  { yes, no }: { readonly yes: readonly string[]; readonly no: readonly string[] },
): Verdict {
  const rows = s.seats.filter((row) => seats.includes(row.seat));
  const holders = holdersOf(s, seats);
  const others = playersOf(s).filter((userId) => userId !== by?.id && !holders.includes(userId));
  const among = (people: readonly string[]): number => others.filter((userId) => people.includes(userId)).length;
  const impartialNod = yes.includes(s.row.hostId) && !isInvolved(s, s.row.hostId);
  if (by !== null && no.includes(by.id)) return 'failed';
  const wanted = by === null || yes.includes(by.id);
  const verdict = (allowed: boolean, hopeless: boolean): Verdict =>
    allowed && wanted ? 'passed' : hopeless ? 'failed' : 'open';
  if (holders.length > 0) {
    const voted = others.length >= 2 && among(yes) === others.length;
    const agreed = holders.every((userId) => yes.includes(userId)) || voted;
    const refused = holders.some((userId) => no.includes(userId)) && (others.length < 2 || among(no) > 0);
    return verdict(agreed, refused);
  }
  const majority = among(yes) * 2 > others.length;
  const outvoted = others.length >= 2 && among(no) * 2 >= others.length;
  if (rows.every((row) => row.computer)) {
    // Where nobody else plays, a host who has played may come back.
    const nod = impartialNod || (others.length === 0 && yes.includes(s.row.hostId));
    return verdict(nod || majority, outvoted && !nod);
  }
  const waited = rows.filter(isVacant).every((row) => freeFrom(s, row) <= s.now);
  return verdict(waited || impartialNod || (majority && among(yes) >= 2), outvoted && !impartialNod);
}

/** What is proposed, for a sentence. */
export function textOf(s: Snapshot, motion: Motion): Text {
  const { kind } = motion;
  switch (kind) {
    case 'draw':
    case 'concede':
      return say(`proposal.${kind}`, { seats: partyNames(s, motion.seats) });
    case 'replace': {
      const seats = motion.seats.map((seat) => seatName(s.row.kind, seat));
      return motion.by === null
        ? say('proposal.replaceComputer', { seats })
        : isAnonymous(s)
          ? say('proposal.replaceVeiled', { seats })
          : say('proposal.replace', { seats, name: motion.by.name });
    }
    case 'rollback':
    case 'repair':
      return say(`proposal.${kind}`, { phase: motion.act?.title ?? '' });
    case 'time':
      return sayTime('proposal.time', { changes: whatChanges(s, motion.time ?? {}) });
    case 'extend':
    case 'pause':
    case 'resume':
    case 'cancel':
      return say(`proposal.${kind}`);
  }
}

/** The names of seats for a sentence; a side that is there whole goes by its own. */
export function partyNames(s: Snapshot, seats: readonly SeatId[]): readonly Text[] {
  const sides = sidesOf(s.rules, optionsOf(s)).filter((side) => side.seats.some((seat) => seats.includes(seat)));
  return sides.map((side) => sideName(s.rules, side));
}
