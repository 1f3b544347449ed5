// `npm run check`: types, style and the nearest tests of what has changed since the last commit; `-- main` since another one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated, ensurePackages, root, run } from './lib/install.mjs';
import { testsNear } from './lib/reach.mjs';

await ensurePackages();
await ensureGenerated();

const [since = 'HEAD'] = process.argv.slice(2);
const bin = (...name) => join(root, 'node_modules', ...name);

/** Lines that git prints. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  return stdout.split('\n').filter(Boolean);
}

const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((path) => existsSync(join(root, path)));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}. "npm test" runs every check.`);
  process.exit(0);
}
const failures = [];

/** One check; what it has to say comes at its end, because others run beside it. */
async function check(title, args) {
  const started = Date.now();
  const code = await run(process.execPath, args, { env: { FORCE_COLOR: '0' }, shows: 'when it fails' });
  console.log(`   ${title}: ${code === 0 ? 'fine' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) failures.push(title);
}

const longest = 72;
for (const subject of since === 'HEAD' ? [] : git('log', '--format=%s', `${since}..HEAD`)) {
  if (subject.length <= longest) continue;
  console.error(`\nThis subject has more than ${longest} characters: ${subject}`);
  failures.push('Subjects');
}

const page = changed.some((path) => path.startsWith('local/src/page/browser/'));
const linted = changed.filter((path) => /\.(tsx?|js|mjs)$/.test(path));
const { tests, games, further } = testsNear(root, changed);

/** What needs no test runner. */
async function style() {
  if (linted.some((path) => /\.tsx?$/.test(path))) {
    await check('Types', [bin('typescript', 'bin', 'tsc'), '--noEmit']);
    if (page)
      await check('Types of the page', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'local/src/page/browser']);
  }
  if (linted.length > 0) await check('Lint', [bin('oxlint', 'bin', 'oxlint'), ...linted]);
  await check('Format', [
    bin('prettier', 'bin', 'prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...changed,
  ]);
}

async function nearby() {
  if (tests.length > 0) await check(`Tests nearby: ${tests.length}`, [bin('vitest', 'vitest.mjs'), 'run', ...tests]);
  for (const game of games)
    await check(`Tests for every game: ${game}`, [bin('vitest', 'vitest.mjs'), 'run', 'test/contract', '-t', game]);
}

// Side by side: types and style keep one core busy, and most tests that are near the other one.
await Promise.all([style(), nearby()]);
if (further > 0)
  console.log(`\n${further} further test files can be reached by this change; "npm test" runs all of them.`);
console.log(failures.length === 0 ? '\nFine.' : `\nFailed: ${failures.join(', ')}`);
process.exit(failures.length === 0 ? 0 : 1);
