// Open votes as one person sees them: what each would do, who has a voice in it, and how they have voted themselves.
import type { ProposalRow } from '../../store/proposals.js';
import type { Snapshot } from '../change/snapshot.js';
import { votesAreSecret } from '../people/policy.js';
import { idsFor, isAnonymous } from '../people/anonymity.js';
import { countsForRatings } from '../records/results.js';
import { whatChanges } from '../time/timed.js';
import { moreTime } from './more-time.js';
import { count, motionOf, seatsHeldBy, votersOf } from './motion.js';
import type { ProposalInfo, ProposalKind } from './proposal.js';

/** Whether it stays hidden who has agreed so far. */
function isHidden(s: Snapshot, kind: ProposalKind): boolean {
  return ((kind === 'draw' || kind === 'concede') && votesAreSecret(s)) || (isAnonymous(s) && tellsWhoSits(s, kind));
}

/** Whether the seats that have agreed would tell who plays them: whose wish it is to have a seat, or which seats one person has. */
function tellsWhoSits({ seats }: Snapshot, kind: ProposalKind): boolean {
  const people = seats.flatMap(({ userId }) => userId ?? []);
  return kind === 'replace' || new Set(people).size < people.length;
}

/** Open proposals as a person sees them. */
export async function proposals(s: Snapshot, userId: string): Promise<readonly ProposalInfo[]> {
  return s.position === null ? [] : Promise.all(s.proposals.map((proposal) => proposalInfo(s, proposal, userId)));
}

/** Those in which a person has a voice they have not given yet. */
export async function proposalsToVote(s: Snapshot, userId: string): Promise<readonly ProposalInfo[]> {
  if (s.proposals.length === 0) return [];
  const mine = idsFor(s, userId)(userId);
  return (await proposals(s, userId)).filter((one) => one.mine === null && one.people.includes(mine));
}

/** One of them. */
export async function proposalInfo(s: Snapshot, proposal: ProposalRow, userId: string): Promise<ProposalInfo> {
  const motion = motionOf(proposal);
  const { time, hours, ...shown } = motion;
  const { by, kind } = motion;
  const voters = votersOf(s, motion);
  const choice = proposal.ballots.find((ballot) => ballot.userId === userId)?.choice;
  const idOf = idsFor(s, userId);
  // At which seat somebody sits already who wants another is not told there.
  const isOwnWish = isAnonymous(s) && by !== null && by.id === proposal.byUser;
  return {
    id: proposal.id,
    ...shown,
    ...(time === undefined ? {} : { changes: whatChanges(s, time) }),
    ...(kind === 'extend' ? { more: moreTime(s, hours) } : {}),
    ...(kind === 'draw' || kind === 'concede' ? { rated: await countsForRatings(s) } : {}),
    by: by === null || !isAnonymous(s) ? by : { id: idOf(by.id), name: '', locale: by.locale },
    bySeat: proposal.bySeat === '' || isOwnWish ? null : proposal.bySeat,
    byUser: proposal.byUser === null ? null : idOf(proposal.byUser),
    people: voters.map(idOf),
    voters: seatsHeldBy(s, voters),
    agreed: isHidden(s, kind) ? null : seatsHeldBy(s, count(proposal, voters).yes),
    mine: choice === 'yes' || choice === 'no' ? choice : null,
    endsAt: proposal.endsAt,
  };
}
