// The trial of a crowded hour: many games fall due at the same moment, and what comes of them is told to tables and people within Discord's limits.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cockpit } from '../../src/discord/sending/cockpit.js';
import { games } from '../../src/games/registry.js';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { startLocalProcess, type LocalProcess } from '../../test/support/local-process.js';
import { startPostgres } from '../../test/support/postgres.js';
import { copyGame } from '../bench/many-games.js';
import { Fleet } from './fleet.js';
import type { Place } from './house.js';
import { isRoomy, never, tried, within, type Figure, type Trial } from './trial.js';

/** Which games fall due. */
interface DeadlinesScale {
  /** How many, each of seven people of its own. */
  readonly games: number;
  /** Whether all are on one server, or each on its own. */
  readonly spread: 'one server' | 'a server each';
  /** What has not been said by then still waits, in milliseconds since 1970. */
  readonly until: number;
}

interface DeadlinesReport {
  readonly games: number;
  readonly adjudicated: number;
  readonly notYet: number;
  readonly twice: number;
  readonly adjudicatedMs: number;
  /** When the first table was told in words, and the last; when the last had its picture. */
  readonly firstAnnouncedMs: number;
  readonly allAnnouncedMs: number;
  readonly allPicturedMs: number;
  readonly announcements: number;
  /** When the last person was told what is asked of them now. */
  readonly allToldMs: number;
  readonly told: number;
  /** Requests for one game's phase, apart from pictures that came after their words. */
  readonly requestsPerGame: number;
  /** Pictures that came after their words, for one game. */
  readonly latePerGame: number;
  /** How long somebody at another game waited for their press to be acknowledged meanwhile, the longest of all tries. */
  readonly acknowledgedMs: number;
  readonly presses: number;
  readonly givenUp: number;
  readonly waiting: number;
  readonly fallen: readonly string[];
}

const now = (): Date => new Date();
const people = 7;
/** How far ahead the deadlines lie when the program is started: it is up by then, and has been quiet for a while. */
const aheadMs = 15_000;
/** How often somebody presses meanwhile. */
const pressEveryMs = 1_500;
/** Nothing more is to be said when nothing has been for so long. */
const silenceMs = 25_000;

/** Lets so many games fall due at once. */
async function runDeadlines(place: Place, scale: DeadlinesScale): Promise<DeadlinesReport> {
  const discord = await startLocalProcess();
  const fleet = new Fleet();
  try {
    const { other, at } = await setUp(place, discord, scale);
    await fleet.add({
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      LOG_LEVEL: process.env['ENDURE_LOG'] ?? 'silent',
    });
    await wait(at.getTime() - Date.now());
    const before = await requests(discord);
    const acknowledged = await pressUntilSilent(discord, other, scale.until);
    const asked = (await requests(discord)) - before - acknowledged.length * requestsOfPress;
    await fleet.stop(() => true);
    const store = await openDatabase({ ...place, now });
    try {
      const found = await counted(store, scale, at);
      return {
        ...found,
        requestsPerGame: asked / scale.games - found.latePerGame,
        fallen: fleet.fallen,
        ...slowest(acknowledged),
      };
    } finally {
      await store.close();
    }
  } finally {
    await fleet.stop(() => true);
    await discord.stop();
  }
}

/** A press is acknowledged, and answered. */
const requestsOfPress = 2;

function slowest(acknowledged: readonly number[]): Pick<DeadlinesReport, 'acknowledgedMs' | 'presses'> {
  return { acknowledgedMs: Math.max(0, ...acknowledged), presses: acknowledged.length };
}

async function requests(discord: LocalProcess): Promise<number> {
  return (await discord.ask('counted')).reduce((sum, [, count]) => sum + count, 0);
}

/** Presses at another game again and again, until nothing more is said; how long each press waited to be acknowledged. */
async function pressUntilSilent(discord: LocalProcess, { user, channel }: Other, until: number): Promise<number[]> {
  const acknowledged: number[] = [];
  let [said, saidAt] = [0, Date.now()];
  while (Date.now() < until && Date.now() - saidAt < silenceMs) {
    const from = Date.now();
    await discord.ask('slash', user, channel, 'help').catch(() => undefined);
    const at = await discord.ask('answeredAt', acknowledging);
    acknowledged.push(at === null || at < from ? Infinity : at - from);
    const count = (await requests(discord)) - acknowledged.length * requestsOfPress;
    if (count !== said) [said, saidAt] = [count, Date.now()];
    await wait(pressEveryMs);
  }
  return acknowledged;
}

const acknowledging = 'POST /interactions/{interaction_id}/{interaction_token}/callback';

