// `npm run arena -- <game> --rivals strong,usual --games 20`: two computer players against each other, sides in turn, on fixed seeds.
// Rivals are levels (`beginner`, `usual`, `strong`), `random`, `greedy`, in Diplomacy `dumbbot`, players that are kept (`frozen:<name>:usual`)
// or lie in the history (`at:64387b97:usual`), and other programs (`program:python3 bot.py`).
// `--options totalWar=true` plays with options, `--phases 800` leaves a game undecided after so many, `--rounds 8` breaks one of Axis & Allies off
// after that round and gives it to who has more in units and income; `--keep` writes the table of results.
import { parseArgs } from 'node:util';
import { games } from '../src/games/registry.js';
import { kept, mean, share } from './arena/results.js';
import { isJudged } from './arena/leads.js';
import { match } from './arena/match.js';
import { rivalNamed } from './arena/rivals.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rivals: { type: 'string', default: 'usual,random' },
    games: { type: 'string', default: '10' },
    options: { type: 'string', default: '' },
    phases: { type: 'string', default: '2000' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: 'arena' },
    keep: { type: 'boolean', default: false },
  },
});

const game = games.get(positionals[0] ?? '');
if (game === undefined) throw new Error(`which game? there are ${[...games.keys()].join(', ')}`);
const [one, other, ...more] = values.rivals.split(',');
if (one === undefined || other === undefined || more.length > 0) throw new Error('two rivals, as in strong,usual');
const many = Number(values.games);
if (!Number.isInteger(many) || many < 1) throw new Error('how many games?');

const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (rounds !== undefined && (!Number.isInteger(rounds) || rounds < 1)) throw new Error('after which round?');
if (rounds !== undefined && !isJudged(game.id)) throw new Error(`${game.id} cannot be broken off after a round`);

/** `true`, `3` and words as an option has them. */
function valueOf(text: string): unknown {
  return text === 'true' ? true : text === 'false' ? false : /^-?\d+$/.test(text) ? Number(text) : text;
}
const chosen = Object.fromEntries(
  values.options
    .split(',')
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), valueOf(pair.slice(pair.indexOf('=') + 1))]),
);
const options = game.options.parse(chosen);
const rivals = [await rivalNamed(game, one), await rivalNamed(game, other)] as const;
const result = await match({
  game,
  options,
  rivals,
  games: many,
  seed: values.seed,
  mostPhases: Number(values.phases),
  ...(rounds === undefined ? {} : { rounds }),
});

for (const rival of rivals) rival.close?.();
console.log(`${game.id}, ${rivals[0].name} against ${rivals[1].name}, ${String(many)} games on seed ${values.seed}`);
console.log(`  ${rivals[0].name} wins ${share(result.won, many)}; an even share is ${result.even.toFixed(2)}`);
if (result.pairs !== undefined && many > 1) {
  const { won, drawn, lost } = result.pairs;
  console.log(`  pairs: ${share(won, won + drawn + lost)} won, ${String(drawn)} even, ${String(lost)} lost`);
}
if (result.leads.length > 0) console.log(`  its lead at the end: ${mean(result.leads)}`);
// Where more than two play, most of what is won is shared in the end; parts do not add up exactly.
const isShared = result.won - result.undecided * result.even > result.alone + 1e-6;
if (isShared) console.log(`  with nobody to share it: ${share(result.alone, many)}`);
for (const [camp, { won, of, alone, leads }] of result.byCamp) {
  const told = [`won ${share(won, of)}`, ...(isShared ? [`alone ${String(alone)}`] : [])];
  if (leads.length > 0) told.push(`lead ${mean(leads)}`);
  console.log(`    as ${camp}: ${told.join(', ')}`);
}
if (result.undecided > 0) console.log(`  undecided: ${String(result.undecided)}`);
for (const { name, decisions, seconds, longest } of result.costs)
  console.log(
    `  ${name}: ${String(decisions)} decisions, ${((seconds / Math.max(1, decisions)) * 1000).toFixed(1)} ms of the processor each, longest ${longest.toFixed(2)} s`,
  );
console.log(`  memory ${String(Math.round(process.memoryUsage.rss() / 1e6))} MB`);
const told = rounds === undefined ? chosen : { ...chosen, 'judged after round': rounds };
if (values.keep) kept(game.id, told, [one, other], many, result);
