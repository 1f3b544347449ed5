// Computer players as they once were, packed into a file each: rivals that need no history.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import type { AnyGame } from '../../src/table/game.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'tools', 'arena', 'frozen');

/** A computer player alone. */
export type Player = AnyGame['computer'];

/** So that a bundle of modules can require what is none. */
export const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
} as const;

/** The sources of a commit, unpacked once; where they lie, and the commit's hash. */
export function sourcesAt(commit: string): { readonly hash: string; readonly at: string } {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--short', `${commit}^{commit}`);
  const at = join(root, '.cache', 'arena', hash);
  if (!existsSync(join(at, 'src'))) {
    mkdirSync(at, { recursive: true });
    const files = execFileSync('git', ['archive', hash, 'src', 'tsconfig.json'], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', at], { input: files });
  }
  return { hash, at };
}

/** The names of the players that are kept. */
function frozenNames(): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.mjs.br') ? [file.slice(0, -'.mjs.br'.length)] : []))
    : [];
}

/** Packs the computer players of some games, as they stand in a commit, under a name. Returns how many bytes that takes. */
export async function freeze(name: string, commit: string, games: readonly string[]): Promise<number> {
  const { at } = sourcesAt(commit);
  const lines = games.map((id) => `export { computerAnswer as '${id}' } from './src/games/${id}/computer/player.js';`);
  const packed = await build({
    stdin: { contents: lines.join('\n'), resolveDir: at, loader: 'ts' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
    nodePaths: [join(root, 'node_modules')],
    banner,
  });
  const [file] = packed.outputFiles;
  if (file === undefined) throw new Error('nothing was packed');
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS } = constants;
  const small = brotliCompressSync(file.contents, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.mjs.br`), small);
  return small.length;
}

/** The player of a game that is kept under a name. Throws where there is none. */
export async function frozen(name: string, game: string): Promise<Player> {
  const packed = join(folder, `${name}.mjs.br`);
  if (!existsSync(packed)) throw new Error(`nobody is kept as ${name}; there are ${frozenNames().join(', ')}`);
  const cache = join(root, '.cache', 'arena');
  const file = join(cache, `frozen-${name}.mjs`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
  const players = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Player>>;
  const player = players[game];
  if (player === undefined) throw new Error(`${name} does not play ${game}`);
  return player;
}