/** What stands in the database when all is over. */
async function counted(
  { db }: Store,
  scale: DeadlinesScale,
  at: Date,
): Promise<Omit<DeadlinesReport, 'requestsPerGame' | 'fallen' | 'acknowledgedMs' | 'presses'>> {
  const checkpoints = await db.checkpoint.findMany({ where: { at: { gte: at } }, select: { gameId: true, at: true } });
  const adjudicated = new Set(checkpoints.map(({ gameId }) => gameId)).size;
  const rows = await db.outbox.findMany({
    where: { createdAt: { gte: at } },
    select: { kind: true, gameId: true, doneAt: true, failedAt: true },
  });
  const after = (moments: readonly (Date | null)[]): number[] =>
    moments.flatMap((moment) => (moment === null ? [] : [moment.getTime() - at.getTime()])).sort((a, b) => a - b);
  const done = (...kinds: readonly string[]): number[] =>
    after(rows.filter(({ kind }) => kinds.includes(kind)).map(({ doneAt }) => doneAt));
  const announced = done('announce');
  const told = done('prompt');
  /** What was not said in time counts as never said. */
  const all = (moments: readonly number[], wanted: number): number =>
    moments.length < wanted ? Infinity : (moments.at(-1) ?? Infinity);
  return {
    games: scale.games,
    adjudicated,
    notYet: scale.games - adjudicated,
    twice: checkpoints.length - adjudicated,
    adjudicatedMs: all(after(checkpoints.map((row) => row.at)), scale.games),
    announcements: announced.length,
    firstAnnouncedMs: announced[0] ?? Infinity,
    allAnnouncedMs: all(announced, scale.games),
    // An announcement that had its picture at once has no row for it.
    allPicturedMs: all(
      done('announce', 'pictures'),
      rows.filter(({ kind }) => kind === 'announce' || kind === 'pictures').length,
    ),
    allToldMs: all(told, scale.games * people),
    told: told.length,
    givenUp: rows.filter(({ failedAt }) => failedAt !== null).length,
    latePerGame: done('pictures', 'ownPictures').length / scale.games,
    waiting: rows.filter(({ doneAt }) => doneAt === null).length,
  };
}

/** Somebody who presses while others are told. */
interface Other {
  readonly user: string;
  readonly channel: string;
}

/** Opens the games in a database that is then closed: the programs under trial open it themselves. */
async function setUp(place: Place, discord: LocalProcess, scale: DeadlinesScale): ReturnType<typeof openGames> {
  const store = await openDatabase({ ...place, now });
  try {
    return await openGames(store, discord, scale);
  } finally {
    await store.close();
  }
}

/**
 * A game of seven people, begun, and so many of it, each with a thread and people of its own whose channels are known.
 * @returns who presses meanwhile, and when all of them fall due.
 */
async function openGames(
  store: Store,
  discord: LocalProcess,
  { games: count, spread }: DeadlinesScale,
): Promise<{ readonly other: Other; readonly at: Date }> {
  const isOne = spread === 'one server';
  const guilds = await discord.ask('addGuilds', isOne ? 1 : count, isOne ? count * people + 1 : people + 1);
  const seated: { readonly guild: string; readonly people: readonly string[]; readonly thread: string }[] = [];
  for (const guild of guilds) {
    const lobby = guild.channels.find(({ name }) => name === 'lobby')?.id ?? '';
    await saveGuild(store.db, guild.id, { channelId: lobby, channelKind: 'text', language: 'en' }, now());
    const threads = await discord.ask('addThreads', lobby, isOne ? count : 1);
    for (const [n, thread] of threads.entries())
      seated.push({ guild: guild.id, people: guild.people.slice(n * people + 1, (n + 1) * people + 1), thread });
  }
  const [first] = guilds;
  const [model] = seated;
  if (first === undefined || model === undefined) throw new Error('there is no server');
  const play = createPlay({ store, games, now, wall: now });
  const [host, ...others] = model.people.map((id) => ({ id, name: `Player ${id}`, locale: 'en' as const }));
  if (host === undefined) throw new Error('the server lacks somebody');
  const { id } = await play.create(host, {
    guildId: first.id,
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, time: { excuses: 0 } },
  });
  for (const person of [host, ...others]) await play.join(id, person, null);
  await play.start(id, host.id, false);
  const { db } = store;
  await db.due.deleteMany({ where: { kind: { not: 'deadline' } } });
  await db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: now() } });
  await copyGame(store, id, count);
  const another = await db.game.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } });
  await db.game.update({ where: another, data: { status: 'finished', endedAt: now() } });
  await db.due.deleteMany({ where: { gameId: another.id } });
  await seatAll(store, discord, seated, { model: model.people, other: another.id });
  const at = new Date(Date.now() + aheadMs);
  await db.due.updateMany({ where: { kind: 'deadline', doneAt: null }, data: { runAt: at } });
  await store.maintain();
  const lobby = first.channels.find(({ name }) => name === 'lobby')?.id ?? '';
  return { other: { user: first.people[0] ?? '', channel: lobby }, at };
}

