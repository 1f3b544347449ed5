// Starts the bot: finds out who it is, registers its commands when they have changed, connects, takes presses and direct messages.
/*
 * How this room works. Three things come in and one goes out. Interactions arrive from `gateway/`, over a connection or over HTTP, and
 * `route.ts` handles each: it acknowledges at once, reads the ids in the `custom_id` (`custom-id.ts`) and finds a command in `commands/`
 * or the act of a button in `presses/`. That act gets a `Call` (who, where, which deps), asks `play`, and returns a `Screen` (`screen.ts`):
 * text, menus, buttons and pictures as plain data, which `route.ts` sends as the answer.
 * `ask/` turns any question into such a screen, and presses, menus and typed text back into an answer, without knowing a game.
 * Direct messages go through `dm.ts` to the same reader; what each person has on their desk is one live message (`sending/cockpit.ts`);
 * who does not act on what came up there by an edit is called by a new one (`delivery/calling.ts`).
 * What goes out on its own accord are rows of the outbox: the clock hands each to `deliver`, and `delivery/` builds the message.
 * `tables/` holds the screens of sign-up, settings and the host, `shown/` what several screens show, `film/` the page of an ended game.
 * `sending/` makes the requests, which share one count of what Discord allows (`wire.ts`); one that meets a rate limit while it delivers
 * fails at once (`client.ts`), so that its target alone waits.
 * This file joins all that, and on `stop` takes nothing new and waits until nothing is in hand.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Events, Routes, type Client, type Interaction } from 'discord.js';
import type { Delivered, Delivery } from '../clock/delivering.js';
import type { EarlierTry, IncomingMessage } from '../clock/inbox.js';
import { acknowledgeBy } from './acknowledge.js';
import { createOnceRest, createRest, inQueue, type ClientConfig } from './client.js';
import type { Deps } from './deps.js';
import { answerDirectMessage, heardMessage } from './dm.js';
import { openEndpoint, type EndpointConfig } from './gateway/endpoint.js';
import { startGateway } from './gateway/gateway.js';
import type { ShardLeases, ShardPlan } from './gateway/leases.js';
import { whoAmI } from './identity.js';
import { createPlaces } from './places.js';
import { Reach } from './reach.js';
import { registerCommands } from './register.js';
import { watchForRepairs } from './repairs.js';
import { route } from './route.js';
import { Acting } from './sending/acting.js';
import { cockpit } from './sending/cockpit.js';
import { createDeliver } from './delivery/deliver.js';
import { createSender } from './sending/send.js';
import { shareOf, Wire } from './wire.js';

export interface BotConfig extends Pick<ClientConfig, 'api'> {
  readonly token: string;
  /** The connections this process may keep; null: it keeps none. */
  readonly gateway: { readonly plan: ShardPlan; readonly leases: ShardLeases } | null;
  /** Where presses come in over HTTP; null: they come by the gateway. */
  readonly presses: Pick<EndpointConfig, 'port' | 'publicKey' | 'host'> | null;
  /** How many processes send requests of their own accord, this one among them. */
  readonly senders: () => number;
  /** Takes a press that came over HTTP, unless another process has. */
  claimPress(id: string): Promise<boolean>;
  /** Writes down a direct message, to be answered by one process. */
  receive(message: IncomingMessage): Promise<void>;
}

