// Boards that are open: how soon one can be pressed on a slow phone, how long a new position takes to be drawn, and what two hundred cost that nothing happens to.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLocalDiscord, type LocalDiscord } from '@fieldpost/local';
import { chromium, type Browser, type Page } from 'playwright-core';
import { games } from '../../src/games/registry.js';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase } from '../../src/store/open.js';
import { SeededDice } from '../../src/table/dice.js';
import { createBoardDoor } from '../../src/web/server.js';
import { BoardFinger, pressOf } from '../../test/support/board-finger.js';
import { line, percentile } from './figures.js';
import { startProgram, type Program } from './program.js';

const port = 4399;
const address = `http://127.0.0.1:${port}`;
const boards = 200;
const tables = 5;
const restSeconds = 60;
/** A program that takes less of a core does nothing but wait. */
const restful = 0.03;
const throttle = 4;
const rounds = 5;
const presses = 25;
const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A browser's way in: a link for somebody to a game. */
interface WayIn {
  readonly link: string;
  readonly game: number;
}

interface Prepared {
  readonly folder: string;
  /** A game of each kind in which Mina plays. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly mina: WayIn;
  readonly others: readonly WayIn[];
}

/** Begins a game of each kind with one person, and tables of Diplomacy; the links are spent within minutes. */
async function prepare(discord: LocalDiscord): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-bench-'));
  const now = (): Date => new Date();
  const store = await openDatabase({ dataDir: folder, now });
  const play = createPlay({ store, games, now, allowance: 100_000 });
  const door = createBoardDoor(store.db, now, discord.token);
  const { id: guildId, name } = discord.guild;
  const channel = { name, channelId: discord.channel('lobby').id, channelKind: 'text' } as const;
  await saveGuild(store.db, guildId, channel, now());
  const ids = new Map<string, string>();
  const person = (name: string) => {
    const id = ids.get(name) ?? String(900_000_000_000_000_000n + BigInt(ids.size));
    ids.set(name, id);
    return { id, name, locale: 'en' } as const;
  };
  const begin = async (kind: string, people: readonly string[]): Promise<number> => {
    const host = person(people[0] ?? 'Mina');
    const input = { guildId, kind, name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(host, { ...input, settings: { readyCheck: false } });
    for (const who of people) await play.join(id, person(who), null);
    await play.start(id, host.id, true);
    return id;
  };
  const wayIn = async (who: string, game: number): Promise<WayIn> => ({
    link: await door.link(person(who).id, game),
    game,
  });
  const kinds = new Map<string, number>();
  for (const kind of games.keys()) kinds.set(kind, await begin(kind, ['Mina']));
  const mina = await wayIn('Mina', [...kinds.values()][0] ?? 0);
  const others: WayIn[] = [];
  for (let n = 0; n < tables; n++) {
    const people = Array.from({ length: 7 }, (_, seat) => `Person ${n}.${seat}`);
    const game = await begin('diplomacy', people);
    for (let board = 0; board < boards / tables; board++)
      others.push(await wayIn(people[board % people.length] ?? '', game));
  }
  await store.db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: now() } });
  await store.close();
  return { folder, kinds, mina, others };
}

interface Opening {
  /** Milliseconds on the wall until it could be pressed, in a browser slowed down. */
  readonly ready: number;
  /** And until that could be seen. */
  readonly seen: number;
  /** How long the first position took to be drawn, likewise. */
  readonly drawn: number;
}

/** What the page tells of itself: when it could be pressed, and when a picture of that had been shown. */
const watched = `new MutationObserver(() => {
  if (window.ready !== undefined || !document.querySelector('.sheet .question, .sheet .idle') || !document.querySelector('.board svg [data-of]')) return;
  window.ready = performance.now();
  requestAnimationFrame(() => setTimeout(() => { window.seen = performance.now(); }));
}).observe(document, { childList: true, subtree: true });`;

/** Spends a link: the cookie of the session that it opens. */
async function entered({ link }: WayIn): Promise<string> {
  const headers = { origin: address };
  const answer = await fetch(`${address}/open/${link}`, { method: 'POST', headers, redirect: 'manual' });
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (cookie === undefined) throw new Error(`a board was not entered: ${String(answer.status)}`);
  return cookie;
}

/** A page of a phone on which somebody is signed in. */
async function phone(browser: Browser, cookie: string): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 360, height: 740 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  return context.newPage();
}

/** Opens a board on a slow phone. */
async function opening(browser: Browser, cookie: string, game: number): Promise<Opening> {
  const page = await phone(browser, cookie);
  await page.addInitScript(watched);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(`${address}/game/${game}`);
  await page.waitForFunction('window.seen !== undefined');
  const [ready = 0, seen = 0] = await page.evaluate<number[]>('[window.ready, window.seen]');
  const drawn = await page.evaluate<number>(`performance.getEntriesByName('a board drawn')[0]?.duration ?? 0`);
  await page.context().close();
  return { ready, seen, drawn };
}

