// Who has handed in, as far as the table shows it: of answers sealed side by side, never of secret questions or reaction windows.
import type { SeatId } from '../../table/question.js';
import type { OpenQuestion } from '../../table/replay.js';
import { blockOf } from '../change/positions.js';
import { openIn, type Snapshot } from '../change/snapshot.js';

/** How far a seat is with what it is asked side by side with others. */
export type Ready = 'waiting' | 'saved' | 'final';

/** How many seats have handed in, where the table shows no names. */
export interface Readiness {
  readonly saved: number;
  readonly final: number;
  readonly of: number;
}

/** The sealed questions that may show: where one of those asked together is secret, none of them does. */
function openlySealed(s: Snapshot): readonly OpenQuestion[] {
  const sealed = openIn(s).filter((one) => one.sealed && !one.window);
  const hidden = new Set(sealed.filter(({ question }) => question.secret === true).map(({ id }) => blockOf(id)));
  return sealed.filter(({ id }) => !hidden.has(blockOf(id)));
}

/** Whether what is saved shows as final: a computer player that thinks again about it must not be seen to. */
function isShownFinal({ seats }: Snapshot, { question, saved, window }: OpenQuestion): boolean {
  if (saved === undefined || saved.final) return saved !== undefined;
  return !window && saved.by === 'computer' && seats.some((row) => row.seat === question.seat && row.computer);
}

function readyOf(s: Snapshot, mine: readonly OpenQuestion[]): Ready | null {
  if (mine.length === 0) return null;
  if (mine.some(({ saved }) => saved === undefined)) return 'waiting';
  return mine.every((one) => isShownFinal(s, one)) ? 'final' : 'saved';
}

/** How far a seat is, where the table shows it by name. */
export function seatReadiness(s: Snapshot, seat: SeatId): Ready | null {
  if (s.settings.readiness !== 'names') return null;
  return readyOf(
    s,
    openlySealed(s).filter(({ question }) => question.seat === seat),
  );
}

/** How far the table is, where it shows that without names. */
export function tableReadiness(s: Snapshot): Readiness | null {
  if (s.settings.readiness !== 'count') return null;
  const open = openlySealed(s);
  const each = [...new Set(open.map(({ question }) => question.seat))].map((seat) =>
    readyOf(
      s,
      open.filter(({ question }) => question.seat === seat),
    ),
  );
  if (each.length === 0) return null;
  return {
    saved: each.filter((ready) => ready !== 'waiting').length,
    final: each.filter((ready) => ready === 'final').length,
    of: each.length,
  };
}

/** What is publicly owed: where the table does not show who has handed in, everybody who is asked. */
export function isOpenlyFinal(s: Snapshot, open: OpenQuestion): boolean {
  return isShownFinal(s, open) && (!open.sealed || s.settings.readiness === 'names');
}
