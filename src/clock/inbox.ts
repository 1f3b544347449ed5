// Answers direct messages that came in: each once over all processes, a person's in the order they were written.
import { z } from 'zod';
import type { WorkerPool } from '../play/due/worker-pool.js';
import { leasedPool } from '../play/due/leased-pool.js';
import {
  claimMessages,
  finishMessage,
  hasAnsweredSince,
  receiveMessage,
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

/** What may have come of an earlier try to answer a message. */
export interface EarlierTry {
  /** When it began. */
  readonly since: Date;
  /** What the message says was taken in: it must not be taken in again. */
  readonly taken: boolean;
}

export interface InboxDeps {
  readonly store: Store;
  /** The clock of the play layer. */
  readonly now: () => Date;
  /**
   * Answers one message.
   * @param before null at the first try.
   */
  readonly answer: (message: IncomingMessage, before: EarlierTry | null) => Promise<void>;
  readonly warn: (message: string, error: unknown) => void;
}

const atOnce = 10;
const mostAttempts = 5;
const firstWaitMs = 2_000;

/** The workers that answer. */
export function createInbox(deps: InboxDeps): WorkerPool<ClaimedMessage> {
  return leasedPool<ClaimedMessage, string>(deps, {
    what: 'inbox',
    size: () => atOnce,
    claim: claimMessages,
    work: (row) => answerOne(deps, row),
  });
}

async function answerOne(deps: InboxDeps, row: ClaimedMessage): Promise<void> {
  const { store, now, warn } = deps;
  const payload = payloadSchema.safeParse(row.payload);
  try {
    if (payload.success) {
      const { id, channelId, userId, begunAt: since } = row;
      const before = row.attempts > 1 ? { since, taken: await hasAnsweredSince(store.db, userId, since) } : null;
      await deps.answer({ id, channelId, userId, ...payload.data }, before);
    }
    await finishMessage(store.db, row, now());
  } catch (error) {
    warn(`direct message ${row.id} could not be answered`, error);
    const again = new Date(now().getTime() + firstWaitMs * 2 ** row.attempts);
    if (row.attempts < mostAttempts) await returnMessage(store.db, row, again);
    else await finishMessage(store.db, row, now());
  }
}
