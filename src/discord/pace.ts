// How much one person may ask for within a minute, of what costs the bot time; each process counts for itself.
import { InputError, type Call } from './call.js';
import type { Deps } from './deps.js';
import { t } from './voice.js';

const windowMs = 60_000;
/** People remembered at most. */
const mostPeople = 10_000;

/** What is counted, and how often it may be asked for in a minute. */
const most = { film: 2, past: 24, picture: 12, text: 40 } as const;
type Costly = keyof typeof most;

const asked = new WeakMap<Deps['profiles'], Map<string, readonly number[]>>();

/**
 * Counts something that costs the bot time.
 * @throws InputError when the person has asked for it too often, saying when again.
 */
export function spend(call: Call, what: Costly): void {
  const mine = asked.get(call.deps.profiles) ?? new Map<string, readonly number[]>();
  asked.set(call.deps.profiles, mine);
  const key = `${what} ${call.person.id}`;
  const now = call.deps.now().getTime();
  const times = (mine.get(key) ?? []).filter((at) => at > now - windowMs && at <= now);
  const [first = now] = times;
  if (times.length >= most[what]) {
    throw new InputError(t(`limit.${what}`, { max: most[what], seconds: Math.ceil((first + windowMs - now) / 1000) }));
  }
  mine.delete(key);
  mine.set(key, [...times, now]);
  const [oldest] = mine.keys();
  if (mine.size > mostPeople && oldest !== undefined) mine.delete(oldest);
}
