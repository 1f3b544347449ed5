// The image without Docker: what the Dockerfile puts together runs every command of the command line, and the bot itself.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mustBe } from '../../src/app/config-words.js';
import { cliWords } from '../../src/cli/words.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { startLocalDiscord, type LocalDiscord } from '@fieldpost/local';
import { addCheckpoint } from '../../src/store/checkpoints.js';
import { updateGame } from '../../src/store/games.js';
import { openDatabase } from '../../src/store/open.js';
import { commitment, SeededDice } from '../../src/table/dice.js';
import { anyGame } from '../support/games.js';
import { buildImage, type Stage } from '../support/image.js';

const root = resolve(import.meta.dirname, '../..');
const below = mkdtempSync(join(tmpdir(), 'fieldpost-image-'));
const data = join(below, 'data');
const token = 'local.bot.token';
let image: Stage;
let discord: LocalDiscord;

beforeAll(async () => {
  image = buildImage(below);
  discord = await startLocalDiscord({ token, rateLimits: 'off' });
}, 600_000);
afterAll(async () => {
  await discord.close();
  rmSync(below, { recursive: true, force: true });
});

/** The environment inside, with links that stay where they are, so that only what the image holds is found. */
function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  // As a copied .env.example leaves them.
  const unset = Object.fromEntries(Object.keys(mustBe).map((name) => [name, '']));
  return {
    PATH,
    HOME,
    ...unset,
    LANG: 'en_US.UTF-8',
    NODE_PRESERVE_SYMLINKS: '1',
    ...image.environment,
    HEALTH_PORT: '',
    DATA_DIR: data,
    ...more,
  };
}

interface Ran {
  readonly code: number;
  readonly out: string;
}

/** Runs one command as `node bin/fieldpost.mjs …` does in the container. */
function fieldpost(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ran> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['bin/fieldpost.mjs', ...args],
      { cwd: image.at, env: environment(more) },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, out: stdout + stderr }),
    );
  });
}

const verbs = cliWords.en.usage.split('\n').flatMap((line) => /^ {2}([a-z-]+) /.exec(line)?.[1] ?? []);
const tried = new Set<string>();

async function works(verb: string, ...args: readonly string[]): Promise<string> {
  tried.add(verb);
  const { code, out } = await fieldpost([verb, ...args], { DISCORD_TOKEN: token, DISCORD_API_URL: discord.apiUrl });
  expect({ verb, code, out }).toMatchObject({ code: 0 });
  return out;
}

/** A game of Diplomacy at its first orders, in the database of the image. */
async function runningGame(): Promise<number> {
  const now = new Date('2026-03-01T12:00:00Z');
  const store = await openDatabase({ dataDir: data, now: () => now });
  const seed = 'a1'.repeat(32);
  const { id } = await anyGame(store.db, now, { seed, seedHash: commitment(seed) });
  const first = diplomacy.setup(diplomacy.options.parse({}), new SeededDice(seed));
  await store.inGame(id, async (tx) => {
    await addCheckpoint(
      tx,
      { gameId: id, number: 0, phase: first.phase, state: z.record(z.string(), z.json()).parse(first.state), draws: 0 },
      now,
    );
    await updateGame(tx, id, { status: 'running', startedAt: now }, now);
  });
  await store.close();
  return id;
}

describe('what it holds', () => {
  it('is the built program with the packages it needs, and neither source nor tools', () => {
    expect(readdirSync(image.at).sort()).toEqual([
      'LICENSE',
      'assets',
      'bin',
      'dist',
      'node_modules',
      'package.json',
      'prisma',
    ]);
    for (const name of ['prisma', 'typescript', 'react', 'effect', 'ajv', 'canvas', '@prisma/engines', '@prisma/dev'])
      expect(existsSync(join(image.at, 'node_modules', name)), name).toBe(false);
  });

  it('leaves the packages of a linked folder alone', () => {
    for (const name of ['prisma', 'typescript']) expect(existsSync(join(root, 'node_modules', name))).toBe(true);
    expect(realpathSync(join(image.at, 'node_modules/pg'))).toBe(realpathSync(join(root, 'node_modules/pg')));
  });
});

