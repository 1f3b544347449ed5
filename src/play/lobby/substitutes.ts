// Seats of a running game change hands: somebody leaves, a substitute takes over, a player comes back, a computer player sits down.
import { undoAnswers } from '../../store/answers.js';
import { listSeats, saveSeat } from '../../store/seats.js';
import { deleteInstructions, listInstructions } from '../../store/instructions.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf, mayHold } from '../../table/seats.js';
import { advance } from '../turn/advance.js';
import { dropStandIns, requirePlaying } from '../turn/answering.js';
import { dropDrafts } from '../turn/drafts.js';
import type { Person } from '../play.js';
import { refused, say, seatName } from '../change/refuse.js';
import { restIfDeserted, wakeIfManned } from '../time/resting.js';
import { blockMs, blocksOf, deadlineOf, later } from '../time/schedule.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { openOf } from '../change/positions.js';
import { rerun, type Session } from '../change/session.js';
import { isPresent, optionsOf, personName, positionOf, seatOf, seatsOf } from '../change/snapshot.js';
import { recount } from '../votes/votes.js';

/**
 * Sits a person down at seats whose players have left.
 * @param wish the seat wanted; null for those the person has left, else the first that are free.
 * @throws Refused when there is none, or none this person may hold beside what they have.
 */
export async function takeOver(s: Session, person: Person, wish: SeatId | null): Promise<void> {
  const open = s.seats.filter((row) => row.left && !row.computer);
  const wanted = wish === null ? undefined : seatOf(s, wish);
  if (wanted !== undefined && !open.includes(wanted)) {
    if (wanted.userId === person.id) throw refused(say('refuse.alreadyIn'));
    throw refused(say('refuse.seatTaken', { seat: seatName(s.row.kind, wanted.seat) }));
  }
  const own = open.filter((row) => row.userId === person.id);
  const choices = wanted !== undefined ? [wanted] : own.length > 0 ? own : open;
  const first = choices.find((row) => isHoldable(s, person.id, [row.seat]));
  if (first === undefined) {
    if (seatsOf(s, person.id).some(isPresent)) throw refused(say('refuse.alreadyIn'));
    throw refused(choices.length > 0 ? say('refuse.hasSeat', { name: person.name }) : say('refuse.full'));
  }
  // What goes to one person whole is taken over whole, and so is what one person has left, as far as one may hold it.
  const bundle = bundlesOf(s.rules, optionsOf(s)).find((one) => one.includes(first.seat)) ?? [first.seat];
  const together = open.filter(
    (row) => row === first || bundle.includes(row.seat) || (wanted === undefined && first.userId === row.userId),
  );
  const seats = together.map((row) => row.seat);
  await seatAnew(s, isHoldable(s, person.id, seats) ? seats : [first.seat], person);
}

function isHoldable(s: Session, userId: string, seats: readonly SeatId[]): boolean {
  const mine = seatsOf(s, userId).map((row) => row.seat);
  return mayHold(s.rules, optionsOf(s), [...new Set([...mine, ...seats])]);
}

/** Leaves seats of a running game: they are open for a substitute and hold up nobody. */
export async function leaveSeats(s: Session, userId: string, seat: SeatId | null): Promise<void> {
  const mine = seatsOf(s, userId);
  if (mine.length === 0) throw refused(say('refuse.notIn'));
  const chosen = seat === null ? mine : mine.filter((row) => row.seat === seat);
  if (chosen.length === 0) throw refused(say('refuse.notYours'));
  const name = personName(s, userId);
  for (const row of chosen.filter((one) => !one.left)) {
    await saveSeat(s.tx, s.row.id, row.seat, { left: true });
    const text = say('notice.left', { name, seat: seatName(s.row.kind, row.seat) });
    s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  }
  s.seats = await listSeats(s.tx, s.row.id);
  await audit(s, 'leave', { seats: chosen.map((one) => one.seat) });
  restIfDeserted(s);
  await advance(s);
  await recount(s);
}

