// Who has seen the secrets of which seat: everybody who has held it in a running game, remembered for good.
import type { Witness as WitnessRow } from '../generated/prisma/client.js';
import type { Db } from './client.js';

/** Somebody who has held a seat. */
export type Witness = Readonly<Pick<WitnessRow, 'seat' | 'userId'>>;

/** Remembers that people have sat down on seats; who was there before stays as they were. */
export async function addWitnesses(tx: Db, gameId: number, people: readonly Witness[], now: Date): Promise<void> {
  if (people.length === 0) return;
  const data = people.map(({ seat, userId }) => ({ gameId, seat, userId, at: now }));
  await tx.witness.createMany({ data, skipDuplicates: true });
}
