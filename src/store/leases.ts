// Leases on work that is shared by processes: taken with a claim, renewed while the work is in hand, free again when their holder has died.
import { z } from 'zod';
import { Prisma } from '../generated/prisma/client.js';
import type { Db } from './client.js';

/** What a row is known by. */
export type RowId = number | string;

/** Who takes how many rows, and for how long. */
export interface Claim<Id extends RowId = number> {
  /** The holder, as `Store.owner` names it. */
  readonly owner: string;
  /** The program's clock. */
  readonly now: Date;
  /** For how long the rows are kept from others unless the lease is renewed; afterwards a program that has died no longer blocks them. */
  readonly leaseMs: number;
  readonly limit: number;
  /** What the claimer itself has in hand, however long its lease has run out by a clock that was moved. */
  readonly except?: readonly Id[];
}

/** What can be leased. */
export type Leased = 'due' | 'outbox' | 'inbox';

const tables = {
  due: { name: Prisma.raw('"due"'), ids: Prisma.raw('int[]') },
  outbox: { name: Prisma.raw('"outbox"'), ids: Prisma.raw('int[]') },
  inbox: { name: Prisma.raw('"inbox_message"'), ids: Prisma.raw('text[]') },
} as const satisfies Record<Leased, unknown>;

/** Keeps rows that are still being worked on; what another transaction is changing just now is left to it. */
export async function renewLeases(
  db: Db,
  what: Leased,
  owner: string,
  ids: readonly RowId[],
  until: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const table = tables[what];
  await db.$executeRaw`
    UPDATE ${table.name} SET "leaseUntil" = ${until.toISOString()}::timestamptz WHERE "id" IN (
      SELECT "id" FROM ${table.name}
       WHERE "id" = ANY(${[...ids]}::${table.ids}) AND "owner" = ${owner} AND "doneAt" IS NULL
         FOR UPDATE SKIP LOCKED)`;
}

/**
 * Gives free what a holder has leased without having it in hand, as when the database was away just when it was claimed or to be
 * given back. What another transaction is changing just now is left to it.
 */
export async function returnLeases(db: Db, what: Leased, owner: string, inHand: readonly RowId[]): Promise<void> {
  const table = tables[what];
  await db.$executeRaw`
    UPDATE ${table.name} SET "leaseUntil" = NULL, "owner" = NULL WHERE "id" IN (
      SELECT "id" FROM ${table.name}
       WHERE "owner" = ${owner} AND "doneAt" IS NULL AND "id" <> ALL(${[...inHand]}::${table.ids})
         FOR UPDATE SKIP LOCKED)`;
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
