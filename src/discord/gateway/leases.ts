// What the connections to the gateway share over all processes: who keeps which shard, where each stood, who may identify when.
import type { SessionInfo } from 'discord.js';

/** Which shards a process may keep: as many as Discord recommends, or some of a fixed count. */
export type ShardPlan = 'auto' | { readonly count: number; readonly from: number; readonly to: number };

/** The shards of one count that a process may keep, `to` among them. */
export type ShardRange = Exclude<ShardPlan, 'auto'>;

export interface ShardLeases {
  /** How many shards run just now, in whatever process; null when none does. */
  count(): Promise<number | null>;
  /**
   * Renews what this process holds and takes what is free, up to its share among all processes with connections.
   * @returns all it holds now, and how many of those are beyond its share because processes have joined.
   */
  hold(range: ShardRange): Promise<{ readonly held: readonly number[]; readonly surplus: number }>;
  /** Gives a shard to whoever takes it next. */
  release(range: ShardRange, id: number): Promise<void>;
  session(range: ShardRange, id: number): Promise<SessionInfo | null>;
  saveSession(range: ShardRange, id: number, session: SessionInfo | null): Promise<void>;
  /** Reserves the moment at which the next connection of a group may identify itself. */
  identifyAt(group: number): Promise<Date>;
}
