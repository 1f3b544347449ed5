// Answers direct messages that came in: each once over all processes, a person's in the order they were written.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  claimMessages,
  finishMessage,
  hasAnsweredSince,
  receiveMessage,
  renewMessages,
  returnMessage,
  type ClaimedMessage,
} from '../store/inbox.js';
import type { Store } from '../store/open.js';

const payloadSchema = z.object({ name: z.string(), content: z.string(), repliedTo: z.string().nullable() });

/** A direct message as it is answered. */
export interface IncomingMessage extends z.infer<typeof payloadSchema> {
  readonly id: string;
  readonly channelId: string;
  readonly userId: string;
}

/** Writes down a direct message that was heard; heard twice, it is answered once. */
export function keepMessage(store: Store, message: IncomingMessage, now: Date): Promise<void> {
  const { id, channelId, userId, ...payload } = message;
  return receiveMessage(store.db, { id, channelId, userId, payload }, now);
}

export interface InboxDeps {
  readonly store: Store;
  /** The clock of the play layer. */
  readonly now: () => Date;
  /**
   * Answers one message.
   * @param taken what it says was taken in before, by somebody who could not finish: it must not be taken in again.
   */
  readonly answer: (message: IncomingMessage, taken: boolean) => Promise<void>;
  readonly warn: (message: string, error: unknown) => void;
}

/** How soon others take over from a process that has died. */
const leaseMs = 30_000;
const renewMs = 10_000;
const atOnce = 10;
const mostAttempts = 5;
const firstWaitMs = 2_000;
/** How soon a free hand looks for more. */
const lookMs = 250;

/**
 * Answers until nothing is left that may be answered now.
 * @returns how many messages were taken up.
 */
export async function answerMessages(deps: InboxDeps): Promise<number> {
  const { db, owner } = deps.store;
  const inHand = new Map<string, Promise<void>>();
  const renewing = setInterval(() => {
    const until = new Date(deps.now().getTime() + leaseMs);
    renewMessages(db, owner, [...inHand.keys()], until).catch((error: unknown) => {
      deps.warn('leases on direct messages could not be renewed', error);
    });
  }, renewMs).unref();
  try {
    for (let count = 0; ;) {
      const limit = atOnce - inHand.size;
      const claimed = limit === 0 ? [] : await claimMessages(db, { owner, now: deps.now(), leaseMs, limit });
      for (const row of claimed) {
        const work = answerOne(deps, row).finally(() => inHand.delete(row.id));
        inHand.set(row.id, work);
      }
      count += claimed.length;
      if (inHand.size === 0) return count;
      await Promise.race([...inHand.values(), wait(lookMs)]);
    }
  } finally {
    clearInterval(renewing);
  }
}

async function answerOne(deps: InboxDeps, row: ClaimedMessage): Promise<void> {
  const { store, now, warn } = deps;
  const payload = payloadSchema.safeParse(row.payload);
  try {
    if (payload.success) {
      const { id, channelId, userId } = row;
      const taken = row.attempts > 1 && (await hasAnsweredSince(store.db, userId, row.begunAt));
      await deps.answer({ id, channelId, userId, ...payload.data }, taken);
    }
    await finishMessage(store.db, row, now());
  } catch (error) {
    warn(`direct message ${row.id} could not be answered`, error);
    const again = new Date(now().getTime() + firstWaitMs * 2 ** row.attempts);
    await (
      row.attempts < mostAttempts ? returnMessage(store.db, row, again) : finishMessage(store.db, row, now())
    ).catch((failure: unknown) => warn(`direct message ${row.id} waits for its lease`, failure));
  }
}
