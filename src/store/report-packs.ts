// Reports of games that have ended, packed together: they take a twentieth of the room of their rows, and read the same.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { z } from 'zod';
import { ReportWeight } from '../generated/prisma/enums.js';
import type { PrismaClient, Report } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { inPages } from './yielding.js';
import { focusList, moment, readJson, seatList, storedText } from './json.js';

/** A report as a pack holds it: what its row held, but the number of its game. */
const packedReport = z.object({
  id: z.int(),
  checkpoint: z.int(),
  index: z.int(),
  text: storedText,
  audience: seatList.nullable(),
  focus: focusList.nullable(),
  weight: z.enum(ReportWeight),
  post: z.int().nullable(),
  at: moment,
  retractedAt: moment.nullable(),
});
export type PackedReport = z.infer<typeof packedReport>;

/** What is needed to find a report in a pack; the rest of it is read only when it is the one. */
const packed = z.array(z.looseObject({ id: z.int(), checkpoint: z.int(), retractedAt: z.string().nullable() }));
type Found = z.infer<typeof packed>[number];

/** So many characters of reports make a pack: enough to be packed well, and quickly read for the sake of one phase. */
const packSize = 32 * 1024;
/** A pack is never larger than this, in bytes as it is read: a report over the size of a pack stands in one of its own. */
const largestPack = 16 * 1024 * 1024;

/** Which reports of a game: of phases in a row, with certain ids, told before one; all that are given. */
interface Which {
  readonly phases?: { readonly first: number; readonly last: number };
  readonly ids?: readonly number[];
  readonly before?: number | undefined;
  /** Without those taken back. */
  readonly standing?: boolean;
}

/** Reports of a game out of its packs, newest first, read as they are asked for; none when the game has no packs. */
export async function* eachPacked(
  db: Db,
  gameId: number,
  { phases, ids, before, standing = false }: Which = {},
): AsyncGenerator<PackedReport, void, undefined> {
  const wanted = ids === undefined ? null : new Set(ids);
  const isWanted = (one: Found): boolean =>
    (phases === undefined || (one.checkpoint >= phases.first && one.checkpoint <= phases.last)) &&
    (wanted === null || wanted.has(one.id)) &&
    (before === undefined || one.id < before) &&
    !(standing && one.retractedAt !== null);
  const where = {
    gameId,
    ...(phases === undefined ? {} : { firstCheckpoint: { lte: phases.last }, lastCheckpoint: { gte: phases.first } }),
    ...(ids === undefined ? {} : { lastId: { gte: Math.min(...ids) } }),
  };
  const newest = ids === undefined ? before : Math.max(...ids) + 1;
  const packs = inPages(1, (last: { readonly firstId: number; readonly bytes: Uint8Array } | undefined) => {
    const first = last?.firstId ?? newest;
    return db.reportPack.findMany({
      where: { ...where, ...(first === undefined ? {} : { firstId: { lt: first } }) },
      select: { firstId: true, bytes: true },
      orderBy: { firstId: 'desc' },
      take: 1,
    });
  });
  for await (const { bytes } of packs) {
    for (const one of (await unpacked(bytes)).filter(isWanted).reverse()) {
      yield readJson(packedReport, one, 'report_pack.bytes');
    }
  }
}

/** The same, all at once and oldest first. */
export async function allPacked(db: Db, gameId: number, which: Which = {}): Promise<readonly PackedReport[]> {
  const found: PackedReport[] = [];
  for await (const one of eachPacked(db, gameId, which)) found.push(one);
  return found.reverse();
}

async function unpacked(bytes: Uint8Array): Promise<readonly Found[]> {
  const text = await promisify(brotliDecompress)(bytes, { maxOutputLength: largestPack });
  return readJson(packed, JSON.parse(text.toString()), 'report_pack.bytes');
}

/** Packed reports take longer to read. So long after a game has ended, most of those who want to have looked at it. */
const restMs = 24 * 60 * 60 * 1000;
/** So many games are packed in one go; the others have their turn the next night. */
const mostGames = 300;

/** Where they are packed: outside transactions, and in one that holds a game's row. */
interface Packing {
  readonly db: PrismaClient;
  inGame<T>(gameId: number, work: (tx: Db) => Promise<T>): Promise<T>;
}

/** A game whose reports can be packed, as it stood when it was looked at. */
interface Packable {
  readonly id: number;
  readonly version: number;
}

