// `npm run bench`: how long the things take that people wait for, and what they cost. It reports; it judges nothing.
// `npm run bench -- statements lists` runs some of the parts.
import { availableParallelism, cpus } from 'node:os';
import { benchAxis } from './bench/axis.js';
import { benchAxisDuels } from './bench/axis-duels.js';
import { benchBoard } from './bench/board.js';
import { benchCrowd } from './bench/crowd.js';
import { benchDownfall } from './bench/downfall.js';
import { benchLists } from './bench/lists.js';
import { benchMemory } from './bench/memory.js';
import { benchPaint } from './bench/paint.js';
import { benchQuartermaster } from './bench/quartermaster.js';
import { benchRules } from './bench/rules.js';
import { benchStatements } from './bench/statements.js';
import { benchTwilight } from './bench/twilight.js';

const parts: Readonly<Record<string, () => Promise<void> | void>> = {
  rules: benchRules,
  quartermaster: benchQuartermaster,
  twilight: benchTwilight,
  axis: benchAxis,
  duels: benchAxisDuels,
  downfall: benchDownfall,
  paint: benchPaint,
  board: benchBoard,
  statements: benchStatements,
  lists: benchLists,
  crowd: benchCrowd,
  memory: benchMemory,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

console.log(`Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}`);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await part();
}
