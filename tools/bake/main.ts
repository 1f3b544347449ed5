// Bakes the board assets: `npm run bake [board…]` writes assets/boards/<board>.json from the site tables and Natural Earth.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bakeBoard } from './bake.js';
import { boards } from './boards/index.js';
import { readSource, sourceOf } from './source.js';

const wanted = process.argv.slice(2);
for (const board of boards) {
  if (wanted.length > 0 && !wanted.includes(board.id)) continue;
  const started = performance.now();
  const { asset, notes, problems } = bakeBoard(readSource(sourceOf(board.id)), board);
  for (const note of notes) console.log(`${board.id}: moved ${note}`);
  for (const problem of problems) console.error(`${board.id}: ${problem}`);
  if (problems.length > 0) {
    process.exitCode = 1;
    continue;
  }
  const text = JSON.stringify(asset);
  writeFileSync(fileURLToPath(new URL(`../../assets/boards/${board.id}.json`, import.meta.url)), `${text}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${board.id}: ${Math.round(text.length / 1024)} KB in ${seconds} s`);
}
