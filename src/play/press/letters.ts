// Letters between seats: written within the table's rule and the writer's allowance, told to whom they are for, read by their parties alone.
import {
  addLetter,
  lettersBefore,
  lettersOfComputers,
  mutesOf,
  writtenSince,
  type LetterRow,
} from '../../store/letters.js';
import { enqueue } from '../../store/outbox.js';
import { drawValue } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';
import { deliveryOf, type OutboxMessage } from '../change/outbox.js';
import { inWordsOf, refused, say, seatName } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { seatOf, type Snapshot } from '../change/snapshot.js';
import { hourMs } from '../calendar/time.js';
import { answerTo, asksNow, readSaid } from './asking.js';
import type { LetterInfo, ReportedLetter } from './press.js';
import { heldBy, mayRead, wantedBy } from './readers.js';
import { pressNow, requireOpen } from './rule.js';
import { playersOf } from './threads.js';
import { isAnonymous } from '../people/anonymity.js';

/** Nothing longer fits under its heading. */
export const longestLetter = 1_800;
/** So many letters may a person write in a game within an hour. */
const mostLetters = 40;
/** So many rows are looked through at once for those a person may read. */
const pageSize = 100;

/** The seat a person writes for. Throws Refused when it is not theirs, or they have none. */
export function writerSeat(s: Snapshot, userId: string, wanted: SeatId | null): SeatId {
  const mine = heldBy(s.seats, userId);
  const seat = wanted === null ? mine[0] : mine.find((one) => one === wanted);
  if (seat === undefined) throw refused(say(wanted === null ? 'refuse.noSeat' : 'refuse.notYours'));
  return seat;
}

/** Seats of others that somebody plays or may play again, in the game's order. Throws Refused where nobody would read it there. */
export function addressees(s: Snapshot, userId: string, wanted: readonly SeatId[]): readonly SeatId[] {
  for (const seat of wanted) seatOf(s, seat);
  const mine = heldBy(s.seats, userId);
  const others = s.seats.filter((row) => wanted.includes(row.seat) && !mine.includes(row.seat));
  if (others.length === 0) throw refused(say('refuse.pressNobody'));
  const computers = others.filter((row) => row.computer).map((row) => seatName(s.row.kind, row.seat));
  if (computers.length > 0) throw refused(say('refuse.pressComputer', { seats: computers }));
  return others.map((row) => row.seat);
}

/** What is written, bare. Throws Refused when it is nothing, or too long. */
export function wordsOf(text: string): string {
  const words = text.trim();
  if (words === '') throw refused(say('refuse.letterEmpty'));
  if (words.length > longestLetter)
    throw refused(say('refuse.letterLong', { max: longestLetter, count: words.length }));
  return words;
}

/** Writes to seats, or to everybody (null); what is said of it goes out with it. */
export async function write(
  s: Session,
  userId: string,
  { to, text, as }: { readonly to: readonly SeatId[] | null; readonly text: string; readonly as: SeatId | null },
): Promise<LetterInfo> {
  const from = writerSeat(s, userId, as);
  requireOpen(pressNow(s)[to === null ? 'open' : 'secret']);
  const words = wordsOf(text);
  const seats = to === null ? null : addressees(s, userId, to);
  await requireRoom(s, userId);
  return letterInfo(s, await post(s, { from, to: seats, byUser: userId, text: words }), userId);
}

/** What a letter is, before it is written down. */
type Draft = Pick<LetterRow, 'from' | 'to' | 'byUser' | 'text'> & Partial<Pick<LetterRow, 'said' | 'accepted'>>;

/** Keeps a letter and sends it off to whoever plays where it goes. */
export async function post(s: Session, { said = null, accepted = null, ...draft }: Draft): Promise<LetterRow> {
  const gameId = s.row.id;
  const { to, byUser } = draft;
  const toUsers = to === null ? [] : playersOf(s, to).filter((one) => one !== byUser);
  const row = { ...draft, gameId, said, accepted, toUsers, at: s.now };
  const id = await addLetter(s.tx, row);
  const runAt = arrivalOf(s, { id, at: s.now });
  const messages: readonly OutboxMessage[] =
    to === null
      ? [{ kind: 'statement', gameId, letterId: id }]
      : toUsers.map((reader) => ({ kind: 'letter', gameId, userId: reader, letterId: id }));
  const keyOf = (message: OutboxMessage): string =>
    `${message.kind}:${id}:${'userId' in message ? (message.userId ?? '') : ''}`;
  await enqueue(
    s.tx,
    messages.map((message) => ({ ...deliveryOf(keyOf(message), message), runAt })),
    s.now,
  );
  return { ...row, id };
}

