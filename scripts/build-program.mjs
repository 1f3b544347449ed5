// Compiles the program into `dist`: types are stripped and not checked, which `npm test` does; the database client is copied as it is checked in.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isCurrent, strippedClient } from './lib/client.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'dist');
// Inside `dist`, where the compiled program finds it whatever packages are installed or linked.
const local = join(output, 'node_modules', '@fieldpost', 'local');

/** How all of the program is compiled. */
const asModules = {
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
};

/** Compiles the TypeScript of a folder file by file, and copies its JSON. */
async function compile(source, into, apart) {
  const files = readdirSync(source, { recursive: true }).filter((path) => apart.every((one) => !path.startsWith(one)));
  await build({
    entryPoints: files.filter((path) => path.endsWith('.ts')).map((path) => join(source, path)),
    outbase: source,
    outdir: into,
    ...asModules,
  });
  for (const path of files.filter((one) => one.endsWith('.json'))) cpSync(join(source, path), join(into, path));
}

if (!isCurrent(strippedClient)) {
  console.error(
    'prisma/schema.prisma has changed since the database client was made: run "npm install", then "npm run generate".',
  );
  process.exit(1);
}
rmSync(output, { recursive: true, force: true });
await compile(join(root, 'src'), output, [join('generated', ''), join('web', 'client', '')]);
// The thread on which computer players think starts twice as fast from one file as from a thousand, and somebody waits for it.
await build({
  entryPoints: [join(root, 'src', 'think', 'worker.ts')],
  outfile: join(output, 'think', 'worker.js'),
  bundle: true,
  ...asModules,
});
cpSync(strippedClient, join(output, 'generated', 'prisma'), { recursive: true });
await compile(join(root, 'local', 'src'), local, [join('page', 'browser', '')]);
writeFileSync(join(local, 'package.json'), JSON.stringify({ type: 'module', exports: './index.js' }));
await import('./build-board.mjs');
await import('../local/build-page.mjs');
cpSync(join(root, 'local', 'dist', 'page'), join(local, 'page', 'browser'), { recursive: true });