describe('the command line', () => {
  it('does all that it lists', async () => {
    expect(await fieldpost(['dance'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('verify-dice') as string,
    });

    const migrations = readdirSync(join(root, 'prisma/migrations')).filter((name) => /^\d/.test(name));
    expect(await works('migrate')).toContain(`${String(migrations.length)} migration`);
    expect(await works('migrate')).toContain(cliWords.en.migratedNone);

    const game = await runningGame();
    const file = join(below, 'game.json');
    await works('export', String(game), file);
    expect(await works('import', file)).toContain(`game ${String(game + 1)}`);
    expect((await works('replay')).match(/plays the same/g)).toHaveLength(2);

    const exported = z.looseObject({ game: z.looseObject({}) }).parse(JSON.parse(readFileSync(file, 'utf8')));
    const ended = { ...exported, game: { ...exported.game, status: 'finished', endedAt: '2026-04-01T00:00:00.000Z' } };
    writeFileSync(file, JSON.stringify(ended));
    expect(await works('verify-dice', file)).toContain('keeps its promise');

    const kept = /is (.*)\.\n/.exec(await works('backup'))?.[1] ?? '';
    expect(existsSync(kept)).toBe(true);
    expect(await works('restore', kept)).toContain('in place');

    expect(await works('register')).toMatch(/\d+ commands are registered/);
    expect(discord.requests.at(-1)).toMatchObject({ status: 200 });
    await works('scenario', join(root, 'docs/examples/diplomacy-orders.json'));
    expect(await works('adjudicate', join(root, 'docs/examples/adjudicate.json'))).toContain('✓');
    const facts = join(below, 'facts');
    await works('facts', 'downfall', facts);
    expect(readdirSync(facts).filter((name) => name.endsWith('.json')).length).toBeGreaterThan(0);
    expect([...tried].sort()).toEqual([...verbs].sort());
  }, 600_000);
});

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('the bot', () => {
  /** The program as CMD starts it, and every line it has written. */
  function start(more: Readonly<Record<string, string>>, flags: readonly string[] = []) {
    const child = spawn(process.execPath, [...flags, ...image.command.slice(1)], {
      cwd: image.at,
      env: environment(more),
    });
    const lines: string[] = [];
    const ended = once(child, 'exit');
    let part = '';
    const take = (text: Buffer): void => {
      const [last = '', ...whole] = (part + text.toString()).split('\n').reverse();
      part = last;
      lines.push(...whole.reverse());
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    return { child, lines, ended };
  }

  it('serves, draws, and tells of all in lines of JSON, to its end and in a crash', async () => {
    const port = await freePort();
    // A fault of our own that nothing catches, when the signal comes.
    const crash = `data:text/javascript,process.on('SIGUSR2', () => { throw new Error('a crash with ${token}') })`;
    const more = {
      DISCORD_TOKEN: token,
      DISCORD_API_URL: discord.apiUrl,
      HEALTH_PORT: String(port),
      DATA_DIR: join(below, 'bot'),
    };
    const { child, lines, ended } = start(more, ['--import', crash]);
    await discord.botReady();
    const ready = async (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(ready, { timeout: 60_000 }).toBe(true);
    child.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    const told = lines.map((line): unknown => JSON.parse(line));
    expect(told).toContainEqual(expect.objectContaining({ level: 'info', msg: 'connected to Discord' }));
    expect(told.at(-1)).toMatchObject({ level: 'fatal', err: { message: 'a crash with [secret]' } });
    expect(lines.join()).not.toContain(token);
  }, 300_000);

  it('says in lines of JSON why it cannot start, before and after its settings are read', async () => {
    const wrong = start({ LOCAL_PORT: 'x', DISCORD_TOKEN: 'Bot hush' });
    expect(await wrong.ended).toEqual([1, null]);
    expect(wrong.lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 'fatal' }]);
    expect(wrong.lines[0]).toContain('LOCAL_PORT');
    expect(wrong.lines[0]).not.toContain('hush');
    const lost = start({ DATABASE_URL: 'postgresql://bot:hush@127.0.0.1:1/none' });
    expect(await lost.ended).toEqual([1, null]);
    expect(lost.lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 'fatal' }]);
    expect(lost.lines[0]).not.toContain('hush');
  });

  it('draws', async () => {
    const program = `import { createRenderer } from './dist/render/index.js';
      const renderer = createRenderer();
      const scene = { width: 10, height: 10, pixels: 20, background: '#fff', layers: [], ns: 'app' };
      const png = await renderer.png(scene);
      console.log(png.subarray(1, 4).toString());
      await renderer.close();`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: image.at,
      env: environment(),
    });
    let out = '';
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (out += text.toString()));
    await once(child, 'exit');
    expect(out).toBe('PNG\n');
  });
});