/** How long each new position takes to be drawn while somebody presses, in a browser that is not slowed down. */
async function patching(browser: Browser, cookie: string, game: number): Promise<readonly number[]> {
  const page = await phone(browser, cookie);
  await page.goto(`${address}/game/${game}`);
  await page.locator('.sheet .question, .sheet .idle').first().waitFor();
  const finger = new BoardFinger(page);
  const dice = new SeededDice('patching');
  for (let n = 0; n < presses; n += 1) {
    const press = pressOf(await finger.sees(), n, (below) => dice.roll(below, 'a press') - 1);
    if (press === undefined) await finger.showAll();
    // What others do may take a button away from under the finger.
    else await finger.press(press).catch(() => undefined);
  }
  await finger.sees();
  const [, ...later] = await page.evaluate<number[]>(
    `performance.getEntriesByName('a board drawn').map((one) => one.duration)`,
  );
  await page.context().close();
  return later;
}

/** A board that stays open: its events are read and nothing else is asked for. */
async function stays(cookie: string, game: number): Promise<AbortController> {
  const closing = new AbortController();
  const events = await fetch(`${address}/api/game/${game}/events`, { headers: { cookie }, signal: closing.signal });
  if (!events.ok) throw new Error(`a board was not opened: ${String(events.status)}`);
  void (async () => {
    for await (const _ of events.body ?? []);
  })().catch(() => undefined);
  return closing;
}

/** Which share of a core the program takes while nothing happens. */
async function shareOf(program: Program, seconds = restSeconds): Promise<number> {
  const [used, began] = [program.processor(), performance.now()];
  await wait(seconds * 1_000);
  return (program.processor() - used) / (performance.now() - began);
}

/** Waits until what has been begun is done: computer players have answered, pictures are drawn. */
async function atRest(program: Program): Promise<void> {
  for (let n = 0; n < 20; n += 1) if ((await shareOf(program, 15)) < restful) return;
  throw new Error('the program has not come to rest within five minutes');
}

export async function benchOpenBoards(): Promise<void> {
  const discord = await startLocalDiscord({ rateLimits: 'off', answerWithinMs: 60_000 });
  const { folder, kinds, mina, others } = await prepare(discord);
  const settings = { DATA_DIR: folder, BOARD_URL: address, BOARD_PORT: String(port), BOARD_HOST: '127.0.0.1' };
  const program = await startProgram(discord, settings);
  const held: AbortController[] = [];
  try {
    // Links are spent within minutes; sessions last.
    const own = await entered(mina);
    const followers: { readonly cookie: string; readonly game: number }[] = [];
    for (const way of others) followers.push({ cookie: await entered(way), game: way.game });
    await atRest(program);
    const memory = program.memory().program;
    const alone = await shareOf(program);
    for (const { cookie, game } of followers) held.push(await stays(cookie, game));
    await atRest(program);
    const followed = await shareOf(program);
    const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
    line(
      `${boards} open boards that nothing happens to (reach 100 MB, 1 % of a core)`,
      `${(program.memory().program - memory).toFixed(0)} MB more   ${percent(followed - alone)} of a core`,
    );
    line('The program without them, and with them', `${percent(alone)}   ${percent(followed)}`);
    for (const one of held.splice(0)) one.abort();
    if (!existsSync(browserPath)) {
      line('A board until it can be pressed', `not measured, ${browserPath} is absent`);
    } else {
      const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
      for (const [kind, game] of kinds) {
        const all: Opening[] = [];
        for (let n = 0; n < rounds; n++) all.push(await opening(browser, own, game));
        const median = (of: keyof Opening): string =>
          `${percentile(
            all.map((one) => one[of]),
            0.5,
          ).toFixed(0)} ms`;
        line(
          `${kind}: until a board can be pressed on a processor ${throttle} × slower (reach 1000 ms); until it is seen; drawn`,
          `median ${median('ready')}   ${median('seen')}   ${median('drawn')}`,
        );
        const patches = await patching(browser, own, game);
        line(
          `${kind}: a new position drawn, ${patches.length} times (reach 50 ms)`,
          `median ${percentile(patches, 0.5).toFixed(0)} ms   longest ${Math.max(0, ...patches).toFixed(0)} ms`,
        );
      }
      await browser.close();
    }
  } finally {
    for (const one of held) one.abort();
    await program.stop();
    await discord.close();
    await rm(folder, { recursive: true, force: true });
  }
}
