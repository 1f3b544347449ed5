// Drops what was done long ago and serves nobody any more.
import type { PrismaClient } from '../generated/prisma/client.js';

const keepMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes due work and deliveries that were done more than 30 days ago; failed deliveries go with them. */
export async function purge(client: PrismaClient, now: Date): Promise<void> {
  const done = { doneAt: { lt: new Date(now.getTime() - keepMs) } };
  await client.due.deleteMany({ where: done });
  await client.outbox.deleteMany({ where: done });
}
