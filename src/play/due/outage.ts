// Notices that the program, its database or Discord was away while a deadline passed, and gives more time instead of counting a miss.
import { z } from 'zod';
import type { Db } from '../../store/client.js';
import { listDuesBetween, setDues, type DueRow } from '../../store/dues.js';
import { readSetting, saveSetting } from '../../store/settings.js';
import { enqueue } from '../../store/outbox.js';
import type { ResolvedDeps } from '../change/deps.js';
import { lockGame } from '../../store/transactions.js';
import { blocksOf, isAnswered } from '../time/schedule.js';
import { movedIn } from '../change/moved.js';
import { isPresent, readSnapshot, type Snapshot } from '../change/snapshot.js';
import { deliveryOf, type OutboxMessage } from '../change/outbox.js';
import { say } from '../change/refuse.js';
import { hourMs } from '../calendar/time.js';

const heartbeatKey = 'clock.heartbeat';
const heartbeat = z.object({ at: z.coerce.date() });
/** Silence of at least this long is an outage; starting anew takes less. */
const outageMs = 45_000;
/** How often the sign of life is renewed. */
const beatMs = 10_000;
/** The last sign of life that each play layer has read. */
const seen = new WeakMap<ResolvedDeps, Date>();
const leastGraceMs = hourMs;
const mostGraceMs = 12 * hourMs;

/**
 * Renews the sign of life, for as long as database and Discord can be reached; after an outage, moves the deadlines that passed in it. Every program sharing the database
 * does this, but only the first one back finds the old sign.
 */
export async function watchOverOutages(deps: ResolvedDeps): Promise<void> {
  const wall = deps.wall();
  const isFresh = (at: Date | undefined): boolean =>
    at !== undefined && Math.abs(wall.getTime() - at.getTime()) < beatMs;
  // A sign is only ever followed by a later one, so one that has been seen need not be read again while it is fresh.
  if (isFresh(seen.get(deps))) return;
  const last = await readSetting(deps.store.db, heartbeatKey, heartbeat);
  if (last !== null) seen.set(deps, last.at);
  if (isFresh(last?.at)) return;
  await deps.store.inTransaction(async (tx) => {
    // The first writer makes the others wait here, and they then read its fresh sign.
    await tx.$executeRaw`UPDATE "setting" SET "key" = "key" WHERE "key" = ${heartbeatKey}`;
    const sign = await readSetting(tx, heartbeatKey, heartbeat);
    const away = sign === null ? 0 : wall.getTime() - sign.at.getTime();
    await saveSetting(tx, heartbeatKey, { at: wall.toISOString() }, deps.now());
    if (away >= outageMs) await grantMoreTime(deps, tx, away);
  });
}

/** Deadlines that fell due while nobody was there to take an answer are put off; rows set long before stay what they were. */
async function grantMoreTime(deps: ResolvedDeps, tx: Db, awayMs: number): Promise<void> {
  const now = deps.now();
  const grace = Math.min(Math.max(awayMs, leastGraceMs), mostGraceMs);
  const passed = await listDuesBetween(tx, 'deadline', new Date(now.getTime() - awayMs), now);
  for (const due of passed) {
    const s = await gameMissing(deps, tx, due);
    if (s === null) continue;
    const runAt = new Date(now.getTime() + grace);
    await setDues(tx, [{ gameId: due.gameId, kind: due.kind, key: due.key, runAt }]);
    await tellOf(tx, s, due, now);
  }
}

/** The game, where a person has sent nothing for what this deadline closes; null where everything is in, and it simply runs. */
async function gameMissing(deps: ResolvedDeps, tx: Db, due: DueRow): Promise<Snapshot | null> {
  await lockGame(tx, due.gameId);
  const s = await readSnapshot(deps, tx, { id: due.gameId });
  if (s === null) return null;
  const block = blocksOf(s).find((one) => one.key === due.key);
  // Of a window all who could answer count: that more time is given must not tell who has answered.
  const missing = block?.open.filter((open) => open.window || (open.saved === undefined && !isAnswered(s, open))) ?? [];
  const isMissing = missing.some((open) => s.seats.some((seat) => seat.seat === open.question.seat && isPresent(seat)));
  return isMissing ? s : null;
}

async function tellOf(tx: Db, s: Snapshot, due: DueRow, now: Date): Promise<void> {
  const { gameId } = due;
  const messages: readonly OutboxMessage[] = [
    { kind: 'notice', gameId, text: say('notice.outage') },
    { kind: 'status', gameId },
    ...movedIn(s),
  ];
  const key = `outage:${gameId}:${due.key}:${now.getTime()}`;
  const deliveries = messages.map((message, n) => deliveryOf(`${key}:${n}`, message));
  await enqueue(tx, deliveries, now);
}
