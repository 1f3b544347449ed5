// The list of those who have signed up, as the store keeps it: written to, struck from, counted against the seats.
import { deleteSignUps, listSeats, listSignUps, saveSeat, saveSignUp, type SignUpChange } from '../../store/seats.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf } from '../../table/seats.js';
import type { Session } from '../change/session.js';
import { optionsOf, seatOf, seatsOf } from '../change/snapshot.js';
import type { Bundle } from './allocation.js';
import { takeFromDice } from './ingredients.js';

/** Writes somebody on the list, or changes what they said. */
export async function saveOnList(s: Session, userId: string, change: SignUpChange): Promise<void> {
  await saveSignUp(s.tx, s.row.id, userId, change, s.now);
  s.signUps = await listSignUps(s.tx, s.row.id);
}

/** Gives a seat to somebody on the list, or takes it back. */
export async function setHolder(s: Session, seat: SeatId, userId: string | null): Promise<void> {
  await saveSeat(s.tx, s.row.id, seat, { userId, since: userId === null ? null : s.now });
  s.seats = await listSeats(s.tx, s.row.id);
}

/** Takes a person off the list, with all their seats and what they had added to the dice. */
export async function strike(s: Session, userId: string): Promise<void> {
  for (const { seat } of seatsOf(s, userId)) await setHolder(s, seat, null);
  await deleteSignUps(s.tx, s.row.id, userId);
  takeFromDice(s, userId);
  s.signUps = await listSignUps(s.tx, s.row.id);
}

/** How many more people there is room for: bundles nobody has been given, less the people who have been given none. */
export function vacancies(s: Session): number {
  const isFree = (bundle: Bundle): boolean => bundle.every((seat) => seatOf(s, seat).userId === null);
  const unseated = s.signUps.filter((one) => seatsOf(s, one.userId).length === 0);
  return bundlesOf(s.rules, optionsOf(s)).filter(isFree).length - unseated.length;
}
