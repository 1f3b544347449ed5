// Makes the local Discord's web page: its TypeScript compiled, its other files beside it. Does nothing when nothing changed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src/local/page/browser');
const output = join(root, 'dist/local/page/browser');
const stamp = join(output, '.built');

const names = readdirSync(source);
const newest = Math.max(...[source, ...names.map((name) => join(source, name))].map((path) => statSync(path).mtimeMs));

if (!existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', source, '--noCheck'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(output, { recursive: true });
  for (const name of names.filter((it) => /\.(html|css|svg)$/.test(it)))
    copyFileSync(join(source, name), join(output, name));
  writeFileSync(stamp, '');
}
