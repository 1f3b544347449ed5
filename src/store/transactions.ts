// One transaction per change of a game, which holds the game's row from its beginning.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { direct, type Begun } from './direct-client.js';
import { NoSuchGame } from './errors.js';
import type { GameQueue } from './game-queue.js';

const inside = new AsyncLocalStorage<Begun>();

/** The transaction that this work opens or is inside of. */
export function begunHere(): Begun | undefined {
  return inside.getStore();
}

/**
 * The client for use outside transactions.
 * @throws Error inside one: the embedded database would wait for itself, a server would read past the transaction.
 */
export function outerClient(client: PrismaClient): PrismaClient {
  if (inside.getStore() !== undefined) throw new Error('Inside a transaction use the transaction, not the store');
  return client;
}

/** Runs work in one transaction: what it returns is committed, what it throws takes everything back. */
export function inTransaction<T>(client: PrismaClient, work: (tx: Db) => Promise<T>): Promise<T> {
  const outer = outerClient(client);
  const begun: Begun = { queries: null };
  return inside.run(begun, () =>
    outer.$transaction((tx) => {
      const { queries } = begun;
      return work(queries === null ? tx : direct(tx, () => queries));
    }),
  );
}

/**
 * The same with the game's row locked first, so that all changes of one game happen one after another.
 * @param queue where those of this program wait, without a connection.
 * @throws NoSuchGame
 */
export async function inGame<T>(
  client: PrismaClient,
  queue: GameQueue,
  gameId: number,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  // Before the line is joined: who is in a transaction already would wait there for himself.
  const outer = outerClient(client);
  return queue.run(gameId, () =>
    inTransaction(outer, async (tx) => {
      await lockGame(tx, gameId);
      return work(tx);
    }),
  );
}

/**
 * Locks a game's row until the transaction ends.
 * @throws NoSuchGame
 */
export async function lockGame(tx: Db, gameId: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 AS locked FROM "game" WHERE "id" = ${gameId} FOR UPDATE`;
  if (rows.length === 0) throw new NoSuchGame(gameId);
}
