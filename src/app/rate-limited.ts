// Says the same warning once and then counts it: an outage is a few lines in the log, not thousands.

/** For how long the same thing is only counted. */
const quietMs = 60_000;
/** So many different things are told apart; beyond that everything is told. */
const mostKinds = 500;

type Tell<T> = (thing: T, again: number) => void;

/**
 * @param tell says something for the first time, and later how often it has come again, if it has.
 * @param now milliseconds.
 * @returns tells a thing of a kind, unless that kind was told within the last minute.
 */
export function createRateLimited<T>(tell: Tell<T>, now: () => number = Date.now): (kind: string, thing: T) => void {
  const kinds = new Map<string, { since: number; again: number }>();
  return (kind, thing) => {
    const at = now();
    const known = kinds.get(kind);
    if (known !== undefined && at - known.since < quietMs) {
      known.again += 1;
      return;
    }
    if (known === undefined && kinds.size >= mostKinds) kinds.clear();
    kinds.set(kind, { since: at, again: 0 });
    tell(thing, known?.again ?? 0);
  };
}
