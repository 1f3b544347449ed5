// Somebody else sits down at a seat of a running game: a returning player, a substitute, a computer player.
import { undoAnswers } from '../../store/answers.js';
import { deleteDrafts } from '../../store/drafts.js';
import { listSeats, saveSeat } from '../../store/seats.js';
import { deleteStandings, listStandings } from '../../store/standings.js';
import { advance } from '../turn/advance.js';
import { requirePlaying } from '../turn/answering.js';
import { listHeld } from '../turn/held.js';
import type { Person } from '../play.js';
import { refused, say, seatName } from '../change/refuse.js';
import { wakeIfManned } from '../time/resting.js';
import { blockMs, blocksOf, deadlineOf, later } from '../time/schedule.js';
import { audit, closeChange } from '../change/commit.js';
import { openOf, positionOf, rerun, seatOf, type Session } from '../change/session.js';

/**
 * Gives a seat to a person, or to a computer player.
 * A new player finds nothing of what the former one had prepared, and has at least half of the time.
 * @throws Refused when the game does not run, or the person has another seat, and with it its secrets.
 */
export async function seatAnew(s: Session, seatId: string, by: Person | null): Promise<void> {
  requirePlaying(s);
  const seat = seatOf(s, seatId);
  const second = s.seats.some((one) => one.seat !== seatId && one.userId === by?.id && !one.computer);
  if (by !== null && second) throw refused(say('refuse.hasSeat', { name: by.name }));
  const returning = by !== null && by.id === seat.userId && !seat.computer;
  await saveSeat(s.tx, s.row.id, seatId, {
    userId: by?.id ?? null,
    computer: by === null,
    left: false,
    misses: 0,
    since: returning ? seat.since : s.now,
  });
  s.seats = await listSeats(s.tx, s.row.id);
  if (!returning) await forget(s, seatId);
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: noticeOf(s, seatId, by, returning) });
  await audit(s, 'replace', { seat: seatId, by: by?.id ?? null });
  await wakeIfManned(s);
  const deadlines = returning || by === null ? new Map<string, Date>() : moreTime(s, seatId);
  // Asked anew: a new player is told what the seat owes.
  if (!returning) {
    s.openBefore = withoutSeat(s, seatId);
    s.onlooker = null;
  }
  if (s.row.status === 'running') await advance(s);
  await closeChange(s, deadlines);
}

function noticeOf(s: Session, seatId: string, by: Person | null, returning: boolean): ReturnType<typeof say> {
  const seat = seatName(s.row.kind, seatId);
  if (by === null) return say('notice.computer', { seat });
  return returning ? say('notice.back', { name: by.name, seat }) : say('notice.replaced', { name: by.name, seat });
}

function withoutSeat(s: Session, seat: string): ReadonlySet<string> {
  const mine = openOf(s.position).filter((open) => open.question.seat === seat);
  const names = new Set(mine.map((open) => `${s.row.checkpoint}:${open.id}`));
  return new Set([...s.openBefore].filter((name) => !names.has(name)));
}

/** Drops drafts, instructions and sealed answers of the former player. */
async function forget(s: Session, seat: string): Promise<void> {
  await deleteDrafts(s.tx, s.row.id, { seat });
  await deleteStandings(s.tx, s.row.id, seat);
  s.standings = await listStandings(s.tx, s.row.id);
  s.held = await listHeld(s.tx, s.row.id, s.row.checkpoint);
  const { answers } = positionOf(s);
  const sealed = openOf(s.position).filter((open) => open.sealed && open.question.seat === seat);
  const branches = sealed.map((open) => open.id.slice(0, open.id.lastIndexOf('.') + 1));
  const dropped = answers.filter((answer) => branches.some((branch) => answer.question.startsWith(branch)));
  if (dropped.length === 0) return;
  await undoAnswers(
    s.tx,
    dropped.map((answer) => answer.id),
    s.now,
  );
  rerun(
    s,
    answers.filter((answer) => !dropped.includes(answer)),
  );
}

/** Deadlines that leave the seat half of its time at least. */
function moreTime(s: Session, seat: string): Map<string, Date> {
  const mine = blocksOf(s).filter((block) => block.open.some((open) => open.question.seat === seat));
  return new Map(
    mine.map((block) => {
      const [standing, half] = [deadlineOf(s, block), later(s, s.now, blockMs(s, block) / 2)];
      return [block.key, standing < half ? half : standing];
    }),
  );
}
