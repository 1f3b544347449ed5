// Tournaments: what was set up, who takes part, which rounds and tables there are.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type {
  Tournament,
  TournamentEntry,
  TournamentFormat,
  TournamentRound,
  TournamentStatus,
  TournamentTable,
} from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { durations, jsonObject, readJson, seatList, toJson, type Durations, type JsonObject } from './json.js';

export interface TournamentRow extends Readonly<Omit<Tournament, 'options' | 'paces' | 'settings'>> {
  readonly options: JsonObject;
  readonly paces: Durations;
  readonly settings: JsonObject;
}
const spanList = z.array(z.strictObject({ from: z.coerce.date(), to: z.coerce.date() })).readonly();
interface EntryRow extends Readonly<Omit<TournamentEntry, 'away'>> {
  /** Between leaving and coming back. */
  readonly away: z.infer<typeof spanList>;
}
interface RoundRow extends Readonly<Omit<TournamentRound, 'byes'>> {
  readonly byes: readonly string[];
}
const placeList = z.array(z.strictObject({ place: z.string(), seats: seatList, userId: z.string() })).readonly();
interface TableRow extends Readonly<Omit<TournamentTable, 'places'>> {
  readonly places: z.infer<typeof placeList>;
  /** How its game stands, and where it is played. */
  readonly status: string;
  readonly channelId: string | null;
}

/** A tournament with all that belongs to it. */
export interface StoredTournament {
  readonly row: TournamentRow;
  /** In the order in which they came. */
  readonly entries: readonly EntryRow[];
  readonly rounds: readonly RoundRow[];
  readonly tables: readonly TableRow[];
}

type NewTournament = Omit<
  TournamentRow,
  'id' | 'status' | 'round' | 'dueAt' | 'startedAt' | 'endedAt' | 'createdAt' | 'roleId' | 'roleWithout'
>;

/** What can be changed; what is left out stays. */
interface TournamentChange {
  readonly status?: TournamentStatus;
  readonly name?: string;
  readonly settings?: object;
  readonly round?: number;
  readonly dueAt?: Date | null;
  readonly startedAt?: Date;
  readonly endsAt?: Date | null;
  readonly endedAt?: Date;
  readonly roleId?: string | null;
  readonly roleWithout?: string | null;
}

export type { TournamentFormat, TournamentStatus };

/** Sets up a tournament; the server must be known. */
export async function createTournament(tx: Db, given: NewTournament, now: Date): Promise<number> {
  const { options, paces, settings, ...plain } = given;
  const json = { options: toJson(options), paces: toJson(paces), settings: toJson(settings) };
  return (await tx.tournament.create({ data: { ...plain, ...json, createdAt: now }, select: { id: true } })).id;
}

export async function updateTournament(tx: Db, id: number, { settings, ...plain }: TournamentChange): Promise<void> {
  const json = settings === undefined ? {} : { settings: toJson(settings) };
  await tx.tournament.update({ where: { id }, data: { ...plain, ...json } });
}

/** A tournament with all that belongs to it; null when there is none of this number. */
export async function findTournament(db: Db, id: number): Promise<StoredTournament | null> {
  const found = await db.tournament.findUnique({
    where: { id },
    include: {
      entries: { orderBy: [{ at: 'asc' }, { userId: 'asc' }] },
      rounds: { orderBy: { number: 'asc' } },
      tables: {
        include: { game: { select: { status: true, channelId: true } } },
        orderBy: [{ round: 'asc' }, { number: 'asc' }],
      },
    },
  });
  if (found === null) return null;
  const { entries, rounds, tables, ...row } = found;
  return {
    row: parse(row),
    entries: entries.map((one) => ({ ...one, away: readJson(spanList, one.away, 'tournament_entry.away') })),
    rounds: rounds.map((one) => ({ ...one, byes: readJson(seatList, one.byes, 'tournament_round.byes') })),
    tables: tables.map(({ game, ...one }) => ({
      ...one,
      places: readJson(placeList, one.places, 'tournament_table.places'),
      ...game,
    })),
  };
}

/** The same with its row locked until the transaction ends. */
export async function lockTournament(tx: Db, id: number): Promise<StoredTournament | null> {
  await tx.$queryRaw`SELECT 1 AS locked FROM "tournament" WHERE "id" = ${id} FOR UPDATE`;
  return findTournament(tx, id);
}

/** The tournaments of a server, newest first. */
export async function listTournaments(
  db: Db,
  { guildId, userId }: { readonly guildId?: string; readonly userId?: string },
): Promise<readonly TournamentRow[]> {
  const rows = await db.tournament.findMany({
    where: {
      ...(guildId === undefined ? {} : { guildId }),
      ...(userId === undefined ? {} : { entries: { some: { userId, leftAt: null } } }),
    },
    orderBy: { id: 'desc' },
    take: 100,
  });
  return rows.map(parse);
}

