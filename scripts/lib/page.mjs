// Makes the local Discord's web page: its TypeScript compiled, its other files beside it. Does nothing when nothing changed.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const source = join(root, 'src/local/page/browser');
const output = join(root, 'dist/local/page/browser');
const stamp = join(output, '.built');

/** Compiles the page where its source is newer than what was compiled. */
export async function buildPage() {
  const names = readdirSync(source);
  const newest = Math.max(
    ...[source, ...names.map((name) => join(source, name))].map((path) => statSync(path).mtimeMs),
  );
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newest) return;
  await build({
    entryPoints: names.filter((name) => name.endsWith('.ts')).map((name) => join(source, name)),
    outdir: output,
    format: 'esm',
    target: 'es2023',
    logLevel: 'warning',
  });
  mkdirSync(output, { recursive: true });
  for (const name of names.filter((it) => /\.(html|css|svg)$/.test(it)))
    copyFileSync(join(source, name), join(output, name));
  writeFileSync(stamp, '');
}