/**
 * Packs the reports of games that have ended a day ago and have nothing more to say. A game is packed whole or not at all, whenever
 * the program may end; of several processes one packs it.
 * @param goesOn false once the program ends: no other game is begun.
 */
export async function packReports(
  store: Packing,
  now: Date,
  { goesOn, warn }: { readonly goesOn: () => boolean; readonly warn: (message: string, error: unknown) => void },
): Promise<void> {
  for (const game of await packable(store.db, new Date(now.getTime() - restMs))) {
    if (!goesOn()) return;
    try {
      await packGame(store, game);
    } catch (error) {
      warn(`The reports of game ${game.id} could not be packed`, error);
    }
  }
}

async function packable(db: PrismaClient, endedBefore: Date): Promise<readonly Packable[]> {
  const rows = await db.$queryRaw`
    SELECT g."id", g."version" FROM "game" g
     WHERE g."endedAt" < ${endedBefore.toISOString()}::timestamptz
       AND EXISTS (SELECT 1 FROM "report" r WHERE r."gameId" = g."id")
       AND NOT EXISTS (SELECT 1 FROM "report_pack" p WHERE p."gameId" = g."id")
       AND NOT EXISTS (SELECT 1 FROM "outbox" o WHERE o."gameId" = g."id" AND o."doneAt" IS NULL)
     ORDER BY g."endedAt", g."id" LIMIT ${mostGames}`;
  return z.array(z.object({ id: z.int(), version: z.int() })).parse(rows);
}

interface Pack {
  readonly firstId: number;
  readonly lastId: number;
  readonly firstCheckpoint: number;
  readonly lastCheckpoint: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Packs outside the transaction, which only puts packs in the place of rows: nobody waits for what takes long. */
async function packGame(store: Packing, { id: gameId, version }: Packable): Promise<void> {
  const packs = await packsOf(store.db, gameId);
  await store.inGame(gameId, async (tx) => {
    const asItWas = { id: gameId, version, endedAt: { not: null }, reportPacks: { none: {} } };
    if ((await tx.game.count({ where: asItWas })) === 0) return;
    await tx.reportPack.createMany({
      data: packs.map(({ pack }) => ({ gameId, ...pack })),
    });
    const { count } = await tx.report.deleteMany({ where: { gameId } });
    const reports = packs.reduce((sum, one) => sum + one.reports, 0);
    if (count !== reports) throw new Error(`${String(reports)} reports were packed, and there are ${String(count)}`);
  });
}

/** A report's row without the number of its game, which its pack has. */
type Row = Omit<Report, 'gameId'>;

/** So many rows are read at once. */
const pageSize = 100;

/** The reports of a game in packs, and how many are in each. */
async function packsOf(
  db: PrismaClient,
  gameId: number,
): Promise<readonly { readonly pack: Pack; readonly reports: number }[]> {
  const packs: { readonly pack: Pack; readonly reports: number }[] = [];
  let lines: string[] = [];
  let rows: Row[] = [];
  const pack = async (): Promise<void> => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return;
    const phases = rows.map(({ checkpoint }) => checkpoint);
    const [firstCheckpoint, lastCheckpoint] = [Math.min(...phases), Math.max(...phases)];
    const bytes = await compressed(`[${lines.join(',')}]`);
    packs.push({
      pack: { firstId: first.id, lastId: last.id, firstCheckpoint, lastCheckpoint, bytes },
      reports: rows.length,
    });
    [lines, rows] = [[], []];
  };
  const stored = inPages<Row>(pageSize, (last) =>
    db.report.findMany({
      where: { gameId, id: { gt: last?.id ?? 0 } },
      omit: { gameId: true },
      orderBy: { id: 'asc' },
      take: pageSize,
    }),
  );
  let size = 0;
  for await (const row of stored) {
    const line = lineOf(row);
    if (size > 0 && size + line.length > packSize) {
      await pack();
      size = 0;
    }
    lines.push(line);
    rows.push(row);
    size += line.length;
  }
  await pack();
  return packs;
}

/** A row as a pack holds it; what could not be read again is not packed. */
function lineOf(row: Row): string {
  const line = JSON.stringify(row);
  readJson(packedReport, JSON.parse(line), 'report');
  return line;
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  if (bytes.length > largestPack) throw new Error(`A pack of ${String(bytes.length)} bytes is too large`);
  const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}
