// The whole bot on a local Discord for tests of the wire: real store, real play layer, discord.js unmodified; pictures are tiny.
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createDeliveries } from '../../src/clock/delivering.js';
import { createInbox, keepMessage } from '../../src/clock/inbox.js';
import { claimPress } from '../../src/store/inbox.js';
import { startBot, type Bot } from '../../src/discord/bot.js';
import type { Deps } from '../../src/discord/deps.js';
import { games } from '../../src/games/registry.js';
import { appWording } from '../../src/app/wording.js';
import { startLocalDiscord, type Actor, type LocalDiscord, type Validate } from '@fieldpost/local';
import { joinProcesses, roles } from '../../src/app/processes.js';
import { createProfiles } from '../../src/app/profiles.js';
import { createBoardDoor } from '../../src/web/door.js';
import { createPlay } from '../../src/play/create.js';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { loadBoardMaps } from '../../src/render/index.js';
import type { Store } from '../../src/store/open.js';
import { wakeTroubled } from '../../src/store/outbox.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Taken } from '../../src/table/taken-over.js';
import { testStore, type TestClock } from '../support/database.js';
import { openapiValidator } from '../support/openapi.js';
import { teamGame } from '../support/team-game.js';
import { toyGame } from '../support/toy-game.js';

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface TestApp {
  readonly discord: LocalDiscord;
  readonly play: Play;
  readonly store: Store;
  readonly clock: TestClock;
  /** Makes every look at a desk take so long. */
  slow(ms: number): void;
  /**
   * Makes every picture wait for this.
   * @param patienceMs how long messages wait for their pictures.
   */
  drawAfter(moment: Promise<unknown>, patienceMs?: number): void;
  bot(): Bot;
  /** Starts one more bot on the same database, with so many connections. */
  another(count: number): Promise<Bot>;
  /** Starts a bot without connections, to which presses come over HTTP. */
  listening(publicKey: string): Promise<Bot>;
  as(who: string): Actor;
  /** Runs what has fallen due and says what is to be said, until nothing is left. */
  quiet(): Promise<void>;
  /** Disconnects the bot and starts another on the same database. */
  restart(): Promise<void>;
}

/** Otherwise than in most tests. */
interface Special {
  /** Discord's numbers go into the dice, as in earnest; otherwise the same dice fall every time. */
  readonly mixed?: boolean;
  /** Boards can be opened in a browser. */
  readonly boards?: boolean;
  /** How long Discord waits for an acknowledgement; so long unless given that no machine is too slow for it. */
  readonly answerWithinMs?: number;
  /** Who reads files that people bring; here and now unless given. */
  readonly takeOver?: (file: Uint8Array) => Promise<Taken>;
}

/** For the top of a test file: a fresh bot on the local Discord before each test, with these games beside the toy. */
export function testApp(more: readonly AnyGame[] = [], special: Special = {}): () => TestApp {
  const { store, clock } = testStore();
  let validate: Validate | null = null;
  beforeAll(async () => {
    validate = await openapiValidator();
  });
  let app: (TestApp & { stop(): Promise<void> }) | null = null;
  beforeEach(async () => {
    await app?.stop();
    app = await open(store(), clock, validate, [toyGame, teamGame, ...more], special);
  });
  afterAll(async () => {
    const last = app;
    app = null;
    await last?.stop();
    if (last !== null && last.discord.violations.length > 0) throw new Error(last.discord.violations.join('\n'));
  });
  return () => {
    if (app === null) throw new Error('the bot is started only while tests run');
    return app;
  };
}

/** Processes share only a server's database. */
function asServer(store: Store): Store {
  return { ...store, db: store.db, kind: 'server' };
}

