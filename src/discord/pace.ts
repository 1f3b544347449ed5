// How much one person may ask for within a minute, of what costs the bot time; each process counts for itself.
import { InputError, type Call } from './call.js';
import type { Deps } from './deps.js';
import { t } from './voice.js';

const windowMs = 60_000;
/** People remembered at most. */
const mostPeople = 10_000;

/** What is counted, and how often it may be asked for in a minute. */
const most = {
  board: 12,
  desk: 12,
  file: 2,
  film: 2,
  hint: 6,
  own: 12,
  page: 24,
  past: 24,
  picture: 12,
  text: 40,
  turning: 3,
  typing: 120,
} as const;
type Costly = keyof typeof most;

const asked = new WeakMap<Deps['profiles'], Map<string, readonly number[]>>();

/**
 * Counts something that costs the bot time.
 * @throws InputError when the person has asked for it too often, saying when again.
 */
export function spend(call: Call, what: Exclude<Costly, 'desk' | 'typing'>): void {
  const waitMs = counted(call, what);
  if (waitMs > 0) throw new InputError(t(`limit.${what}`, { max: most[what], seconds: Math.ceil(waitMs / 1000) }));
}

/** Counts the pictures of a desk, which is shown without them when there were too many. */
export function affordsPictures(call: Call): boolean {
  return counted(call, 'desk') === 0;
}

/** Counts what is looked up while somebody types, which is not done when they type like nobody does. */
export function affordsOffers(call: Call): boolean {
  return counted(call, 'typing') === 0;
}

/** How long until there may be another; 0 when this one has been counted. */
function counted(call: Call, what: Costly): number {
  const mine = asked.get(call.deps.profiles) ?? new Map<string, readonly number[]>();
  asked.set(call.deps.profiles, mine);
  const key = `${what} ${call.person.id}`;
  const now = call.deps.now().getTime();
  const times = (mine.get(key) ?? []).filter((at) => at > now - windowMs && at <= now);
  const [first = now] = times;
  if (times.length >= most[what]) return first + windowMs - now;
  mine.delete(key);
  mine.set(key, [...times, now]);
  const [oldest] = mine.keys();
  if (mine.size > mostPeople && oldest !== undefined) mine.delete(oldest);
  return 0;
}
