// Positions at the start of each phase.
import { z } from 'zod';
import type { Checkpoint } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { inPages } from './yielding.js';
import {
  jsonObject,
  jsonText,
  readJson,
  readOptionalJson,
  storedText,
  type JsonObject,
  type StoredText,
} from './json.js';

export interface CheckpointRow extends Readonly<Omit<Checkpoint, 'state' | keyof PhaseNames>>, PhaseNames {
  readonly state: JsonObject;
}

/** What a phase is called; null in checkpoints of earlier versions. */
interface PhaseNames {
  /** Turn and phase in a few words. */
  readonly title: StoredText | null;
  /** What one page tells together: phases in a row with the same. */
  readonly chapter: StoredText | null;
  /** The year, turn or round it lies in. */
  readonly span: StoredText | null;
}

export interface NewCheckpoint extends Partial<PhaseNames> {
  readonly gameId: number;
  readonly number: number;
  readonly phase: string;
  readonly state: object;
  readonly draws: number;
  readonly sealed?: boolean;
}

/**
 * Stores the start of a phase; the game's own `checkpoint` is not changed.
 * @returns its id, and the place of its next answer: one entered a second time, after an undo, still has those taken back in it.
 */
export async function addCheckpoint(
  tx: Db,
  { gameId, number, phase, state, draws, sealed = false, ...names }: NewCheckpoint,
  now: Date,
): Promise<{ readonly id: number; readonly nextIndex: number }> {
  const [title, chapter, span] = [names.title, names.chapter, names.span].map((one) => (one ? jsonText(one) : null));
  const rows = await tx.$queryRaw`
    INSERT INTO "checkpoint" ("gameId", "number", "phase", "state", "draws", "sealed", "title", "chapter", "span", "at")
    VALUES (${gameId}, ${number}, ${phase}, ${jsonText(state)}::json, ${draws}, ${sealed},
            ${title}::json, ${chapter}::json, ${span}::json, ${now.toISOString()}::timestamptz)
    RETURNING "id", (SELECT coalesce(max(a."index") + 1, 0) FROM "answer" a
                      WHERE a."gameId" = ${gameId} AND a."checkpoint" = ${number}) AS "nextIndex"`;
  return added.parse(rows)[0];
}

const added = z.tuple([z.object({ id: z.int(), nextIndex: z.int() })]);

/** One position of a game. */
export async function findCheckpoint(db: Db, gameId: number, number: number): Promise<CheckpointRow | null> {
  const row = await db.checkpoint.findUnique({ where: { gameId_number: { gameId, number } } });
  return row === null ? null : parse(row);
}

/**
 * One position of a game by its id, and without what it was where the reader knows it.
 * @param known ids of those whose position need not be sent.
 */
export async function findPosition(
  db: Db,
  gameId: number,
  number: number,
  known: readonly number[],
): Promise<{ readonly id: number; readonly state: JsonObject | null } | null> {
  const rows = await db.$queryRaw`
    SELECT "id", CASE WHEN "id" = ANY(${[...known]}::int[]) THEN NULL ELSE "state" END AS "state"
      FROM "checkpoint" WHERE "gameId" = ${gameId} AND "number" = ${number}`;
  const [row] = positions.parse(rows);
  return row === undefined ? null : { id: row.id, state: readOptionalJson(jsonObject, row.state, 'checkpoint.state') };
}

const positions = z.array(z.object({ id: z.int(), state: z.unknown() }));

/** Positions are large: so many are read at once. */
const pageSize = 4;

/** All positions of a game, oldest first, read as they are asked for. */
export async function* eachCheckpoint(db: Db, gameId: number): AsyncGenerator<CheckpointRow, void, undefined> {
  const rows = inPages<Checkpoint>(pageSize, (last) =>
    db.checkpoint.findMany({
      where: { gameId, number: { gt: last?.number ?? -1 } },
      orderBy: { number: 'asc' },
      take: pageSize,
    }),
  );
  for await (const row of rows) yield parse(row);
}

/** The phases of a game by number and names, oldest first, without their positions. */
export async function listPhases(
  db: Db,
  gameId: number,
): Promise<readonly ({ readonly number: number } & PhaseNames)[]> {
  const rows = await db.checkpoint.findMany({
    where: { gameId },
    select: { number: true, title: true, chapter: true, span: true },
    orderBy: { number: 'asc' },
  });
  return rows.map((row) => ({ number: row.number, ...namesOf(row) }));
}

/** How many phases had ended at a moment; the one under way then had not. */
export async function phasesBefore(db: Db, gameId: number, moment: Date): Promise<number> {
  return Math.max(0, (await db.checkpoint.count({ where: { gameId, at: { lt: moment } } })) - 1);
}

/** Drops the positions after one, as when a phase is reopened; its answers are kept for the record by `undoAnswersFrom`. */
export async function dropCheckpointsAfter(tx: Db, gameId: number, number: number): Promise<void> {
  await tx.checkpoint.deleteMany({ where: { gameId, number: { gt: number } } });
}

function parse(row: Checkpoint): CheckpointRow {
  return { ...row, state: readJson(jsonObject, row.state, 'checkpoint.state'), ...namesOf(row) };
}

function namesOf({ title, chapter, span }: Pick<Checkpoint, keyof PhaseNames>): PhaseNames {
  return {
    title: readOptionalJson(storedText, title, 'checkpoint.title'),
    chapter: readOptionalJson(storedText, chapter, 'checkpoint.chapter'),
    span: readOptionalJson(storedText, span, 'checkpoint.span'),
  };
}
