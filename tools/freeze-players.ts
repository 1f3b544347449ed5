// `npm run freeze -- <name> [commit]`: keeps today's computer players, or those of a commit, as a rival for the arena for good.
import { freeze } from '../scripts/arena/frozen.js';
import { games } from '../src/games/registry.js';

const [name, commit = 'HEAD'] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error('npm run freeze -- <name> [commit]');
const bytes = await freeze(name, commit, [...games.keys()]);
console.log(`tools/arena/frozen/${name}.mjs.br: ${String(Math.round(bytes / 1000))} kB`);
