// Compiles what tests and trials start as programs of their own, which is up in a third of the time then, and prints the folder; does nothing
// when nothing changed.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const all = join(root, '.cache', 'programs');
/** Where the programs and what they import lie. */
const folders = ['src', 'local/src', 'scripts/endure', 'test/discord/driving', 'test/store/programs', 'test/support'];
/** Compiled on their own. */
const pages = ['local/src/page/browser/', 'src/web/client/'].map((path) => join(root, path));

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.(ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pages.every((page) => !path.startsWith(page))),
);
const newest = Math.max(...paths.map((path) => statSync(path).mtimeMs));
const output = join(all, String(Math.floor(newest)));
if (!existsSync(output)) {
  // Several tests may come here at the same time: each makes its own, and the first one that is whole stays.
  const unfinished = `${output}.${process.pid}`;
  await build({
    entryPoints: paths.filter((path) => path.endsWith('.ts')),
    outbase: root,
    outdir: unfinished,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warning',
  });
  for (const path of paths.filter((one) => one.endsWith('.json'))) cpSync(path, join(unfinished, relative(root, path)));
  // What the programs read lies beside their sources.
  for (const name of ['assets', 'dist', 'prisma']) symlinkSync(join(root, name), join(unfinished, name), 'dir');
  symlinkSync(join(root, 'local', 'dist'), join(unfinished, 'local', 'dist'), 'dir');
  const packages = join(unfinished, 'node_modules', '@fieldpost');
  mkdirSync(packages, { recursive: true });
  writeFileSync(
    join(unfinished, 'local', 'package.json'),
    JSON.stringify({ type: 'module', exports: './src/index.js' }),
  );
  symlinkSync('../../local', join(packages, 'local'), 'dir');
  try {
    renameSync(unfinished, output);
  } catch (error) {
    if (!existsSync(output)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  // Nothing runs any more that was compiled from sources a day ago.
  for (const name of readdirSync(all)) {
    const old = join(all, name);
    if (statSync(old).mtimeMs < Date.now() - 86_400_000) rmSync(old, { recursive: true, force: true });
  }
}
console.log(output);
