// The trial of many processes: people play on many servers while processes are killed, connections cut and the shards counted anew.
import { createServer, request, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { REST } from 'discord.js';
import { games } from '../../src/games/registry.js';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase } from '../../src/store/open.js';
import { startLocalProcess } from '../../test/support/local-process.js';
import { nim } from '../../test/support/nim/index.js';
import { startPostgres } from '../../test/support/postgres.js';
import { Fleet, type Settings } from './fleet.js';
import { isRoomy, never, took, tried, type Trial } from './trial.js';

interface ShardsScale {
  readonly guilds: number;
  readonly tablesEach: number;
  /** How many people play at the same time; they go from table to table. */
  readonly atOnce: number;
  readonly seconds: number;
  /** How often a process is killed. */
  readonly killEveryMs: number;
  readonly shards: number;
  /** The number of shards the trial goes on with after half its time. */
  readonly thenShards: number;
  readonly gateways: number;
  readonly workers: number;
  readonly presses: number;
  readonly senders: number;
}

interface ShardsReport {
  readonly messages: number;
  /** Direct messages that got no answer, or more than one. */
  readonly unanswered: number;
  readonly answeredTwice: number;
  /** Answers in the database that nobody gave, and given ones that are not there. */
  readonly doubled: number;
  readonly lost: number;
  readonly presses: number;
  /** Presses that were not acknowledged in three seconds. */
  readonly late: number;
  /** Of those, the ones while a process was down that had just taken them. */
  readonly lateWithAKill: number;
  readonly acknowledgedP95: number;
  /** Deliveries that were recorded under one message, and messages nobody recorded. */
  readonly sentTwice: number;
  readonly unsent: number;
  readonly refusedShare: number;
  readonly killed: number;
  readonly fallen: readonly string[];
  readonly slowestStopMs: number;
}

/**
 * @returns null where no Postgres is installed.
 * @internal
 */
