// `npm run referee`: the referees of all games over whole games by the thousand; `-- downfall 200` is one game and another number.
import { join } from 'node:path';
import { ensureGenerated, ensurePackages, root, run } from './lib/install.mjs';

await ensurePackages();
await ensureGenerated();

const games = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const many = process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? '1000';
const paths = games.length === 0 ? ['referee.test'] : games.map((game) => `test/games/${game}/referee.test`);
process.exitCode = await run(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--testTimeout=0', ...paths],
  { env: { REFEREE_GAMES: many } },
);
