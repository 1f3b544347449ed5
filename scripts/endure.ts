// `npm run endure`: what the program bears before anything is lost. It tries the whole in twenty minutes and writes docs/endurance.md.
// `npm run endure -- kills power` runs some of the trials, `--minutes N` gives them other time, `--short` tries a little and writes nothing.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { awayTrial } from './endure/away.js';
import { deadlinesTrial } from './endure/deadlines.js';
import { doorsTrial } from './endure/doors.js';
import { faultsTrial } from './endure/faults.js';
import { killsTrial } from './endure/kills.js';
import { powerTrial } from './endure/power.js';
import { rollingTrial } from './endure/rolling.js';
import { shardsTrial } from './endure/shards.js';
import { textsTrial } from './endure/texts.js';
import type { Figure, Trial } from './endure/trial.js';

const trials: Readonly<Record<string, Trial>> = {
  kills: killsTrial,
  faults: faultsTrial,
  away: awayTrial,
  shards: shardsTrial,
  rolling: rollingTrial,
  texts: textsTrial,
  doors: doorsTrial,
  power: powerTrial,
  deadlines: deadlinesTrial,
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** What each trial found when it ran last, so that they need not run all at once. */
const resultsFile = join(root, '.cache', 'endurance.json');
const page = join(root, 'docs', 'endurance.md');

const figure = z.object({
  what: z.string(),
  value: z.string(),
  reach: z.string().optional(),
  met: z.boolean().optional(),
});
const resultsSchema = z.record(
  z.string(),
  z.object({ date: z.string(), machine: z.string(), minutes: z.number(), figures: z.array(figure) }),
);
type Results = z.infer<typeof resultsSchema>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, minutes: { type: 'string', default: '20' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no time`);
const unknown = positionals.filter((name) => !Object.hasOwn(trials, name));
if (unknown.length > 0) throw new Error(`no trial ${unknown.join(', ')}; there are ${Object.keys(trials).join(', ')}`);
const wanted = Object.entries(trials).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const shares = wanted.reduce((sum, [, trial]) => sum + trial.share, 0);
const machine = `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}`;
console.log(machine);

let failed = false;
for (const [name, trial] of wanted) {
  console.log(`\n${name}: ${trial.title}\n  ${trial.does}`);
  const began = Date.now();
  const until = began + (minutes * 60_000 * trial.share) / shares;
  const figures = await trial.run({ short: values.short, until }).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  if (figures === undefined) {
    console.log('  ✗ broke off');
    failed = true;
    continue;
  }
  if (figures === null) {
    console.log('  not run: there is no Postgres server on this machine');
    continue;
  }
  for (const it of figures) console.log(`  ${mark(it)} ${it.what.padEnd(64)} ${it.value}${reachOf(it)}`);
  failed ||= figures.some((it) => it.met === false);
  if (values.short) continue;
  const date = new Date(began).toISOString().slice(0, 10);
  const spent = (Date.now() - began) / 60_000;
  await keep({ ...(await kept()), [name]: { date, machine, minutes: spent, figures: [...figures] } });
}
process.exitCode = failed ? 1 : 0;

function mark({ met }: Figure): string {
  return met === undefined ? ' ' : met ? '✓' : '✗';
}

function reachOf({ reach }: Figure): string {
  return reach === undefined ? '' : `   (reach ${reach})`;
}

async function kept(): Promise<Results> {
  const text = await readFile(resultsFile, 'utf8').catch(() => '{}');
  return resultsSchema.parse(JSON.parse(text));
}

async function keep(results: Results): Promise<void> {
  await mkdir(dirname(resultsFile), { recursive: true });
  await writeFile(resultsFile, JSON.stringify(results, null, 2));
  const parts = Object.entries(trials).flatMap(([name, { title, does }]) => {
    const found = results[name];
    if (found === undefined) return [];
    const rows = found.figures.map((it) => `| ${it.what} | ${it.value} | ${it.reach ?? ''} | ${mark(it)} |`);
    const where = `${found.date}, ${found.machine}, ${found.minutes.toFixed(1)} minutes.`;
    return [`## ${title}\n\n${does}\n\n${where}\n\n| | found | reach | |\n|---|--:|--:|---|\n${rows.join('\n')}\n`];
  });
  const text = [
    '# What Fieldpost bears · 얼마나 견디는지',
    'Written by `npm run endure`, which breaks on purpose whatever can break while people play, and then counts. What was',
    'acknowledged to a player is looked for in the database, what was to be said in the local Discord’s own record.',
    '',
    '`npm run endure`가 일부러 고장을 내며 게임을 진행한 뒤 세어 적은 표입니다.',
    '',
    ...parts,
  ].join('\n');
  await writeFile(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
