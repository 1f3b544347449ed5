// A house for trials: tables on a local Discord of its own, people who play at them without rest, and the count of it all afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '../../src/games/registry.js';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import type { SeenMessage } from '@fieldpost/local';
import { t } from '../../src/discord/voice.js';
import { appWording } from '../../src/app/wording.js';
import { typedWords } from '../../test/discord/driving/words.js';
import { startLocalProcess, type LocalProcess } from '../../test/support/local-process.js';
import type { Chance } from './chance.js';
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
/**
 * Nobody waits longer for an answer before trying again; a press that nobody acknowledges is given up after three seconds by Discord itself.
 * Longer than a busy machine takes: what lands after its writer has given up would be put together with the next try, which nobody gave.
 */
const patienceMs = 60_000;

/** Opens so many tables, each on a server of its own: of the five games in turn, with one or two people, and the computer in every other seat. */
export async function openHouse(place: Place, tables: number): Promise<House> {
  const discord = await startLocalProcess();
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

/** What is agreed where a game would be over before a trial is. */
const long: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  downfall: { scenario: 'campaign' },
  'quartermaster-general': { totalWar: true },
};

async function openTables(store: Store, discord: LocalProcess, count: number): Promise<Table[]> {
  const play = createPlay({ store, games, now, wall: now, computerDelayMs: 0, allowance: count });
  const kinds = [...games.keys()];
  const tables: Table[] = [];
  for (const [n, guild] of (await discord.ask('addGuilds', count, 2)).entries()) {
    const forum = guild.channels.find((it) => it.type === 15)?.id ?? '';
    const lobby = guild.channels.find((it) => it.name === 'lobby')?.id ?? '';
    const users = guild.people.slice(0, 1 + (n % 2));
    const kind = kinds[n % kinds.length] ?? '';
    for (const user of guild.people) await discord.ask('setPatience', user, patienceMs);
    await saveGuild(store.db, guild.id, { channelId: forum, channelKind: 'forum', language: 'en' }, now());
    const [host, ...others] = users.map((id) => ({ id, name: `Player ${id}`, locale: 'en' as const }));
    if (host === undefined) throw new Error('a server lacks people');
    const { id: game } = await play.create(host, {
      guildId: guild.id,
      kind,
      name: null,
      language: 'en',
      options: long[kind] ?? {},
      paces: {},
      settings: { readyCheck: false, time: { excuses: 0 } },
    });
    for (const person of [host, ...others]) await play.join(game, person, null);
    await play.start(game, host.id, true);
    tables.push({ game, users, guild: guild.id, lobby, given: [] });
  }
  return tables;
}

const pauseMs = 50;

/** Lets everybody at a table answer whenever they are asked something, until told that it is enough; every try is written down. */
export async function playOn(
  house: House,
  fleet: Fleet,
  table: Table,
  chance: Chance,
  isOver: () => boolean,
): Promise<void> {
  await Promise.all(table.users.map((user) => answerOn(house, fleet, { table, user, chance, isOver })));
}

interface Player {
  readonly table: Table;
  readonly user: string;
  readonly chance: Chance;
  readonly isOver: () => boolean;
}

async function answerOn({ discord }: House, fleet: Fleet, { table, user, chance, isOver }: Player): Promise<void> {
  const { game, lobby } = table;
  let [tries, last] = [0, ''];
  const write = async (text: string): Promise<SeenMessage | null> =>
    Promise.race([
      discord.ask('slash', user, lobby, 'order', { game: String(game), text }).then(
        ({ message }) => message,
        () => null,
      ),
      killed(fleet),
    ]);
  while (!isOver()) {
    await wait(pauseMs + chance.below(pauseMs));
    if (!fleet.isWhole) continue;
    const thought = await fleet.ask('thought', { game, user, tries });
    if (thought === null) continue;
    const { checkpoint, question, value, gives, text } = thought;
    const at = `${checkpoint} ${question} ${text}`;
    tries = at === last ? tries + 1 : 0;
    last = at;
    const given: Given = { checkpoint, question, value, acknowledged: false };
    if (value !== null) table.given.push(given);
    let said = await write(text);
    if (asksAgain(said)) said = await write(typedWords.en.yes);
    given.acknowledged = gives && value !== null && said?.text.includes('✅') === true && !asksAgain(said);
  }
}

const yes = appWording().say(t('ask.danger.yes'), 'en', 'app');

/** Whether somebody is asked if they mean it. */
function asksAgain(said: SeenMessage | null): boolean {
  return said?.buttons.some(({ label }) => label === yes) === true;
}

/** Nothing is said by a program that has been killed. */
async function killed(fleet: Fleet): Promise<null> {
  await fleet.nextKill();
  return null;
}

/** How often the program has told somebody that their answer is stored. */
export function answered({ tables }: House): number {
  return tables.flatMap(({ given }) => given).filter((it) => it.acknowledged).length;
}

/** Waits until the program has answered somebody once more. */
export async function untilAnswered(house: House): Promise<void> {
  const before = answered(house);
  for (let tries = 0; tries < 15_000 && answered(house) === before; tries += 1) await wait(20);
}

/** How long nothing may become less of what is still to be said before it counts as missing. */
const restMs = 240_000;
/** How often it is asked after. */
const lookMs = 500;

/** Waits until everything that is due has been done and said, and stops the program. */
export async function rested(fleet: Fleet): Promise<void> {
  let [least, until] = [Infinity, Date.now() + restMs];
  while (least > 0 && Date.now() < until) {
    await wait(lookMs);
    const left = (await fleet.ask('left')) ?? Infinity;
    if (left >= least) continue;
    least = left;
    until = Date.now() + restMs;
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
