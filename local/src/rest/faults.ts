// Faults that tests inject: lost replies, cut connections, server errors, slow answers, rate limits.

type FaultKind =
  | { readonly kind: 'lost-reply' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'rate-limit'; readonly retryAfter: number; readonly global?: boolean };

/** A fault, the operations it meets ("POST /channels/{channel_id}/messages") and how often it strikes. */
export type Fault = FaultKind & { readonly on: RegExp | string; readonly times?: number };

/** Faults in waiting; each strikes the first requests that match it and is then used up. */
export class Faults {
  #waiting: { fault: Fault; left: number }[] = [];

  /**
   * Adds a fault. `lost-reply`: the request is done but its answer never arrives; `cut`: the connection closes
   * before anything is done; `status`: that status without doing anything; `slow`: done after a delay;
   * `rate-limit`: 429 with `retry_after` in seconds.
   */
  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** How many strikes are still to come. */
  get pending(): number {
    return this.#waiting.reduce((sum, it) => sum + it.left, 0);
  }

  strike(operation: string): Fault | null {
    const found = this.#waiting.find(({ fault }) =>
      typeof fault.on === 'string' ? operation.includes(fault.on) : fault.on.test(operation),
    );
    if (!found) return null;
    found.left -= 1;
    if (found.left <= 0) this.#waiting = this.#waiting.filter((it) => it !== found);
    return found.fault;
  }
}
