// How fast one person may ask for what costs the server time, over all their browsers; each process counts for itself.

/** People remembered at most. */
const mostPeople = 10_000;
/** Pages of one person that are told of changes at the same time. */
const mostOpen = 12;

/** How many may come at once, and how many more with each second. */
const most = {
  act: { atOnce: 60, perSecond: 2 },
  page: { atOnce: 20, perSecond: 0.5 },
  scene: { atOnce: 60, perSecond: 2 },
  state: { atOnce: 60, perSecond: 2 },
} as const;
type Costly = keyof typeof most;

export interface Pace {
  /** Counts something; in how many seconds it may be asked for again, 0 when it has been counted. */
  spend(userId: string, what: Costly): number;
  /** Counts a page that stays open; what ends it, or null when there are too many. */
  open(userId: string): (() => void) | null;
}

/**
 * Counts from now on.
 * @param times so many times what one person may.
 */
export function createPace(now: () => Date, times = 1): Pace {
  const left = new Map<string, { readonly count: number; readonly at: number }>();
  const opened = new Map<string, number>();
  return {
    spend(userId, what) {
      const [atOnce, perSecond] = [most[what].atOnce * times, most[what].perSecond * times];
      const key = `${what} ${userId}`;
      const at = now().getTime();
      const before = left.get(key) ?? { count: atOnce, at };
      const gained = (Math.max(0, at - before.at) / 1_000) * perSecond;
      const count = Math.min(atOnce, before.count + gained);
      if (count < 1) return Math.ceil((1 - count) / perSecond);
      left.delete(key);
      left.set(key, { count: count - 1, at });
      const [oldest] = left.keys();
      if (left.size > mostPeople && oldest !== undefined) left.delete(oldest);
      return 0;
    },
    open(userId) {
      const count = opened.get(userId) ?? 0;
      if (count >= mostOpen) return null;
      opened.set(userId, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const rest = (opened.get(userId) ?? 1) - 1;
        if (rest === 0) opened.delete(userId);
        else opened.set(userId, rest);
      };
    },
  };
}