/** Puts somebody on the list, or back on it; for how long they were off it is kept. */
export async function addEntry(tx: Db, tournamentId: number, userId: string, now: Date): Promise<void> {
  const where = { tournamentId_userId: { tournamentId, userId } };
  const before = await tx.tournamentEntry.findUnique({ where });
  const spans = before === null ? [] : readJson(spanList, before.away, 'tournament_entry.away');
  const away = before?.leftAt == null ? spans : [...spans, { from: before.leftAt, to: now }];
  await tx.tournamentEntry.upsert({
    where,
    create: { tournamentId, userId, at: now },
    update: { leftAt: null, away: toJson(away) },
  });
}

/** What stands for somebody who left a tournament and had their data erased: nobody can be found by it who is not asked for. */
function goneMark(seed: string, userId: string): string {
  return createHash('sha256').update(`${seed}:gone:${userId}`).digest('base64url');
}

const gone = z.looseObject({ gone: z.array(z.string()).default([]) });

/** Keeps of somebody whose data is erased that they left tournaments which go on: they cannot begin these anew. */
export async function markGone(tx: Db, userId: string): Promise<void> {
  const left = await tx.tournamentEntry.findMany({ where: { userId, tournament: { status: 'running' } } });
  for (const { tournamentId } of left) {
    const t = await lockTournament(tx, tournamentId);
    if (t === null) continue;
    const settings = gone.parse(t.row.settings);
    await updateTournament(tx, tournamentId, {
      settings: { ...settings, gone: [...settings.gone, goneMark(t.row.seed, userId)] },
    });
  }
}

/** Whether somebody left it and had their data erased since. */
export function isGone({ row }: StoredTournament, userId: string): boolean {
  return gone.parse(row.settings).gone.includes(goneMark(row.seed, userId));
}

/** The settings of a tournament that is over: who left it need not be known any more. */
export function settingsAtEnd({ row }: StoredTournament): object {
  return { ...row.settings, gone: [] };
}

/** Notes that somebody holds a tournament's role now, or does not. */
export async function noteHolder(db: Db, tournamentId: number, userId: string, holds: boolean): Promise<void> {
  await db.tournamentEntry.updateMany({ where: { tournamentId, userId }, data: { role: holds } });
}

/** Notes that nobody holds a tournament's role as far as is known; with `playing` of those who are still paired. */
export async function noteNobody(db: Db, tournamentId: number, playing = false): Promise<void> {
  const where = { tournamentId, ...(playing ? { leftAt: null } : {}) };
  await db.tournamentEntry.updateMany({ where, data: { role: false } });
}

/** When games began. */
export async function startsOf(db: Db, gameIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await db.game.findMany({
    where: { id: { in: [...gameIds] } },
    select: { id: true, startedAt: true },
  });
  return new Map(rows.flatMap(({ id, startedAt }) => (startedAt === null ? [] : [[id, startedAt] as const])));
}

/** Takes somebody off the list, or notes since when they are not paired any more. */
export async function dropEntry(tx: Db, tournamentId: number, userId: string, leftAt: Date | null): Promise<void> {
  if (leftAt === null) await tx.tournamentEntry.deleteMany({ where: { tournamentId, userId } });
  else await tx.tournamentEntry.updateMany({ where: { tournamentId, userId }, data: { leftAt } });
}

export async function addRound(tx: Db, { byes, ...round }: RoundRow): Promise<void> {
  await tx.tournamentRound.create({ data: { ...round, byes: toJson(byes) } });
}

export async function addTable(tx: Db, { places, ...table }: Omit<TableRow, 'status' | 'channelId'>): Promise<void> {
  await tx.tournamentTable.create({ data: { ...table, places: toJson(places) } });
}

/** A game has ended: the tournament it belongs to is to be looked at. */
export async function wakeTournament(tx: Db, gameId: number, now: Date): Promise<void> {
  await tx.tournament.updateMany({ where: { status: 'running', tables: { some: { gameId } } }, data: { dueAt: now } });
}

/** A running tournament that is to be looked at and that nobody has in hand, locked; null when there is none. */
export async function claimTournament(tx: Db, now: Date): Promise<number | null> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "tournament" WHERE "status" = 'running' AND "dueAt" <= ${now.toISOString()}::timestamptz
     ORDER BY "dueAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return rows[0]?.id ?? null;
}

/** Whether any running tournament is to be looked at. */
export async function isTournamentDue(db: Db, now: Date): Promise<boolean> {
  // Written out, because it is asked with every look at what is due.
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS "due" FROM "tournament" WHERE "status" = 'running' AND "dueAt" <= ${now.toISOString()}::timestamptz LIMIT 1`;
  return rows.length > 0;
}

function parse(row: Tournament): TournamentRow {
  return {
    ...row,
    options: readJson(jsonObject, row.options, 'tournament.options'),
    paces: readJson(durations, row.paces, 'tournament.paces'),
    settings: readJson(jsonObject, row.settings, 'tournament.settings'),
  };
}
