// Who plays in the arena: levels of today's computer players, simple players, other programs, and the computer players there have been.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Answer } from '../../src/table/question.js';
import type { AnyGame } from '../../src/table/game.js';
import { levels } from '../../src/table/levels.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { dumbBot } from './dumb-bot.js';
import { banner, frozen, root, sourcesAt, type Player } from './frozen.js';
import { greedy } from './greedy.js';
import { program } from './program.js';

/** What a player of the arena is given. */
type Context = Parameters<Player>[0] & {
  /** How far its camp is ahead once it has given an answer: only simple players look at that, for it may tell what is hidden. */
  readonly lead: (answer: Answer) => number;
};

/** A player of the arena. */
export interface Rival {
  readonly name: string;
  answer(context: Context): Answer | Promise<Answer>;
  close?(): void;
}

/**
 * The player of a name.
 * @throws for a name that means nobody.
 */
export async function rivalNamed(game: AnyGame, name: string): Promise<Rival> {
  if (name === 'random') return { name, answer: ({ question, dice }) => randomAnswer(question, dice) };
  if (name === 'greedy') return greedy;
  if (name === 'dumbbot' && game.id === 'diplomacy') return dumbBot;
  if (name.startsWith('program:')) return program(game.id, name.slice('program:'.length));
  const [word = '', of, wanted = 'usual'] = name.split(':');
  const isEarlier = word === 'at' || word === 'frozen';
  const level = levels.find((one) => one === (isEarlier ? wanted : word));
  if (level === undefined)
    throw new Error(
      `no player ${name}; there are random, greedy, dumbbot, ${levels.join(', ')}, frozen:<name>, at:<commit>, program:<command>`,
    );
  const player = word === 'at' ? await playerAt(game.id, of ?? 'HEAD') : undefined;
  const kept = word === 'frozen' ? await frozen(of ?? '', game.id) : undefined;
  const plays = player ?? kept ?? ((context: Parameters<Player>[0]) => game.computer(context));
  return { name, answer: (context) => plays({ ...context, level }) };
}

/** The computer player of a game as it stood in a commit: the history keeps every one there has been. */
async function playerAt(id: string, commit: string): Promise<Player> {
  const { hash, at } = sourcesAt(commit);
  const bundle = join(at, 'games.mjs');
  if (!existsSync(bundle)) {
    await build({
      entryPoints: [join(at, 'src', 'games', 'registry.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      nodePaths: [join(root, 'node_modules')],
      banner,
    });
  }
  const then = (await import(pathToFileURL(bundle).href)) as { readonly games: ReadonlyMap<string, AnyGame> };
  const game = then.games.get(id);
  if (game === undefined) throw new Error(`${hash} had no game ${id}`);
  return (context) => game.computer(context);
}
