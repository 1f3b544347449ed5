// Watches the event loop: when it stands still, nobody's press is acknowledged, so what was being handled is told.

/** Runs some work and remembers by a short name, which holds nothing secret, that it is in hand. */
type During = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** A time in which nothing else could be done. */
export interface Stall {
  readonly ms: number;
  /** How much of it the program itself has computed; much less than `ms` where the machine was short of time. */
  readonly cpuMs: number;
  /** What was in hand. The cause is among it, as far as it has a name. */
  readonly during: readonly string[];
}

interface Watchdog {
  readonly during: During;
  stop(): void;
}

const tickMs = 50;
/** Shorter stalls are nobody's trouble. */
const limitMs = 200;
/** So many names are told. */
const mostNames = 10;

/**
 * Begins to watch.
 * @param stalled told of every stall of more than 200 ms, once it is over.
 */
export function startWatchdog(stalled: (stall: Stall) => void): Watchdog {
  const inHand = new Map<symbol, string>();
  /** What was in hand at any time since the last tick. */
  let lately = new Set<string>();
  let last = performance.now();
  let cpu = process.cpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const ms = Math.round(now - last - tickMs);
    if (ms > limitMs) {
      const { user, system } = process.cpuUsage(cpu);
      stalled({ ms, cpuMs: Math.round((user + system) / 1000), during: [...lately].slice(0, mostNames) });
    }
    last = now;
    cpu = process.cpuUsage();
    lately = new Set(inHand.values());
  }, tickMs);
  timer.unref();
  return {
    during: async (what, work) => {
      const id = Symbol(what);
      inHand.set(id, what);
      lately.add(what);
      try {
        return await work();
      } finally {
        inHand.delete(id);
      }
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
