// The way of all requests to Discord: keeps this process's share of what all may send a second, and stops before Discord bans the address.
import { setTimeout as wait } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

export interface WireOptions {
  /** How many requests a second are this process's share just now. */
  readonly perSecond: () => number;
  /** Told when too much has been refused, and when it is over. */
  readonly tell: (open: boolean, refused: number) => void;
  /** Sends; Discord's library's own way unless a test stands in. */
  readonly send?: MakeRequest;
  readonly now?: () => number;
}

/** Nothing is sent, because Discord has refused too much: it bans an address that goes on. */
class WireCut extends Error {
  override readonly name = 'WireCut';
}

/**
 * A connection that Discord had closed while it lay idle is found so by the next request. Discord's library repeats that request,
 * where it may be repeated, under Node's name for it, not under its HTTP client's: a program that has just started would end instead.
 */
function lost(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'UND_ERR_SOCKET')) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNRESET' });
}

/** What all processes together may send, less what Discord may count differently than we do. */
const shareable = 50 * 0.9;
/** Of its share of a second, what a process may send at once. */
const burst = 1 / 9;
/** Discord bans an address for a while after 10,000 of these in ten minutes; other processes may have the same address. */
const mostRefused = 2_000;
const refusals: readonly number[] = [401, 403, 429];
const minuteMs = 60_000;
const minutes = 10;

/** One process's share when so many send. */
export function shareOf(senders: number): number {
  return shareable / senders;
}

export class Wire {
  /** For requests that count towards the limit of all. */
  readonly paced: MakeRequest;
  /** For answers to presses, which do not count towards it. */
  readonly free: MakeRequest;
  readonly #now: () => number;
  #next = 0;
  /** How much was refused in each of the last minutes. */
  #refused = new Map<number, number>();
  #told = false;

  constructor(private readonly options: WireOptions) {
    const send = options.send ?? DefaultRestOptions.makeRequest;
    this.#now = options.now ?? Date.now;
    this.free = async (url, init) => {
      const response = await send(url, init).catch(lost);
      const shared = response.headers.get('x-ratelimit-scope') === 'shared';
      if (refusals.includes(response.status) && !shared) this.#note();
      return response;
    };
    this.paced = async (url, init) => {
      if (this.isCut()) throw new WireCut(`Discord has refused ${this.refused()} requests in ten minutes`);
      await this.#turn();
      return this.free(url, init);
    };
  }

  /** How many requests were refused in the last ten minutes. */
  refused(): number {
    const oldest = Math.floor(this.#now() / minuteMs) - minutes;
    for (const minute of this.#refused.keys()) if (minute <= oldest) this.#refused.delete(minute);
    return [...this.#refused.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Whether nothing may be sent any more, until what was refused is ten minutes old. */
  isCut(): boolean {
    const refused = this.refused();
    const cut = refused >= mostRefused;
    if (cut !== this.#told) {
      this.#told = cut;
      this.options.tell(cut, refused);
    }
    return cut;
  }

  #note(): void {
    const minute = Math.floor(this.#now() / minuteMs);
    this.#refused.set(minute, (this.#refused.get(minute) ?? 0) + 1);
    this.isCut();
  }

  /** Requests leave evenly, so that no second of Discord's holds more than its share, however it is cut. */
  async #turn(): Promise<void> {
    const spacing = 1000 / this.options.perSecond();
    const now = this.#now();
    this.#next = Math.max(this.#next, now - spacing * this.options.perSecond() * burst) + spacing;
    if (this.#next > now) await wait(this.#next - now);
  }
}
