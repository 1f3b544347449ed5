// Games: one row each, which stands for the whole game when something about it is to change.
import { z } from 'zod';
import { Prisma, type Game, type TableLanguage } from '../generated/prisma/client.js';
import { GameStatus } from '../generated/prisma/enums.js';
import type { Db } from './client.js';
import { NoSuchGame } from './errors.js';
import {
  durations,
  jsonObject,
  jsonText,
  readJson,
  readOptionalJson,
  storedOutcome,
  toJson,
  type Durations,
  type JsonObject,
  type StoredOutcome,
} from './json.js';

type Plain = Omit<Game, 'options' | 'paces' | 'settings' | 'outcome' | 'pausedLeft'>;

/** A game as stored. `seed` is secret until the end. */
export interface GameRow extends Readonly<Plain> {
  readonly options: JsonObject;
  readonly paces: Durations;
  readonly settings: JsonObject;
  readonly outcome: StoredOutcome | null;
  readonly pausedLeft: JsonObject | null;
}

export interface NewGame {
  readonly guildId: string;
  readonly kind: string;
  readonly title?: string | null;
  readonly options: object;
  readonly language: TableLanguage;
  readonly paces: Durations;
  readonly settings?: object;
  readonly hostId: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly rulesVersion: number;
  readonly channelId?: string | null;
}

/** What can be changed; what is left out stays. */
export type GameChange = Partial<Omit<GameRow, 'id' | 'guildId' | 'kind' | 'createdAt' | 'updatedAt'>>;

/** The columns that can be changed; the compiler sees to it that none is missing. */
const changeable: Readonly<Record<keyof GameChange, true>> = {
  title: true,
  options: true,
  status: true,
  language: true,
  paces: true,
  settings: true,
  hostId: true,
  channelId: true,
  seedHash: true,
  seed: true,
  checkpoint: true,
  told: true,
  version: true,
  outcome: true,
  rulesVersion: true,
  pausedLeft: true,
  pausedAt: true,
  startedAt: true,
  endedAt: true,
};

/** Opens a game for sign-up. The server must be known (`saveGuild`). */
export async function createGame(db: Db, game: NewGame, now: Date): Promise<GameRow> {
  const { options, paces, settings, ...plain } = game;
  const row = await db.game.create({
    data: {
      ...plain,
      options: toJson(options),
      paces: toJson(paces),
      settings: toJson(settings ?? {}),
      createdAt: now,
      updatedAt: now,
    },
  });
  return parseGame(row);
}

/** A game by its number. */
export async function findGame(db: Db, id: number): Promise<GameRow | null> {
  const row = await db.game.findUnique({ where: { id } });
  return row === null ? null : parseGame(row);
}

export interface GameFilter {
  readonly guildId?: string;
  readonly statuses?: readonly GameStatus[];
  /** Games for which this person has signed up or in which they hold a seat, also one they have left and may come back to. */
  readonly userId?: string;
  readonly hostId?: string;
  /** Only games that were begun and have ended, and no more than so many. */
  readonly endedMost?: number;
}

/** What a list tells of a game. */
export type ListedGame = Pick<GameRow, 'id' | 'guildId' | 'channelId' | 'kind' | 'title' | 'status' | 'hostId'>;

/** Games, newest first. */
export async function listGames(db: Db, filter: GameFilter = {}): Promise<ListedGame[]> {
  return db.game.findMany({
    select: { id: true, guildId: true, channelId: true, kind: true, title: true, status: true, hostId: true },
    where: {
      ...(filter.guildId === undefined ? {} : { guildId: filter.guildId }),
      ...(filter.hostId === undefined ? {} : { hostId: filter.hostId }),
      ...(filter.statuses === undefined ? {} : { status: { in: [...filter.statuses] } }),
      ...(filter.endedMost === undefined ? {} : { startedAt: { not: null }, endedAt: { not: null } }),
      ...(filter.userId === undefined
        ? {}
        : { OR: [{ seats: { some: { userId: filter.userId } } }, { signUps: { some: { userId: filter.userId } } }] }),
    },
    orderBy: { id: 'desc' },
    ...(filter.endedMost === undefined ? {} : { take: filter.endedMost }),
  });
}

const listed = z.array(
  z.object({
    id: z.int(),
    guildId: z.string(),
    channelId: z.string().nullable(),
    kind: z.string(),
    title: z.string().nullable(),
    status: z.enum(GameStatus),
    hostId: z.string(),
  }),
) satisfies z.ZodType<ListedGame[]>;

