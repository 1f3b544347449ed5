// The message by which everybody follows a tournament: where it stands, and what has been told below it.
import { z } from 'zod';
import type { Db } from '../../store/client.js';
import { lockTournament, updateTournament, type StoredTournament } from '../../store/tournaments.js';

const postedSchema = z.object({
  posted: z
    .object({ channelId: z.string(), messageId: z.string(), round: z.int(), over: z.boolean() })
    .nullable()
    .catch(null)
    .default(null),
});

/** Where a tournament is followed, the last round that has been told there, and whether its end has. */
export type Posted = NonNullable<z.infer<typeof postedSchema>['posted']>;

/** Where a tournament is followed; null where no message of it is known. */
export function postedOf({ row }: Pick<StoredTournament, 'row'>): Posted | null {
  return postedSchema.parse(row.settings).posted;
}

/** A message shows a tournament as it is now, and is the one that is brought up to date. */
export async function followIn(
  tx: Db,
  id: number,
  where: { readonly channelId: string; readonly messageId: string },
): Promise<void> {
  const t = await lockTournament(tx, id);
  if (t === null) return;
  const { status, round } = t.row;
  const known = postedOf(t);
  const told = { round: known?.round ?? round, over: known?.over ?? (status === 'finished' || status === 'cancelled') };
  await updateTournament(tx, id, { settings: { ...t.row.settings, posted: { ...where, ...told } } });
}

/** Notes what has been told below the message. */
export async function noteTold(tx: Db, id: number, told: Pick<Posted, 'round' | 'over'>): Promise<void> {
  const t = await lockTournament(tx, id);
  const known = t === null ? null : postedOf(t);
  if (t === null || known === null) return;
  await updateTournament(tx, id, { settings: { ...t.row.settings, posted: { ...known, ...told } } });
}
