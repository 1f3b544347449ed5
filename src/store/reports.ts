// What has been told, to whom, as keys with arguments; of games that have ended, out of packs.
import { z } from 'zod';
import { ReportWeight } from '../generated/prisma/enums.js';
import { Prisma, type Report } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { inPages } from './yielding.js';
import { focusList, readJson, readOptionalJson, jsonText, seatList, storedText, type StoredText } from './json.js';
import { allPacked, eachPacked, type PackedReport } from './report-packs.js';

export interface ReportRow extends Readonly<Omit<Report, 'text' | 'audience' | 'focus'>> {
  readonly text: StoredText;
  /** Null = everybody. */
  readonly audience: readonly string[] | null;
  readonly focus: readonly string[];
}

export interface NewReport {
  readonly gameId: number;
  readonly checkpoint: number;
  readonly index: number;
  readonly text: StoredText;
  /** Null = everybody. */
  readonly audience: readonly string[] | null;
  readonly focus?: readonly string[];
  readonly weight?: ReportRow['weight'];
}

/**
 * Stores reports of one phase, told one after another.
 * @returns their ids in the order given.
 */
export async function addReports(tx: Db, reports: readonly NewReport[], now: Date): Promise<number[]> {
  const given = jsonText(reports.map((report) => ({ weight: ReportWeight.main, ...report })));
  // Written out, like all that is sent for every deadline: what the client makes of a list of rows takes several times as long.
  const rows = await tx.$queryRaw`
    INSERT INTO "report" ("gameId", "checkpoint", "index", "text", "audience", "focus", "weight", "at")
    SELECT "gameId", "checkpoint", "index", "text", "audience", "focus", "weight", ${now.toISOString()}::timestamptz
      FROM json_to_recordset(${given}::json)
        AS given("gameId" int, "checkpoint" int, "index" int, "text" json, "audience" json, "focus" json, "weight" "ReportWeight")
    RETURNING "id", "index"`;
  return storedIds
    .parse(rows)
    .sort((a, b) => a.index - b.index)
    .map(({ id }) => id);
}

const storedIds = z.array(z.object({ id: z.int(), index: z.int() }));

/** Reports of one phase, or of several in a row, that still stand, oldest first. */
export async function listReports(db: Db, gameId: number, first: number, last = first): Promise<ReportRow[]> {
  const rows = await db.report.findMany({
    where: { gameId, retractedAt: null, checkpoint: { gte: first, lte: last } },
    orderBy: [{ checkpoint: 'asc' }, { index: 'asc' }, { id: 'asc' }],
  });
  if (rows.length > 0) return rows.map(parse);
  const packed = await allPacked(db, gameId, { phases: { first, last }, standing: true });
  return packed.map((one) => fromPack(gameId, one)).sort(asTold);
}

/** So many are read at once. */
const pageSize = 100;

/** Reports of a game that still stand, newest first, read as they are asked for. */
export async function* eachReportBefore(
  db: Db,
  gameId: number,
  before: number | undefined,
): AsyncGenerator<ReportRow, void, undefined> {
  const rows = inPages<Report>(pageSize, (last) => {
    const first = last?.id ?? before;
    return db.report.findMany({
      where: { gameId, retractedAt: null, ...(first === undefined ? {} : { id: { lt: first } }) },
      orderBy: { id: 'desc' },
      take: pageSize,
    });
  });
  // They may be packed while they are read: then the packs go on where the rows broke off.
  let next = before;
  for await (const row of rows) {
    yield parse(row);
    next = row.id;
  }
  for await (const one of eachPacked(db, gameId, { before: next, standing: true })) yield fromPack(gameId, one);
}

const reportRow = z.object({
  id: z.int(),
  gameId: z.int(),
  checkpoint: z.int(),
  index: z.int(),
  text: storedText,
  audience: seatList.nullable(),
  focus: focusList.nullable().transform((focus) => focus ?? []),
  weight: z.enum(ReportWeight),
  post: z.int().nullable(),
  at: z.coerce.date(),
  retractedAt: z.coerce.date().nullable(),
}) satisfies z.ZodType<ReportRow>;

const reportColumns = Prisma.raw(
  `r."id", r."gameId", r."checkpoint", r."index", r."text", r."audience", r."focus", r."weight"::text, r."post", r."at", r."retractedAt"`,
);

/** A person in a game, with the seats they hold. */
interface Whose {
  readonly gameId: number;
  readonly userId: string;
  readonly seats: readonly string[];
}

/**
 * The newest reports of a game since a person's last answer that still stands, or since the start where they have given none;
 * oldest first, those taken back among them. An answer counts once something has been told after it: what was new while somebody
 * puts their orders together stays until there is more.
 * @param seats theirs: what is told to others alone makes nothing old.
 * @param ended whether the game has: only then they may be packed, and nothing is asked for it while it runs.
 */
