// What computer players put to the vote: a draw, or their side's defeat, once a game is decided as far as they can see.
import { wasProposedByNobody } from '../../store/proposals.js';
import { hourMs } from '../calendar/time.js';
import { closeChange } from '../change/commit.js';
import { say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { positionOf, type Snapshot } from '../change/snapshot.js';
import { endVote } from '../motions/closing.js';
import { motionOf, sidesLeft, textOf, votersOf, type Motion } from '../motions/motion.js';
import { isEnding } from '../motions/proposal.js';
import { drawRule, mayConcede } from '../people/policy.js';
import { putByComputers } from './votes.js';

/** People who want to play on are left in peace for so long. */
const pauseHours = 7 * 24;
/** The ends that they propose. */
const proposed = ['draw', 'concede'] as const;

type Wish = Motion & { readonly computers: true };

/** Proposes to the people of a game to end it, where its computer players would; takes a concession back that they would not make any more. */
export async function proposeEnd(s: Session): Promise<void> {
  if (s.rules.wouldEnd === undefined || s.row.status !== 'running') return;
  const wish = agreedEnd(s);
  if (wish === undefined) return;
  if (wish?.kind !== 'concede' && (await takeConcessionBack(s))) return;
  if (wish === null || s.proposals.some(({ kind }) => isEnding(kind)) || votersOf(s, wish).length === 0) return;
  const since = new Date(s.now.getTime() - pauseHours * hourMs);
  if (await wasProposedByNobody(s.tx, s.row.id, proposed, since)) return;
  await putByComputers(s, wish);
}

/** A concession outlives its phase, but not the turn of fortune after which it would be a gift. */
async function takeConcessionBack(s: Session): Promise<boolean> {
  const conceded = s.proposals.find((proposal) => {
    const { kind, computers } = motionOf(proposal);
    return kind === 'concede' && computers === true;
  });
  if (conceded === undefined) return false;
  await endVote(s, conceded, 'withdrawn');
  const text = say('notice.voteExpired', { proposal: textOf(s, motionOf(conceded)) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  await closeChange(s);
  return true;
}

/** What they agree on, null for nothing; undefined after a fault, which holds up no game. */
function agreedEnd(s: Session): Wish | null | undefined {
  try {
    return endFor(s);
  } catch (error) {
    s.deps.warn('computer players could not say how they would end a game', error);
    return undefined;
  }
}

/** A draw where all computer players would share it; a concession where all of a side whose seats they all have would concede, and one other is left. */
function endFor(s: Snapshot): Wish | null {
  const { state } = positionOf(s).replay;
  const alive = s.rules.survivors(state);
  const isComputers = (seat: string): boolean => s.seats.some((row) => row.seat === seat && row.computer);
  const would = (end: (typeof proposed)[number], seats: readonly string[]): boolean =>
    seats.length > 0 &&
    seats.every((seat) => isComputers(seat) && s.rules.wouldEnd?.(s.rules.view(state, seat), seat) === end);
  const sides = sidesLeft(s);
  const made = { by: null, computers: true } as const;
  if (drawRule(s) !== 'none' && would('draw', alive.filter(isComputers)))
    return { kind: 'draw', seats: sides.flatMap((side) => side.seats), ...made };
  const beaten = mayConcede(s) && sides.length === 2 ? sides.find((side) => would('concede', side.seats)) : undefined;
  const winner = sides.find((side) => side !== beaten);
  return beaten === undefined || winner === undefined ? null : { kind: 'concede', seats: winner.seats, ...made };
}