export async function runShards(scale: ShardsScale): Promise<ShardsReport | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const discord = await startLocalProcess({ sessions: { shards: scale.shards, maxConcurrency: 16 } });
  const databaseUrl = await postgres.createDatabase();
  const now = (): Date => new Date();
  const store = await openDatabase({ dataDir: '.', databaseUrl, now });
  const fleet = new Fleet();
  const balancer = new Balancer();
  try {
    const play = createPlay({ store, games: new Map([...games, [nim.id, nim]]), now, wall: now, computerDelayMs: 0 });
    const tables = await openTables(scale);
    const base: Settings = {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: process.env['ENDURE_LOG'] ?? 'silent',
    };
    const gateways = (shards: number): Promise<unknown> =>
      all(scale.gateways, () => fleet.add({ ...base, ROLES: 'gateway', SHARDS: String(shards) }));
    await gateways(scale.shards);
    await all(scale.workers, () => fleet.add({ ...base, ROLES: 'worker' }));
    await all(scale.presses, async () => {
      const port = await balancer.another();
      await fleet.add({ ...base, ROLES: 'press', PUBLIC_KEY: discord.publicKey, PRESS_PORT: String(port) });
    });
    await all(scale.senders, () => fleet.add({ ...base, ROLES: 'sender' }));
    const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
    await rest.patch('/applications/@me', { body: { interactions_endpoint_url: await balancer.open() } });

    const end = Date.now() + scale.seconds * 1000;
    const kills: { from: number; to: number }[] = [];
    const presses: { at: number; ms: number; ok: boolean }[] = [];
    const replies: number[] = [];
    let messages = 0;
    const waiting = [...tables];
    const visitor = async (): Promise<void> => {
      while (Date.now() < end) {
        const table = waiting.shift();
        if (table === undefined) await wait(300);
        else if (await visit(table)) waiting.push(table);
      }
    };
    /** @returns whether there is more to play at this table. */
    const visit = async ({ game, user, channel }: SimulatedTable): Promise<boolean> => {
      if (!(await isTheirTurn(game, user))) {
        if ((await play.info(game)).status !== 'running') return false;
        await wait(300);
        return true;
      }
      messages += 1;
      const { id } = await discord.ask('dm', user, 'One');
      const from = Date.now();
      const pressed = discord.ask('slash', user, channel, 'play', { game: String(game) }).then(
        () => true,
        () => false,
      );
      presses.push({ at: from, ok: await pressed, ms: Date.now() - from });
      replies.push(await repliesTo(user, id));
      return true;
    };
    const havoc = async (): Promise<void> => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        await wait(Math.min(scale.killEveryMs, Math.max(0, end - Date.now())));
        if (Date.now() >= end) return;
        const from = Date.now();
        // One after another, so that each role loses some.
        await fleet.kill(turn * 3);
        kills.push({ from: from - 3_000, to: Date.now() + 3_000 });
        if (turn % 2 === 0) await discord.ask('cutGateway');
      }
    };
    let stops: number[] = [];
    const reshard = async (): Promise<void> => {
      await wait(scale.seconds * 500);
      await gateways(scale.thenShards);
      stops = await fleet.stop((settings) => settings['SHARDS'] === String(scale.shards));
    };
    await Promise.all([all(scale.atOnce, visitor), havoc(), reshard()]);
    const restedAt = await settled();
    stops = [...stops, ...(await fleet.stop(() => true))];

    const given = await store.db.answer.count({ where: { by: 'player', undoneAt: null } });
    // A status is edited in place, so that several deliveries stand under one message.
    const sent = await store.db.outbox.findMany({
      where: { doneAt: { not: null }, kind: { not: 'status' } },
      select: { messageRef: true },
    });
    const refs = sent.flatMap(({ messageRef }) => (messageRef === null ? [] : [JSON.stringify(messageRef)]));
    const requests = await discord.ask('requests');
    const times = presses
      .filter(({ ok }) => ok)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    const late = presses.filter(({ ok }) => !ok);
    return {
      messages,
      unanswered: replies.filter((count) => count === 0).length,
      answeredTwice: replies.filter((count) => count > 1).length,
      doubled: Math.max(0, given - messages),
      lost: Math.max(0, messages - given),
      presses: presses.length,
      late: late.length,
      lateWithAKill: late.filter(({ at }) => kills.some(({ from, to }) => at >= from && at <= to)).length,
      acknowledgedP95: times[Math.floor(times.length * 0.95)] ?? 0,
      sentTwice: await sentTwice(),
      unsent: await store.db.outbox.count({
        where: { OR: [openAt(restedAt), { failedAt: { not: null } }] },
      }),
      refusedShare:
        requests.filter(({ status }) => [401, 403, 429].includes(status)).length / Math.max(1, requests.length),
      killed: fleet.killed,
      fallen: fleet.fallen,
      slowestStopMs: Math.max(0, ...stops),
    };

    async function openTables({ guilds, tablesEach }: ShardsScale): Promise<readonly SimulatedTable[]> {
      const made: SimulatedTable[] = [];
      const servers = await discord.ask('addGuilds', guilds, tablesEach);
      await all(openers, async () => {
        for (let guild = servers.pop(); guild !== undefined; guild = servers.pop()) {
          const forum = guild.channels.find((it) => it.type === 15)?.id ?? '';
          const channel = guild.channels.find((it) => it.name === 'lobby')?.id ?? '';
          await saveGuild(store.db, guild.id, { channelId: forum, channelKind: 'forum', language: 'en' }, now());
          for (const user of guild.people) {
            const host = { id: user, name: `Player ${user}`, locale: 'en' as const };
            const sticks = { sticks: 21 };
            const given = {
              guildId: guild.id,
              kind: nim.id,
              name: null,
              language: 'en',
              options: sticks,
              paces: {},
            } as const;
            const { id: game } = await play.create(host, given);
            await play.join(game, host, 'first');
            await play.start(game, user, true);
            made.push({ game, user, channel });
          }
        }
      });
      return made;
    }
    async function isTheirTurn(game: number, user: string): Promise<boolean> {
      return (await play.desk(game, user)).tasks.length > 0;
    }
    /** How many answers stand under a message once nothing more is open for its writer. */
    async function repliesTo(user: string, message: string): Promise<number> {
      for (let tries = 0; tries < 240; tries += 1) {
        const count = await answersUnder(user, message);
        const row = await store.db.inboxMessage.findUnique({ where: { id: message }, select: { doneAt: true } });
        if (count > 0 && row?.doneAt != null) return count;
        await wait(250);
      }
      return 0;
    }
    async function answersUnder(user: string, message: string): Promise<number> {
      const seen = await discord.ask('dms', user);
      return seen.filter(({ raw }) => JSON.stringify(raw['message_reference'] ?? {}).includes(message)).length;
    }
    /** Messages to people that neither a delivery nor an answer accounts for. */
    async function sentTwice(): Promise<number> {
      let extra = refs.length - new Set(refs).size;
      for (const user of new Set(tables.map((table) => table.user))) {
        const seen = (await discord.ask('dms', user)).filter(({ authorId }) => authorId === discord.botId);
        const prompts = seen.filter(({ raw }) => raw['message_reference'] === undefined);
        extra += prompts.filter(({ id }) => !refs.some((ref) => ref.includes(id))).length;
      }
      return extra;
    }
    /** What was to be said by a moment and is not, or was tried in vain and is to be tried again. */
    function openAt(moment: Date) {
      return { doneAt: null, OR: [{ runAt: { lte: moment } }, { attempts: { gt: 0 } }] };
    }
    /**
     * Waits while what is still to be said becomes less.
     * @returns when it was looked for last.
     */
    async function settled(): Promise<Date> {
      let least = Infinity;
      let until = Infinity;
      let at = now();
      while (least > 0 && Date.now() < until) {
        await wait(250);
        at = now();
        const open = await store.db.outbox.count({ where: openAt(at) });
        const left = open + (await store.db.inboxMessage.count({ where: { doneAt: null } }));
        if (left >= least) continue;
        least = left;
        until = Date.now() + restMs;
      }
      return at;
    }
  } finally {
    await fleet.stop(() => true);
    balancer.close();
    await store.close();
    await discord.stop();
    await postgres.stop();
  }
}

