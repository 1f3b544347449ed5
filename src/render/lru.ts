// A store of bounded size: what has not been used for the longest time goes first.

export interface Lru<V> {
  get(key: string): V | undefined;
  /** Keeps a value and lets others go until all fit; the newest stays even if it alone is too large. */
  set(key: string, value: V): void;
}

/**
 * @param limit how much may be kept, in the unit of `weigh`.
 * @param dropped told of every value that goes.
 */
export function createLru<V>(limit: number, weigh: (value: V) => number, dropped?: (value: V) => void): Lru<V> {
  const values = new Map<string, V>();
  let held = 0;
  const drop = (key: string, value: V): void => {
    values.delete(key);
    held -= weigh(value);
    dropped?.(value);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      const before = values.get(key);
      if (before !== undefined) drop(key, before);
      values.set(key, value);
      held += weigh(value);
      for (const [oldest, old] of values) {
        if (held <= limit || oldest === key) return;
        drop(oldest, old);
      }
    },
  };
}
