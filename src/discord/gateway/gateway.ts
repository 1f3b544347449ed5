// This process's share of the connections to Discord: takes shards that nobody keeps, gives up what others should have.
import { Routes, type Client, type REST } from 'discord.js';
import { z } from 'zod';
import type { Logger } from 'pino';
import { Connection, type ConnectionConfig } from './connection.js';
import type { ShardPlan, ShardRange } from './leases.js';

export interface GatewayConfig extends Omit<ConnectionConfig, 'range' | 'id'> {
  readonly plan: ShardPlan;
}

export interface Gateway {
  /** Whether every shard this process holds hears events. */
  isReady(): boolean;
  /** Gives its shards to other processes and disconnects. */
  stop(): Promise<void>;
}

/** How often leases are renewed; they last four times as long. */
const renewMs = 2_000;
/** How long a connection that failed is left alone. */
const restMs = 15_000;
const connectMs = 30_000;
/** Shards identify themselves one after another at the least, five seconds apart. */
const eachMs = 6_000;

const gatewayShape = z.object({ shards: z.number().int().positive() });

/**
 * Connects what falls to this process; resolves when its first shard hears events, or at once when others have all.
 * @param listen attaches what is done about events to each connection.
 * @param handled resolves when all that was heard is in the database.
 * @throws Error when the token is refused or Discord cannot be reached.
 */
export async function startGateway(
  config: GatewayConfig,
  rest: REST,
  log: Logger,
  listen: (client: Client) => void,
  handled: () => Promise<void>,
): Promise<Gateway> {
  const range = await rangeOf(config, rest);
  const open = new Map<number, Connection>();
  const restUntil = new Map<number, number>();
  const first = new Set<Promise<void>>();

  const connect = (id: number): void => {
    const connection = new Connection({ ...config, range, id }, listen);
    open.set(id, connection);
    const opening = connection.open().then(
      () => log.info({ shard: id, of: range.count }, 'connected'),
      async (error: unknown) => {
        log.warn({ err: error, shard: id, of: range.count }, 'a connection failed');
        restUntil.set(id, Date.now() + restMs);
        await drop(id);
        throw error;
      },
    );
    first.add(opening);
    opening.catch(() => undefined).finally(() => first.delete(opening));
  };
  const drop = async (id: number): Promise<void> => {
    const connection = open.get(id);
    open.delete(id);
    await connection?.close();
  };
  const giveUp = async (id: number): Promise<void> => {
    const connection = open.get(id);
    await drop(id);
    await connection?.save(handled);
    await config.leases.release(range, id);
  };
  const renew = async (): Promise<void> => {
    const { held, surplus } = await config.leases.hold(range);
    for (const id of open.keys()) if (!held.includes(id)) await drop(id);
    for (const id of held) if (!open.has(id) && (restUntil.get(id) ?? 0) <= Date.now()) connect(id);
    await Promise.all([...open.values()].map((connection) => connection.save(handled)));
    const last = held.at(-1);
    if (surplus > 0 && last !== undefined) await giveUp(last);
  };

  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const tick = (): void => {
    running = running.then(async () => {
      if (stopped) return;
      await renew().catch((error: unknown) => log.warn({ err: error }, 'the leases of the connections'));
    });
  };
  await renew();
  const timer = setInterval(tick, renewMs);
  try {
    if (first.size > 0) await within(Promise.any(first), connectMs + eachMs * range.count);
  } catch (error) {
    stopped = true;
    clearInterval(timer);
    await Promise.all([...open.keys()].map(giveUp));
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
  return {
    isReady: () => [...open.values()].every(({ client }) => client.isReady()),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await Promise.all([...open.keys()].map(giveUp));
    },
  };
}

async function rangeOf({ plan, leases }: GatewayConfig, rest: REST): Promise<ShardRange> {
  if (plan !== 'auto') return plan;
  const { shards } = gatewayShape.parse(await rest.get(Routes.gatewayBot()));
  const count = Math.max(shards, (await leases.count()) ?? 0);
  return { count, from: 0, to: count - 1 };
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('Discord did not answer in time')), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(late);
  }
}