/** Gives each copy its thread and its own people, and says where these are written to. */
async function seatAll(
  { db }: Store,
  discord: LocalProcess,
  seated: readonly { readonly guild: string; readonly people: readonly string[]; readonly thread: string }[],
  { model, other }: { readonly model: readonly string[]; readonly other: number },
): Promise<void> {
  const rows = await db.game.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  const all = rows.flatMap(({ id }, n) => {
    const mine = seated[n];
    return mine === undefined ? [] : [{ id, ...mine }];
  });
  await db.$executeRaw`
    UPDATE "game" SET "guildId" = given."guild", "channelId" = given."thread"
      FROM json_to_recordset(${JSON.stringify(all)}::json) AS given("id" int, "guild" text, "thread" text)
     WHERE "game"."id" = given."id"`;
  const moves = all.flatMap(({ id, people: mine }) => mine.map((to, n) => ({ id, from: model[n] ?? '', to })));
  await db.$executeRaw`
    INSERT INTO "app_user" ("id", "name", "locale", "updatedAt")
    SELECT "to", 'Player ' || "to", 'en', now() FROM json_to_recordset(${JSON.stringify(moves)}::json) AS given("to" text)
    ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    UPDATE "seat" SET "userId" = given."to"
      FROM json_to_recordset(${JSON.stringify(moves)}::json) AS given("id" int, "from" text, "to" text)
     WHERE "seat"."gameId" = given."id" AND "seat"."userId" = given."from"`;
  const channels = await discord.ask(
    'openDms',
    moves.map(({ to }) => to),
  );
  // They have been written to at another game before.
  const known = moves.map(({ to }, n) => ({ to, channel: channels[n] ?? '' }));
  await db.$executeRaw`
    INSERT INTO "post" ("gameId", "purpose", "userId", "channelId", "messageId", "at")
    SELECT ${other}, ${cockpit}, "to", "channel", '1', now()
      FROM json_to_recordset(${JSON.stringify(known)}::json) AS given("to" text, "channel" text)`;
}

/** What each row of the page promises. */
const promised = {
  many: { firstMs: 5_000, announcedMs: 60_000, picturedMs: 100_000, toldMs: 300_000 },
  few: { firstMs: 5_000, announcedMs: 5_000, picturedMs: 20_000, toldMs: 20_000 },
} as const;
const mostRequests = 12;
const acknowledgedWithinMs = 500;

function figuresOf(
  where: string,
  report: DeadlinesReport,
  promise: (typeof promised)['many' | 'few'],
): readonly Figure[] {
  const figures = [
    tried('games of Diplomacy, of seven people each', report.games),
    never('games not adjudicated', report.notYet),
    never('games adjudicated twice', report.twice),
    within('first announcement after', report.firstAnnouncedMs, promise.firstMs),
    within('all announced in words after', report.allAnnouncedMs, promise.announcedMs),
    within('all announced with their pictures after', report.allPicturedMs, promise.picturedMs),
    within('every person told after', report.allToldMs, promise.toldMs),
    atMost('requests a game, pictures that came late apart', report.requestsPerGame, mostRequests),
    { what: 'pictures a game that came after their words', value: report.latePerGame.toFixed(1) },
    within(
      `slowest of ${report.presses} presses elsewhere acknowledged after`,
      report.acknowledgedMs,
      acknowledgedWithinMs,
    ),
    never('messages given up', report.givenUp),
    never('messages that waited when the trial ended', report.waiting),
    never('times the program ended by itself', report.fallen.length),
  ];
  return figures.map((it) => ({ ...it, what: `${where}: ${it.what}` }));
}

function atMost(what: string, count: number, most: number): Figure {
  return { what, value: count.toFixed(1), reach: `≤ ${most}`, met: count <= most };
}

/**
 * Does it on an embedded database in a folder of its own.
 * @internal
 */
export async function embeddedDeadlines(scale: DeadlinesScale): Promise<DeadlinesReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldpost-endure-'));
  try {
    return await runDeadlines({ dataDir }, scale);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Does it on a server.
 * @returns null where no Postgres is installed.
 * @internal
 */
export async function serverDeadlines(scale: DeadlinesScale): Promise<DeadlinesReport | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  try {
    return await runDeadlines({ dataDir: '.', databaseUrl: await postgres.createDatabase() }, scale);
  } finally {
    await postgres.stop();
  }
}

/** How long the trial of many games goes on at most. */
const longestMs = 8 * 60_000;

export const deadlinesTrial: Trial = {
  title: 'Many deadlines at the same moment',
  does: 'Games of Diplomacy, each of seven people of its own who have answered nothing, fall due at one moment, with Discord’s rate limits; meanwhile somebody elsewhere presses every second and a half.',
  share: 12,
  run: async (extent) => {
    const figures: Figure[] = [];
    const many = isRoomy(extent);
    for (const spread of ['one server', 'a server each'] as const) {
      for (const count of many ? [1_000, 20] : [10]) {
        const promise = count > 20 ? promised.many : promised.few;
        const scale = (): DeadlinesScale => ({ games: count, spread, until: Date.now() + longestMs });
        figures.push(...figuresOf(`embedded, ${spread}`, await embeddedDeadlines(scale()), promise));
        const server = await serverDeadlines(scale());
        if (server !== null) figures.push(...figuresOf(`Postgres, ${spread}`, server, promise));
      }
    }
    return figures;
  },
};