export async function reportsSinceAnswer(
  db: Db,
  { gameId, userId, seats, ended }: Whose & { readonly ended: boolean },
  limit: number,
): Promise<ReportRow[]> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT ${reportColumns}
      FROM "report" r
     WHERE r."gameId" = ${gameId}
       AND r."at" >= coalesce((SELECT a."at" FROM "answer" a
                                WHERE a."gameId" = ${gameId} AND a."userId" = ${userId} AND a."undoneAt" IS NULL
                                  AND a."at" <= (SELECT n."at" FROM "report" n
                                                  WHERE n."gameId" = ${gameId}
                                                    AND (n."audience" IS NULL
                                                         OR EXISTS (SELECT 1 FROM json_array_elements_text(n."audience") AS of_("seat")
                                                                     WHERE of_."seat" = ANY(${[...seats]})))
                                                  ORDER BY n."id" DESC LIMIT 1)
                                ORDER BY a."id" DESC LIMIT 1), '-infinity')
     ORDER BY r."id" DESC LIMIT ${limit}`;
  if (rows.length > 0 || !ended) return rows.reverse().map((row) => readJson(reportRow, row, 'report'));
  return packedSinceAnswer(db, { gameId, userId, seats }, limit);
}

/** The same of a game whose reports are packed. */
async function packedSinceAnswer(db: Db, { gameId, userId, seats }: Whose, limit: number): Promise<ReportRow[]> {
  const told: PackedReport[] = [];
  let since: Date | null | undefined;
  for await (const one of eachPacked(db, gameId)) {
    told.push(one);
    if (since === undefined && (one.audience === null || one.audience.some((seat) => seats.includes(seat)))) {
      const where = { gameId, userId, undoneAt: null, at: { lte: one.at } };
      since = (await db.answer.findFirst({ where, orderBy: { id: 'desc' }, select: { at: true } }))?.at ?? null;
    }
    // Whatever is older was told before it, and need not be unpacked.
    if (since !== undefined && (told.length >= limit || (since !== null && one.at < since))) break;
  }
  const from = since ?? null;
  return told
    .filter(({ at }) => from === null || at >= from)
    .slice(0, limit)
    .reverse()
    .map((one) => fromPack(gameId, one));
}

/** Reports of a game by their ids, in the order they were told, those taken back among them. */
export async function reportsById(db: Db, gameId: number, ids: readonly number[]): Promise<ReportRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<unknown[]>`
    SELECT ${reportColumns} FROM "report" r WHERE r."gameId" = ${gameId} AND r."id" = ANY(${[...ids]}::int[])
     ORDER BY r."checkpoint", r."index", r."id"`;
  if (rows.length > 0) return rows.map((row) => readJson(reportRow, row, 'report'));
  const packed = await allPacked(db, gameId, { ids });
  return packed.map((one) => fromPack(gameId, one)).sort(asTold);
}

function asTold(a: ReportRow, b: ReportRow): number {
  return a.checkpoint - b.checkpoint || a.index - b.index || a.id - b.id;
}

/** Notes which announcement tells reports. */
export async function postReports(tx: Db, gameId: number, ids: readonly number[], post: number): Promise<void> {
  await tx.$executeRaw`UPDATE "report" SET "post" = ${post} WHERE "gameId" = ${gameId} AND "id" = ANY(${[...ids]}::int[])`;
}

/** The ids of all that announcements tell, by the announcements' keys. */
export async function reportsOfPosts(
  db: Db,
  gameId: number,
  posts: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.report.findMany({
    where: { gameId, post: { in: [...posts] } },
    select: { id: true, post: true },
    orderBy: { id: 'asc' },
  });
  return new Map(posts.map((post) => [post, rows.filter((row) => row.post === post).map(({ id }) => id)]));
}

/**
 * Takes back what was told in a phase from an index on, and in all later phases.
 * @returns the keys of the announcements that told any of it.
 */
export async function retractReports(
  tx: Db,
  gameId: number,
  from: { readonly checkpoint: number; readonly index: number },
  now: Date,
): Promise<readonly number[]> {
  const rows = await tx.report.updateManyAndReturn({
    select: { post: true },
    where: {
      gameId,
      retractedAt: null,
      OR: [{ checkpoint: { gt: from.checkpoint } }, { checkpoint: from.checkpoint, index: { gte: from.index } }],
    },
    data: { retractedAt: now },
  });
  return [...new Set(rows.flatMap(({ post }) => (post === null ? [] : [post])))].sort((a, b) => a - b);
}

function fromPack(gameId: number, { focus, ...report }: PackedReport): ReportRow {
  return { gameId, ...report, focus: focus ?? [] };
}

function parse(row: Report): ReportRow {
  return {
    ...row,
    text: readJson(storedText, row.text, 'report.text'),
    audience: readOptionalJson(seatList, row.audience, 'report.audience'),
    focus: readOptionalJson(focusList, row.focus, 'report.focus') ?? [],
  };
}
