// Embassies: opened between seats whose people may talk in secret just now.
import { listEmbassies, noteEmbassy, openEmbassy } from '../../store/embassies.js';
import type { SeatId } from '../../table/question.js';
import { closeChange } from '../change/commit.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { addressees, writerSeat } from './letters.js';
import type { EmbassyInfo } from './press.js';
import { pressNow, requireOpen } from './rule.js';
import { embassyInfo } from './threads.js';
import { isAnonymous } from '../people/anonymity.js';

/** Discord holds only so many threads, and nobody reads more. */
const mostEmbassies = 60;

/**
 * Opens the embassy of a person's seat with others, or finds the one there is; its thread follows from the outbox.
 * Where seats are anonymous it has none: who is in a thread can be seen.
 */
export async function open(s: Session, userId: string, wanted: readonly SeatId[]): Promise<EmbassyInfo> {
  const own = writerSeat(s, userId, null);
  requireOpen(pressNow(s).secret);
  const others = addressees(s, userId, wanted);
  const seats = s.seats.map((row) => row.seat).filter((seat) => seat === own || others.includes(seat));
  const before = await listEmbassies(s.tx, s.row.id);
  const known = before.find((row) => row.seats.join() === seats.join());
  if (known === undefined && before.length >= mostEmbassies)
    throw refused(say('refuse.tooManyEmbassies', { max: mostEmbassies }));
  const row = known ?? (await openEmbassy(s.tx, s.row.id, seats, s.now));
  if (isAnonymous(s)) {
    await noteEmbassy(s.tx, row.id, { without: 'anonymous' });
    return embassyInfo({ ...row, channelId: null, without: 'anonymous' });
  }
  // What was in the way of a thread may be gone by now.
  await noteEmbassy(s.tx, row.id, { without: null });
  s.messages.push({ kind: 'embassy', gameId: s.row.id, embassyId: row.id });
  await closeChange(s);
  return embassyInfo({ ...row, without: null });
}

/** Has threads opened for embassies whose people write letters, where they could be had by now; how many. */
export async function seekThreads(s: Session): Promise<number> {
  if (isAnonymous(s)) return 0;
  const rows = (await listEmbassies(s.tx, s.row.id)).filter((row) => row.without !== null);
  for (const { id } of rows) {
    await noteEmbassy(s.tx, id, { without: null });
    s.messages.push({ kind: 'embassy', gameId: s.row.id, embassyId: id });
  }
  if (rows.length > 0) await closeChange(s);
  return rows.length;
}