async function open(
  store: Store,
  clock: TestClock,
  validate: Validate | null,
  toys: readonly AnyGame[],
  { mixed = false, boards = false, answerWithinMs = 60_000, takeOver }: Special,
): Promise<TestApp & { stop(): Promise<void> }> {
  const discord = await startLocalDiscord({
    rateLimits: 'off',
    answerWithinMs,
    ...(validate === null ? {} : { validate }),
  });
  const kinds: ReadonlyMap<string, AnyGame> = new Map([...games, ...toys.map((toy) => [toy.id, toy] as const)]);
  const play = createPlay({
    store,
    games: kinds,
    now: clock.now,
    wall: () => new Date(0),
    seed: () => 'a seed for tests',
    allowance: 1_000,
    ...(takeOver === undefined ? {} : { takeOver }),
    computerDelayMs: 0,
  });
  let delay = 0;
  let drawn: Promise<unknown> = Promise.resolve();
  // However slow the machine is, pictures are waited for, except where they are held back.
  let patience = 60_000;
  const slowPlay: Play = {
    ...play,
    desk: async (...args) => {
      await wait(delay);
      return play.desk(...args);
    },
    ...(mixed ? {} : unmixed(play)),
  };
  const door = createBoardDoor(store.db, clock.now, 'a key');
  const deps: Deps = {
    play: slowPlay,
    wording: appWording(Object.fromEntries(toys.map((toy) => [toy.id, toy.words]))),
    profiles: createProfiles(store, clock.now, { language: 'both', timeZone: 'UTC' }),
    png: async () => {
      await drawn;
      return dot;
    },
    filmPage: () => Promise.resolve(Buffer.from('a film')),
    patienceMs: () => patience,
    boardMaps: loadBoardMaps,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    now: clock.now,
    changed: () => void next(),
    repaired: async (guildId) => {
      await wakeTroubled(store.db, guildId, clock.now());
    },
    ...(boards
      ? {
          boardLink: async (userId, gameId, lang) =>
            `https://board.test/open/${await door.link(userId, gameId)}?lang=${lang}`,
          boardView: (game) => `https://board.test/view/${String(game.id)}/key`,
          boards: door,
        }
      : {}),
    operators: [discord.as('Hana').id, discord.as('Yuki').id],
  };
  let queue: Promise<void> = Promise.resolve();
  const deliveries = createDeliveries({ store, now: clock.now, deliver: (delivery) => bot.deliver(delivery) });
  const run = async (): Promise<void> => {
    for (let rounds = 0; rounds < 50; rounds++) {
      const due = await play.runDue();
      const said = await deliveries.run();
      const answer: Bot['answer'] = (...message) => bot.answer(...message);
      const read = await createInbox({ store, now: clock.now, answer, warn: () => undefined }).run();
      if (due + read + said === 0) return;
    }
    throw new Error('the bot still has something to do after 50 rounds');
  };
  const next = (): Promise<void> => (queue = queue.then(run));
  const settle = async (): Promise<void> => {
    await bot.idle();
    await next();
  };
  const warn = (): void => undefined;
  const wall = (): Date => new Date();
  const closing: (() => Promise<void>)[] = [];
  /** A bot of another process, as the database and Discord see it. */
  const start = async (owner: string, count: number, publicKey?: string): Promise<Bot> => {
    const membership = await joinProcesses({ ...asServer(store), owner }, { roles: new Set(roles), now: wall, warn });
    closing.push(() => membership.leave());
    return startBot(deps, {
      token: discord.token,
      api: discord.apiUrl,
      gateway: count === 0 ? null : { plan: { count, from: 0, to: count - 1 }, leases: membership.leases },
      presses: publicKey === undefined ? null : { publicKey, port: 0, host: '127.0.0.1' },
      // In these tests nobody waits for a turn.
      senders: () => 0.01,
      claimPress: (id) => claimPress(store.db, id, clock.now()),
      receive: (message) => keepMessage(store, message, clock.now()),
    });
  };
  let bot: Bot = await start('first', 1);
  return {
    discord,
    play,
    store,
    clock,
    slow(ms) {
      delay = ms;
    },
    drawAfter(moment, patienceMs = 50) {
      drawn = moment;
      patience = patienceMs;
    },
    bot: () => bot,
    async another(count) {
      const other = await start(`other of ${count}`, count);
      closing.unshift(() => other.stop());
      return other;
    },
    async listening(publicKey) {
      const other = await start('listening', 0, publicKey);
      closing.unshift(() => other.stop());
      return other;
    },
    as: (who) => searching(discord.as(who)),
    quiet: settle,
    async restart() {
      await settle();
      await bot.stop();
      bot = await start('first', 1);
    },
    async stop() {
      await settle();
      await bot.stop();
      for (const close of closing) await close();
      await queue;
      await discord.close();
      if (discord.violations.length > 0) throw new Error(discord.violations.join('\n'));
      if (discord.unhandled.length > 0) throw new Error(discord.unhandled.join('\n'));
    },
  };
}

const moreLabels = ['➕ More', '➕ 더 보기'];
const searchers = new WeakSet<Actor>();

/** A person who looks behind *More* for a button that a desk does not show at once. */
function searching(actor: Actor): Actor {
  if (searchers.has(actor)) return actor;
  searchers.add(actor);
  const press = actor.press.bind(actor);
  actor.press = async (what, on) => {
    for (const more of [...moreLabels, null]) {
      try {
        return await press(what, on);
      } catch (error) {
        if (more === null || moreLabels.includes(what) || !String(error).includes(`no button "${what}"`)) throw error;
        await press(more, on).catch(() => undefined);
      }
    }
    throw new Error(`nothing is called ${what}`);
  };
  return actor;
}

/** Sign-up and start without Discord's numbers. */
function unmixed(play: Play): Partial<Play> {
  const known = ({ id, name, locale }: Person): Person => ({ id, name, locale });
  return {
    practise: (host, input, seat) => play.practise(known(host), input, seat),
    join: (gameId, person, seat) => play.join(gameId, known(person), seat),
    choose: (gameId, person, seats) => play.choose(gameId, known(person), seats),
    prefer: (gameId, person, wishes) => play.prefer(gameId, known(person), wishes),
    giveOut: (gameId, userId) => play.giveOut(gameId, userId),
    start: (gameId, userId, fill) => play.start(gameId, userId, fill),
    ready: (gameId, userId) => play.ready(gameId, userId),
  };
}

/** A server set up by its host, with games opened in the forum. */
export async function setUp(app: TestApp): Promise<void> {
  await app.as('Hana').slash('setup', { channel: app.discord.channel('games').id, language: 'en' });
}
