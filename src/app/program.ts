// The running program: store, table, painter, bot and clock joined; on the local Discord when there is no token.
/*
 * How this room works. `main.ts` reads the settings (`config.ts`) and calls `startProgram`, which opens everything from the bottom up:
 * the store, the row that names this process (`processes.ts`), the games with an owner's own files (`own-files.ts`), all words
 * (`wording.ts`), painter and thinker, the play layer, and last the bot and the clock.
 * Without a token it starts the local Discord first, with a clock that can be moved (`movable-clock.ts`), and the bot logs in there.
 * Whatever is opened adds its end to `closing`; `stop` runs that list backwards, and so does a start that fails half-way.
 * The roles of a process decide what it gets: connections (`gateway`), presses over HTTP (`press`), due work (`worker`), messages (`sender`).
 * `changed` and `poke` are the one shortcut: after each press the clock looks at once instead of at its next tick.
 * `boards.ts` opens the boards in browsers and inside Discord, and what the bot leads to them by.
 * `profiles.ts` keeps what is known of people and servers, `health.ts` and `watchdog.ts` tell an operator how the program does.
 * Only what joins rooms stands here: no rule of play, and no message of Discord's.
 */
import { join } from 'node:path';
import { ChannelType } from 'discord-api-types/v10';
import { startClock } from '../clock/clock.js';
import { keepMessage } from '../clock/inbox.js';
import { filmsFrom, openBoards, type Boards } from './boards.js';
import type { Config } from './config.js';
import { startBot, type Bot } from '../discord/bot.js';
import type { Profiles } from '../discord/deps.js';
import { games } from '../games/registry.js';
import { withOwnFiles } from './own-files.js';
import { serveHealth } from './health.js';
import { startWatchdog } from './watchdog.js';
import { appWording } from './wording.js';
import { readDescription, startLocalDiscord, type LocalDiscord } from '@fieldpost/local';
import type { Logger } from './log.js';
import type { AnyGame } from '../table/game.js';
import { joinProcesses } from './processes.js';
import { createProfiles } from './profiles.js';
import { openMovableClock } from './movable-clock.js';
import { createPlay } from '../play/create.js';
import type { PlayDeps } from '../play/change/deps.js';
import type { Play } from '../play/play.js';
import { createRenderer, loadBoardMaps } from '../render/index.js';
import { createThinker } from '../think/index.js';
import { claimPress } from '../store/inbox.js';
import { openDatabase, type Store, type StoreDescription } from '../store/open.js';
import { outboxState, wakeTroubled } from '../store/outbox.js';

/** How long a message waits for its pictures. */
const patienceMs = 1_500;
/** It does not wait at all where others will be painted for so long before them: tables are told before anybody else. */
const longestLineMs = { table: 400, person: patienceMs } as const;

/** A program that runs. */
export interface Program {
  readonly play: Play;
  readonly store: Store;
  readonly bot: Bot;
  /** Present when there is no token. */
  readonly local: LocalDiscord | null;
  readonly database: StoreDescription;
  /** Ends everything in order: no more presses, what is being said is finished, the database is closed. */
  stop(): Promise<void>;
}

export interface ProgramOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Shorter waits for tests. */
  readonly waits?: Pick<PlayDeps, 'computerDelayMs' | 'decoyMs' | 'windowTickMs'>;
  /** The secret seed of a new game, for tests that are to run the same way each time; a random one when left out. */
  readonly seed?: NonNullable<PlayDeps['seed']>;
  /** Games beside those of the registry, for trials. */
  readonly more?: readonly AnyGame[];
  /** Any free port instead of the configured one, for tests. */
  readonly localPort?: number;
}

/** How soon a process notices what others have left to do; what it leaves itself it sees at once. */
const lookMs = 250;

/** The trial server needs no `/setup`: its forum takes the games. */
async function setUpTrial(local: LocalDiscord, profiles: Profiles, config: Config): Promise<void> {
  const { id, name } = local.guild;
  const forumType: number = ChannelType.GuildForum;
  const forum = local.channels().find((channel) => channel.type === forumType);
  if (forum === undefined || (await profiles.server(id)) !== null) return;
  const { language, timeZone } = config;
  await profiles.saveServer(id, { name, channelId: forum.id, channelKind: 'forum', language, timeZone });
}

/**
 * Starts everything.
 * @throws StoreError when the database cannot be used, Error when Discord cannot be reached; nothing stays running then.
 */
