// `npm run pace`: how many days a game takes people who look twice a day, with what their desks propose and without, and where they go.
// `npm run pace -- downfall` plays some of the games, `--turns N` plays so many turns of each, `--short` one.
import { parseArgs } from 'node:util';
import { playCourse, type Course } from './pace/course.js';
import { paceTables } from './pace/tables.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((id) => !Object.hasOwn(paceTables, id));
if (unknown.length > 0)
  throw new Error(`no game ${unknown.join(', ')}; there are ${Object.keys(paceTables).join(', ')}`);

const percent = (part: number, whole: number): string => `${String(Math.round((part / (whole || 1)) * 100))} %`;

/** Days by what was waited for, the most first. */
function where({ waits, days }: Course): string {
  const sorted = [...waits].sort((a, b) => b[1] - a[1]);
  return sorted
    .slice(0, 6)
    .map(([kind, of]) => `${kind} ${percent(of, days)}`)
    .join(', ');
}

for (const [id, table] of Object.entries(paceTables)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const turns = values.short ? 1 : values.turns === undefined ? table.turns : Number(values.turns);
  const without = await playCourse({ table, proposed: false, turns });
  const proposed = await playCourse({ table, proposed: true, turns });
  const each = ({ days, turns: played }: Course): number => days / Math.max(1, played);
  console.log(`\n${id}, ${String(table.seats.length)} people`);
  for (const [name, course] of [
    ['asked everything in turn', without],
    ['with what the desks propose', proposed],
  ] as const) {
    const share = percent(each(course), each(without));
    console.log(`  ${name}: ${course.days.toFixed(1)} days for ${String(course.turns)} turns (${share} a turn)`);
    console.log(`    ${where(course)}`);
  }
}
