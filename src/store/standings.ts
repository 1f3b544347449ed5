// Instructions that players leave for questions to come.
import type { Standing } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { anyJson, readJson, toJson, type Json } from './json.js';

export interface StandingRow extends Readonly<Omit<Standing, 'value'>> {
  readonly value: Json;
}

/** The instructions of a game, or of one of its seats. */
export async function listStandings(db: Db, gameId: number, seat?: string): Promise<StandingRow[]> {
  const rows = await db.standing.findMany({
    where: { gameId, ...(seat === undefined ? {} : { seat }) },
    orderBy: [{ seat: 'asc' }, { key: 'asc' }],
  });
  return rows.map((row) => ({ ...row, value: readJson(anyJson, row.value, 'standing.value') }));
}

/** Leaves an instruction, in place of the one under the same key. */
export async function saveStanding(
  tx: Db,
  gameId: number,
  seat: string,
  key: string,
  value: unknown,
  now: Date,
): Promise<void> {
  const data = { value: toJson(value), updatedAt: now };
  await tx.standing.upsert({
    where: { gameId_seat_key: { gameId, seat, key } },
    create: { gameId, seat, key, ...data },
    update: data,
  });
}

/** Takes instructions back: all of a seat, or one. */
export async function deleteStandings(tx: Db, gameId: number, seat: string, key?: string): Promise<void> {
  await tx.standing.deleteMany({ where: { gameId, seat, ...(key === undefined ? {} : { key }) } });
}
