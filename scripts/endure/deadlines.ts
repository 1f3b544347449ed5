// The trial of a crowded hour: many games fall due at the same moment, and what comes of them is announced one after another.
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '../../src/games/registry.js';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { startLocalProcess, type LocalProcess } from '../../test/support/local-process.js';
import { startPostgres } from '../../test/support/postgres.js';
import { copyGame } from '../bench/many-games.js';
import { Fleet } from './fleet.js';
import { isRoomy, never, took, tried, within, type Trial } from './trial.js';

interface DeadlinesReport {
  readonly games: number;
  /** Games that have gone on by one phase, by none, by more. */
  readonly adjudicated: number;
  readonly notYet: number;
  readonly twice: number;
  readonly adjudicatedMs: number;
  readonly announcements: number;
  readonly firstAnnouncedMs: number;
  readonly allAnnouncedMs: number;
  readonly givenUp: number;
  /** What was still to be said when the time of the trial was over: a person is told of so many games one after another. */
  readonly waiting: number;
  readonly fallen: readonly string[];
}

const now = (): Date => new Date();
/** How long the program runs before the deadlines, and how far ahead they lie then. */
const quietMs = 3_000;
const aheadMs = 2_000;

/**
 * @param count how many games.
 * @param until what has not been said by then still waits.
 * @returns null where no Postgres is installed.
 * @internal
 */
export async function runDeadlines(count: number, until: number): Promise<DeadlinesReport | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const discord = await startLocalProcess();
  const databaseUrl = await postgres.createDatabase();
  const store = await openDatabase({ dataDir: '.', databaseUrl, now });
  const fleet = new Fleet();
  try {
    await openGames(store, discord, count);
    const settings = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl, DATABASE_URL: databaseUrl };
    await fleet.add({ ...settings, LOG_LEVEL: process.env['ENDURE_LOG'] ?? 'silent' });
    await wait(quietMs);
    const at = new Date(now().getTime() + aheadMs);
    await store.db.due.updateMany({ where: { kind: 'deadline', doneAt: null }, data: { runAt: at } });
    const waiting = { createdAt: { gte: at }, doneAt: null };
    const behind = { kind: 'deadline', runAt: { lte: at }, doneAt: null };
    do await wait(250);
    while (
      Date.now() < until &&
      (now() <= at ||
        (await store.db.due.count({ where: behind })) + (await store.db.outbox.count({ where: waiting })) > 0)
    );
    await fleet.stop(() => true);
    const after = (moments: readonly (Date | null)[]): number[] =>
      moments.flatMap((moment) => (moment === null ? [] : [moment.getTime() - at.getTime()])).sort((a, b) => a - b);
    const checkpoints = await store.db.checkpoint.findMany({
      where: { at: { gte: at } },
      select: { gameId: true, at: true },
    });
    const adjudicated = new Set(checkpoints.map(({ gameId }) => gameId)).size;
    const said = await store.db.outbox.findMany({
      where: { createdAt: { gte: at }, kind: 'announce', doneAt: { not: null } },
    });
    const announced = after(said.map(({ doneAt }) => doneAt));
    return {
      games: count,
      adjudicated,
      notYet: count - adjudicated,
      twice: checkpoints.length - adjudicated,
      adjudicatedMs: after(checkpoints.map((row) => row.at)).at(-1) ?? Infinity,
      announcements: announced.length,
      firstAnnouncedMs: announced[0] ?? Infinity,
      allAnnouncedMs: announced.at(-1) ?? Infinity,
      givenUp: await store.db.outbox.count({ where: { failedAt: { not: null } } }),
      waiting: await store.db.outbox.count({ where: waiting }),
      fallen: fleet.fallen,
    };
  } finally {
    await fleet.stop(() => true);
    await store.close();
    await discord.stop();
    await postgres.stop();
  }
}

/** A game of seven people, begun, and so many of it, each on a server of its own: no server lets a thousand threads be opened at once. */
async function openGames(store: Store, discord: LocalProcess, count: number): Promise<void> {
  const guilds = [...(await discord.ask('addGuilds', 1, 7)), ...(await discord.ask('addGuilds', count - 1, 0))];
  const places = guilds.map(({ id, channels }) => ({
    guildId: id,
    channelId: channels.find(({ name }) => name === 'lobby')?.id ?? '',
  }));
  const [guild] = guilds;
  const [host, ...others] = (guild?.people ?? []).map((id) => ({ id, name: `Player ${id}`, locale: 'en' as const }));
  if (guild === undefined || host === undefined) throw new Error('the server lacks somebody');
  for (const { guildId, channelId } of places)
    await saveGuild(store.db, guildId, { channelId, channelKind: 'text', language: 'en' }, now());
  const play = createPlay({ store, games, now, wall: now });
  const given = {
    guildId: guild.id,
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, time: { excuses: 0 } },
  } as const;
  const { id } = await play.create(host, given);
  for (const person of [host, ...others]) await play.join(id, person, null);
  await play.start(id, host.id, false);
  await store.db.due.deleteMany({ where: { kind: { not: 'deadline' } } });
  await store.db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: now() } });
  await copyGame(store, id, count - 1);
  const rows = await store.db.game.findMany({ select: { id: true } });
  for (const [index, row] of rows.entries()) await store.db.game.update({ where: row, data: places[index] ?? {} });
}

export const deadlinesTrial: Trial = {
  title: 'A thousand deadlines at the same moment',
  share: 4,
  run: async (extent) => {
    const report = await runDeadlines(isRoomy(extent) ? 1_000 : 20, Math.max(extent.until, Date.now() + 150_000));
    if (report === null) return null;
    return [
      tried('games of Diplomacy', report.games),
      took('all adjudicated after', report.adjudicatedMs),
      never('games not adjudicated', report.notYet),
      never('games adjudicated twice', report.twice),
      within('first announcement after', report.firstAnnouncedMs, 5_000),
      took('last announcement after', report.allAnnouncedMs),
      tried('announcements', report.announcements),
      never('messages given up', report.givenUp),
      tried('messages that waited when the trial ended, of all games to the same seven people', report.waiting),
      never('times the program ended by itself', report.fallen.length),
    ];
  },
};
