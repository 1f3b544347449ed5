// The bot in this process on a local Discord, with every statement counted; nothing runs unless it is asked to.
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { joinProcesses, roles } from '../../src/app/processes.js';
import { createProfiles } from '../../src/app/profiles.js';
import { createInbox, keepMessage } from '../../src/clock/inbox.js';
import { appWording } from '../../src/app/wording.js';
import { createDeliveries } from '../../src/clock/delivering.js';
import { startBot, type Bot } from '../../src/discord/bot.js';
import { games } from '../../src/games/registry.js';
import { startLocalDiscord, type Actor, type LocalDiscord } from '@fieldpost/local';
import { createPlay } from '../../src/play/create.js';
import type { Play } from '../../src/play/play.js';
import { loadBoardMaps } from '../../src/render/index.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase, type Store } from '../../src/store/open.js';

export const players = ['Mina', 'Joon', 'Alex', 'Sam', 'Yuki', 'Leo', 'Nora'] as const;

/** What something cost. */
export interface Cost {
  readonly statements: readonly string[];
  readonly ms: number;
}

export interface BenchBot {
  readonly discord: LocalDiscord;
  readonly play: Play;
  readonly store: Store;
  as(who: string): Actor;
  /** Moves the clock on. */
  advance(ms: number): void;
  /** Runs what is due and says what is to be said, until nothing is left. */
  settle(): Promise<void>;
  /** Delivers the rows of the outbox that may go out now, a row at most per target. */
  deliverOnce(): Promise<number>;
  /** What a piece of work costs. */
  cost(work: () => Promise<unknown>): Promise<Cost>;
  stop(): Promise<void>;
}

/** @param options which database; one in memory when left out. */
export async function openBot(options: { readonly databaseUrl?: string } = {}): Promise<BenchBot> {
  let at = new Date('2026-03-01T12:00:00.000Z').getTime();
  const now = (): Date => new Date(at);
  let statements: string[] = [];
  const store = await openDatabase({
    dataDir: '.',
    now,
    observe: (statement) => statements.push(statement),
    ...(options.databaseUrl === undefined ? { memory: true } : { databaseUrl: options.databaseUrl }),
  });
  const discord = await startLocalDiscord({ rateLimits: 'off', answerWithinMs: 60_000 });
  const play = createPlay({ store, games, now, wall: () => new Date(0), allowance: 100_000, computerDelayMs: 0 });
  const { id, name } = discord.guild;
  const forum = discord.channel('games').id;
  await saveGuild(store.db, id, { name, channelId: forum, channelKind: 'forum', language: 'en' }, now());
  const warn = (message: string, error: unknown): void => console.warn(message, error);
  const wall = (): Date => new Date();
  const membership = await joinProcesses(store, { roles: new Set(roles), now: wall, warn });
  const bot: Bot = await startBot(
    {
      play,
      wording: appWording(),
      profiles: createProfiles(store, now, { language: 'both', timeZone: 'UTC' }),
      png: () => Promise.resolve(Buffer.from('not drawn')),
      filmPage: () => Promise.resolve(Buffer.from('not made')),
      boardMaps: loadBoardMaps,
      log: pino({ level: 'warn' }),
      now,
      changed: () => undefined,
      repaired: () => Promise.resolve(),
      operators: [],
    },
    {
      token: discord.token,
      api: discord.apiUrl,
      gateway: { plan: { count: 1, from: 0, to: 0 }, leases: membership.leases },
      presses: null,
      senders: () => 1,
      claimPress: () => Promise.resolve(true),
      receive: (message) => keepMessage(store, message, now()),
    },
  );
  const deliveries = createDeliveries({ store, now, deliver: (delivery) => bot.deliver(delivery) });
  const deliverOnce = (): Promise<number> => deliveries.run();
  return {
    discord,
    play,
    store,
    as: (who) => discord.as(who),
    advance(ms) {
      at += ms;
    },
    deliverOnce,
    async settle() {
      await bot.idle();
      const answer = bot.answer.bind(bot);
      while (
        (await play.runDue()) + (await createInbox({ store, now, answer, warn }).run()) + (await deliverOnce()) >
        0
      );
    },
    async cost(work) {
      await bot.idle();
      statements = [];
      const start = performance.now();
      await work();
      await bot.idle();
      return { statements, ms: performance.now() - start };
    },
    async stop() {
      await bot.stop();
      await membership.leave();
      await discord.close();
      await store.close();
    },
  };
}

/** A running Diplomacy game of the seven players, in its own forum post. */
export async function diplomacyOfSeven(bot: BenchBot): Promise<{ readonly id: number; readonly channelId: string }> {
  const person = (who: string): { id: string; name: string; locale: 'en' } => ({
    id: bot.as(who).id,
    name: who,
    locale: 'en',
  });
  const { id } = await bot.play.create(person('Mina'), {
    guildId: bot.discord.guild.id,
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, time: { excuses: 0 } },
  });
  for (const who of players) await bot.play.join(id, person(who), null);
  await bot.play.start(id, bot.as('Mina').id, false);
  await bot.settle();
  const { channelId } = await bot.play.info(id);
  if (channelId === null) throw new Error('the game has no channel');
  for (const who of players) bot.as(who).speak('en-US').in(channelId);
  return { id, channelId };
}
