// The operators' command line: one command per call, in the language of the terminal.
/*
 * How this room works. `npx fieldpost <command>` runs this file once: it reads the command, does it, prints, and ends with code 0 or 1.
 * Each command is a function below. Those that need the database open the store with the program's own settings and close it again; an
 * embedded one belongs to one program at a time, so that they refuse while the bot runs on it.
 * `export`, `import`, `migrate`, `backup` and `restore` are calls of `store`. `replay` runs every running game against the rules as they are now
 * and lists those that differ (`replay.ts`). `verify-dice` proves the dice of an exported game (`recorded.ts` finds its phases).
 * `scenario` and `adjudicate` play files without any database (`scenarios.ts`), and `register` sends the commands to Discord.
 * What goes wrong by the operator's doing is a `Stop` with a sentence; all else is told as a failure.
 * Sentences lie in `words.ts`, in both languages, and the terminal's language chooses.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { readConfig, type Config } from '../app/config.js';
import { games } from '../games/registry.js';
import { commandBodies, registerCommands } from '../discord/register.js';
import { createProfiles } from '../app/profiles.js';
import { diceSeed, ingredientsOf, repairedPhases } from '../play/change/dice-seed.js';
import { settingsOf } from '../play/settings/settings.js';
import { gameDocument, type GameDocument } from '../store/game-document.js';
import { listGames, findGame } from '../store/games.js';
import { openDatabase, type Store } from '../store/open.js';
import { restoreBackup } from '../store/embedded.js';
import { exportGame, importGame } from '../store/transfer.js';
import { commitment } from '../table/dice.js';
import { sayer } from '../table/text.js';
import { appWording } from '../app/wording.js';
import type { Lang, Wording } from '../words/words.js';
import { recordedPhases } from './recorded.js';
import { replayGame, type Replayed } from './replay.js';
import { playScenarioFile, type PlayedScenario } from './scenarios.js';
import { cliWords } from './words.js';

const say = sayer<typeof cliWords.en>('cli');
const lang: Lang = (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').startsWith('ko') ? 'ko' : 'en';
const wording = appWording({ cli: cliWords });
const applicationSchema = z.object({ id: z.string() });

/** A message for the operator that ends the command without success. */
class Stop extends Error {}

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [command, ...rest] = positionals;

try {
  await run(command, rest);
} catch (error) {
  process.exitCode = 1;
  const why = error instanceof Error ? error.message : String(error);
  print(error instanceof Stop ? why : inWords(say('failed', { why })), process.stderr);
}

function inWords(text: Parameters<Wording['say']>[0]): string {
  return wording.say(text, lang, 'cli');
}

