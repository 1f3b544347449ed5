// Leases on work that is shared by processes: taken with a claim, renewed while the work is in hand, free again when their holder has died.
import { z } from 'zod';
import type { Db } from './client.js';

/** Who takes how many rows, and for how long. */
export interface Claim {
  /** The holder, as `Store.owner` names it. */
  readonly owner: string;
  /** The program's clock. */
  readonly now: Date;
  /** For how long the rows are kept from others unless the lease is renewed; afterwards a program that has died no longer blocks them. */
  readonly leaseMs: number;
  readonly limit: number;
  /** What the claimer itself has in hand, however long its lease has run out by a clock that was moved. */
  readonly except?: readonly number[];
}

/** What can be leased. */
export type Leased = 'due' | 'outbox';

/** Keeps rows that are still being worked on; what another transaction is changing just now is left to it. */
export async function renewLeases(
  db: Db,
  what: Leased,
  owner: string,
  ids: readonly number[],
  until: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const [list, end] = [[...ids], until.toISOString()];
  switch (what) {
    case 'due':
      await db.$executeRaw`
        UPDATE "due" SET "leaseUntil" = ${end}::timestamptz WHERE "id" IN (
          SELECT "id" FROM "due" WHERE "id" = ANY(${list}::int[]) AND "owner" = ${owner} AND "doneAt" IS NULL
             FOR UPDATE SKIP LOCKED)`;
      return;
    case 'outbox':
      await db.$executeRaw`
        UPDATE "outbox" SET "leaseUntil" = ${end}::timestamptz WHERE "id" IN (
          SELECT "id" FROM "outbox" WHERE "id" = ANY(${list}::int[]) AND "owner" = ${owner} AND "doneAt" IS NULL
             FOR UPDATE SKIP LOCKED)`;
  }
}

const owners = z.array(z.object({ owner: z.string() }));

/**
 * Gives free what dead holders have left leased.
 * @param isDead asked of each holder.
 */
export async function releaseLeases(db: Db, isDead: (owner: string) => boolean): Promise<void> {
  const rows = owners.parse(
    await db.$queryRaw`
      SELECT "owner" FROM "due" WHERE "doneAt" IS NULL AND "owner" IS NOT NULL
       UNION SELECT "owner" FROM "outbox" WHERE "doneAt" IS NULL AND "owner" IS NOT NULL
       UNION SELECT "owner" FROM "inbox_message" WHERE "doneAt" IS NULL AND "owner" IS NOT NULL`,
  );
  const dead = rows.map(({ owner }) => owner).filter(isDead);
  if (dead.length === 0) return;
  const where = { doneAt: null, owner: { in: dead } };
  const data = { leaseUntil: null, owner: null };
  await db.due.updateMany({ where, data });
  await db.outbox.updateMany({ where, data });
  await db.inboxMessage.updateMany({ where, data });
}
