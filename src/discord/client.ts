// The connection to Discord: no more intents than direct messages need, no more cache than the bot uses.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Wire } from './wire.js';
import { Client, GatewayIntentBits, Options, Partials, REST, type ClientOptions, type RESTOptions } from 'discord.js';

export interface ClientConfig {
  /** Where Discord's REST interface is, without its version; Discord itself when absent. */
  readonly api?: string;
  /** The way requests take; straight to Discord when absent. */
  readonly wire?: Pick<Wire, 'paced' | 'free'>;
}

const insideQueue = new AsyncLocalStorage<true>();

/** Runs a delivery: a rate limit it meets is thrown as an error, so that its target is put off and nobody sleeps for it. */
export function inQueue<T>(work: () => Promise<T>): Promise<T> {
  return insideQueue.run(true, work);
}

/** A client that is not connected yet. A message whose reply was lost is not sent twice. */
export function createClient(
  { api, wire }: ClientConfig,
  more: Pick<ClientOptions, 'shards' | 'shardCount' | 'ws'> = {},
): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    enforceNonce: true,
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 25, ReactionManager: 0 }),
    rest: restOptions(api, wire?.free),
    ...more,
  });
}

/** A REST client that repeats what may have been lost on the way, and waits for rate limits except for deliveries. */
export function createRest({ api, wire }: ClientConfig, token: string): REST {
  const rejectOnRateLimit = (): boolean => insideQueue.getStore() === true;
  return new REST({ rejectOnRateLimit, ...restOptions(api, wire?.paced) }).setToken(token);
}

/** A REST client that repeats nothing by itself, for what Discord cannot recognise as a repetition. */
export function createOnceRest({ api, wire }: ClientConfig, token: string): REST {
  return new REST({ retries: 0, rejectOnRateLimit: () => true, ...restOptions(api, wire?.paced) }).setToken(token);
}

function restOptions(
  api: string | undefined,
  makeRequest: RESTOptions['makeRequest'] | undefined,
): Partial<RESTOptions> {
  return {
    ...(api === undefined ? {} : { api }),
    // The wire counts over all clients and processes; a second count would turn away what it has let through.
    ...(makeRequest === undefined ? {} : { makeRequest, globalRequestsPerSecond: Infinity }),
  };
}
