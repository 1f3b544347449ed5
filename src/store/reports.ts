// What has been told, to whom, as keys with arguments.
import type { Report } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import {
  focusList,
  readJson,
  readOptionalJson,
  seatList,
  storedText,
  toJson,
  toOptionalJson,
  type StoredText,
} from './json.js';

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
}

/** Stores reports. */
export async function addReports(tx: Db, reports: readonly NewReport[], now: Date): Promise<void> {
  await tx.report.createMany({
    data: reports.map((report) => ({
      ...report,
      text: toJson(report.text),
      audience: toOptionalJson(report.audience),
      focus: toOptionalJson(report.focus),
      at: now,
    })),
  });
}

export interface ReportFilter {
  /** Only those of the phases from this one to `to`, or to the end. */
  readonly from?: number;
  readonly to?: number;
  /** Only those that this seat may read; null = only what everybody may read. Left out: all, for replay and export. */
  readonly reader?: string | null;
}

/** Reports that still stand, oldest first. */
export async function listReports(db: Db, gameId: number, filter: ReportFilter = {}): Promise<ReportRow[]> {
  const rows = await db.report.findMany({
    where: { gameId, retractedAt: null, checkpoint: { gte: filter.from ?? 0, lte: filter.to ?? 2 ** 31 - 1 } },
    orderBy: [{ checkpoint: 'asc' }, { index: 'asc' }, { id: 'asc' }],
  });
  const { reader } = filter;
  return rows
    .map(parse)
    .filter(
      ({ audience }) => reader === undefined || audience === null || (reader !== null && audience.includes(reader)),
    );
}

/** Reports of a game by their ids, in the order they were told; those taken back are left out. */
export async function reportsById(db: Db, gameId: number, ids: readonly number[]): Promise<ReportRow[]> {
  const rows = await db.report.findMany({
    where: { gameId, id: { in: [...ids] }, retractedAt: null },
    orderBy: [{ checkpoint: 'asc' }, { index: 'asc' }, { id: 'asc' }],
  });
  return rows.map(parse);
}

/** Takes back what was told in a phase from an index on, and in all later phases. */
export async function retractReports(
  tx: Db,
  gameId: number,
  from: { readonly checkpoint: number; readonly index: number },
  now: Date,
): Promise<void> {
  await tx.report.updateMany({
    where: {
      gameId,
      retractedAt: null,
      OR: [{ checkpoint: { gt: from.checkpoint } }, { checkpoint: from.checkpoint, index: { gte: from.index } }],
    },
    data: { retractedAt: now },
  });
}

function parse(row: Report): ReportRow {
  return {
    ...row,
    text: readJson(storedText, row.text, 'report.text'),
    audience: readOptionalJson(seatList, row.audience, 'report.audience'),
    focus: readOptionalJson(focusList, row.focus, 'report.focus') ?? [],
  };
}