export async function startProgram({ config, log, ...options }: ProgramOptions): Promise<Program> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) {
      await close().catch((error: unknown) => {
        log.warn({ err: error }, 'while stopping');
      });
    }
  };
  const warn = (message: string, error: unknown): void => {
    log.warn({ err: error }, message);
  };
  const wall = (): Date => new Date();
  try {
    const store = await openDatabase({
      dataDir: config.dataDir,
      ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl }),
      ...(config.directUrl === null ? {} : { directUrl: config.directUrl }),
      now: wall,
      warn,
    });
    closing.push(() => store.close());
    const doing = config.roles;
    const watchdog = startWatchdog((stall) => {
      log.warn(stall, 'nothing else could be done for a while');
    });
    closing.push(() => {
      watchdog.stop();
      return Promise.resolve();
    });
    const { during } = watchdog;
    const membership = await joinProcesses(store, { roles: doing, now: wall, warn });
    closing.push(() => membership.leave());
    const trial = config.discord === null ? await openMovableClock(store) : null;
    const now = trial === null ? wall : () => trial.now();

    const known = await withOwnFiles([...games.values(), ...(options.more ?? [])], config.ownData);
    const kinds = new Map(known.map((game) => [game.id, game]));
    const mapNames = new Set(known.flatMap(({ maps }) => maps));
    const wording = appWording(Object.fromEntries((options.more ?? []).map((game) => [game.id, game.words])));
    const renderer = createRenderer({
      painters: config.render.painters,
      ...(config.render.backend === null ? {} : { backend: config.render.backend }),
      warn,
      say: (text, lang, ns) => wording.say(text, lang, ns),
    });
    closing.push(() => renderer.close());
    const thinker = createThinker();
    closing.push(() => thinker.close());
    let reachable = (): boolean => false;
    const play = createPlay({
      reachable: () => reachable(),
      store,
      games: kinds,
      now,
      wall,
      warn,
      during,
      think: (kind, situation) => (games.has(kind) ? thinker.think(kind, situation) : Promise.resolve(null)),
      prepare: (kind) => {
        if (doing.has('worker') && games.has(kind)) void thinker.prepare(kind);
      },
      reckon: (kind, job) => (games.has(kind) ? thinker.reckon(kind, job) : Promise.resolve(null)),
      again: (file) => thinker.playAgain(file),
      takeOver: (file) => thinker.takeOver(file),
      allowance: config.gamesPerPerson,
      ...options.waits,
      ...(options.seed === undefined ? {} : { seed: options.seed }),
    });

    let boards: Boards | null = null;
    let poke = (): Promise<void> => Promise.resolve();
    const { description } = config.local;
    const local =
      trial === null
        ? null
        : await startLocalDiscord({
            port: options.localPort ?? config.local.port,
            host: config.local.host,
            ...(description === null ? {} : { validate: await readDescription(description) }),
            folder: join(config.dataDir, 'local-discord'),
            ...(config.activity === null ? {} : { activity: { target: () => boards?.address ?? null } }),
            clock: {
              now: () => now().getTime(),
              advance: async (ms) => {
                await trial.advance(ms);
                await poke();
              },
              nextDue: async () => (await play.nextDeadline())?.getTime() ?? null,
            },
          });
    if (local !== null) closing.push(() => local.close());

    const profiles = createProfiles(store, now, config);
    const token = local?.token ?? config.discord?.token ?? '';
    const api = local?.apiUrl ?? config.discord?.apiUrl ?? null;
    if (config.board !== null) {
      const served = { play, wording, profiles, renderer, store, now, changed: () => void poke(), warn, mapNames };
      const application = { token, api, clientId: local?.botId ?? config.discord?.applicationId ?? null };
      const port = options.localPort === undefined ? config.board.port : 0;
      boards = await openBoards(
        served,
        application,
        { board: config.board, activity: config.activity },
        doing.has('press') ? port : null,
      );
      const opened = boards;
      closing.push(() => opened.close());
    }
    if (local !== null) await setUpTrial(local, profiles, config);

    const bot = await startBot(
      {
        play,
        wording,
        profiles,
        png: (scene) => renderer.png(scene),
        filmPage: filmsFrom({ play, wording, renderer, mapNames }),
        boardMaps: loadBoardMaps,
        log,
        now,
        changed: () => void poke(),
        repaired: async (guildId) => {
          if ((await wakeTroubled(store.db, guildId, now())) > 0) await poke();
        },
        during,
        operators: config.operators,
        ...boards?.ways,
        patienceMs: (to) =>
          renderer.waitMs() >= longestLineMs[to] || (to === 'person' && play.isRushed()) ? 0 : patienceMs,
      },
      {
        token,
        ...(api === null ? {} : { api }),
        gateway: doing.has('gateway') ? { plan: config.shards, leases: membership.leases } : null,
        presses: doing.has('press') ? config.presses : null,
        senders: () => membership.speakers(),
        claimPress: (id) => claimPress(store.db, id, now()),
        receive: (message) => keepMessage(store, message, now()),
      },
    );
    reachable = () => bot.isReachable();
    closing.push(() => bot.stop());

    const clock = startClock({
      store,
      play: doing.has('worker') ? play : null,
      isCut: () => bot.isCut(),
      deliver: doing.has('sender')
        ? (delivery) => during(`delivery of ${delivery.message.kind}`, () => bot.deliver(delivery))
        : null,
      answer: doing.has('press')
        ? (message, before) => during('a direct message', () => bot.answer(message, before))
        : null,
      lookMs: store.kind === 'server' ? lookMs : null,
      now,
      warn,
    });
    closing.push(() => {
      bot.dropPictures();
      return clock.stop();
    });
    poke = () => clock.poke();

    if (config.healthPort !== null) {
      const server = await serveHealth(config.healthPort, async () => {
        const { waitingSince } = await outboxState(store.db, now());
        return {
          gateway: bot.isReady(),
          refused: bot.isCut(),
          database: await store.ping(),
          outboxAge: waitingSince === null ? 0 : Math.max(0, (now().getTime() - waitingSince.getTime()) / 1000),
        };
      });
      closing.push(() => server.close());
    }
    // What has been waiting may take minutes; the program is there meanwhile, and can be told to stop.
    void clock.poke();
    return { play, store, bot, local, database: await store.describe(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
