// A worker pool that works on rows shared with other processes: claims them with a lease and renews it while a row is in hand.
import type { Db } from '../../store/client.js';
import { renewLeases, returnLeases, type Claim, type Leased, type RowId } from '../../store/leases.js';
import type { Store } from '../../store/open.js';
import { WorkerPool } from './worker-pool.js';

/** How soon others take over from a process that has died. */
const leaseMs = 30_000;
const renewMs = 10_000;
/** What could not be given back is taken back at most so often: it must not be tried again and again without a pause. */
const takeBackMs = 1_000;

export interface LeasedPlan<T extends { readonly id: Id }, Id extends RowId = number> {
  readonly what: Leased;
  readonly size: () => number;
  readonly least?: number;
  claim(db: Db, claim: Claim<Id>): Promise<readonly T[]>;
  /** Does the work of a row and notes what came of it; what it throws leaves the row leased, until it is taken back. */
  work(row: T): Promise<void>;
}

interface LeasedDeps {
  readonly store: Store;
  readonly now: () => Date;
  readonly warn: (message: string, error: unknown) => void;
}

/** A worker pool on one kind of rows. What it holds without having it in hand, since the database was away, it takes back itself. */
export function leasedPool<T extends { readonly id: Id }, Id extends RowId = number>(
  deps: LeasedDeps,
  plan: LeasedPlan<T, Id>,
): WorkerPool<T> {
  const { store, now, warn } = deps;
  const idsInHand = (): readonly Id[] => pool.inHand.map(({ id }) => id);
  /** Whether rows may be leased to us that nobody has in hand. */
  let astray = false;
  let takenBackAt = -Infinity;
  const takeBack = async (): Promise<void> => {
    if (!astray || performance.now() < takenBackAt + takeBackMs) return;
    // What goes astray meanwhile is not yet in what is asked for.
    astray = false;
    await watched(() => returnLeases(store.db, plan.what, store.owner, idsInHand()));
    takenBackAt = performance.now();
  };
  const watched = async <R>(work: () => Promise<R>): Promise<R> => {
    try {
      return await work();
    } catch (error) {
      astray = true;
      throw error;
    }
  };
  let timer: NodeJS.Timeout | null = null;
  const renew = (): void => {
    if (pool.inHand.length === 0 && timer !== null) {
      clearInterval(timer);
      timer = null;
      return;
    }
    const until = new Date(now().getTime() + leaseMs);
    renewLeases(store.db, plan.what, store.owner, idsInHand(), until).catch((error: unknown) => {
      warn(`leases on ${plan.what} rows could not be renewed`, error);
    });
  };
  const pool = new WorkerPool<T>({
    size: plan.size,
    ...(plan.least === undefined ? {} : { least: plan.least }),
    claim: async (limit) => {
      await takeBack();
      const { db, owner } = store;
      const claim = { owner, now: now(), leaseMs, limit, except: idsInHand() };
      const rows = await watched(() => plan.claim(db, claim));
      if (rows.length > 0) timer ??= setInterval(renew, renewMs).unref();
      return rows;
    },
    work: (row) => watched(() => plan.work(row)),
  });
  return pool;
}
