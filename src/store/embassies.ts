// Embassies: seats that talk out of the others' hearing, and the private threads they have.
import { z } from 'zod';
import type { Embassy } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { readJson, seatList, toJson } from './json.js';

const noThread = z.enum(['anonymous', 'place', 'denied', 'full']);

/** Why an embassy has no thread: who is in one could be seen, no channel can have one, the bot may not open any, or there are too many. */
export type NoThread = z.infer<typeof noThread>;

export interface EmbassyRow extends Readonly<Omit<Embassy, 'seats' | 'members' | 'without'>> {
  readonly seats: readonly string[];
  /** Why its people write letters; null while it has a thread, or is to get one. */
  readonly without: NoThread | null;
  /** The people in its thread as it was last left. */
  readonly members: readonly string[];
}

/** What can be noted of its thread; what is left out stays. */
export interface EmbassyChange {
  readonly channelId?: string | null;
  readonly without?: NoThread | null;
  readonly members?: readonly string[];
  readonly closed?: boolean;
}

/**
 * The embassy of some seats, opened when there is none.
 * @param seats in the game's order.
 */
export async function openEmbassy(tx: Db, gameId: number, seats: readonly string[], now: Date): Promise<EmbassyRow> {
  const key = { gameId, seats: seats.join(' ') };
  return parse(await tx.embassy.upsert({ where: { gameId_seats: key }, create: { ...key, at: now }, update: {} }));
}

/** The embassies of a game, oldest first. */
export async function listEmbassies(db: Db, gameId: number): Promise<readonly EmbassyRow[]> {
  return (await db.embassy.findMany({ where: { gameId }, orderBy: { id: 'asc' } })).map(parse);
}

/** An embassy by its number; null when there is none. */
export async function findEmbassy(db: Db, id: number): Promise<EmbassyRow | null> {
  const row = await db.embassy.findUnique({ where: { id } });
  return row === null ? null : parse(row);
}

/** The games of a server that go on and have embassies whose people write letters, while others could see who they are. */
export async function gamesByLetter(db: Db, guildId: string): Promise<readonly number[]> {
  const rows = await db.embassy.findMany({
    where: { game: { guildId, endedAt: null }, without: { in: noThread.exclude(['anonymous']).options } },
    distinct: ['gameId'],
    select: { gameId: true },
    orderBy: { gameId: 'asc' },
  });
  return rows.map(({ gameId }) => gameId);
}

/** Notes how an embassy's thread was left. */
export async function noteEmbassy(db: Db, id: number, { members, ...plain }: EmbassyChange): Promise<void> {
  await db.embassy.updateMany({
    where: { id },
    data: { ...plain, ...(members === undefined ? {} : { members: toJson(members) }) },
  });
}

function parse(row: Embassy): EmbassyRow {
  return {
    ...row,
    seats: row.seats.split(' '),
    without: noThread.nullable().parse(row.without),
    members: readJson(seatList, row.members, 'embassy.members'),
  };
}
