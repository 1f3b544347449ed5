// What players have put together but not handed in.
import type { Draft } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { toJson, type Json } from './json.js';

export interface DraftRow extends Readonly<Omit<Draft, 'value'>> {
  readonly value: Json;
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

/** Under which name drafts for an instruction begin. */
export const instructionDrafts = 'instruction:';

/** Throws away the drafts of a game that belong to one of its phases: all but those for instructions. */
export async function deletePhaseDrafts(tx: Db, gameId: number): Promise<void> {
  await tx.draft.deleteMany({ where: { gameId, NOT: { question: { startsWith: instructionDrafts } } } });
}
