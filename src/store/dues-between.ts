// Open work of one kind, over all games, that was to run in a certain span of time.
import type { Db } from './client.js';
import type { DueRow } from './dues.js';
import { jsonObject, readJson } from './json.js';

/** Open rows of a kind due after `from` and by `to`, soonest first. */
export async function listDuesBetween(db: Db, kind: string, from: Date, to: Date): Promise<DueRow[]> {
  const rows = await db.due.findMany({
    where: { kind, doneAt: null, runAt: { gt: from, lte: to } },
    orderBy: [{ runAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({ ...row, payload: readJson(jsonObject, row.payload, 'due.payload') }));
}
