// Seats of a game and who sits on them; before the start, who has signed up.
import { z } from 'zod';
import type { Seat, SignUp } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, jsonText, seatList, toJson, type JsonObject } from './json.js';

export interface SeatRow extends Readonly<Omit<Seat, 'settings'>> {
  readonly settings: JsonObject;
}

/** What can be changed; what is left out stays. */
export interface SeatChange {
  readonly position?: number;
  readonly userId?: string | null;
  readonly computer?: boolean;
  readonly left?: boolean;
  readonly leftAt?: Date | null;
  readonly misses?: number;
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

/** Writes down which seats their people are there for: deadlines missed in a row, whether they have gone, and since when. */
export async function saveAttendance(
  tx: Db,
  gameId: number,
  seats: readonly Pick<SeatRow, 'seat' | 'misses' | 'left' | 'leftAt'>[],
): Promise<void> {
  if (seats.length === 0) return;
  const given = jsonText(seats.map(({ seat, misses, left, leftAt }) => ({ seat, misses, left, leftAt })));
  await tx.$executeRaw`
    UPDATE "seat" SET "misses" = given."misses", "left" = given."left", "leftAt" = given."leftAt"
      FROM json_to_recordset(${given}::json) AS given("seat" text, "misses" int, "left" boolean, "leftAt" timestamptz)
     WHERE "seat"."gameId" = ${gameId} AND "seat"."seat" = given."seat"`;
}

/** Somebody who has signed up for a game that has not started. */
export interface SignUpRow extends Readonly<Omit<SignUp, 'wishes'>> {
  /** Seats that go together, most wanted first; none means any. */
  readonly wishes: readonly (readonly string[])[];
}

/** What can be changed of a sign-up; what is left out stays. */
export interface SignUpChange {
  readonly wishes?: SignUpRow['wishes'];
  readonly more?: boolean;
  readonly ready?: boolean;
}

const wishList = z.array(seatList).readonly();

/** Who has signed up for a game, in the order in which they came. */
export async function listSignUps(db: Db, gameId: number): Promise<SignUpRow[]> {
  const rows = await db.signUp.findMany({ where: { gameId }, orderBy: [{ at: 'asc' }, { userId: 'asc' }] });
  return rows.map((row) => ({ ...row, wishes: readJson(wishList, row.wishes, 'sign_up.wishes') }));
}

/** Signs somebody up, or changes what they said. The person must be known (`saveUser`). */
export async function saveSignUp(
  tx: Db,
  gameId: number,
  userId: string,
  change: SignUpChange,
  now: Date,
): Promise<void> {
  const { wishes, ...plain } = change;
  const data = { ...plain, ...(wishes === undefined ? {} : { wishes: toJson(wishes) }) };
  await tx.signUp.upsert({
    where: { gameId_userId: { gameId, userId } },
    create: { gameId, userId, ...data, at: now },
    update: data,
  });
}

/** Strikes somebody off the list, or all. */
export async function deleteSignUps(tx: Db, gameId: number, userId?: string): Promise<void> {
  await tx.signUp.deleteMany({ where: { gameId, ...(userId === undefined ? {} : { userId }) } });
}

function parse(row: Seat): SeatRow {
  return { ...row, settings: readJson(jsonObject, row.settings, 'seat.settings') };
}
