// Knows whose press or typed line this process is just answering, so that no delivery tells them at the same time what the answer shows.
import { setTimeout as wait } from 'node:timers/promises';

/** An answer that takes longer than this is not waited for. */
const longestMs = 5_000;

export class Acting {
  readonly #inHand = new Map<string, Set<Promise<unknown>>>();

  /** Does the work of answering a person; gives what it gives. */
  during<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const among = this.#inHand.get(userId) ?? new Set();
    this.#inHand.set(userId, among);
    const doing = work();
    among.add(doing);
    const ended = (): void => {
      among.delete(doing);
      if (among.size === 0 && this.#inHand.get(userId) === among) this.#inHand.delete(userId);
    };
    doing.then(ended, ended);
    return doing;
  }

  /** Resolves when nothing of a person is being answered any more, or when that takes too long. */
  async settled(userId: string): Promise<void> {
    const among = this.#inHand.get(userId);
    if (among === undefined) return;
    const patience = new AbortController();
    const long = wait(longestMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(among), long]);
    patience.abort();
  }
}