/**
 * When a letter comes: at once, but where seats are anonymous some minutes later, so that nobody is known by when they write. The wait
 * is drawn from the seed, not among the rules' draws.
 */
function arrivalOf(s: Snapshot, { id, at }: Pick<LetterRow, 'id' | 'at'>): Date {
  if (!isAnonymous(s)) return at;
  const { min, max } = s.deps.decoyMs;
  const waitMs = min + drawValue(`${s.row.seed}:letter:${id}`, 0, Math.max(1, Math.floor(max - min)));
  return new Date(at.getTime() + waitMs);
}

/** Throws Refused where somebody has written too much of late, and says when they may again. */
export async function requireRoom(s: Session, userId: string): Promise<void> {
  const since = new Date(s.now.getTime() - hourMs);
  const [first, ...others] = await writtenSince(s.tx, s.row.id, userId, since);
  if (first === undefined || others.length + 1 < mostLetters) return;
  const minutes = Math.max(1, Math.ceil((first.getTime() - since.getTime()) / 60_000));
  throw refused(say('refuse.tooManyLetters', { max: mostLetters, minutes }));
}

/** Whether a letter has come: whoever wrote it has it at once, and nobody else can ask for it before, by whatever number. */
export function isHere(s: Snapshot, row: LetterRow, userId: string): boolean {
  return row.byUser === userId || arrivalOf(s, row) <= s.now;
}

/** A letter for one who may read it and wants to; null for anybody else, and before it comes. */
export async function letterFor(s: Snapshot, row: LetterRow, userId: string): Promise<LetterInfo | null> {
  if (!mayRead(row, s.seats, userId) || !isHere(s, row, userId)) return null;
  const wants = await wantedBy(s.db, s.row.id, userId);
  return wants(row) ? letterInfo(s, row, userId) : null;
}

/**
 * What a person has written and received in a game, newest first; of those they have blocked only what was said in public, and nothing
 * of others that has not come yet.
 */
export async function letters(
  s: Snapshot,
  userId: string,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<readonly LetterInfo[]> {
  const wants = await wantedBy(s.db, s.row.id, userId);
  const found: LetterInfo[] = [];
  for (let from = before; found.length < limit;) {
    const rows = await lettersBefore(s.db, s.row.id, from, pageSize);
    for (const row of rows)
      if (mayRead(row, s.seats, userId) && wants(row) && isHere(s, row, userId)) found.push(letterInfo(s, row, userId));
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) break;
    from = last.id;
  }
  return found.slice(0, limit);
}

/** The letters of computer players that ask something of a person just now, who has been told of them. */
export async function asking(s: Snapshot, userId: string): Promise<readonly LetterInfo[]> {
  const muted = await mutesOf(s.db, s.row.id, userId);
  const rows = (await lettersOfComputers(s.db, s.row.id)).filter(({ from }) => !muted.includes(from));
  const held = heldBy(s.seats, userId);
  return rows.filter((row) => asksNow(s, row, held) && isHere(s, row, userId)).map((row) => letterInfo(s, row, userId));
}

/** A letter as its reader reports it; who wrote it is named where players are known. */
export function reported(s: Snapshot, row: LetterRow, reporterId: string): ReportedLetter | null {
  if (row.byUser === reporterId || !mayRead(row, s.seats, reporterId) || !isHere(s, row, reporterId)) return null;
  const veiled = isAnonymous(s);
  return {
    letter: letterInfo(s, row, reporterId),
    writer: veiled ? null : row.byUser,
    reporter: veiled ? null : reporterId,
    reporterSeat: heldBy(s.seats, reporterId)[0] ?? null,
  };
}

/** When it was written is known to its writer alone where seats are anonymous: others know when it came. */
export function letterInfo(s: Snapshot, row: LetterRow, userId: string): LetterInfo {
  const { id, gameId, from, to, byUser, accepted } = row;
  const mine = byUser === userId;
  const held = heldBy(s.seats, userId);
  // Who was written to and plays there no more keeps the letter, but what was answered since is their successor's.
  const isTheirs = mine || held.some((seat) => seat === from || to?.includes(seat) === true);
  const said = byUser === null ? readSaid(s, row) : null;
  const words = said === null ? undefined : s.rules.envoy?.words(said);
  return {
    id,
    gameId,
    from,
    to,
    text: words === undefined ? row.text : inWordsOf(s.row.kind, words),
    at: mine ? row.at : arrivalOf(s, row),
    mine,
    isComputers: byUser === null,
    asks: asksNow(s, row, held),
    accepted: isTheirs ? accepted : null,
    heard: answerTo(s, row),
  };
}

/** A public letter as everybody reads it; null for any other. */
export function statementOf(s: Snapshot, row: LetterRow): LetterInfo | null {
  return row.to === null ? letterInfo(s, row, '') : null;
}
