// One transaction per change of a game, which holds the game's row from its beginning.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { direct, type Begun } from './direct-client.js';
import { NoSuchGame } from './errors.js';
import type { GameQueue } from './game-queue.js';

const inside = new AsyncLocalStorage<Begun>();

/** Something done once: noted under its key by the first transaction of it, so that both are there or neither. */
interface Act {
  readonly note: (tx: Db) => Promise<boolean>;
  state: 'begun' | 'noted' | 'over';
}
const acting = new AsyncLocalStorage<Act>();
/** What stops an act that has been done before. */
class DoneBefore extends Error {}

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
  const act = acting.getStore();
  const notes = act?.state === 'begun';
  return inside.run(begun, async () => {
    const done = await outer.$transaction(async (tx) => {
      const { queries } = begun;
      const db = queries === null ? tx : direct(tx, () => queries);
      if (notes && !(await act.note(db))) throw new DoneBefore();
      return work(db);
    });
    if (notes) act.state = 'noted';
    return done;
  });
}

/**
 * Does something once, however often and wherever it comes.
 * @param note writes its key down; false where that is there already.
 * @param forget takes the key away again: what fails may come again.
 * @returns null when another has begun it meanwhile, and done it.
 */
export async function once<T>(
  note: (db: Db) => Promise<boolean>,
  forget: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T | null> {
  const act: Act = { note, state: 'begun' };
  try {
    return await acting.run(act, work);
  } catch (error) {
    if (error instanceof DoneBefore) return null;
    if (act.state === 'noted') await forget();
    throw error;
  } finally {
    // What was begun on the side and goes on is no part of it.
    act.state = 'over';
  }
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
