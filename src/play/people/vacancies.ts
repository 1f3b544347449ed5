// Seats whose players have gone: since when, and from when on anybody may sit down there without being asked.
import { saveAttendance, type SeatRow } from '../../store/seats.js';
import type { Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { hourMs } from '../calendar/time.js';

/** Notes since when seats are without their player, and forgets it when somebody is there again. */
export async function dateVacancies(s: Session): Promise<void> {
  const changed = s.seats
    .filter(({ left, leftAt }) => left !== (leftAt !== null))
    .map((seat) => ({ ...seat, leftAt: seat.left ? s.now : null }));
  if (changed.length === 0) return;
  await saveAttendance(s.tx, s.row.id, changed);
  s.seats = s.seats.map((row) => changed.find(({ seat }) => seat === row.seat) ?? row);
}

/** Whether a seat's player has gone and nobody, nor a computer player, is in their place. */
export function isVacant(seat: SeatRow): boolean {
  return seat.left && !seat.computer;
}

/** When a vacant seat is anybody's to take. */
export function freeFrom(s: Snapshot, { leftAt }: SeatRow): Date {
  return new Date((leftAt ?? s.now).getTime() + s.settings.takeOver * hourMs);
}