/** The host gives a seat, with what goes to one person whole, to a person or to a computer player. */
export async function replace(s: Session, seatId: SeatId, by: Person | null): Promise<void> {
  const seat = seatOf(s, seatId);
  const bundle = bundlesOf(s.rules, optionsOf(s)).find((one) => one.includes(seatId)) ?? [seatId];
  const theirs = s.seats.filter(
    (row) => bundle.includes(row.seat) && row.userId === seat.userId && row.computer === seat.computer,
  );
  await seatAnew(
    s,
    theirs.map((row) => row.seat),
    by,
  );
}

/**
 * Gives seats to a person, or to a computer player.
 * A new player finds nothing of what the former one had prepared, and has at least half of the time.
 * @throws Refused when the game does not run, or the person may not hold them beside what they have, for its secrets' sake.
 */
async function seatAnew(s: Session, seats: readonly SeatId[], by: Person | null): Promise<void> {
  requirePlaying(s);
  for (const seat of seats) seatOf(s, seat);
  if (by !== null && !isHoldable(s, by.id, seats)) throw refused(say('refuse.hasSeat', { name: by.name }));
  const anew: SeatId[] = [];
  for (const seat of seats) if (!(await sitDown(s, seat, by))) anew.push(seat);
  wakeIfManned(s);
  const deadlines = by === null ? new Map<string, Date>() : moreTime(s, anew);
  // Asked anew: a new player is told what the seats owe.
  if (anew.length > 0) {
    s.openBefore = withoutSeats(s, anew);
    s.onlooker = null;
  }
  if (s.row.status === 'running') await advance(s);
  await closeChange(s, deadlines);
}

/** @returns whether it is the same player come back. */
async function sitDown(s: Session, seatId: SeatId, by: Person | null): Promise<boolean> {
  const seat = seatOf(s, seatId);
  const returning = by !== null && by.id === seat.userId && !seat.computer;
  await saveSeat(s.tx, s.row.id, seatId, {
    userId: by?.id ?? null,
    computer: by === null,
    left: false,
    misses: 0,
    since: returning ? seat.since : s.now,
  });
  s.seats = await listSeats(s.tx, s.row.id);
  if (returning) await dropStandIns(s, seatId);
  else await forget(s, seatId);
  const text = noticeOf(s, seatId, by, returning);
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  if (!returning && seat.userId !== null && !seat.computer) tellPerson(s, seat.userId, { text, help: 'look' });
  await audit(s, 'replace', { seat: seatId, by: by?.id ?? null });
  return returning;
}

function noticeOf(s: Session, seatId: string, by: Person | null, returning: boolean): ReturnType<typeof say> {
  const seat = seatName(s.row.kind, seatId);
  if (by === null) return say('notice.computer', { seat });
  return returning ? say('notice.back', { name: by.name, seat }) : say('notice.replaced', { name: by.name, seat });
}

function withoutSeats(s: Session, seats: readonly SeatId[]): ReadonlySet<string> {
  const mine = openOf(s.position).filter((open) => seats.includes(open.question.seat));
  const names = new Set(mine.map((open) => `${s.row.checkpoint}:${open.id}`));
  return new Set([...s.openBefore].filter((name) => !names.has(name)));
}

/** Drops drafts, instructions and sealed answers of the former player. */
async function forget(s: Session, seat: string): Promise<void> {
  await dropDrafts(s, { seat });
  await deleteInstructions(s.tx, s.row.id, seat);
  s.instructions = await listInstructions(s.tx, s.row.id);
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

/** Deadlines that leave the seats half of their time at least. */
function moreTime(s: Session, seats: readonly SeatId[]): Map<string, Date> {
  const theirs = blocksOf(s).filter((block) => block.open.some((open) => seats.includes(open.question.seat)));
  return new Map(
    theirs.map((block) => {
      const [standing, half] = [deadlineOf(s, block), later(s, s.now, blockMs(s, block) / 2)];
      return [block.key, standing < half ? half : standing];
    }),
  );
}
