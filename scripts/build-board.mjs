// Makes the page of the board: its script, what is fetched later, and two style sheets under names that change with their content, in `dist/board` or a folder that is named. Does nothing where that is there already.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/web/client', import.meta.url));
const output = process.argv[2] ?? fileURLToPath(new URL('../dist/board', import.meta.url));

const { outputFiles } = await build({
  entryPoints: [join(source, 'app.tsx'), join(source, 'style.css'), join(source, 'enter.css')],
  outdir: output,
  write: false,
  bundle: true,
  splitting: true,
  minify: true,
  charset: 'utf8',
  banner: {
    js: '/* With Preact: MIT License, Copyright (c) 2015-present Jason Miller; inside Discord with its embedded app SDK: MIT License, Copyright (c) 2024 Discord Inc. */',
  },
  format: 'esm',
  target: 'es2023',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
});
// An ended game in one file has the same page with its script and style inside, which are named by what they hold.
const [alone] = (
  await build({
    entryPoints: [join(source, 'film.tsx')],
    write: false,
    bundle: true,
    minify: true,
    charset: 'utf8',
    banner: { js: '/* With Preact: MIT License, Copyright (c) 2015-present Jason Miller */' },
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  })
).outputFiles;
const text = (end) => outputFiles.find(({ path }) => path.endsWith(end)).text;
const hashed = (name, end) =>
  `${name}.${createHash('sha256').update(text(end)).digest('base64url').slice(0, 10)}.${end.split('.').at(-1)}`;
const [script, style] = [hashed('app', 'app.js'), hashed('style', 'style.css')];
// What is fetched later has a name of its own already.
const later = outputFiles.filter(({ path }) => /[/\\](?:chunk|activity)-/.test(path));
const named = (part) => `sha256-${createHash('sha256').update(part).digest('base64')}`;
const parts = { style: text('style.css'), script: alone.text };
const film = readFileSync(join(source, 'film.html'), 'utf8')
  .replace('STYLE-HASH', named(parts.style))
  .replace('SCRIPT-HASH', named(parts.script))
  .replace('<style></style>', () => `<style>${parts.style}</style>`)
  .replace('<script></script>', () => `<script>${parts.script}</script>`);
// What the script needs of its own is asked for beside it, not after it.
const needed = [...text('app.js').matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, name]) => name);
const ahead = needed.map((name) => `<link rel="modulepreload" href="/files/${name}" />`).join('');
const page = readFileSync(join(source, 'index.html'), 'utf8')
  .replace('STYLE', style)
  .replace('SCRIPT', script)
  .replace('</head>', `${ahead}</head>`);
const made = new Map([
  [script, text('app.js')],
  ...later.map((part) => [basename(part.path), part.text]),
  [style, text('style.css')],
  ['enter.css', text('enter.css')],
  ['icon.svg', readFileSync(join(source, 'icon.svg'), 'utf8')],
  ['film.html', film],
  ['index.html', page],
]);
// Whoever has the page open while the same is made again loses nothing.
const isThere =
  existsSync(output) &&
  readdirSync(output).length === made.size &&
  [...made].every(([name, content]) => {
    const path = join(output, name);
    return existsSync(path) && readFileSync(path, 'utf8') === content;
  });
if (!isThere) {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const [name, content] of made) writeFileSync(join(output, name), content);
}