interface SimulatedTable {
  readonly game: number;
  readonly user: string;
  /** The channel its player writes commands in. */
  readonly channel: string;
}

/** So many tables’ openings Discord’s fifty requests a second leave room for. */
const serversPerSecond = 2.5;

/** How many servers are furnished side by side. */
const openers = 8;

/** How long nothing may become less of what is still to be said before it counts as missing. */
const restMs = 60_000;

/**
 * As much as the checks try.
 * @internal
 */
export const fewShards: ShardsScale = {
  guilds: 8,
  tablesEach: 1,
  atOnce: 8,
  seconds: 30,
  killEveryMs: 8_000,
  shards: 2,
  thenShards: 4,
  gateways: 1,
  workers: 1,
  presses: 2,
  senders: 1,
};

/** Five thousand servers, two tables each, on nine processes; fewer where there is less time. */
const full: Omit<ShardsScale, 'seconds'> = {
  guilds: 5_000,
  tablesEach: 2,
  atOnce: 24,
  killEveryMs: 10_000,
  shards: 4,
  thenShards: 8,
  gateways: 2,
  workers: 3,
  presses: 2,
  senders: 2,
};

export const shardsTrial: Trial = {
  title: 'Many processes, killed one after another, with another number of shards half-way',
  does: 'People on many servers play a game of sticks by direct message and `/play`, with Discord’s rate limits, on Postgres.',
  share: 4,
  run: async (extent) => {
    // Opening the tables and letting everything come to rest take their part.
    const seconds = Math.max(30, (extent.until - Date.now()) / 2_000);
    const guilds = Math.min(full.guilds, Math.floor(seconds * serversPerSecond));
    const scale = isRoomy(extent) ? { ...full, guilds, seconds } : fewShards;
    const report = await runShards(scale);
    if (report === null) return null;
    return [
      tried('servers', scale.guilds),
      tried('answers given by direct message', report.messages),
      tried('processes killed', report.killed),
      never('direct messages without an answer', report.unanswered),
      never('direct messages answered twice', report.answeredTwice),
      never('answers lost', report.lost),
      never('answers stored that nobody gave', report.doubled),
      never('messages to people sent twice', report.sentTwice),
      never('messages to people never sent', report.unsent),
      tried('commands', report.presses),
      never(
        'of them not acknowledged in three seconds, without a kill beside them',
        report.late - report.lateWithAKill,
      ),
      tried('of them not acknowledged because their process was killed', report.lateWithAKill),
      took('acknowledged, p95', report.acknowledgedP95),
      never('processes that ended by themselves', report.fallen.length),
      took('slowest to stop', report.slowestStopMs),
    ];
  },
};

async function all(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, at) => work(at)));
}

/** Stands before the processes that take presses, and asks the next one when one is not there. */
class Balancer {
  readonly #ports: number[] = [];
  #turn = 0;
  readonly #server: Server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const attempt = (left: number): void => {
        this.#turn += 1;
        const port = this.#ports[this.#turn % this.#ports.length];
        const { method, headers } = incoming;
        const outgoing = request({ port, host: '127.0.0.1', method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        outgoing.on('error', () => {
          if (left > 0) attempt(left - 1);
          else response.writeHead(502).end();
        });
        outgoing.end(Buffer.concat(parts));
      };
      attempt(this.#ports.length);
    });
  });

  /** A free port for one more process. */
  async another(): Promise<number> {
    const probe = createServer();
    const port = await listening(probe);
    await new Promise((resolve) => probe.close(resolve));
    this.#ports.push(port);
    return port;
  }

  async open(): Promise<string> {
    return `http://127.0.0.1:${await listening(this.#server)}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
