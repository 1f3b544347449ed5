// A small discord.js bot on a local Discord, for tests of the wire.
import type { ClientOptions, Interaction } from 'discord.js';
import { Client, Events, GatewayIntentBits, Partials } from 'discord.js';
import type { LocalDiscord, LocalDiscordOptions } from '@fieldpost/local';
import { startLocalDiscord } from '@fieldpost/local';
import { openapiValidator } from './openapi.js';

export interface LocalBot {
  readonly discord: LocalDiscord;
  readonly client: Client<true>;
  stop(): Promise<void>;
}

const validate = await openapiValidator();

/** Logs an unmodified discord.js client in to a local server. */
export async function logIn(discord: LocalDiscord, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    ...options,
    rest: { api: discord.apiUrl, ...options.rest },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}

/** Starts a local Discord and a client on it; every body the client sends is checked. */
export async function startLocalBot(
  onInteraction: (interaction: Interaction) => Promise<unknown> = () => Promise.resolve(),
  options: LocalDiscordOptions = {},
  clientOptions: Partial<ClientOptions> = {},
): Promise<LocalBot> {
  const discord = await startLocalDiscord({ rateLimits: 'off', ...(validate ? { validate } : {}), ...options });
  const client = await logIn(discord, clientOptions);
  client.on(Events.Error, () => undefined);
  client.on(Events.InteractionCreate, (interaction) => void onInteraction(interaction));
  return {
    discord,
    client,
    stop: async () => {
      await client.destroy();
      await discord.close();
    },
  };
}
