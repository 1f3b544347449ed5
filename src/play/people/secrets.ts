// Who may be let into a seat's secrets: whoever has held a seat has seen them for good, and may not play against what they know.
import { addWitnesses } from '../../store/witnesses.js';
import type { SeatId } from '../../table/question.js';
import { mayHold } from '../../table/seats.js';
import type { Session } from '../change/session.js';
import { optionsOf, seatsOf, type Snapshot } from '../change/snapshot.js';

/** Stands for all seats of a game, where somebody has watched with open hands. */
export const everySeat = '*';

/** The seats whose secrets a person has seen: those they hold or have held since the start, or all. */
export function seenBy(s: Snapshot, userId: string): readonly SeatId[] {
  const seen = s.witnesses.filter((one) => one.userId === userId).map(({ seat }) => seat);
  return seen.includes(everySeat) ? s.seats.map(({ seat }) => seat) : seen;
}

/** Whether somebody has a stake in the game: they play, or know what only players know. */
export function isInvolved(s: Snapshot, userId: string): boolean {
  return seatsOf(s, userId).length > 0 || seenBy(s, userId).length > 0;
}

/**
 * Whether a person may hold seats beside what they have and know. Seats they have held stand open to them again; others only where
 * one person might hold them together with all they have seen.
 */
export function mayTake(s: Snapshot, userId: string, seats: readonly SeatId[]): boolean {
  const seen = seenBy(s, userId);
  const mine = seatsOf(s, userId).map((row) => row.seat);
  // Who has watched with open hands has seen more than anybody could hold, and may hold nothing.
  const held = mayHold(s.rules, optionsOf(s), [...new Set(seen)]);
  const known = held && seats.every((seat) => seen.includes(seat)) ? mine : [...seen, ...mine];
  return mayHold(s.rules, optionsOf(s), [...new Set([...known, ...seats])]);
}

/** Remembers who sees the secrets of which seats from now on. */
export async function remember(
  s: Session,
  people: readonly { readonly seat: SeatId; readonly userId: string }[],
): Promise<void> {
  const fresh = people.filter(
    ({ seat, userId }) => !s.witnesses.some((one) => one.seat === seat && one.userId === userId),
  );
  await addWitnesses(s.tx, s.row.id, fresh, s.now);
  s.witnesses = [...s.witnesses, ...fresh];
}
