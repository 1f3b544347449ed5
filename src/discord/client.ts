// The connection to Discord: no more intents than direct messages need, no more cache than the bot uses.
import type { Wire } from './wire.js';
import { Client, GatewayIntentBits, Options, Partials, REST, type ClientOptions, type RESTOptions } from 'discord.js';

export interface ClientConfig {
  /** Where Discord's REST interface is, without its version; Discord itself when absent. */
  readonly api?: string;
  /** The way requests take; straight to Discord when absent. */
  readonly wire?: Pick<Wire, 'paced' | 'free'>;
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

/** A REST client that repeats what may have been lost on the way. */
export function createRest({ api, wire }: ClientConfig, token: string): REST {
  return new REST(restOptions(api, wire?.paced)).setToken(token);
}

/** A REST client that repeats nothing by itself, for what Discord cannot recognise as a repetition. */
export function createOnceRest({ api, wire }: ClientConfig, token: string): REST {
  return new REST({ retries: 0, ...restOptions(api, wire?.paced) }).setToken(token);
}

function restOptions(
  api: string | undefined,
  makeRequest: RESTOptions['makeRequest'] | undefined,
): Partial<RESTOptions> {
  return { ...(api === undefined ? {} : { api }), ...(makeRequest === undefined ? {} : { makeRequest }) };
}
