// Seats of a game, and who sits on them.
import type { Seat } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, toJson, type JsonObject } from './json.js';

export interface SeatRow extends Readonly<Omit<Seat, 'settings'>> {
  readonly settings: JsonObject;
}

/** What can be changed; what is left out stays. */
export interface SeatChange {
  readonly position?: number;
  readonly userId?: string | null;
  readonly computer?: boolean;
  readonly left?: boolean;
  readonly misses?: number;
  readonly ready?: boolean;
  readonly settings?: object;
  readonly since?: Date | null;
}

/** The seats of a game in the order in which they are shown. */
export async function listSeats(db: Db, gameId: number): Promise<SeatRow[]> {
  const rows = await db.seat.findMany({ where: { gameId }, orderBy: [{ position: 'asc' }, { seat: 'asc' }] });
  return rows.map(parse);
}

/** Makes a seat or changes it. The person must be known (`saveUser`). */
export async function saveSeat(tx: Db, gameId: number, seat: string, change: SeatChange): Promise<SeatRow> {
  const { settings, ...plain } = change;
  const data = { ...plain, ...(settings === undefined ? {} : { settings: toJson(settings) }) };
  return parse(
    await tx.seat.upsert({
      where: { gameId_seat: { gameId, seat } },
      create: { gameId, seat, ...data },
      update: data,
    }),
  );
}

/** Takes seats away. */
export async function deleteSeats(tx: Db, gameId: number, seats: readonly string[]): Promise<void> {
  await tx.seat.deleteMany({ where: { gameId, seat: { in: [...seats] } } });
}

function parse(row: Seat): SeatRow {
  return { ...row, settings: readJson(jsonObject, row.settings, 'seat.settings') };
}
