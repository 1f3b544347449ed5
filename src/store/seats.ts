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

/** All seats that a person holds and has not left, newest game first. */
export async function listSeatsOf(db: Db, userId: string): Promise<SeatRow[]> {
  const rows = await db.seat.findMany({
    where: { userId, left: false },
    orderBy: [{ gameId: 'desc' }, { position: 'asc' }],
  });
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

/**
 * Gives seats other names, as when placeholders become powers at the start. Names may be swapped.
 * @param names old name → new name; a seat not named keeps its own.
 */
export async function renameSeats(tx: Db, gameId: number, names: ReadonlyMap<string, string>): Promise<void> {
  for (const old of names.keys()) {
    await tx.seat.update({ where: { gameId_seat: { gameId, seat: old } }, data: { seat: `${old}~` } });
  }
  for (const [old, name] of names) {
    await tx.seat.update({ where: { gameId_seat: { gameId, seat: `${old}~` } }, data: { seat: name } });
  }
}

/** Takes seats away. */
export async function deleteSeats(tx: Db, gameId: number, seats: readonly string[]): Promise<void> {
  await tx.seat.deleteMany({ where: { gameId, seat: { in: [...seats] } } });
}

function parse(row: Seat): SeatRow {
  return { ...row, settings: readJson(jsonObject, row.settings, 'seat.settings') };
}
