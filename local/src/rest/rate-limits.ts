// Rate limits as Discord tells them: buckets per route and major parameter, one global, 429 with retry_after.

interface RateRule {
  readonly limit: number;
  readonly windowMs: number;
}

/** Which rule an operation ("POST /channels/{channel_id}/messages") falls under; null means none. */
export type RateRules = (operation: string) => RateRule | null;

export interface RateVerdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds to wait; null when the request may pass. */
  readonly wait: number | null;
  readonly global: boolean;
}

const GLOBAL: RateRule = { limit: 50, windowMs: 1000 };

/** Asked beside the route's own rule when a message older than an hour is edited. */
export const OLD_EDIT = 'PATCH message older than one hour';

/** Figures near those the real service answers with; it publishes none and changes them at will. */
export const DISCORD_RATE_RULES: RateRules = (operation) => {
  if (operation === OLD_EDIT) return { limit: 5, windowMs: 10_000 };
  if (operation.includes('/callback')) return null;
  if (operation.includes('/reactions/')) return { limit: 1, windowMs: 250 };
  if (/^(POST|PATCH|DELETE) .*(\/messages|\/webhooks\/)/.test(operation)) return { limit: 5, windowMs: 2000 };
  if (/^PUT .*\/commands$/.test(operation)) return { limit: 5, windowMs: 20_000 };
  if (operation.endsWith('/threads')) return { limit: 50, windowMs: 300_000 };
  return { limit: 20, windowMs: 1000 };
};

/** Requests answered with one of these count; so many within the window, and the address is banned for as long. */
const REFUSED: readonly number[] = [401, 403, 429];
const MOST_REFUSED = 10_000;
const REFUSED_WINDOW_MS = 10 * 60_000;

interface Bucket {
  left: number;
  until: number;
}

/** Counts requests. The clock is the machine's own, since clients wait by it too. */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();
  #global: Bucket = { left: GLOBAL.limit, until: 0 };
  #refusals: Bucket = { left: MOST_REFUSED, until: 0 };

  constructor(
    private readonly rules: RateRules | null,
    private readonly now: () => number = Date.now,
  ) {}

  /** Notes how a request was answered. */
  answered(status: number): void {
    const now = this.now();
    if (!REFUSED.includes(status)) return;
    if (this.#refusals.until <= now) this.#refusals = { left: MOST_REFUSED, until: now + REFUSED_WINDOW_MS };
    this.#refusals.left -= 1;
    if (this.#refusals.left === 0) this.#refusals.until = now + REFUSED_WINDOW_MS;
  }

  /** How long the address is still banned for having sent too many requests that were refused, or null. */
  get banned(): number | null {
    const { left, until } = this.#refusals;
    return this.rules !== null && left <= 0 && until > this.now() ? until - this.now() : null;
  }

  /** Takes one request from its bucket. Interaction answers do not count towards the global limit. */
  take(operation: string, major: string): RateVerdict {
    const now = this.now();
    if (!this.rules) return { headers: {}, wait: null, global: false };
    const exempt = operation.includes('/interactions/') || operation.includes('/webhooks/');
    if (!exempt) {
      if (this.#global.until <= now) this.#global = { left: GLOBAL.limit, until: now + GLOBAL.windowMs };
      if (this.#global.left <= 0)
        return { headers: { 'x-ratelimit-global': 'true' }, wait: this.#global.until - now, global: true };
      this.#global.left -= 1;
    }
    const rule = this.rules(operation);
    if (!rule) return { headers: {}, wait: null, global: false };
    const key = `${operation}:${major}`;
    let bucket = this.#buckets.get(key);
    if (!bucket || bucket.until <= now) {
      bucket = { left: rule.limit, until: now + rule.windowMs };
      this.#buckets.set(key, bucket);
    }
    const wait = bucket.left <= 0 ? bucket.until - now : null;
    bucket.left = Math.max(0, bucket.left - 1);
    return { headers: headersOf(rule, bucket, now, key), wait, global: false };
  }
}

function headersOf(rule: RateRule, bucket: Bucket, now: number, key: string): Record<string, string> {
  return {
    'x-ratelimit-limit': String(rule.limit),
    'x-ratelimit-remaining': String(bucket.left),
    'x-ratelimit-reset': (bucket.until / 1000).toFixed(3),
    'x-ratelimit-reset-after': ((bucket.until - now) / 1000).toFixed(3),
    'x-ratelimit-bucket': Buffer.from(key.split(':')[0] ?? key)
      .toString('hex')
      .slice(-32),
  };
}
