// Positions at the start of each phase.
import type { Checkpoint } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, toJson, type JsonObject } from './json.js';

export interface CheckpointRow extends Readonly<Omit<Checkpoint, 'state'>> {
  readonly state: JsonObject;
}

export interface NewCheckpoint {
  readonly gameId: number;
  readonly number: number;
  readonly phase: string;
  readonly state: object;
  readonly draws: number;
  readonly sealed?: boolean;
}

/**
 * Stores the start of a phase; the game's own `checkpoint` is not changed.
 * @returns its id.
 */
export async function addCheckpoint(tx: Db, checkpoint: NewCheckpoint, now: Date): Promise<number> {
  const data = { ...checkpoint, state: toJson(checkpoint.state), at: now };
  return (await tx.checkpoint.create({ data, select: { id: true } })).id;
}

/** One position of a game. */
export async function findCheckpoint(db: Db, gameId: number, number: number): Promise<CheckpointRow | null> {
  const row = await db.checkpoint.findUnique({ where: { gameId_number: { gameId, number } } });
  return row === null ? null : parse(row);
}

/** All positions of a game, oldest first. */
export async function listCheckpoints(db: Db, gameId: number): Promise<CheckpointRow[]> {
  return (await db.checkpoint.findMany({ where: { gameId }, orderBy: { number: 'asc' } })).map(parse);
}

/** Drops the positions after one, as when a phase is reopened; its answers are kept for the record by `undoAnswersFrom`. */
export async function dropCheckpointsAfter(tx: Db, gameId: number, number: number): Promise<void> {
  await tx.checkpoint.deleteMany({ where: { gameId, number: { gt: number } } });
}

function parse(row: Checkpoint): CheckpointRow {
  return { ...row, state: readJson(jsonObject, row.state, 'checkpoint.state') };
}
