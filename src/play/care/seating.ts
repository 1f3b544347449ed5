// Seats of a running game are given to a person or to a computer player: what was saved stays, and who gains or loses one is told.
import { listSeats, saveSeat } from '../../store/seats.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { advance, append } from '../turn/advance.js';
import type { Entry } from '../asked/entry.js';
import { dropStandIns, requirePlaying } from '../turn/answering.js';
import { tellPerson } from '../change/news.js';
import { dropDrafts } from '../turn/drafts.js';
import type { Person } from '../change/person.js';
import { refused, say, seatName } from '../change/refuse.js';
import { wakeIfManned } from '../time/resting.js';
import { later } from '../time/reckoning.js';
import { blockMs, blocksOf, deadlineOf } from '../time/schedule.js';
import { audit, closeChange } from '../change/commit.js';
import { openOf } from '../change/positions.js';
import { changeGame, type Session } from '../change/session.js';
import { isPresent, seatOf, seatsOf } from '../change/snapshot.js';
import { reopenEndings } from '../motions/closing.js';
import { isAnonymous, toldOf } from '../people/anonymity.js';
import { mayTake, remember } from '../people/secrets.js';
import { levelsOf } from '../settings/desk-choices.js';
import { settingsOf } from '../settings/settings.js';

/** Throws Refused where somebody may not hold seats beside what they have and know. */
export function requireMayTake(s: Session, person: Person, seats: readonly SeatId[]): void {
  if (mayTake(s, person.id, seats)) return;
  // What others hold and know is nobody's to learn.
  if (isAnonymous(s) && s.actor !== person.id) throw refused(say('refuse.veiledSeat'));
  const has = seatsOf(s, person.id).length > 0;
  throw refused(say(has ? 'refuse.hasSeat' : 'refuse.hasSeen', { name: person.name }));
}

/**
 * Gives seats to a person, or to a computer player. What was saved for them and set in advance stays; a new player has at least
 * half of the time.
 * @throws Refused when the game does not run, or the person may not hold them beside what they have and know.
 */
export async function seatAnew(s: Session, seats: readonly SeatId[], by: Person | null): Promise<void> {
  requirePlaying(s);
  for (const seat of seats) seatOf(s, seat);
  if (by !== null) requireMayTake(s, by, seats);
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
  const former = seat.computer ? null : seat.userId;
  const returning = by !== null && by.id === former;
  await saveSeat(s.tx, s.row.id, seatId, {
    userId: by?.id ?? null,
    computer: by === null,
    left: false,
    misses: 0,
    since: returning ? seat.since : s.now,
  });
  s.seats = await listSeats(s.tx, s.row.id);
  if (by !== null && !isPresent(seat)) await reopenEndings(s);
  if (by !== null) {
    await remember(s, [{ seat: seatId, userId: by.id }]);
    const seatLevels = levelsOf(s.settings, (one) => one !== seatId);
    if (s.settings.seatLevels[seatId] !== undefined) changeGame(s, { settings: { ...settingsOf(s.row), seatLevels } });
  }
  await dropStandIns(s, seatId);
  if (!returning) {
    await dropDrafts(s, { seat: seatId });
    if (by === null) await settleSaved(s, seatId);
    tellBoth(s, seatId, former, by);
  }
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: noticeOf(s, seatId, by, returning) });
  await audit(s, 'replace', { seat: seatId, from: former, by: by?.id ?? null });
  return returning;
}

/** What a person had saved is played as they left it: a computer player does not think again. */
async function settleSaved(s: Session, seat: SeatId): Promise<void> {
  const entries = openOf(s.position).flatMap(({ id, question, sealed, window, saved }): Entry[] =>
    question.seat !== seat || !sealed || window || saved === undefined || saved.final
      ? []
      : [{ question: id, seat, value: saved.value, by: saved.by, final: true, userId: null }],
  );
  if (entries.length > 0) await append(s, entries);
}

/** Tells the one who loses a seat and the one who gains it, each in private. */
function tellBoth(s: Session, seatId: SeatId, former: string | null, by: Person | null): void {
  const seat = seatName(s.row.kind, seatId);
  if (by !== null) s.given.push({ seat: seatId, text: say('given.gotSeat', { seat }) });
  if (former === null) return;
  const text = by === null ? say('news.lostToComputer', { seat }) : toldOf(s, 'news.lostSeat', { seat, name: by.name });
  tellPerson(s, former, { text, help: 'look' });
}

function noticeOf(s: Session, seatId: string, by: Person | null, returning: boolean): Text {
  const seat = seatName(s.row.kind, seatId);
  if (by === null) return say('notice.computer', { seat });
  return toldOf(s, returning ? 'notice.back' : 'notice.replaced', { name: by.name, seat });
}

function withoutSeats(s: Session, seats: readonly SeatId[]): ReadonlySet<string> {
  const mine = openOf(s.position).filter((open) => seats.includes(open.question.seat));
  const names = new Set(mine.map((open) => `${s.row.checkpoint}:${open.id}`));
  return new Set([...s.openBefore].filter((name) => !names.has(name)));
}

/** Deadlines that leave the seats half of their time at least. That of a secret question moves whoever is asked: it tells nothing. */
function moreTime(s: Session, seats: readonly SeatId[]): Map<string, Date> {
  if (seats.length === 0) return new Map();
  const theirs = blocksOf(s).filter((block) =>
    block.open.some(({ question }) => seats.includes(question.seat) || question.secret === true),
  );
  return new Map(
    theirs.map((block) => {
      const [standing, half] = [deadlineOf(s, block), later(s, s.now, blockMs(s, block) / 2)];
      return [block.key, standing < half ? half : standing];
    }),
  );
}
