// Brings a fresh checkout to the point where it can run: packages, generated database client, compiled program. Does only what is missing.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Fieldpost needs Node.js 20.19 or newer (24 is recommended); this is ${process.versions.node}.`);
  console.error(`Fieldpost에는 Node.js 20.19 이상이 필요합니다(24 권장). 지금 버전은 ${process.versions.node}입니다.`);
  process.exit(1);
}

/**
 * Runs a command in the project's root.
 * @param options.shows its output as it comes, all of it at the end (because others run beside it), or only when it fails.
 * @returns {Promise<number>} the exit code.
 */
export function run(command, args, { env = {}, shows = 'at once' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: shows === 'at once' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => {
      if (shows === 'at its end' || code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Shows one step with the time it took; stops the program when the step fails. */
async function step(title, work) {
  const started = Date.now();
  process.stdout.write(`  ${title} … `);
  const ticker = setInterval(() => process.stdout.write('.'), 3000);
  const code = await work();
  clearInterval(ticker);
  console.log(code === 0 ? `done (${((Date.now() - started) / 1000).toFixed(1)} s)` : 'failed');
  if (code !== 0) process.exit(code);
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** A fingerprint of files: changes when a file is added, removed or rewritten. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of paths) {
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path]) {
      if (file.includes(`${join('src', 'generated')}`)) continue;
      hash.update(relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function stampPath(name) {
  return join(root, '.cache', `${name}.stamp`);
}

function isFresh(name, mark) {
  return existsSync(stampPath(name)) && readFileSync(stampPath(name), 'utf8') === mark;
}

function setFresh(name, mark) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampPath(name), mark);
}

/** Whether the packages belong to another checkout, whose own they are to install. */
function isLinked() {
  return lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Installs all npm packages, those for building and testing too, when they are missing or the lock file has changed. */
export async function ensurePackages() {
  const mark = fingerprint([join(root, 'package-lock.json')]);
  if (isLinked() || (existsSync(join(root, 'node_modules', 'typescript')) && isFresh('packages', mark))) return;
  await step('Installing packages (패키지 설치)', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { shows: 'when it fails' }),
  );
  // Two runs of the tests that begin at the same time would both clear what was transformed by other packages.
  rmSync(join(root, '.cache', 'vitest'), { recursive: true, force: true });
  setFresh('packages', mark);
}

/** Installs the npm packages that the program needs to be compiled and to run; a checkout that has all of them keeps all. */
export async function ensureNeededPackages() {
  if (existsSync(join(root, 'node_modules', 'typescript'))) return ensurePackages();
  const mark = fingerprint([join(root, 'package-lock.json')]);
  if (isLinked() || (existsSync(join(root, 'node_modules', 'preact')) && isFresh('needed-packages', mark))) return;
  await step('Installing packages (패키지 설치)', () =>
    run(process.execPath, ['scripts/install-needed.mjs', '--compile'], { shows: 'when it fails' }),
  );
  setFresh('needed-packages', mark);
}

/** Generates the database client when the schema has changed. */
export async function ensureGenerated() {
  const mark = fingerprint([join(root, 'prisma', 'schema.prisma'), join(root, 'package-lock.json')]);
  if (existsSync(join(root, 'src', 'generated', 'prisma')) && isFresh('generated', mark)) return;
  await step('Generating the database client (데이터베이스 클라이언트 생성)', () =>
    run(process.execPath, ['scripts/prisma-generate.mjs'], { shows: 'when it fails' }),
  );
  setFresh('generated', mark);
}

/** Compiles the program when its source has changed. */
export async function ensureBuilt() {
  const mark = fingerprint(
    [
      'src',
      'local/src',
      'local/build-page.mjs',
      'prisma/schema.prisma',
      'scripts/build-program.mjs',
      'scripts/build-board.mjs',
      'tsconfig.json',
      'package-lock.json',
    ].map((name) => join(root, name)),
  );
  if (existsSync(join(root, 'dist', 'main.js')) && isFresh('built', mark)) return;
  await step('Compiling (컴파일)', () =>
    run(process.execPath, ['scripts/build-program.mjs'], { shows: 'when it fails' }),
  );
  setFresh('built', mark);
}
