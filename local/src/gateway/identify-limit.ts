// How fast sessions may be opened: `max_concurrency` identifies every five seconds, one for each remainder of the shard number.

const WINDOW_MS = 5000;
const A_DAY = 24 * 3600_000;
/** Identifies a day for an ordinary bot. */
const A_DAYS_TOTAL = 1000;

export interface SessionRules {
  /** How many shards `/gateway/bot` recommends. */
  readonly shards: number;
  readonly maxConcurrency: number;
}

/** Counts identifies. The clock is the machine's own, since clients wait by it too. */
export class IdentifyLimit {
  readonly #last = new Map<number, number>();
  #used = 0;
  #dayEnds = 0;

  constructor(
    readonly rules: SessionRules,
    private readonly enforced: boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether this shard may identify now; counts it if so. */
  take(shard: number): boolean {
    const now = this.now();
    const bucket = shard % this.rules.maxConcurrency;
    if (this.enforced && now - (this.#last.get(bucket) ?? -Infinity) < WINDOW_MS) return false;
    if (this.#dayEnds <= now) {
      this.#dayEnds = now + A_DAY;
      this.#used = 0;
    }
    this.#last.set(bucket, now);
    this.#used += 1;
    return true;
  }

  /** What `/gateway/bot` tells of it. */
  get told() {
    const now = this.now();
    const open = this.#dayEnds > now;
    return {
      shards: this.rules.shards,
      session_start_limit: {
        total: A_DAYS_TOTAL,
        remaining: open ? Math.max(0, A_DAYS_TOTAL - this.#used) : A_DAYS_TOTAL,
        reset_after: open ? this.#dayEnds - now : A_DAY,
        max_concurrency: this.rules.maxConcurrency,
      },
    };
  }
}
