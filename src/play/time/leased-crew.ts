// A crew that works on rows shared with other processes: claims them with a lease and renews it while a row is in hand.
import type { Db } from '../../store/client.js';
import { renewLeases, type Claim, type Leased } from '../../store/leases.js';
import type { Store } from '../../store/open.js';
import { Crew } from './crew.js';

/** How soon others take over from a process that has died. */
const leaseMs = 30_000;
const renewMs = 10_000;

export interface LeasedPlan<T extends { readonly id: number }> {
  readonly what: Leased;
  readonly size: number;
  claim(db: Db, claim: Claim): Promise<readonly T[]>;
  work(row: T): Promise<void>;
}

interface LeasedDeps {
  readonly store: Store;
  readonly now: () => Date;
  readonly warn: (message: string, error: unknown) => void;
}

/** A crew on one kind of rows. */
export function leasedCrew<T extends { readonly id: number }>(deps: LeasedDeps, plan: LeasedPlan<T>): Crew<T> {
  const { store, now, warn } = deps;
  const idsInHand = (): readonly number[] => crew.inHand.map(({ id }) => id);
  let timer: NodeJS.Timeout | null = null;
  const renew = (): void => {
    if (crew.inHand.length === 0 && timer !== null) {
      clearInterval(timer);
      timer = null;
      return;
    }
    const until = new Date(now().getTime() + leaseMs);
    renewLeases(store.db, plan.what, store.owner, idsInHand(), until).catch((error: unknown) => {
      warn(`leases on ${plan.what} rows could not be renewed`, error);
    });
  };
  const crew = new Crew<T>({
    size: plan.size,
    claim: async (limit) => {
      const { db, owner } = store;
      const rows = await plan.claim(db, { owner, now: now(), leaseMs, limit, except: idsInHand() });
      if (rows.length > 0) timer ??= setInterval(renew, renewMs).unref();
      return rows;
    },
    work: (row) => plan.work(row),
  });
  return crew;
}
