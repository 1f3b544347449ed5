// Who plays in the arena: levels of today's computer players, chance, and the computer players of an earlier commit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Answer } from '../../src/table/question.js';
import type { AnyGame } from '../../src/table/game.js';
import { levels } from '../../src/table/levels.js';
import { randomAnswer } from '../../src/table/random-player.js';

/** A player of the arena. */
export interface Rival {
  readonly name: string;
  answer(context: Parameters<AnyGame['computer']>[0]): Answer;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The player of a name.
 * @throws for a name that means nobody.
 */
export async function rivalNamed(game: AnyGame, name: string): Promise<Rival> {
  if (name === 'random') return { name, answer: ({ question, dice }) => randomAnswer(question, dice) };
  const [word, commit, of = 'usual'] = name.split(':');
  const level = levels.find((one) => one === (word === 'at' ? of : word));
  if (level === undefined) throw new Error(`no player ${name}; there are random, ${levels.join(', ')} and at:<commit>`);
  const player = word === 'at' ? await gameAt(game.id, commit ?? 'HEAD') : game;
  return { name, answer: (context) => player.computer({ ...context, level }) };
}

/** A game as it stood in a commit, for its computer player: the history keeps every one there has been. */
async function gameAt(id: string, commit: string): Promise<AnyGame> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--short', `${commit}^{commit}`);
  const folder = join(root, '.cache', 'arena', hash);
  const bundle = join(folder, 'games.mjs');
  if (!existsSync(bundle)) {
    mkdirSync(folder, { recursive: true });
    const files = execFileSync('git', ['archive', hash, 'src', 'tsconfig.json'], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    await build({
      entryPoints: [join(folder, 'src', 'games', 'registry.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      nodePaths: [join(root, 'node_modules')],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    });
  }
  const then = (await import(pathToFileURL(bundle).href)) as { readonly games: ReadonlyMap<string, AnyGame> };
  const game = then.games.get(id);
  if (game === undefined) throw new Error(`${hash} had no game ${id}`);
  return game;
}
