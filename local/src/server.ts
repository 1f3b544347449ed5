// Starts the local Discord: REST, gateway, files and page on one port of this machine.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import { serveFrame, type ActivityOptions } from './activity/frame.js';
import { SignIns } from './activity/sign-ins.js';
import { Actor } from './people/actor.js';
import { Gateway } from './gateway/gateway.js';
import type { SessionRules } from './gateway/identify-limit.js';
import { IdentifyLimit } from './gateway/identify-limit.js';
import type { Probe } from './gateway/interaction-endpoint.js';
import { InteractionEndpoint } from './gateway/interaction-endpoint.js';
import type { Validate } from './http/description.js';
import { isOwnRequest } from './http/guard.js';
import { ANSWER_WITHIN, KeptInteractions } from './rules/interactions.js';
import { dmChannel, type ActivityPlace, type Local } from './rules/local.js';
import { PageServer } from './page/server.js';
import type { ClockHooks } from './page/server.js';
import { personOf } from './people/payload.js';
import type { SeenRequest } from './rest/handler.js';
import { restHandler } from './rest/handler.js';
import { Faults } from './rest/faults.js';
import type { RateRules } from './rest/rate-limits.js';
import { DISCORD_RATE_RULES, RateLimits } from './rest/rate-limits.js';
import { WorldBus } from './world/events.js';
import { FileLinks, typeOfFile } from './world/files.js';
import { Present } from './api/objects.js';
import type { ChannelRow, CommandRow, GuildRow } from './world/rows.js';
import { archiveIdle } from './rules/threads.js';
import { seed, seedGuilds, seedThreads } from './world/seed.js';
import { Store } from './world/store.js';

export interface LocalDiscordOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Address to listen on; this machine only unless told otherwise. */
  readonly host?: string;
  /** The bot token that is accepted. */
  readonly token?: string;
  readonly botName?: string;
  /** Folder that keeps channels, messages and pictures between runs; without it all is forgotten. */
  readonly folder?: string;
  /** The clock of Discord's own rules (3 seconds, 15 minutes, link expiry). */
  readonly now?: () => number;
  /** The clock people see and may move on from the page. */
  readonly clock?: ClockHooks;
  /** Rules by operation, "off", or near-real ones by default. */
  readonly rateLimits?: RateRules | 'off';
  /** Extra check of every JSON body, given "POST /channels/{channel_id}/messages"; errors answer 400. */
  readonly validate?: Validate;
  /** The 3 seconds of the first answer; longer for tests on a busy machine that are not about it. */
  readonly answerWithinMs?: number;
  /** What `/gateway/bot` says of shards; one shard at a time otherwise. Early identifies are refused unless rates are off. */
  readonly sessions?: SessionRules;
  readonly heartbeatMs?: number;
  /** Whether privileged intents are granted. */
  readonly privilegedIntents?: boolean;
  /** The application's own page, where it has one that can be launched. */
  readonly activity?: ActivityOptions;
}

export interface LocalDiscord {
  /** The page's address; also the base of attachment links. */
  readonly url: string;
  /** What to give discord.js as `rest.api`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly botId: string;
  readonly guild: GuildRow;
  readonly faults: Faults;
  readonly gateway: Gateway;
  /** The last requests the bot made, newest last. */
  readonly requests: readonly SeenRequest[];
  /** How often each route was asked since the start, by its operation. */
  readonly counted: ReadonlyMap<string, number>;
  /** What `validate` found. */
  readonly violations: readonly string[];
  /** Requests no route answers, and failures of this server itself. */
  readonly unhandled: readonly string[];
  /** A person to act as, by name ("Mina") or id. */
  as(who: string): Actor;
  /** A channel or thread by name; throws when there is none. */
  channel(name: string): ChannelRow;
  /** All channels and threads, or those of one server. */
  channels(guildId?: string): ChannelRow[];
  /** Permissions of the bot's own role over the server. */
  setBotPermissions(bits: bigint): void;
  /** Allows or denies permissions for a role or user in one channel. */
  overwrite(channelId: string, who: string, change: { allow?: bigint; deny?: bigint }): void;
  /** Adds servers with people of their own, as if the bot had been invited to them; for tests of many. */
  addGuilds(count: number, peopleEach: number): GuildRow[];
  /** Adds threads to a channel, as if the bot had opened them; for tests of many. */
  addThreads(parentId: string, count: number): ChannelRow[];
  /** The channel of direct messages with a person, opened where it was not. */
  openDm(userId: string): ChannelRow;
  /** The application's public key in hex, which signs interactions sent over HTTP. */
  readonly publicKey: string;
  /** Checks the address of interactions as Discord does ever so often: a good PING, and a forged one. */
  probeEndpoint(): Promise<Probe>;
  /** Waits until the bot is connected. */
  botReady(): Promise<void>;
  close(): Promise<void>;
}

