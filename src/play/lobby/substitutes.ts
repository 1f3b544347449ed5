// Seats of a running game change hands: somebody leaves, comes back, asks for an empty seat, or is to be replaced.
import { actsSince } from '../../store/audits.js';
import { listSeats, saveSeat, type SeatRow } from '../../store/seats.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf } from '../../table/seats.js';
import { advance } from '../turn/advance.js';
import type { Person } from '../change/person.js';
import { refused, say, seatName } from '../change/refuse.js';
import { restIfDeserted } from '../time/resting.js';
import { hourMs } from '../calendar/time.js';
import { audit } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { isPresent, optionsOf, personName, seatOf, seatsOf } from '../change/snapshot.js';
import { putToVote } from '../votes/votes.js';
import { recount } from '../votes/recount.js';
import { toldOf } from '../people/anonymity.js';
import { mayTake, seenBy } from '../people/secrets.js';
import { requireMayTake, seatAnew } from '../care/seating.js';
import { freeFrom, isVacant } from '../people/vacancies.js';

/** A player may leave, having come back, so many times for each seat in as many hours. */
const mostLeavings = 3;
const leavingHours = 12;

/**
 * Sits a person down at seats whose players have left. Who has held them before, and anybody once the table's waiting time is over,
 * sits down at once; others ask the table first.
 * @param wish the seat wanted; null for those the person has left, else the first that are free.
 * @throws Refused when there is none, or none this person may hold beside what they have and know.
 */
export async function takeOver(s: Session, person: Person, wish: SeatId | null): Promise<void> {
  const open = s.seats.filter(isVacant);
  const wanted = wish === null ? undefined : seatOf(s, wish);
  if (wanted !== undefined && !open.includes(wanted)) {
    if (wanted.userId === person.id) throw refused(say('refuse.alreadyIn'));
    throw refused(say('refuse.seatTaken', { seat: seatName(s.row.kind, wanted.seat) }));
  }
  const own = open.filter((row) => row.userId === person.id);
  const choices = wanted !== undefined ? [wanted] : own.length > 0 ? own : open;
  const first = choices.find((row) => mayTake(s, person.id, [row.seat]));
  if (first === undefined) {
    if (seatsOf(s, person.id).some(isPresent)) throw refused(say('refuse.alreadyIn'));
    for (const row of choices) requireMayTake(s, person, [row.seat]);
    throw refused(say('refuse.full'));
  }
  // What goes to one person whole is taken over whole, and so is what one person has left, as far as one may hold it.
  const bundle = bundleOf(s, first.seat);
  const together = open.filter(
    (row) => row === first || bundle.includes(row.seat) || (wanted === undefined && first.userId === row.userId),
  );
  const rows = mayTake(
    s,
    person.id,
    together.map((row) => row.seat),
  )
    ? together
    : [first];
  const seats = rows.map((row) => row.seat);
  if (isTheirs(s, person.id, rows)) await seatAnew(s, seats, person);
  else await putToVote(s, person.id, { kind: 'replace', seats, by: person });
}

/** Whether vacant seats need nobody's leave: the person knows them already, or they have been empty long enough. */
function isTheirs(s: Session, userId: string, rows: readonly SeatRow[]): boolean {
  const seen = seenBy(s, userId);
  return rows.every((row) => seen.includes(row.seat) || freeFrom(s, row) <= s.now);
}

function bundleOf(s: Session, seat: SeatId): readonly SeatId[] {
  return bundlesOf(s.rules, optionsOf(s)).find((one) => one.includes(seat)) ?? [seat];
}

/** Leaves seats of a running game: they are open for a substitute and hold up nobody. */
export async function leaveSeats(s: Session, userId: string, seat: SeatId | null): Promise<void> {
  const mine = seatsOf(s, userId);
  if (mine.length === 0) throw refused(say('refuse.notIn'));
  const chosen = seat === null ? mine : mine.filter((row) => row.seat === seat);
  if (chosen.length === 0) throw refused(say('refuse.notYours'));
  if (chosen.some((one) => !one.left)) await requireCalm(s, userId, mostLeavings * mine.length);
  const name = personName(s, userId);
  for (const row of chosen.filter((one) => !one.left)) {
    await saveSeat(s.tx, s.row.id, row.seat, { left: true, leftAt: s.now });
    const seat = seatName(s.row.kind, row.seat);
    const text = toldOf(s, 'notice.left', { name, seat });
    s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  }
  s.seats = await listSeats(s.tx, s.row.id);
  await audit(s, 'leave', { seats: chosen.map((one) => one.seat) });
  restIfDeserted(s);
  await advance(s);
  await recount(s);
}

/** Each time the table hears of it: throws Refused where somebody has come and gone too often of late, and says when they may again. */
async function requireCalm(s: Session, userId: string, max: number): Promise<void> {
  const since = new Date(s.now.getTime() - leavingHours * hourMs);
  const times = await actsSince(s.tx, { actor: userId, action: 'leave', gameId: s.row.id }, since);
  const [first] = times;
  if (first === undefined || times.length < max) return;
  const hours = Math.max(1, Math.ceil((first.getTime() - since.getTime()) / hourMs));
  throw refused(say('refuse.leftTooOften', { max, hours }));
}

/**
 * Asks for a seat, with what goes to one person whole, to go to a person or to a computer player: at once where all whose leave it
 * needs have given it, else by vote.
 * @throws Refused when the person may not hold it beside what they have and know, or it is theirs already.
 */
export async function replace(s: Session, userId: string, seatId: SeatId, by: Person | null): Promise<void> {
  const seat = seatOf(s, seatId);
  const bundle = bundleOf(s, seatId);
  const theirs = s.seats.filter(
    (row) => bundle.includes(row.seat) && row.userId === seat.userId && row.computer === seat.computer,
  );
  await putToVote(s, userId, { kind: 'replace', seats: theirs.map((row) => row.seat), by });
}
