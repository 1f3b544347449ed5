// Compiles the program into `dist`: types are stripped and not checked, which `npm test` does; the database client is copied as it is checked in.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isCurrent, strippedClient } from './lib/client.mjs';
import { buildPage } from './lib/page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const apart = [join('generated', ''), join('local', 'page', 'browser', '')];

if (!isCurrent(strippedClient)) {
  console.error(
    'prisma/schema.prisma has changed since the database client was made: run "npm install", then "npm run generate".',
  );
  process.exit(1);
}
const files = readdirSync(join(root, 'src'), { recursive: true }).filter(
  (path) => !apart.some((folder) => path.startsWith(folder)),
);
const sources = files.filter((path) => path.endsWith('.ts'));
rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: sources.map((path) => join(root, 'src', path)),
  outbase: join(root, 'src'),
  outdir: join(root, 'dist'),
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
for (const path of files.filter((one) => one.endsWith('.json')))
  cpSync(join(root, 'src', path), join(root, 'dist', path));
cpSync(strippedClient, join(root, 'dist', 'generated', 'prisma'), { recursive: true });
await buildPage();
