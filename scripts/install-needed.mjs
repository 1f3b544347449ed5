// Installs what running needs and nothing else; `--compile` also what compiling needs, `--list` only says what.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiling, neededPackages } from './lib/needed-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);
const { manifest, lock } = neededPackages(
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  words.includes('--compile') ? compiling : [],
);

if (words.includes('--list')) {
  console.log(JSON.stringify(Object.keys(lock.packages).filter((path) => path !== '')));
} else {
  // In a folder of its own, because npm installs all that a lock file names.
  const folder = join(root, '.cache', 'packages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  const target = join(root, 'node_modules');
  if (existsSync(target)) rmSync(target, { recursive: true });
  renameSync(join(folder, 'node_modules'), target);
  rmSync(folder, { recursive: true });
}
