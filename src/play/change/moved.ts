// What shows a game's deadline, wherever it stands.
import type { OutboxMessage } from './outbox.js';
import { isPresent, type Snapshot } from './snapshot.js';

/** Everything that shows a game's deadline: its last report, and what each player was last asked. */
export function movedIn(s: Snapshot): readonly OutboxMessage[] {
  const people = new Set(s.seats.filter(isPresent).flatMap((seat) => seat.userId ?? []));
  return [null, ...people].map((userId) => ({ kind: 'moved', gameId: s.row.id, userId }));
}