/** What a list tells of one game: by its number, or the newest that is played in a channel; null when there is none. */
export async function findListed(
  db: Db,
  which: { readonly id: number } | { readonly channelId: string },
): Promise<ListedGame | null> {
  const where = 'id' in which ? Prisma.sql`"id" = ${which.id}` : Prisma.sql`"channelId" = ${which.channelId}`;
  const rows = await db.$queryRaw`
    SELECT "id", "guildId", "channelId", "kind", "title", "status"::text, "hostId"
      FROM "game" WHERE ${where} ORDER BY "id" DESC LIMIT 1`;
  return listed.parse(rows)[0] ?? null;
}

/** A person's games, wherever they are played, and behind them the others of a server; each newest first. */
export async function listGamesAround(
  db: Db,
  {
    userId,
    guildId,
    statuses,
  }: { readonly userId: string; readonly guildId: string; readonly statuses: readonly GameStatus[] },
): Promise<ListedGame[]> {
  // One text for the list: an embedded database made in this process does not know arrays of its own enums yet. And one value for
  // all that is found: of a thousand games each column would be taken out by itself.
  const rows = await db.$queryRaw`
    WITH mine AS (SELECT "gameId" FROM "seat" WHERE "userId" = ${userId}
                  UNION SELECT "gameId" FROM "sign_up" WHERE "userId" = ${userId})
    SELECT COALESCE(json_agg(row_to_json(found) ORDER BY found."other", found."id" DESC), '[]') AS "games" FROM (
      SELECT g."id", g."guildId", g."channelId", g."kind", g."title", g."status", g."hostId", mine."gameId" IS NULL AS "other"
        FROM "game" g LEFT JOIN mine ON mine."gameId" = g."id"
       WHERE g."status" = ANY(string_to_array(${statuses.join()}, ',')::"GameStatus"[])
         AND (mine."gameId" IS NOT NULL OR g."guildId" = ${guildId})) found`;
  return listedAround.parse(rows)[0].games;
}

const listedAround = z.tuple([z.object({ games: listed })]);

const opened = z.tuple([
  z.object({
    signUps: z.int(),
    underWay: z.int(),
    finished: z.int(),
    lately: z.int(),
    firstLately: z.coerce.date().nullable(),
  }),
]);

/** What somebody has opened on a server: how many of each, and how much of it since a moment. */
export async function openedBy(
  db: Db,
  { guildId, hostId, since }: { readonly guildId: string; readonly hostId: string; readonly since: Date },
): Promise<z.infer<typeof opened>[0]> {
  const moment = since.toISOString();
  const rows = await db.$queryRaw`
    SELECT (count(*) FILTER (WHERE g."status"::text IN ('signup', 'readyCheck')))::int AS "signUps",
           (count(*) FILTER (WHERE g."status"::text IN ('running', 'paused')))::int AS "underWay",
           (count(*) FILTER (WHERE g."status"::text = 'finished'
              AND EXISTS (SELECT 1 FROM "seat" s WHERE s."gameId" = g."id" AND s."userId" = g."hostId")
              AND EXISTS (SELECT 1 FROM "seat" s WHERE s."gameId" = g."id" AND s."userId" <> g."hostId")))::int AS "finished",
           (count(*) FILTER (WHERE g."createdAt" > ${moment}::timestamptz))::int AS "lately",
           min(g."createdAt") FILTER (WHERE g."createdAt" > ${moment}::timestamptz) AS "firstLately"
      FROM "game" g WHERE g."hostId" = ${hostId} AND g."guildId" = ${guildId}`;
  return opened.parse(rows)[0];
}

/**
 * Changes a game, inside a transaction that holds its row.
 * @throws NoSuchGame
 */
export async function updateGame(tx: Db, id: number, change: GameChange, now: Date): Promise<void> {
  const given = jsonText({ ...change, updatedAt: now });
  const names = [...Object.keys(change).filter((name) => Object.hasOwn(changeable, name)), 'updatedAt'];
  const columns = Prisma.raw(names.map((name) => `"${name}"`).join(', '));
  // Written out, because it is sent with every change: the client would read the whole row back.
  const count = await tx.$executeRaw`
    UPDATE "game" SET (${columns}) = (SELECT ${columns} FROM json_populate_record(NULL::"game", ${given}::json))
     WHERE "id" = ${id}`;
  if (count === 0) throw new NoSuchGame(id);
}

function parseGame(row: Game): GameRow {
  return {
    ...row,
    options: readJson(jsonObject, row.options, 'game.options'),
    paces: readJson(durations, row.paces, 'game.paces'),
    settings: readJson(jsonObject, row.settings, 'game.settings'),
    outcome: readOptionalJson(storedOutcome, row.outcome, 'game.outcome'),
    pausedLeft: readOptionalJson(jsonObject, row.pausedLeft, 'game.pausedLeft'),
  };
}
