// `npm test`: installs what is missing and runs every check; names loudly what this machine could not run, and closes with the count.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ensureGenerated, ensurePackages, root, run } from './lib/install.mjs';

console.log('Fieldpost: checks');
await ensurePackages();
await ensureGenerated();

const only = process.argv.slice(2);
const bin = (name) => join(root, 'node_modules', ...name);
let passed = 0;
let failed = 0;
let skipped = 0;
const missing = [];

/** How long each part took, in seconds. */
const times = [];

/** One check that is a command: passes or fails as a whole. */
async function check(title, args, node = process.execPath) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const code = await run(node, args);
  times.push([title, (Date.now() - started) / 1000]);
  if (code === 0) passed += 1;
  else failed += 1;
  console.log(code === 0 ? `   ${title}: fine` : `   ${title}: FAILED`);
}

if (only.length === 0) {
  await check('Types', [bin(['typescript', 'bin', 'tsc']), '--noEmit']);
  await check('Types of the page', [bin(['typescript', 'bin', 'tsc']), '--noEmit', '-p', 'local/src/page/browser']);
  await check('Lint', [bin(['eslint', 'bin', 'eslint.js']), '.', '--cache', '--cache-location', '.cache/eslint']);
  const knip = [bin(['knip', 'bin', 'knip.js']), '--no-config-hints'];
  const unused = 'files,dependencies,unlisted,unresolved,exports,types,duplicates,cycles';
  await check('Nothing unused, no import cycles', [...knip, '--include', unused]);
  await check('Nothing used by tests alone', [...knip, '--production', '--include', 'files,exports,types']);
  await check('Format', [bin(['prettier', 'bin', 'prettier.cjs']), '--check', '--log-level', 'warn', '.']);
  await check('The database client matches the schema', ['scripts/prisma-generate.mjs', '--check']);
  await check('Migrations match the schema', [bin(['tsx', 'dist', 'cli.mjs']), 'tools/db-new.ts', '--check']);
}

console.log('\n── Tests');
const results = join(root, '.cache', 'results.json');
rmSync(results, { force: true });
const testsStarted = Date.now();
await run(
  process.execPath,
  [
    bin(['vitest', 'vitest.mjs']),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...only,
  ],
  { env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } },
);
if (existsSync(results)) {
  const report = JSON.parse(readFileSync(results, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  skipped += report.numPendingTests + report.numTodoTests;
  times.push(['Tests', (Date.now() - testsStarted) / 1000]);
  const parts = new Map();
  for (const { name, startTime, endTime } of report.testResults) {
    const [, part = '', game = ''] = relative(root, name).split(sep);
    const of = part === 'games' ? `${part}/${game}` : part;
    parts.set(of, (parts.get(of) ?? 0) + (endTime - startTime) / 1000);
  }
  // Files run side by side, so that the parts add up to more than the whole.
  times.push(...[...parts].sort(([, one], [, other]) => other - one).map(([part, time]) => [`  test/${part}`, time]));
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')) failed += 1;
  }
} else {
  failed += 1;
  console.error('The test runner did not finish.');
}

const node24 = process.env.FIELDPOST_NODE_24;
if (only.length === 0 && node24 !== undefined && node24 !== '')
  await check('Table and words on Node 24', [bin(['vitest', 'vitest.mjs']), 'run', 'test/table', 'test/words'], node24);

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
  console.log('\n── Time by part, in seconds');
  for (const [part, time] of times) console.log(`   ${part.padEnd(44)} ${time.toFixed(0).padStart(6)}`);
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
