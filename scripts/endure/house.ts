// A house for trials: tables on a local Discord of its own, people who play at them without rest, and the count of it all afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { startLocalProcess, type LocalProcess } from '../../test/support/local-process.js';
import type { Chance } from './chance.js';
import { heap } from './heap.js';
import type { Fleet, Settings } from './fleet.js';
import type { Given, Table } from './ledger.js';

/** Where the tables are stored. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export interface House {
  readonly discord: LocalProcess;
  readonly place: Place;
  readonly tables: readonly Table[];
  /** What a process of the program is told, so that it looks after these tables. */
  readonly settings: Settings;
  open(): Promise<Store>;
  close(): Promise<void>;
}

const now = (): Date => new Date();
/** Nobody waits longer for an answer before trying again; Discord itself gives a press up after three seconds. */
const patienceMs = 6_000;

/** Opens so many tables, each on a server of its own, with one person against the computer. */
export async function openHouse(place: Place, tables: number): Promise<House> {
  const discord = await startLocalProcess({ rateLimits: 'off' });
  const open = (): Promise<Store> => openDatabase({ ...place, now });
  const store = await open();
  try {
    return {
      discord,
      place,
      tables: await openTables(store, discord, tables),
      settings: {
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.apiUrl,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
        LOG_LEVEL: process.env['ENDURE_LOG'] ?? 'silent',
      },
      open,
      close: () => discord.stop(),
    };
  } finally {
    await store.close();
  }
}

async function openTables(store: Store, discord: LocalProcess, count: number): Promise<Table[]> {
  const play = createPlay({ store, games: new Map([[heap.id, heap]]), now, wall: now, computerDelayMs: 0 });
  const tables: Table[] = [];
  for (const guild of await discord.ask('addGuilds', count, 1)) {
    const forum = guild.channels.find((it) => it.type === 15)?.id ?? '';
    const lobby = guild.channels.find((it) => it.name === 'lobby')?.id ?? '';
    const user = guild.people[0] ?? '';
    await discord.ask('setPatience', user, patienceMs);
    await saveGuild(store.db, guild.id, { channelId: forum, channelKind: 'forum', language: 'en' }, now());
    const host = { id: user, name: `Player ${user}`, locale: 'en' as const };
    const given = {
      guildId: guild.id,
      kind: heap.id,
      name: null,
      language: 'en',
      options: {},
      paces: {},
      settings: { time: { excuses: 0 } },
    } as const;
    const { id: game } = await play.create(host, given);
    await play.join(game, host, 'first');
    await play.start(game, user, true);
    tables.push({ game, user, guild: guild.id, lobby, given: [] });
  }
  return tables;
}

const words = { 1: 'One', 2: 'Two', 3: 'Three' } as const;
const counts = [1, 2, 3] as const;
const pauseMs = 50;

/** Answers whenever there is something to answer, until told that it is enough; every try is written down. */
export async function playOn(
  { discord }: House,
  fleet: Fleet,
  table: Table,
  chance: Chance,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await wait(pauseMs + chance.below(pauseMs));
    if (!fleet.isWhole) continue;
    const count = chance.pick(counts);
    const given: Given = { count, acknowledged: false };
    table.given.push(given);
    const line = { game: String(table.game), text: words[count] };
    const said = discord.ask('slash', table.user, table.lobby, 'order', line).then(
      ({ message }) => message?.text ?? '',
      () => '',
    );
    given.acknowledged = (await Promise.race([said, killed(fleet)])).includes('✅');
  }
}

/** Nothing is said by a program that has been killed. */
async function killed(fleet: Fleet): Promise<string> {
  await fleet.nextKill();
  return '';
}

/** Waits until the program has answered somebody once more. */
export async function untilAnswered({ tables }: House): Promise<void> {
  const answered = (): number => tables.flatMap(({ given }) => given).filter((it) => it.acknowledged).length;
  const before = answered();
  for (let tries = 0; tries < 3_000 && answered() === before; tries += 1) await wait(20);
}

/** How long nothing may become less of what is still to be said before it counts as missing. */
const restMs = 180_000;
/** How long a program works before what is left is counted. */
const longestWorkMs = 120_000;

/** Waits until everything that is due has been done and said, and stops the program. */
export async function rested(house: House, fleet: Fleet): Promise<void> {
  let until = Date.now() + restMs;
  let least = Infinity;
  let left = 0;
  for (;;) {
    // The embedded database is open in one program at a time, which has as long to work as there is work.
    if (house.place.databaseUrl === undefined) {
      await wait(Math.min(longestWorkMs, 10_000 + left * 250));
      await fleet.stop(() => true);
    }
    left = await askedOf(house, async ({ db }) => {
      // What waits for its next try need not wait any longer.
      await db.outbox.updateMany({ where: { doneAt: null, leaseUntil: null }, data: { runAt: now() } });
      const due = await db.due.count({ where: { doneAt: null, runAt: { lte: now() } } });
      return due + (await db.outbox.count({ where: { doneAt: null } }));
    });
    if (left < least) {
      least = left;
      until = Date.now() + restMs;
    }
    if (left === 0 || Date.now() > until) break;
    if (fleet.size === 0) await fleet.add(house.settings);
    else await wait(500);
  }
  await fleet.stop(() => true);
}

/** Looks into the database of a house. */
export async function askedOf<T>(house: House, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await house.open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
