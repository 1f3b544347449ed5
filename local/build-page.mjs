// Makes the web page: its TypeScript compiled, its other files beside it, in `dist/page`. Does nothing when nothing changed.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('src/page/browser', import.meta.url));
const output = fileURLToPath(new URL('dist/page', import.meta.url));
const stamp = join(output, '.built');

const names = readdirSync(source);
const newest = Math.max(...[source, ...names.map((name) => join(source, name))].map((path) => statSync(path).mtimeMs));
if (!existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
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
