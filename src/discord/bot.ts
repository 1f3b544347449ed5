// Starts the bot: finds out who it is, registers its commands when they have changed, connects, takes presses and direct messages.
import { setTimeout as wait } from 'node:timers/promises';
import { Events, type Client } from 'discord.js';
import type { Delivered, Delivery } from '../clock/delivering.js';
import type { IncomingMessage } from '../clock/inbox.js';
import { createOnceRest, createRest, type ClientConfig } from './client.js';
import type { Deps } from './deps.js';
import { answerDirectMessage, heardMessage } from './dm.js';
import { startGateway } from './gateway/gateway.js';
import type { ShardLeases, ShardPlan } from './gateway/leases.js';
import { whoAmI } from './identity.js';
import { createPlaces } from './places.js';
import { registerCommands } from './register.js';
import { route } from './route.js';
import { createDeliver } from './delivery/deliver.js';
import { createSender } from './delivery/send.js';

export interface BotConfig extends ClientConfig {
  readonly token: string;
  /** The connections this process may keep; null: it keeps none. */
  readonly gateway: { readonly plan: ShardPlan; readonly leases: ShardLeases } | null;
  /** Writes down a direct message, to be answered by one process. */
  receive(message: IncomingMessage): Promise<void>;
}

export interface Bot {
  /** Its name on Discord. */
  readonly name: string;
  /** Delivers one row of the outbox. */
  deliver(delivery: Delivery): Promise<Delivered>;
  /** Answers one direct message of the inbox; throws when the answer did not get out. */
  answer(message: IncomingMessage, taken: boolean): Promise<void>;
  /** Every connection that falls to this process stands. */
  isReady(): boolean;
  /** Whether the commands were registered anew at the start. */
  readonly registered: boolean;
  /** Resolves when no command, press or message is in hand. */
  idle(): Promise<void>;
  /** Takes nothing new, lets what is in hand end, and disconnects. */
  stop(): Promise<void>;
}

const againMs = 1_000;

/**
 * Starts the bot.
 * @throws Error when the token is refused or Discord cannot be reached.
 */
export async function startBot(deps: Deps, config: BotConfig): Promise<Bot> {
  const rest = createRest(config, config.token);
  const identity = await whoAmI(rest);
  const sender = createSender(rest, createOnceRest(config, config.token), identity.user.id);
  const way = { places: createPlaces(rest, identity.user.id), sender };
  const registered = await registerCommands(rest, identity.application.id, deps.profiles);
  const deliver = createDeliver(deps, sender);

  const inHand = new Set<Promise<unknown>>();
  const receiving = new Set<Promise<unknown>>();
  let stopping = false;
  const take = <T>(work: Promise<T>, among = inHand): Promise<T> => {
    among.add(work);
    const ended = (): unknown => among.delete(work);
    work.then(ended, ended);
    return work;
  };
  const ended = async (among: ReadonlySet<Promise<unknown>>): Promise<void> => {
    while (among.size > 0) await Promise.allSettled(among);
  };
  /** What was heard is not forgotten while the database is away. */
  const receive = async (message: IncomingMessage): Promise<void> => {
    for (;;) {
      try {
        await config.receive(message);
        deps.changed();
        return;
      } catch (error) {
        deps.log.warn({ err: error }, 'a direct message could not be written down');
        if (stopping) throw error;
        await wait(againMs);
      }
    }
  };
  const listen = (client: Client): void => {
    client.on(Events.Error, (error) => {
      deps.log.warn({ err: error }, 'gateway error');
    });
    client.on(Events.InteractionCreate, (interaction) => {
      if (!stopping) void take(route(deps, way, interaction));
    });
    client.on(Events.MessageCreate, (message) => {
      const heard = heardMessage(message);
      if (heard !== null) take(receive(heard), receiving).catch(() => undefined);
    });
  };
  const gateway =
    config.gateway === null
      ? null
      : await startGateway({ ...config, ...config.gateway, identity }, rest, deps.log, listen, () => ended(receiving));
  return {
    name: identity.user.username,
    registered,
    deliver: (delivery) => take(deliver(delivery)),
    answer: (message, taken) => take(answerDirectMessage(deps, sender, message, taken)),
    isReady: () => gateway?.isReady() ?? true,
    async idle() {
      await ended(receiving);
      await ended(inHand);
    },
    async stop() {
      stopping = true;
      await ended(inHand);
      await gateway?.stop();
      await ended(receiving);
    },
  };
}
