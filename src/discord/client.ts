// The connection to Discord: no more intents than direct messages need, no more cache than the bot uses.
import { Client, GatewayIntentBits, Options, Partials, REST, type ClientOptions } from 'discord.js';

export interface ClientConfig {
  /** Where Discord's REST interface is, without its version; Discord itself when absent. */
  readonly api?: string;
}

/** A client that is not connected yet. A message whose reply was lost is not sent twice. */
export function createClient(
  { api }: ClientConfig,
  more: Pick<ClientOptions, 'shards' | 'shardCount' | 'ws'> = {},
): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    enforceNonce: true,
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 25, ReactionManager: 0 }),
    ...(api === undefined ? {} : { rest: { api } }),
    ...more,
  });
}

/** A REST client that repeats what may have been lost on the way. */
export function createRest({ api }: ClientConfig, token: string): REST {
  return new REST(api === undefined ? {} : { api }).setToken(token);
}

/** A REST client that repeats nothing by itself, for what Discord cannot recognise as a repetition. */
export function createOnceRest({ api }: ClientConfig, token: string): REST {
  return new REST({ retries: 0, ...(api === undefined ? {} : { api }) }).setToken(token);
}
