// Delivers what is to be said: in queues, one per target, each in order and each message once, again after a failure.
import type { WorkerPool } from '../play/due/worker-pool.js';
import { leasedPool } from '../play/due/leased-pool.js';
import { Hands } from '../play/due/hands.js';
import {
  claimDeliveries,
  enqueue,
  failDelivery,
  finishDelivery,
  noteDelivery,
  returnDelivery,
  retryDelivery,
  troubleSince,
  type ClaimedDelivery,
  type Failure,
} from '../store/outbox.js';
import { reasonOf } from '../store/errors.js';
import type { MessageRef } from '../store/json.js';
import type { Store } from '../store/open.js';
import {
  deliveryOf,
  drawnKinds,
  firstKinds,
  lastKinds,
  outboxMessageSchema,
  type OutboxMessage,
  type Trouble,
} from '../play/change/outbox.js';

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
  /** What an earlier try has sent, where it was noted. */
  readonly sent?: MessageRef | null;
  /** Notes what has been sent before anything else is done with it. */
  note?(ref: MessageRef): Promise<void>;
  /** Since when the message may already have got through without anybody knowing; null when it cannot have. */
  readonly unsureSince: Date | null;
}

/** What became of a delivery. Whether the message may have got through although it failed is said by `sure`. */
export type Delivered =
  | {
      readonly kind: 'done';
      readonly messageRef?: MessageRef;
      /** What is to be said in its place or because of it. */
      readonly instead?: OutboxMessage;
      /** What is to be looked at after a while. */
      readonly later?: { readonly message: OutboxMessage; readonly afterMs: number };
    }
  /** A fault, perhaps the program's own: tried again some times. */
  | { readonly kind: 'retry'; readonly afterMs?: number; readonly error: string; readonly sure?: boolean }
  /** Discord cannot be reached: tried again until it can. */
  | { readonly kind: 'away'; readonly error: string; readonly sure?: boolean }
  /** Too fast: this target waits, or everything. */
  | {
      readonly kind: 'limited';
      readonly afterMs: number;
      readonly all: boolean;
      readonly error: string;
      readonly sure?: boolean;
    }
  /** Something a person has to put right: tried again until they have. */
  | {
      readonly kind: 'blocked';
      readonly trouble: Trouble;
      /** What Discord itself says, where nothing more is known of it. */
      readonly reason?: string;
      /** Who can, and is told. */
      readonly people: readonly string[];
      readonly error: string;
      readonly sure?: boolean;
    }
  | { readonly kind: 'gaveUp'; readonly error: string };

export interface DeliveringDeps {
  readonly store: Store;
  /** The clock of the play layer, which wrote the deliveries. */
  readonly now: () => Date;
  readonly deliver: (delivery: Delivery) => Promise<Delivered>;
  /** Whether nothing can be delivered just now, so that nothing is taken up. */
  readonly isCut?: () => boolean;
  /** Whether very much has fallen due just now: what comes of it is told to tables before much is told to people. */
  readonly isRushed?: () => boolean;
  readonly warn?: (message: string, error: unknown) => void;
}

export interface Deliveries {
  /** Delivers until nothing is left that may go out now; returns how many deliveries were tried. */
  run(): Promise<number>;
  /** Takes up what may go out now, as far as there are hands free. */
  look(): Promise<void>;
  /** Begins no more; returns when what is in hand has ended. */
  close(): Promise<void>;
}

/** Messages on their way at the same time: those of words, and those that wait for the painter, which must hold up no words. */
const hands = { words: 10, drawn: 2, inARush: 2 } as const;
/** So many are claimed ahead of them, because a claim looks at all that waits. */
const ahead = { words: 40, drawn: 4 } as const;
const mostAttempts = 12;
const firstWaitMs = 2_000;
const longestFaultMs = 15 * 60_000;
const longestAwayMs = 5 * 60_000;
const firstBlockedMs = 60_000;
const longestBlockedMs = 60 * 60_000;

