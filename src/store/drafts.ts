// What players have put together but not handed in.
import type { Draft } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { anyJson, readJson, toJson, type Json } from './json.js';

export interface DraftRow extends Readonly<Omit<Draft, 'value'>> {
  readonly value: Json;
}

/** A seat's draft for a question; null when there is none. */
export async function findDraft(db: Db, gameId: number, seat: string, question: string): Promise<DraftRow | null> {
  const row = await db.draft.findUnique({ where: { gameId_seat_question: { gameId, seat, question } } });
  return row === null ? null : parse(row);
}

/** All drafts of a seat. */
export async function listDrafts(db: Db, gameId: number, seat: string): Promise<DraftRow[]> {
  return (await db.draft.findMany({ where: { gameId, seat }, orderBy: { question: 'asc' } })).map(parse);
}

/** Saves a draft in place of the one before. */
export async function saveDraft(
  db: Db,
  gameId: number,
  seat: string,
  question: string,
  value: unknown,
  now: Date,
): Promise<void> {
  const data = { value: toJson(value), updatedAt: now };
  await db.draft.upsert({
    where: { gameId_seat_question: { gameId, seat, question } },
    create: { gameId, seat, question, ...data },
    update: data,
  });
}

/** Throws drafts away: of a whole game, of a seat, or of one question. */
export async function deleteDrafts(
  tx: Db,
  gameId: number,
  only: { readonly seat?: string; readonly question?: string } = {},
): Promise<void> {
  await tx.draft.deleteMany({ where: { gameId, ...only } });
}

function parse(row: Draft): DraftRow {
  return { ...row, value: readJson(anyJson, row.value, 'draft.value') };
}