export interface Bot {
  /** Its name on Discord. */
  readonly name: string;
  /** Delivers one row of the outbox. */
  deliver(delivery: Delivery): Promise<Delivered>;
  /** Deliveries wait for no pictures any more: the program ends, and what they were for is delivered after the next start. */
  dropPictures(): void;
  /** Answers one direct message of the inbox; throws when the answer did not get out. */
  answer(message: IncomingMessage, before: EarlierTry | null): Promise<void>;
  /** Whether nothing is sent because Discord has refused too much. */
  isCut(): boolean;
  /** Where presses come in over HTTP. */
  readonly port: number | null;
  /** Every connection that falls to this process stands. */
  isReady(): boolean;
  /** The same, and requests are answered: people see what is said to them, and can answer. */
  isReachable(): boolean;
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
  const wire = new Wire({
    perSecond: () => shareOf(config.senders()),
    tell: (cut, refused) => {
      if (cut) deps.log.error({ refused }, 'Discord refuses too much: nothing is sent until that is ten minutes old');
      else deps.log.info({ refused }, 'sending to Discord again');
    },
  });
  const access: ClientConfig = { ...(config.api === undefined ? {} : { api: config.api }), wire };
  const rest = createRest(access, config.token);
  const identity = await whoAmI(rest);
  const knownDirect = (userId: string): Promise<string | null> => deps.profiles.directChannel(cockpit, userId);
  const sender = createSender(rest, createOnceRest(access, config.token), identity.user.id, knownDirect);
  const acting = new Acting();
  const way = { places: createPlaces(rest, identity.user.id), sender, acting };
  const registered = await registerCommands(rest, identity.application.id, deps.profiles);
  const leave = new Leave();
  const deliver = createDeliver({ ...deps, png: (scene) => leave.unless(deps.png(scene)) }, sender, acting);
  const reach = new Reach(() => rest.get(Routes.gateway()));

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
  const handle = (interaction: Interaction): void => {
    if (!stopping) void take(route(deps, { ...way, acknowledge: acknowledgeBy(interaction.client.rest) }, interaction));
  };
  const listen = (client: Client): void => {
    client.on(Events.Error, (error) => {
      deps.log.warn({ err: error }, 'gateway error');
    });
    client.on(Events.InteractionCreate, handle);
    client.on(Events.MessageCreate, (message) => {
      const heard = heardMessage(message);
      if (heard !== null) take(receive(heard), receiving).catch(() => undefined);
    });
    watchForRepairs(client, (guildId) => {
      take(deps.repaired(guildId)).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'what waited for a repair could not be woken');
      });
    });
  };
  const gateway =
    config.gateway === null
      ? null
      : await startGateway(
          { ...access, token: config.token, ...config.gateway, identity },
          rest,
          deps.log,
          listen,
          () => ended(receiving),
        );
  const endpoint =
    config.presses === null
      ? null
      : await openEndpoint(
          {
            ...access,
            ...config.presses,
            claim: (id) => config.claimPress(id),
            refused: (error) => deps.log.warn({ err: error }, 'a press could not be understood'),
          },
          handle,
        );
  return {
    name: identity.user.username,
    registered,
    async deliver(delivery) {
      const delivered = await take(inQueue(() => deliver(delivery)));
      if (delivered.kind === 'away') reach.lost();
      return delivered;
    },
    dropPictures: () => leave.now(),
    answer: (message, before) =>
      take(acting.during(message.userId, () => answerDirectMessage(deps, sender, message, before))),
    isCut: () => wire.isCut(),
    port: endpoint?.port ?? null,
    isReady: () => gateway?.isReady() ?? true,
    isReachable: () => (gateway?.isReady() ?? true) && reach.isUp,
    async idle() {
      await ended(receiving);
      await ended(inHand);
    },
    async stop() {
      await endpoint?.close();
      stopping = true;
      await ended(inHand);
      reach.stop();
      await gateway?.stop();
      await ended(receiving);
    },
  };
}

/** The program ends: nobody waits for this any more. */
class Leaving extends Error {
  override readonly name = 'Leaving';
}

/** What ends all waiting for some kinds of work at once. */
class Leave {
  readonly #waiting = new Set<(error: Error) => void>();
  #error: Error | null = null;

  now(): void {
    this.#error = new Leaving('the program ends');
    for (const reject of this.#waiting) reject(this.#error);
  }

  /** What comes of some work, as long as nobody has ended the waiting. */
  async unless<T>(work: Promise<T>): Promise<T> {
    // Where nobody waits for it any more, nobody hears how it failed.
    work.catch(() => undefined);
    if (this.#error !== null) throw this.#error;
    let leave: (error: Error) => void = () => undefined;
    const left = new Promise<never>((_, reject) => (leave = reject));
    this.#waiting.add(leave);
    try {
      return await Promise.race([work, left]);
    } finally {
      this.#waiting.delete(leave);
    }
  }
}
