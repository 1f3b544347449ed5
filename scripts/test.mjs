// `npm test`: installs what is missing and runs every check; names loudly what this machine could not run, and closes with the count.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, relative, sep } from 'node:path';
import { ensureGenerated, ensurePackages, root, run } from './lib/install.mjs';

console.log('Fieldpost: checks');
const began = Date.now();
await ensurePackages();
await ensureGenerated();
// Needed by tests that run side by side.
await run(process.execPath, ['local/build-page.mjs']);
await run(process.execPath, ['scripts/build-board.mjs']);
await run(process.execPath, ['scripts/build-programs.mjs'], { shows: 'when it fails' });

const only = process.argv.slice(2);
const bin = (name) => join(root, 'node_modules', ...name);
const vitest = [bin(['vitest', 'vitest.mjs']), 'run'];
const node24 = process.env.FIELDPOST_NODE_24;
let passed = 0;
let failed = 0;
let skipped = 0;
const missing = [];

/** What failed, by name: said again at the end, where whoever sees only the end of the output looks. */
const failures = [];

/** How long each part took, in seconds. */
const times = [];
const parts = new Map();

/** One check that is a command: passes or fails as a whole. Others run beside it, so that what it has to say comes at its end. */
async function check(title, args, node = process.execPath) {
  const started = Date.now();
  const code = await run(node, args, { shows: 'when it fails' });
  times.push([title, (Date.now() - started) / 1000]);
  if (code === 0) {
    passed += 1;
  } else {
    failed += 1;
    failures.push(title);
  }
  console.log(`── ${title}: ${code === 0 ? 'fine' : 'FAILED'}`);
}

/** What is no test, one after another. */
async function checks() {
  await check('Types', [bin(['typescript', 'bin', 'tsc']), '--noEmit']);
  await check('Types of the page', [bin(['typescript', 'bin', 'tsc']), '--noEmit', '-p', 'local/src/page/browser']);
  await check('Types of the board', [bin(['typescript', 'bin', 'tsc']), '--noEmit', '-p', 'src/web/client']);
  await check('Lint', [bin(['oxlint', 'bin', 'oxlint'])]);
  const knip = [bin(['knip', 'bin', 'knip.js']), '--no-config-hints'];
  const unused = 'files,dependencies,unlisted,unresolved,exports,types,duplicates,cycles';
  await check('Nothing unused, no import cycles', [...knip, '--include', unused]);
  await check('Nothing used by tests alone', [...knip, '--production', '--include', 'files,exports,types']);
  await check('Format', [bin(['prettier', 'bin', 'prettier.cjs']), '--check', '--log-level', 'warn', '.']);
  await check('The database client matches the schema', ['scripts/prisma-generate.mjs', '--check']);
  await check('Migrations match the schema', [bin(['tsx', 'dist', 'cli.mjs']), 'tools/db-new.ts', '--check']);
  if (node24 !== undefined && node24 !== '')
    await check('Table and words on Node 24', [...vitest, 'test/table', 'test/words'], node24);
}

/** Tests of some projects or all, or those of the paths given. */
async function tests(title, args, shows) {
  const results = join(root, '.cache', `results-${title.toLowerCase().replaceAll(' ', '-')}.json`);
  rmSync(results, { force: true });
  const started = Date.now();
  await run(
    process.execPath,
    [...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...args],
    { env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }, shows },
  );
  if (!existsSync(results)) {
    failed += 1;
    failures.push(`${title}: the test runner did not finish`);
    return;
  }
  const report = JSON.parse(readFileSync(results, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  skipped += report.numPendingTests + report.numTodoTests;
  times.push([title, (Date.now() - started) / 1000]);
  for (const { name, startTime, endTime } of report.testResults) {
    const [, part = '', game = ''] = relative(root, name).split(sep);
    const of = part === 'games' ? `${part}/${game}` : part;
    parts.set(of, (parts.get(of) ?? 0) + (endTime - startTime) / 1000);
  }
  for (const { name, status, message, assertionResults } of report.testResults) {
    const broken = assertionResults.filter((test) => test.status === 'failed');
    for (const test of broken)
      failures.push(`${relative(root, name)}: ${test.fullName}\n${test.failureMessages[0] ?? ''}`);
    if (status === 'failed' && broken.length === 0) {
      failed += 1;
      failures.push(`${relative(root, name)}: the file itself\n${message}`);
    }
  }
}

if (only.length > 0) {
  await tests('Tests', only, 'at once');
} else {
  // What starts, stops and freezes programs waits most of its time. All else uses the processor meanwhile, and gives way to it.
  const alone = tests('Tests of whole programs', ['--project=alone'], 'at its end');
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await Promise.all([alone, checks(), tests('Tests', ['--project=together', '--project=apart'], 'at once')]);
}

function has(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
if (!existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'))
  missing.push('Chromium (its path in CHROMIUM_PATH): the browser tests');
if (!existsSync('/usr/lib/postgresql') && !has('initdb', ['--version']))
  missing.push('a PostgreSQL server: the tests against a real server');
if (!existsSync(bin(['canvas', 'build', 'Release', 'canvas.node'])))
  missing.push('node-canvas: drawing with its back end (the other back end was used)');
if (
  !existsSync(join(root, '..', 'shared', 'discord', 'openapi-v10.json')) &&
  process.env.DISCORD_OPENAPI === undefined
) {
  missing.push("Discord's OpenAPI description: checking every request body against it");
}
if (Number(process.versions.node.split('.')[0]) < 24 && !node24)
  missing.push('Node 24 (its path in FIELDPOST_NODE_24): the checks above ran on Node ' + process.versions.node);
if (missing.length > 0) {
  console.log('\n!! NOT RUN on this machine, for lack of:');
  for (const name of missing) console.log(`!!   ${name}`);
}
if (only.length === 0) {
  // They run side by side, so that the parts add up to more than the whole.
  const byTest = [...parts].sort(([, one], [, other]) => other - one).map(([part, time]) => [`  test/${part}`, time]);
  console.log('\n── Time by part, in seconds');
  for (const [part, time] of [...times, ...byTest, ['The whole', (Date.now() - began) / 1000]])
    console.log(`   ${part.padEnd(44)} ${time.toFixed(0).padStart(6)}`);
}
if (failures.length > 0) {
  console.log('\n── What failed');
  for (const failure of failures)
    console.log(
      failure
        .split('\n')
        .slice(0, 12)
        .map((line) => `   ${line}`)
        .join('\n'),
    );
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
