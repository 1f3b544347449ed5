// Games that have not ended, as a list for people who look for one tells of them: who is in, and whether somebody is wanted.
import { z } from 'zod';
import type { GameStatus, TableLanguage } from '../generated/prisma/client.js';
import type { Db } from './client.js';

/** A game as it is listed for somebody. */
export interface FoundGame {
  readonly id: number;
  readonly guildId: string;
  readonly channelId: string | null;
  readonly kind: string;
  readonly title: string | null;
  readonly status: GameStatus;
  readonly hostId: string;
  readonly language: TableLanguage;
  /** How many people are in: signed up, or on a seat. */
  readonly people: number;
  /** A seat's player has gone and nobody is in their place. */
  readonly wanted: boolean;
  /** Whether the one who asks is in, or hosts it. */
  readonly mine: boolean;
}

/** A list that somebody turns the pages of is no longer than this. */
const mostListed = 300;
const under = ['signup', 'readyCheck', 'running', 'paused'] as const;

/** Games of these servers that have not ended, newest first. */
export async function findOpenGames(
  db: Db,
  { userId, guildIds }: { readonly userId: string; readonly guildIds: readonly string[] },
): Promise<FoundGame[]> {
  const rows = await db.game.findMany({
    select: {
      id: true,
      guildId: true,
      channelId: true,
      kind: true,
      title: true,
      status: true,
      hostId: true,
      language: true,
      seats: { select: { userId: true, computer: true, left: true } },
      signUps: { select: { userId: true } },
    },
    where: { guildId: { in: [...guildIds] }, status: { in: [...under] } },
    orderBy: { id: 'desc' },
    take: mostListed,
  });
  return rows.map(({ seats, signUps, ...row }) => {
    const holders = seats.flatMap((seat) => (seat.computer || seat.userId === null ? [] : [seat.userId]));
    const people = new Set([...holders, ...signUps.map((one) => one.userId)]);
    return {
      ...row,
      people: people.size,
      wanted: seats.some((seat) => seat.left && !seat.computer),
      mine: people.has(userId) || row.hostId === userId,
    };
  });
}

/** The servers on which games have not ended, those with the newest game first. */
export async function serversWithGames(db: Db, most: number): Promise<string[]> {
  const rows = await db.game.groupBy({
    by: ['guildId'],
    where: { status: { in: [...under] } },
    _max: { id: true },
    orderBy: { _max: { id: 'desc' } },
    take: most,
  });
  return rows.map(({ guildId }) => guildId);
}

const people = z.array(z.object({ id: z.string() }));

/** Who has played, opened or looked after games on a server, those of the games last changed first. */
export async function peopleOn(db: Db, guildId: string, most: number): Promise<string[]> {
  const rows = await db.$queryRaw`
    SELECT "id" FROM (
      SELECT s."userId" AS "id", g."updatedAt" AS "at" FROM "seat" s JOIN "game" g ON g."id" = s."gameId"
        WHERE g."guildId" = ${guildId} AND s."userId" IS NOT NULL
      UNION ALL SELECT "hostId", "updatedAt" FROM "game" WHERE "guildId" = ${guildId}
      UNION ALL SELECT a."actor", a."at" FROM "audit" a LEFT JOIN "game" g ON g."id" = a."gameId"
        WHERE COALESCE(a."guildId", g."guildId") = ${guildId}
    ) met GROUP BY "id" ORDER BY max("at") DESC, "id" LIMIT ${most}`;
  return people.parse(rows).map(({ id }) => id);
}
