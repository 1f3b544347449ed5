// This process among the others on the same database: says that it runs, and shares out with them what Discord gives to all together.
import type { ShardLeases } from '../discord/gateway/leases.js';
import type { Store } from '../store/open.js';
import { endProcess, renewProcess, runningProcesses } from '../store/processes.js';
import {
  addShards,
  claimShards,
  readSession,
  releaseShards,
  renewShards,
  reserveIdentify,
  runningShardCount,
  saveSession,
} from '../store/shards.js';

/** What a process does; all by default. */
export const roles = ['gateway', 'press', 'worker', 'sender'] as const;
export type Role = (typeof roles)[number];

export interface Membership {
  readonly leases: ShardLeases;
  /** How many processes that run speak to Discord of their own accord; at least one. */
  speakers(): number;
  /** Says that it has ended, so that nobody waits for its leases to run out. */
  leave(): Promise<void>;
}

export interface MembershipConfig {
  readonly roles: ReadonlySet<Role>;
  /** The wall clock; those of several machines have to agree within a second or so. */
  readonly now: () => Date;
  readonly warn: (message: string, error: unknown) => void;
}

const renewMs = 2_000;
/** A process silent for so long counts as dead. */
const leaseMs = 8_000;
/** Discord lets a group's connections identify every five seconds, as it counts them. */
const identifyMs = 5_250;

/** Joins the processes on this database. */
export async function joinProcesses(store: Store, { roles: own, now, warn }: MembershipConfig): Promise<Membership> {
  const { db, owner } = store;
  const speaks = (list: readonly string[]): boolean => list.includes('sender') || list.includes('press');
  const tags: string[] = [...own];
  let speakers = 1;
  const lease = (): { owner: string; now: Date; until: Date } => {
    const moment = now();
    return { owner, now: moment, until: new Date(moment.getTime() + leaseMs) };
  };
  const renew = async (): Promise<void> => {
    await renewProcess(db, owner, tags, lease());
    speakers = Math.max(1, (await runningProcesses(db, now())).filter(speaks).length);
  };
  await renew();
  const timer = setInterval(() => {
    renew().catch((error: unknown) => warn('This process could not say that it runs', error));
  }, renewMs);

  const leases: ShardLeases = {
    count: () => runningShardCount(db, now()),
    async hold(range) {
      const tag = `shards:${range.count}`;
      if (!tags.includes(tag)) {
        tags.push(tag);
        await addShards(db, range);
        await renew();
      }
      const size = range.to - range.from + 1;
      const sharing = (await runningProcesses(db, now())).filter((list) => list.includes(tag)).length;
      // Who was given only some of the shards keeps all of those.
      const share = size < range.count ? size : Math.ceil(size / Math.max(1, sharing));
      const held = await renewShards(db, range, lease());
      if (held.length < share) held.push(...(await claimShards(db, range, lease(), share - held.length)));
      return { held: held.sort((a, b) => a - b), surplus: Math.max(0, held.length - share) };
    },
    release: ({ count }, id) => releaseShards(db, owner, { count, id }),
    session: ({ count }, id) => readSession(db, count, id),
    saveSession: ({ count }, id, session) => saveSession(db, owner, { count, id }, session),
    identifyAt: (group) => reserveIdentify(db, group, now(), identifyMs),
  };
  return {
    leases,
    speakers: () => speakers,
    async leave() {
      clearInterval(timer);
      await releaseShards(db, owner);
      await endProcess(db, owner, now());
    },
  };
}
