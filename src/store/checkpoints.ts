// Positions at the start of each phase.
import type { Checkpoint } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { inPages } from './giving-way.js';
import {
  jsonObject,
  readJson,
  readOptionalJson,
  storedText,
  toJson,
  toOptionalJson,
  type JsonObject,
  type StoredText,
} from './json.js';

export interface CheckpointRow extends Readonly<Omit<Checkpoint, 'state' | 'title'>> {
  readonly state: JsonObject;
  /** Turn and phase in a few words; null for checkpoints of earlier versions. */
  readonly title: StoredText | null;
}

export interface NewCheckpoint {
  readonly gameId: number;
  readonly number: number;
  readonly phase: string;
  readonly state: object;
  readonly draws: number;
  readonly sealed?: boolean;
  readonly title?: StoredText | null;
}

/**
 * Stores the start of a phase; the game's own `checkpoint` is not changed.
 * @returns its id.
 */
export async function addCheckpoint(tx: Db, checkpoint: NewCheckpoint, now: Date): Promise<number> {
  const { state, title = null } = checkpoint;
  const data = { ...checkpoint, state: toJson(state), title: toOptionalJson(title), at: now };
  return (await tx.checkpoint.create({ data, select: { id: true } })).id;
}

/** One position of a game. */
export async function findCheckpoint(db: Db, gameId: number, number: number): Promise<CheckpointRow | null> {
  const row = await db.checkpoint.findUnique({ where: { gameId_number: { gameId, number } } });
  return row === null ? null : parse(row);
}

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

/** The phases of a game by number and title, oldest first, without their positions. */
export async function listPhases(
  db: Db,
  gameId: number,
): Promise<readonly Readonly<Pick<CheckpointRow, 'number' | 'title'>>[]> {
  const rows = await db.checkpoint.findMany({
    where: { gameId },
    select: { number: true, title: true },
    orderBy: { number: 'asc' },
  });
  return rows.map(({ number, title }) => ({ number, title: readOptionalJson(storedText, title, 'checkpoint.title') }));
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
  return {
    ...row,
    state: readJson(jsonObject, row.state, 'checkpoint.state'),
    title: readOptionalJson(storedText, row.title, 'checkpoint.title'),
  };
}
