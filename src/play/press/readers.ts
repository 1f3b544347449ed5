// Who may read a letter, and who wants to: the one place that decides it.
import { blocksBy, type LetterRow } from '../../store/letters.js';
import type { Db } from '../../store/client.js';
import type { SeatId } from '../../table/question.js';
import type { SeatRow } from '../../store/seats.js';
import { isPresent } from '../change/snapshot.js';

/** The seats of a game as they are held now. */
type Seats = readonly SeatRow[];

/** The seats a person plays, having not left them. */
export function heldBy(seats: Seats, userId: string): readonly SeatId[] {
  return seats.filter((row) => row.userId === userId && isPresent(row)).map((row) => row.seat);
}

/**
 * Whether a letter may be shown to a person: everybody reads a public one; any other those who wrote it or were written to, and who
 * plays such a seat now. Nobody else, whoever looks after the table.
 */
export function mayRead({ from, to, byUser, toUsers }: LetterRow, seats: Seats, userId: string): boolean {
  if (to === null || byUser === userId || toUsers.includes(userId)) return true;
  return heldBy(seats, userId).some((seat) => seat === from || to.includes(seat));
}

/** Whom each of some people does not hear from in a game: persons, and where it is anonymous whoever writes for a seat. */
export async function blockedIn(
  db: Db,
  gameId: number,
  people: readonly string[],
): Promise<(userId: string, other: string, seat?: SeatId) => boolean> {
  const rows = await blocksBy(db, people);
  return (userId, other, from) =>
    rows.some(({ userId: by, blockedId, seat }) => {
      if (by !== userId) return false;
      return seat === null ? blockedId === other : seat.gameId === gameId && seat.seat === from;
    });
}

/** Which letters of a game a person wants to read: what is said in public always, nothing else of those they have blocked. */
export async function wantedBy(db: Db, gameId: number, userId: string): Promise<(row: LetterRow) => boolean> {
  const isBlocked = await blockedIn(db, gameId, [userId]);
  return ({ to, byUser, from }) => to === null || byUser === null || !isBlocked(userId, byUser, from);
}