/** The workers that deliver. A target that fails, or that is slow or limited, delays only itself. */
export function createDeliveries(deps: DeliveringDeps): Deliveries {
  const warn = deps.warn ?? (() => undefined);
  const isDrawn = ({ kind }: ClaimedDelivery): boolean => drawnKinds.includes(kind);
  const words = new Hands(hands.words);
  const drawn = new Hands(hands.drawn);
  /** For all but what goes first while very much falls due: working out what is to be told needs the processor more than they do. */
  const inARush = new Hands(hands.inARush);
  const handsFor = (row: ClaimedDelivery): Hands => {
    if (isDrawn(row)) return drawn;
    return deps.isRushed?.() === true && !firstKinds.includes(row.kind) ? inARush : words;
  };
  let pause: NodeJS.Timeout | null = null;
  const pool: WorkerPool<ClaimedDelivery> = leasedPool(
    { store: deps.store, now: deps.now, warn },
    {
      what: 'outbox',
      size: () => ahead.words + ahead.drawn,
      least: ahead.words / 2,
      claim: (db, claim) => {
        if (pause !== null || deps.isCut?.() === true) return Promise.resolve([]);
        const drawnInHand = pool.inHand.filter(isDrawn).length;
        const limit = ahead.words - (pool.inHand.length - drawnInHand);
        const apart = { kinds: drawnKinds, limit: ahead.drawn - drawnInHand };
        return claimDeliveries(db, { ...claim, limit }, { first: firstKinds, last: lastKinds, apart });
      },
      work: async (row) => {
        const delivered = await handsFor(row).do(() => deliverOne(deps, row));
        if (delivered === undefined) await returnDelivery(deps.store.db, row);
        else if (delivered.kind === 'limited' && delivered.all) rest(delivered.afterMs);
      },
    },
  );
  /** The limit for the whole bot is reached: nothing goes out until then. */
  const rest = (ms: number): void => {
    if (pause !== null) clearTimeout(pause);
    pause = setTimeout(() => {
      pause = null;
      pool.run().catch((error: unknown) => {
        warn('deliveries failed', error);
      });
    }, ms);
  };
  return {
    run: () => pool.run(),
    look: () => pool.look(),
    close: async () => {
      words.close();
      drawn.close();
      inARush.close();
      await pool.close();
      if (pause !== null) clearTimeout(pause);
    },
  };
}

async function deliverOne(deps: DeliveringDeps, row: ClaimedDelivery): Promise<Delivered> {
  const delivered = await attempt(deps, row);
  await note(deps, row, delivered);
  return delivered;
}

async function note(deps: DeliveringDeps, row: ClaimedDelivery, delivered: Delivered): Promise<void> {
  const { store } = deps;
  const giveUp = async (error: string): Promise<void> => {
    deps.warn?.(`gave up delivery ${row.key} at try ${row.attempts}`, error);
    await failDelivery(store.db, row, error, deps.now());
  };
  const again = async (waitMs: number, failure: Omit<Failure, 'at'>): Promise<void> => {
    await retryDelivery(store.db, row, { ...failure, at: new Date(deps.now().getTime() + waitMs) });
  };
  switch (delivered.kind) {
    case 'done': {
      const { messageRef = null, instead, later } = delivered;
      const next = instead === undefined ? [] : [deliveryOf(`${row.key}:instead`, instead)];
      const runAt = new Date(deps.now().getTime() + (later?.afterMs ?? 0));
      const after = later === undefined ? [] : [{ ...deliveryOf(`${row.key}:later`, later.message), runAt }];
      await finishDelivery(store.db, row, deps.now(), messageRef, [...next, ...after]);
      return;
    }
    case 'gaveUp':
      await giveUp(delivered.error);
      return;
    case 'limited':
      await again(delivered.afterMs, { ...delivered, free: true });
      return;
    case 'away':
      await again(growing(row, firstWaitMs, longestAwayMs), delivered);
      return;
    case 'blocked':
      await block(deps, row, delivered);
      return;
    case 'retry':
      if (row.attempts >= mostAttempts) await giveUp(delivered.error);
      else await again(delivered.afterMs ?? growing(row, firstWaitMs, longestFaultMs), delivered);
  }
}

/** Puts a delivery off until somebody has put right what is in the way; each of those who can is told once. */
async function block(
  { store, now }: DeliveringDeps,
  row: ClaimedDelivery,
  { trouble, reason, people, ...failure }: Extract<Delivered, { kind: 'blocked' }>,
): Promise<void> {
  const { gameId } = row;
  const at = new Date(now().getTime() + growing(row, firstBlockedMs, longestBlockedMs));
  await store.inTransaction(async (tx) => {
    const since = gameId === null ? now() : await troubleSince(tx, gameId, trouble, now());
    if (
      !(await retryDelivery(tx, row, { ...failure, at, trouble: { name: trouble, since, now: now() } })) ||
      gameId === null
    )
      return;
    const what = { kind: 'trouble', gameId, trouble, ...(reason === undefined ? {} : { reason }) } as const;
    const told = people.map((userId) =>
      deliveryOf(`trouble:${trouble}:${since.getTime()}:${userId}`, { ...what, userId }),
    );
    await enqueue(tx, told, now());
  });
}

function growing(row: ClaimedDelivery, firstMs: number, longestMs: number): number {
  return Math.min(firstMs * 2 ** Math.min(row.attempts - 1, 20), longestMs);
}

async function attempt(deps: DeliveringDeps, row: ClaimedDelivery): Promise<Delivered> {
  const { id, key, target, nonce, attempts, unsureSince } = row;
  const parsed = outboxMessageSchema.safeParse(row.payload);
  if (!parsed.success) return { kind: 'gaveUp', error: `not an outbox message: ${parsed.error.message}` };
  try {
    return await deps.deliver({
      ...{ id, key, target, nonce, attempts, unsureSince },
      message: parsed.data,
      sent: row.messageRef,
      note: (ref) => noteDelivery(deps.store.db, row, ref),
    });
  } catch (error) {
    return { kind: 'retry', error: reasonOf(error) };
  }
}