/** How often idle threads are looked for, besides when the clock is moved on. */
const SWEEP_MS = 60_000;
/** So many of the newest are kept. */
const MOST_VIOLATIONS = 1000;

function serveFile(local: Local, request: IncomingMessage, response: ServerResponse): void {
  const found = local.links.open(new URL(request.url ?? '/', 'http://local'));
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
    return;
  }
  const type = typeOfFile(found.name);
  // A stranger's picture must not run as a page of ours.
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.bytes.length,
    'cache-control': 'private, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  response.end(found.bytes);
}

/** Starts the server and resolves once it listens. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const now = options.now ?? Date.now;
  const { clock } = options;
  const time = clock ? () => clock.now() : now;
  const token = options.token ?? 'local';
  const store = new Store(time, options.folder ?? null);
  if (store.fresh) seed(store, options.botName ?? 'Fieldpost', new Date(time()).toISOString());
  const botId = [...store.users.values()].find((user) => user.bot)?.id ?? '';
  const guild = [...store.guilds.values()][0];
  if (!guild) throw new Error('the local Discord has no server');

  let base = '';
  let framePort = 0;
  const activityAt: ActivityPlace = {
    url: (channelId, instanceId) => {
      const channel = store.channels.get(channelId);
      const query = new URLSearchParams({
        instance_id: instanceId,
        frame_id: randomUUID(),
        platform: 'desktop',
        channel_id: channelId,
        ...(channel?.guildId ? { guild_id: channel.guildId } : {}),
      });
      return `${base.replace(/:\d+$/, `:${String(framePort)}`)}/.frame?${query.toString()}`;
    },
  };
  const links = new FileLinks(store, () => base, now);
  const answerWithin = options.answerWithinMs ?? ANSWER_WITHIN;
  const interactions = new KeptInteractions(answerWithin);
  const sessions = options.sessions ?? { shards: 1, maxConcurrency: 1 };
  const identifies = new IdentifyLimit(sessions, options.sessions !== undefined || options.rateLimits !== 'off');
  const local: Local = {
    store,
    signIns: new SignIns(now),
    get activity() {
      return framePort === 0 ? null : activityAt;
    },
    bus: new WorldBus(),
    links,
    interactions,
    botId,
    now,
    time,
    present: new Present(store, links, () => botId),
    gatewayUrl: () => `${base.replace(/^http/, 'ws')}/gateway`,
    sessionLimits: () => identifies.told,
    endpoint: {
      get publicKey() {
        return endpoint.publicKey;
      },
      get url() {
        return endpoint.url;
      },
      set: async (url) => {
        const probe = url === null ? null : await endpoint.probe(url);
        const good = probe === null || (probe.pong && probe.forged === 401);
        if (good) endpoint.url = url;
        return good;
      },
    },
  };
  const violations: string[] = [];
  const check: Validate = (operation, body) => {
    const found = options.validate?.(operation, body) ?? [];
    violations.push(...found.map((text) => `${operation}: ${text}`));
    violations.splice(0, violations.length - MOST_VIOLATIONS);
    return found;
  };
  const endpoint = new InteractionEndpoint(local, answerWithin, check);
  interactions.attach(local);
  local.bus.hear((event) => {
    if (event.type === 'clock') archiveIdle(local);
  });
  const sweep = setInterval(() => archiveIdle(local), SWEEP_MS).unref();

  const requests: SeenRequest[] = [];
  const counted = new Map<string, number>();
  const unhandled: string[] = [];
  const faults = new Faults();
  const rules = options.rateLimits === 'off' ? null : (options.rateLimits ?? DISCORD_RATE_RULES);
  const rest = restHandler(local, {
    token,
    limits: new RateLimits(rules),
    faults,
    validate: check,
    seen: requests,
    counted,
    unhandled,
  });
  const gateway = new Gateway(local, {
    token,
    identifies,
    endpoint,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    privileged: options.privilegedIntents ?? false,
  });
  const page = new PageServer(local, { clock: clock ?? null, online: () => gateway.online });

  const host = options.host ?? '127.0.0.1';
  const server = createServer((request, response) => {
    if (!isOwnRequest(request.headers, host)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('This server answers its own page only.');
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/api/')) void rest(request, response);
    else if (path.startsWith('/attachments/')) serveFile(local, request, response);
    else void page.handle(request, response);
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    // What is no address at all, such as `//`, must not be read as one: that would throw here, where nobody catches it.
    const [path = '', query = ''] = (request.url ?? '/').split('?');
    const known = path === '/gateway' || path === '/gateway/' || path === '/page/socket';
    if (!known || !isOwnRequest(request.headers, host)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      // Frames that are too long or no frames end their own connection, and nothing else.
      client.on('error', () => client.terminate());
      if (path === '/page/socket') page.accept(client, new URLSearchParams(query).get('user') ?? '');
      else gateway.accept(client);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  base = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

  const frame =
    options.activity === undefined
      ? null
      : await serveFrame(host, options.activity, () => [base, base.replace('127.0.0.1', 'localhost')]);
  framePort = frame?.port ?? 0;
  const isEntry = (row: CommandRow): boolean => row.shape.type === 4;
  // Discord makes this command itself for an application that has an activity.
  if (frame !== null && ![...store.commands.values()].some(isEntry)) {
    const id = store.ids.next();
    const shape = { type: 4, name: 'launch', handler: 2 } as const;
    store.commands.set(id, { id, version: id, guildId: null, shape });
  }

  const actors = new Map<string, Actor>();
  const channelNamed = (name: string): ChannelRow => {
    const found = store.channels.get(name) ?? [...store.channels.values()].findLast((row) => row.name === name);
    if (!found) throw new Error(`no channel ${name}`);
    return found;
  };
  return {
    url: base,
    apiUrl: `${base}/api`,
    token,
    botId,
    guild,
    faults,
    gateway,
    requests,
    counted,
    violations,
    unhandled,
    as: (who) => {
      const user = personOf(local, who);
      const have = actors.get(user.id) ?? new Actor(local, user);
      actors.set(user.id, have);
      return have;
    },
    channel: channelNamed,
    channels: (guildId) => (guildId === undefined ? [...store.channels.values()] : store.channelsOf(guildId)),
    setBotPermissions: (bits) => {
      const role = guild.roles.find((row) => row.managed);
      if (!role) return;
      role.permissions = bits.toString();
      local.bus.tell({ type: 'role', verb: 'update', guild, role });
    },
    overwrite: (channelId, who, change) => {
      const channel = channelNamed(channelId);
      const type = guild.roles.some((role) => role.id === who) ? 0 : 1;
      const row = { id: who, type, allow: String(change.allow ?? 0n), deny: String(change.deny ?? 0n) } as const;
      channel.overwrites = [...channel.overwrites.filter((it) => it.id !== who), row];
      local.bus.tell({ type: 'channel', verb: 'update', channel });
    },
    addGuilds: (count, peopleEach) => {
      const added = seedGuilds(store, count, peopleEach, new Date(time()).toISOString());
      for (const it of added) local.bus.tell({ type: 'guild', guild: it });
      return added;
    },
    addThreads: (parentId, count) => {
      const added = seedThreads(store, botId, parentId, count, new Date(time()).toISOString());
      for (const channel of added) local.bus.tell({ type: 'channel', verb: 'create', channel });
      return added;
    },
    openDm: (userId) => dmChannel(local, userId),
    publicKey: endpoint.publicKey,
    probeEndpoint: () => endpoint.probe(endpoint.url ?? ''),
    botReady: () =>
      new Promise((resolve) => {
        if (gateway.online) {
          resolve();
          return;
        }
        const stop = local.bus.hear((event) => {
          if (event.type !== 'bot' || !event.online) return;
          stop();
          resolve();
        });
      }),
    close: async () => {
      clearInterval(sweep);
      gateway.close();
      page.close();
      store.save();
      sockets.close();
      frame?.server.closeAllConnections();
      frame?.server.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
