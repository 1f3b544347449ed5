// Makes the web page: its TypeScript compiled into one file, its other files beside it, in `dist/page`. Does nothing when nothing changed.
import { copyFileSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('src/page/browser', import.meta.url));
const output = fileURLToPath(new URL('dist/page', import.meta.url));
const stamp = join(output, '.built');

const names = readdirSync(source);
const inputs = [fileURLToPath(import.meta.url), source, ...names.map((name) => join(source, name))];
const newest = Math.max(...inputs.map((path) => statSync(path).mtimeMs));
if (!existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
  rmSync(output, { recursive: true, force: true });
  await build({
    entryPoints: [join(source, 'app.tsx')],
    outdir: output,
    bundle: true,
    minify: true,
    charset: 'utf8',
    banner: { js: '/* With Preact: MIT License, Copyright (c) 2015-present Jason Miller */' },
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  for (const name of names.filter((it) => /\.(html|css|svg)$/.test(it)))
    copyFileSync(join(source, name), join(output, name));
  writeFileSync(stamp, '');
}
