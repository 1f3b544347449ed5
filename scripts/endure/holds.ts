// How long work holds everything else up at a time.
import { existsSync, readFileSync } from 'node:fs';

/** Where Linux counts the nanoseconds of the program's first thread, so that nothing else on the machine counts. */
const counter = `/proc/self/task/${process.pid}/schedstat`;
const isCounted = existsSync(counter);

function clockMs(): number {
  return isCounted ? Number(readFileSync(counter, 'latin1').split(' ', 1)[0]) / 1e6 : performance.now();
}

/** The longest time in milliseconds in which nobody else had a turn while the work went on. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [since, longest, isDone] = [clockMs(), 0, false];
  const look = (): void => {
    const at = clockMs();
    longest = Math.max(longest, at - since);
    since = at;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work().finally(() => (isDone = true));
  return longest;
}
