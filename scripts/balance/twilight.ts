// `npm run balance -- twilight-struggle 200`: which side wins when the usual computer players meet, and how their games end.
// `-- twilight-struggle 1000 beginner` has another level play, a third word names the seed; the US has the usual two points more.
import { optionsSchema } from '../../src/games/twilight-struggle/options.js';
import { twilightStruggle as game } from '../../src/games/twilight-struggle/index.js';
import { levels } from '../../src/table/levels.js';
import { mean, share } from '../arena/results.js';
import { played } from './play.js';

const [, , , games = '100', word = 'usual', seed = 'balance'] = process.argv;
const many = Number(games);
const level = levels.find((one) => one === word);
if (!Number.isInteger(many) || many < 1 || level === undefined) throw new Error('how many games of which level?');
const options = optionsSchema.parse({ bonusInfluence: 2 });
const endings = new Map<string, number>();
const points: number[] = [];
let won = 0;
for (let n = 0; n < many; n++) {
  const name = `${seed} ${String(n)}`;
  const { state } = played(game, options, name, undefined, level);
  const { winner = null, ending = 'none' } = state.result ?? {};
  if (winner !== 'ussr') won += winner === 'us' ? 1 : 0.5;
  points.push(state.vp);
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
  if (ending !== 'nuclearWar') continue;
  console.log(
    `  ${name}: turn ${String(state.turn)}, round ${String(state.round)}, ${state.playing.join(' and ')} of the ${String(state.phasing)}`,
  );
}
console.log(`${word} players, seed ${seed}: the US wins ${share(won, many)}, ${mean(points)} points`);
console.log(`  ${[...endings].map(([ending, count]) => `${ending} ${String(count)}`).join(', ')}`);
console.log(`  nuclear war at its own hand: ${share(endings.get('nuclearWar') ?? 0, many)}`);
