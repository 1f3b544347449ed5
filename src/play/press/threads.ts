// The private threads of embassies: who should be in them and whether they should be open, and when that has to be looked at again.
import { listEmbassies, type EmbassyRow } from '../../store/embassies.js';
import { hasLettersAmong } from '../../store/letters.js';
import type { SeatId } from '../../table/question.js';
import type { OutboxMessage } from '../change/outbox.js';
import type { Session } from '../change/session.js';
import { isPresent, type Snapshot } from '../change/snapshot.js';
import type { EmbassyInfo, EmbassyPlan } from './press.js';
import { blockedIn } from './readers.js';
import { pressNow } from './rule.js';

/** An embassy as its people see it. */
export function embassyInfo({ id, seats, channelId, without }: EmbassyRow): EmbassyInfo {
  return { id, seats, channelId, without };
}

/** Those who play some seats, each once. */
export function playersOf(s: Snapshot, seats: readonly SeatId[]): readonly string[] {
  const rows = s.seats.filter((row) => seats.includes(row.seat) && isPresent(row));
  return [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
}

/** An embassy as it should be: its people are exactly those of its seats, without who does not want to hear another of them. */
export async function planOf(s: Snapshot, row: EmbassyRow): Promise<EmbassyPlan> {
  const people = playersOf(s, row.seats);
  const isBlocked = await blockedIn(s.db, s.row.id, people);
  return {
    ...embassyInfo(row),
    gameId: s.row.id,
    people: people.filter((userId) => !people.some((other) => isBlocked(userId, other))),
    shut: pressNow(s).secret,
    left: { members: row.members, closed: row.closed },
    wrote: row.channelId === null && (await hasLettersAmong(s.db, s.row.id, row.seats)),
  };
}

/** What has to be put right of a game's embassies after a change: all, where talking has begun or ended or a seat has changed hands; what was in the way of a thread may be gone by then. */
export async function embassiesMoved(s: Session): Promise<readonly OutboxMessage[]> {
  if (s.before.position === null || !isMoved(s.before, s)) return [];
  const rows = await listEmbassies(s.tx, s.row.id);
  return rows
    .filter((row) => row.without !== 'anonymous')
    .map(({ id }) => ({ kind: 'embassy', gameId: s.row.id, embassyId: id }));
}

function isMoved(before: Snapshot, now: Snapshot): boolean {
  const held = ({ seats }: Snapshot): string =>
    seats.map((row) => (isPresent(row) ? (row.userId ?? '') : '')).join(' ');
  return pressNow(before).secret !== pressNow(now).secret || held(before) !== held(now);
}
