// Whom somebody does not want to hear from: a seat of one game, or a person wherever they meet.
import { addBlock, blocksBy, dropBlock, mutesOf, setMute, setSeatBlock } from '../../store/letters.js';
import { listEmbassies } from '../../store/embassies.js';
import type { SeatId } from '../../table/question.js';
import { closeChange } from '../change/commit.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { seatOf, type Snapshot } from '../change/snapshot.js';
import { isComputer, listensNow } from './asking.js';
import type { Blocked, PressInfo } from './press.js';
import { heldBy } from './readers.js';
import { pressNow } from './rule.js';
import { embassyInfo } from './threads.js';
import { isAnonymous } from '../people/anonymity.js';

/** How a person stands with the others of a table. */
export async function pressInfo(s: Snapshot, userId: string): Promise<PressInfo> {
  const mine = heldBy(s.seats, userId);
  const embassies = mine.length === 0 ? [] : await listEmbassies(s.db, s.row.id);
  const computers = s.seats.filter((row) => !mine.includes(row.seat) && listensNow(s, row.seat));
  const now = pressNow(s);
  const examples = now.secret === null && computers.length > 0 ? s.rules.envoy?.examples : undefined;
  const blocks = await blocksBy(s.db, [userId]);
  return {
    now,
    mine,
    others: s.seats
      .filter((row) => !mine.includes(row.seat) && row.userId !== null && !row.computer)
      .map((row) => row.seat),
    computers: computers.map((row) => row.seat),
    hear: examples === undefined ? null : say('letter.computers', { examples: inWordsOf(s.row.kind, examples) }),
    anonymous: isAnonymous(s),
    embassies: embassies.filter((row) => row.seats.some((seat) => mine.includes(seat))).map(embassyInfo),
    muted: await mutesOf(s.db, s.row.id, userId),
    blocked: [
      ...[...new Set(blocks.flatMap(({ blockedId, seat }) => (seat === null ? [blockedId] : [])))].map(
        (one): Blocked => ({ userId: one, seat: null }),
      ),
      ...blocks.flatMap(({ seat }): Blocked[] => (seat === null ? [] : [{ userId: null, seat }])),
    ],
  };
}

/** A seat of this game is not heard from any more, or is again. */
export async function mute(s: Session, userId: string, seat: SeatId, on: boolean): Promise<void> {
  if (!isComputer(s, seat)) requireOther(s, userId, seat);
  await setMute(s.tx, { gameId: s.row.id, userId, seat }, on);
}

/**
 * The person behind a seat is not heard from any more, at this table and at any other. Where seats are anonymous it is the seat until the
 * game ends: neither the act nor the list may tell whether one has blocked the person elsewhere.
 */
export async function block(s: Session, userId: string, seat: SeatId, on: boolean): Promise<void> {
  const other = requireOther(s, userId, seat);
  if (isAnonymous(s))
    await setSeatBlock(s.tx, { gameId: s.row.id, userId, seat }, on ? { id: other, at: s.now } : null);
  else if (on) await addBlock(s.tx, userId, other, s.now);
  else await dropBlock(s.tx, userId, other);
  const rows = await listEmbassies(s.tx, s.row.id);
  const shared = rows.filter((row) => row.channelId !== null && row.seats.includes(seat));
  for (const { id } of shared) s.messages.push({ kind: 'embassy', gameId: s.row.id, embassyId: id });
  if (shared.length > 0) await closeChange(s);
}

/** Who plays a seat that is not one's own. Throws Refused where nobody does. */
function requireOther(s: Snapshot, userId: string, seat: SeatId): string {
  const row = seatOf(s, seat);
  if (row.userId === null || row.computer || row.userId === userId) throw refused(say('refuse.pressNobody'));
  return row.userId;
}
