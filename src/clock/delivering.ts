// Delivers what is to be said: in order per target, each once, again after a failure, and given up when there is no hope.
import { claimDeliveries, failDelivery, finishDelivery, retryDelivery, type ClaimedDelivery } from '../store/outbox.js';
import { reasonOf } from '../store/errors.js';
import type { MessageRef } from '../store/json.js';
import type { Store } from '../store/open.js';
import { outboxMessageSchema, type OutboxMessage } from '../play/change/outbox.js';

/** A delivery as the speaker gets it. */
export interface Delivery {
  readonly id: number;
  readonly key: string;
  readonly target: string;
  /** Discord takes a message with the same nonce only once within some minutes. */
  readonly nonce: string;
  readonly message: OutboxMessage;
  /** 1 at the first try. */
  readonly attempts: number;
}

/** What became of a delivery. */
export type Delivered =
  | { readonly kind: 'done'; readonly messageRef?: MessageRef }
  | { readonly kind: 'retry'; readonly afterMs?: number; readonly error: string }
  | { readonly kind: 'gaveUp'; readonly error: string };

export interface DeliveringDeps {
  readonly store: Store;
  /** The clock of the play layer, which wrote the deliveries. */
  readonly now: () => Date;
  readonly deliver: (delivery: Delivery) => Promise<Delivered>;
  readonly warn?: (message: string, error: unknown) => void;
}

/** Longer than any delivery takes, pictures and rate limits included. */
const leaseMs = 120_000;
const batch = 10;
const mostAttempts = 12;
const firstWaitMs = 2_000;
const longestWaitMs = 15 * 60_000;
/** After so many deliveries a run gives way. */
const mostPerRun = 500;

/**
 * Delivers until nothing is left that may go out now.
 * @returns how many deliveries were tried.
 */
export async function deliverDue(deps: DeliveringDeps): Promise<number> {
  let count = 0;
  while (count < mostPerRun) {
    const claimed = await claimDeliveries(deps.store.db, { now: deps.now(), leaseMs, limit: batch });
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((row) => deliverOne(deps, row)));
    count += claimed.length;
  }
  return count;
}

async function deliverOne(deps: DeliveringDeps, row: ClaimedDelivery): Promise<void> {
  const { db } = deps.store;
  const delivered = await attempt(deps, row);
  switch (delivered.kind) {
    case 'done':
      await finishDelivery(db, row, deps.now(), delivered.messageRef ?? null);
      return;
    case 'gaveUp':
      deps.warn?.(`gave up delivery ${row.key}`, delivered.error);
      await failDelivery(db, row, delivered.error, deps.now());
      return;
    case 'retry': {
      if (row.attempts >= mostAttempts) {
        deps.warn?.(`gave up delivery ${row.key} after ${row.attempts} tries`, delivered.error);
        await failDelivery(db, row, delivered.error, deps.now());
        return;
      }
      const wait = delivered.afterMs ?? Math.min(firstWaitMs * 2 ** (row.attempts - 1), longestWaitMs);
      await retryDelivery(db, row, delivered.error, new Date(deps.now().getTime() + wait));
    }
  }
}

async function attempt(deps: DeliveringDeps, row: ClaimedDelivery): Promise<Delivered> {
  const { id, key, target, nonce, attempts } = row;
  const parsed = outboxMessageSchema.safeParse(row.payload);
  if (!parsed.success) return { kind: 'gaveUp', error: `not an outbox message: ${parsed.error.message}` };
  try {
    return await deps.deliver({ id, key, target, nonce, attempts, message: parsed.data });
  } catch (error) {
    return { kind: 'retry', error: reasonOf(error) };
  }
}