function print(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${line}\n`);
}

async function run(name: string | undefined, args: readonly string[]): Promise<void> {
  switch (name) {
    case 'register':
      return register(readConfig(process.env));
    case 'export':
      return inStore((store) => exportOne(store, gameNumber(name, args[0]), args[1]));
    case 'import':
      return inStore((store) => importOne(store, fileName(name, args[0])));
    case 'replay':
      return inStore((store) => replayRunning(store, args[0] === undefined ? null : gameNumber(name, args[0])));
    case 'migrate':
      return inStore(migrated);
    case 'backup':
      return inStore(backUp);
    case 'restore':
      return restore(fileName(name, args[0]));
    case 'verify-dice':
      return verifyDice(fileName(name, args[0]));
    case 'scenario':
      fileName(name, args[0]);
      return scenarios(args);
    case 'adjudicate':
      return adjudicate(fileName(name, args[0]));
    case 'facts':
      return writeFacts(fileName(name, args[0]), fileName(name, args[1]));
    case undefined:
    case 'help':
      print(inWords(say('usage')));
      return;
    default:
      throw new Stop(`${inWords(say('unknown', { command: name }))}\n\n${inWords(say('usage'))}`);
  }
}

function fileName(name: string, given: string | undefined): string {
  if (given === undefined) throw new Stop(inWords(say('needsFile', { command: name })));
  return given;
}

function gameNumber(name: string, given: string | undefined): number {
  const number = Number(given);
  if (!Number.isInteger(number)) throw new Stop(inWords(say('needsGame', { command: name })));
  return number;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Stop(inWords(say('unreadable', { file, why })));
  }
}

async function inStore(work: (store: Store, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const store = await openDatabase({
    dataDir: config.dataDir,
    ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl }),
    ...(config.directUrl === null ? {} : { directUrl: config.directUrl }),
    now: () => new Date(),
  });
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}

async function register(config: Config): Promise<void> {
  const { discord } = config;
  if (discord === null) throw new Stop(inWords(say('needsToken')));
  await inStore(async (store) => {
    const profiles = createProfiles(store, () => new Date(), config);
    const rest = new REST(discord.apiUrl === null ? {} : { api: discord.apiUrl }).setToken(discord.token);
    const application =
      discord.applicationId ?? applicationSchema.parse(await rest.get(Routes.currentApplication())).id;
    await registerCommands(rest, application, profiles, true);
    print(inWords(say('registered', { count: commandBodies().length })));
  });
}

async function exportOne(store: Store, game: number, file = `game-${game}.json`): Promise<void> {
  if ((await findGame(store.db, game)) === null) throw new Stop(inWords(say('noGame', { game })));
  const document = await store.inTransaction((tx) => exportGame(tx, game, new Date()));
  await writeFile(file, `${JSON.stringify(document, null, 1)}\n`, { mode: 0o600 });
  print(inWords(say('exported', { game, file })));
}

async function importOne(store: Store, file: string): Promise<void> {
  const document = await readJson(file);
  const game = await store.inTransaction((tx) => importGame(tx, document, { now: new Date() }));
  print(inWords(say('imported', { game })));
}

async function replayRunning(store: Store, only: number | null): Promise<void> {
  const running = (await listGames(store.db)).filter(
    (game) => (only === null || game.id === only) && (game.status === 'running' || game.status === 'paused'),
  );
  if (running.length === 0) print(inWords(say('replayNone')));
  for (const { id } of running) {
    const document = await store.inTransaction((tx) => exportGame(tx, id, new Date()));
    const { kind } = document.game;
    const rules = games.get(kind);
    const phases = recordedPhases(document);
    const found = rules === undefined ? null : replayGame(rules, seeds(document), phases);
    if (found?.kind === 'same') {
      const facts = { game: id, kind, count: phases.length };
      const fields = found.added.join(', ');
      print(inWords(fields === '' ? say('replaySame', facts) : say('replayAdded', { ...facts, fields })));
      continue;
    }
    process.exitCode = 1;
    const phase = found === null ? 0 : found.phase;
    print(inWords(say('replayDiffers', { game: id, kind, phase, why: inWords(whyDiffers(found)) })));
  }
}

function whyDiffers(found: Exclude<Replayed, { kind: 'same' }> | null): Parameters<Wording['say']>[0] {
  switch (found?.kind) {
    case undefined:
      return say('replayGone');
    case 'stale':
      return say('replayStale', { index: found.index + 1 });
    case 'differs':
      return say('replayOther');
    case 'stops':
      return say('replayStops');
  }
}

function migrated(store: Store): Promise<void> {
  for (const name of store.migrated) print(name);
  const count = store.migrated.length;
  print(inWords(count === 0 ? say('migratedNone') : say('migrated', { count })));
  return Promise.resolve();
}

async function backUp(store: Store): Promise<void> {
  const file = await store.backup();
  print(inWords(file === null ? say('noBackup') : say('backedUp', { file })));
}

async function restore(file: string): Promise<void> {
  const folder = await restoreBackup(readConfig(process.env).dataDir, file, new Date());
  print(inWords(folder === null ? say('restored') : say('restoredKept', { folder })));
}

/** The seed of each phase of a document, and which of them do not follow from the one before. */
function seeds({ game }: GameDocument): Parameters<typeof replayGame>[1] {
  return { seedOf: (draws) => diceSeed(game, draws), repaired: repairedPhases(game) };
}

async function verifyDice(file: string): Promise<void> {
  const document = gameDocument.parse(await readJson(file));
  const { seed, seedHash, endedAt, kind } = document.game;
  if (endedAt === null) throw new Stop(inWords(say('verifyRunning')));
  if (commitment(seed) !== seedHash) throw new Stop(inWords(say('verifyHash', { hash: seedHash })));
  const rules = games.get(kind);
  if (rules === undefined) throw new Stop(inWords(say('unknownGame', { file, game: kind })));
  for (const line of ingredientsOf(document.game)) print(inWords(say('verifyIngredient', { line })));
  for (const { line } of settingsOf(document.game).dice.forks) print(inWords(say('verifyFork', { line })));
  const found = replayGame(rules, seeds(document), recordedPhases(document));
  if (found.kind !== 'same') throw new Stop(inWords(say('verifyPosition', { phase: found.phase })));
  for (const { n, why, sides, value } of found.draws)
    print(inWords(say('verifyDraw', { n, why, sides, value: value + 1 })));
  print(inWords(say('verified', { count: found.draws.length })));
}

async function playFile(file: string, partly = false): Promise<readonly PlayedScenario[]> {
  const played = playScenarioFile(await readJson(file), games, wording, partly);
  if (typeof played === 'string') throw new Stop(inWords(say('unknownGame', { file, game: played })));
  return played;
}

async function writeFacts(game: string, folder: string): Promise<void> {
  const files = games.get(game)?.files?.();
  if (files === undefined) throw new Stop(inWords(say('noFacts', { game })));
  await mkdir(folder, { recursive: true });
  // What somebody has put there is not written over.
  for (const [name, text] of files) await writeFile(path.join(folder, name), text, { flag: 'wx' });
  print(inWords(say('factsWritten', { count: files.size, folder })));
}

async function adjudicate(file: string): Promise<void> {
  for (const { told, game } of await playFile(file, true)) {
    // Marks of emphasis are Discord's; a terminal would show them as they are.
    for (const text of told) print(wording.say(text, lang, game).replaceAll(/\*\*|__/g, ''));
  }
}

async function scenarios(files: readonly string[]): Promise<void> {
  let good = 0;
  let bad = 0;
  for (const file of files) {
    for (const { name, faults } of await playFile(file)) {
      if (faults.length === 0) good += 1;
      else bad += 1;
      print(inWords(faults.length === 0 ? say('scenarioGood', { name }) : say('scenarioBad', { name })));
      for (const fault of faults) print(inWords(say('scenarioLine', { fault })));
    }
  }
  print(inWords(say('scenarioCount', { good, bad })));
  if (bad > 0) process.exitCode = 1;
}
