// Starts the bot: connects, registers its commands when they have changed, takes interactions and direct messages.
import { Events, type Client } from 'discord.js';
import type { Delivered, Delivery } from '../clock/delivering.js';
import { createClient, createOnceRest, type ClientConfig } from './client.js';
import type { Deps } from './deps.js';
import { onDirectMessage } from './dm.js';
import { createPlaces } from './places.js';
import { registerCommands } from './register.js';
import { route } from './route.js';
import { createDeliver } from './delivery/deliver.js';
import { createSender } from './delivery/send.js';

export interface BotConfig extends ClientConfig {
  readonly token: string;
}

export interface Bot {
  readonly client: Client<true>;
  /** Delivers one row of the outbox. */
  deliver(delivery: Delivery): Promise<Delivered>;
  /** Connected to the gateway. */
  isReady(): boolean;
  /** Whether the commands were registered anew at the start. */
  readonly registered: boolean;
  /** Resolves when no command, press or message is in hand. */
  idle(): Promise<void>;
  /** Takes nothing new, lets what is in hand end, and disconnects. */
  stop(): Promise<void>;
}

const connectMs = 30_000;

/**
 * Connects the bot.
 * @throws Error when the token is refused or Discord cannot be reached.
 */
export async function startBot(deps: Deps, config: BotConfig): Promise<Bot> {
  const client = createClient(config);
  const inHand = new Set<Promise<void>>();
  const take = (work: Promise<void>): void => {
    inHand.add(work);
    void work.finally(() => inHand.delete(work));
  };
  const idle = async (): Promise<void> => {
    while (inHand.size > 0) await Promise.allSettled(inHand);
  };
  const ready = await connected(client, config.token);
  const sender = createSender(ready.rest, createOnceRest(config, config.token), ready.user.id);
  const way = { places: createPlaces(ready.rest, ready.user.id), sender };
  client.on(Events.Error, (error) => {
    deps.log.warn({ err: error }, 'gateway error');
  });
  client.on(Events.InteractionCreate, (interaction) => {
    take(route(deps, way, interaction));
  });
  client.on(Events.MessageCreate, (message) => {
    take(onDirectMessage(deps, message));
  });
  const registered = await registerCommands(ready.rest, ready.application.id, deps.profiles);
  const deliver = createDeliver(deps, sender);
  return {
    client: ready,
    registered,
    deliver(delivery) {
      const work = deliver(delivery);
      take(
        work.then(
          () => undefined,
          () => undefined,
        ),
      );
      return work;
    },
    isReady: () => client.isReady(),
    idle,
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      client.removeAllListeners(Events.MessageCreate);
      await idle();
      await client.destroy();
    },
  };
}

/** Logs in and waits until the gateway is ready. */
function connected(client: Client, token: string): Promise<Client<true>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('Discord did not answer in time'));
    }, connectMs);
    client.once(Events.ClientReady, (ready) => {
      clearTimeout(late);
      resolve(ready);
    });
    client.login(token).catch((error: unknown) => {
      clearTimeout(late);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
