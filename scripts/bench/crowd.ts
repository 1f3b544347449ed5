// A hundred people answer at the same moment: how long until each sees that it is stored.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/registry.js';
import { startLocalDiscord, type LocalDiscord } from '@fieldpost/local';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase, type OpenOptions } from '../../src/store/open.js';
import { startPostgres } from '../../test/support/postgres.js';
import { line, percentile, took } from './figures.js';
import { answeringText } from './orders.js';
import { players } from './bot.js';
import { startProgram } from './program.js';

const tables = 15;
const people = 100;
const rounds = 2;

/** One person's answer in one game. */
interface Command {
  readonly who: string;
  readonly game: number;
  readonly text: string;
}

/** Begins the games; nothing of them is left to be said. */
async function prepare(discord: LocalDiscord, database: OpenOptions): Promise<readonly Command[]> {
  const store = await openDatabase(database);
  const play = createPlay({ store, games, now: database.now, allowance: 100_000 });
  const person = (who: string) => ({ id: discord.as(who).id, name: who, locale: 'en' }) as const;
  const { id: guildId, name } = discord.guild;
  await saveGuild(
    store.db,
    guildId,
    { name, channelId: discord.channel('lobby').id, channelKind: 'text' },
    database.now(),
  );
  const commands: Command[] = [];
  for (let n = 0; n < tables; n++) {
    const given = { guildId, kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
    const settings = { readyCheck: false };
    const { id: game } = await play.create(person('Mina'), { ...given, settings });
    for (const who of players) await play.join(game, person(who), null);
    await play.start(game, person('Mina').id, false);
    await play.place(game, discord.channel('lobby').id);
    for (const who of players) {
      const text = await answeringText(play, game, person(who).id);
      commands.push({ who, game, text });
    }
  }
  await store.db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: database.now() } });
  await store.close();
  return commands.slice(0, people);
}

async function bench(what: string, reach: string, database: OpenOptions): Promise<void> {
  const discord = await startLocalDiscord({ rateLimits: 'off', answerWithinMs: 60_000 });
  const commands = await prepare(discord, database);
  const { databaseUrl, dataDir } = database;
  const program = await startProgram(discord, {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  for (const who of players) {
    const actor = discord.as(who).speak('en-US').in('lobby');
    actor.patience = 120_000;
  }
  const times: number[] = [];
  let began = 0;
  for (let round = 0; round < rounds; round++) {
    const all = commands.map(({ who, game, text }) =>
      took(async () => {
        const { message } = await discord.as(who).slash('order', { game: String(game), text });
        if (message?.text.includes('✅') !== true) throw new Error(`not taken: ${message?.text ?? 'no answer'}`);
      }),
    );
    const shown = await Promise.all(all);
    // The first round warms the program up.
    if (round === 0) began = program.processor();
    else times.push(...shown);
  }
  const each = (program.processor() - began) / times.length;
  const at = (share: number): string => `${percentile(times, share).toFixed(0)} ms`;
  line(
    `${people} answers at once, ${what}: asked to stored and shown`,
    `p50 ${at(0.5)}   p99 ${at(0.99)}   (reach ${reach})   ${each.toFixed(1)} ms of processor each`,
  );
  await program.stop();
  await discord.close();
}

export async function benchCrowd(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-bench-'));
  const now = (): Date => new Date();
  const server = await startPostgres();
  if (server !== null) {
    await bench('Postgres', 'p99 500 ms', { databaseUrl: await server.createDatabase(), dataDir: folder, now });
    await server.stop();
  }
  await bench('embedded', 'p99 1500 ms', { dataDir: folder, now });
  await rm(folder, { recursive: true, force: true });
}
