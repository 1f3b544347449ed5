// Drafts of a whole game whose question begins in a certain way.
import type { Db } from './client.js';
import type { DraftRow } from './drafts.js';
import { anyJson, readJson } from './json.js';

/** The drafts of all seats whose question begins with the prefix. */
export async function listDraftsLike(db: Db, gameId: number, prefix: string): Promise<DraftRow[]> {
  const rows = await db.draft.findMany({
    where: { gameId, question: { startsWith: prefix } },
    orderBy: [{ seat: 'asc' }, { question: 'asc' }],
  });
  return rows.map((row) => ({ ...row, value: readJson(anyJson, row.value, 'draft.value') }));
}
