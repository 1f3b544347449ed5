// What computer players put to the vote: a draw, or their side's defeat, once a game is decided as far as they can see.
import { wasProposedByNobody } from '../../store/proposals.js';
import { sidesOf } from '../../table/seats.js';
import { hourMs } from '../calendar/time.js';
import type { Session } from '../change/session.js';
import { optionsOf, positionOf, type Snapshot } from '../change/snapshot.js';
import { votersOf, type Motion } from '../motions/motion.js';
import { drawRule, mayConcede } from '../people/policy.js';
import { putByComputers } from './votes.js';

/** People who want to play on are left in peace for so long. */
const pauseHours = 7 * 24;
const endings = ['draw', 'concede'] as const;

/** Proposes to the people of a game to end it, where its computer players would. */
export async function proposeEnd(s: Session): Promise<void> {
  const motion = agreedEnd(s);
  if (motion === null || votersOf(s, motion).length === 0) return;
  const since = new Date(s.now.getTime() - pauseHours * hourMs);
  if (await wasProposedByNobody(s.tx, s.row.id, endings, since)) return;
  await putByComputers(s, motion);
}

/** What they agree on; a fault in that holds up no game. */
function agreedEnd(s: Session): ReturnType<typeof endFor> {
  try {
    return endFor(s);
  } catch (error) {
    s.deps.warn('computer players could not say how they would end a game', error);
    return null;
  }
}

/** A draw where all computer players would share it; a concession where all of a side whose seats they all have would concede, and one other is left. */
function endFor(s: Snapshot): (Motion & { readonly computers: true }) | null {
  if (s.rules.wouldEnd === undefined || s.row.status !== 'running') return null;
  if (s.proposals.some(({ kind }) => kind === 'cancel' || endings.some((one) => one === kind))) return null;
  const { state } = positionOf(s).replay;
  const alive = s.rules.survivors(state);
  const isComputers = (seat: string): boolean => s.seats.some((row) => row.seat === seat && row.computer);
  const would = (end: 'draw' | 'concede', seats: readonly string[]): boolean =>
    seats.length > 0 &&
    seats.every((seat) => isComputers(seat) && s.rules.wouldEnd?.(s.rules.view(state, seat), seat) === end);
  const sides = sidesOf(s.rules, optionsOf(s)).filter((side) => side.seats.some((seat) => alive.includes(seat)));
  const made = { by: null, computers: true } as const;
  if (drawRule(s) !== 'none' && would('draw', alive.filter(isComputers)))
    return { kind: 'draw', seats: sides.flatMap((side) => side.seats), ...made };
  const beaten = mayConcede(s) && sides.length === 2 ? sides.find((side) => would('concede', side.seats)) : undefined;
  const winner = sides.find((side) => side !== beaten);
  return beaten === undefined || winner === undefined ? null : { kind: 'concede', seats: winner.seats, ...made };
}
