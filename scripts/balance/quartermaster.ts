// `npm run balance`: who wins Quartermaster General when computer players play it, with and without Total War.
// `npm run balance -- 20` plays so many games of each instead of a hundred; `npm run balance -- 40 chance` has the computer play
// against chance instead, half of the games on either side.
import { sideOf, sides } from '../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral as game } from '../../src/games/quartermaster-general/index.js';
import { nationOf } from '../../src/games/quartermaster-general/state.js';
import { check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Question } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';

interface Ended {
  readonly winner: (typeof sides)[number];
  readonly round: number;
  /** Points of the Axis less those of the Allies. */
  readonly lead: number;
}

/** The others think for seconds: they meet in the arena. */
const level = 'beginner';

/** A game to its end; sides that do not think play by chance. */
function played(totalWar: boolean, seed: string, thinks: (side: Ended['winner']) => boolean = () => true): Ended {
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({ totalWar }), dice), draws: dice.draws };
  let given: Given[] = [];
  for (let answers = 0; answers < 20_000;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'stale') throw new Error(`${seed}: an answer does not fit`);
    if (progress.kind === 'over') {
      const { round, vp } = game.state.parse(state);
      const winner = progress.outcome.winners.includes('germany') ? 'axis' : 'allies';
      return { winner, round, lead: vp.axis - vp.allies };
    }
    if (progress.kind === 'next') {
      checkpoint = progress.checkpoint;
      given = [];
      continue;
    }
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      const { seat } = question;
      const view = game.view(game.state.parse(state), seat);
      const own = new SeededDice(`${seed} ${answers}`);
      const isThought = thinks(sideOf(nationOf(seat)));
      const value = isThought ? game.computer({ question, view, seat, dice: own, level }) : atRandom(question, own);
      given.push({ question: id, seat, value, by: 'computer', final: true });
      answers += 1;
    }
  }
  throw new Error(`${seed} does not end`);
}

function atRandom(question: Question, dice: SeededDice): Answer {
  const value = randomAnswer(question, dice);
  return check(question, value).ok ? value : question.fallback();
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);

const won = (games: readonly Ended[], side: Ended['winner']): number =>
  games.filter(({ winner }) => winner === side).length;

const many = Number(process.argv[2] ?? 100);
if (!Number.isInteger(many) || many < 1) throw new Error('how many games of each?');
for (const [name, totalWar] of [
  ['base game', false],
  ['Total War', true],
] as const) {
  if (process.argv[3] === 'chance') {
    for (const side of sides) {
      const half = Math.ceil(many / 2);
      const games = Array.from({ length: half }, (_, n) => played(totalWar, `chance ${n}`, (one) => one === side));
      console.log(`${name}, the computer as the ${side} against chance: ${won(games, side)} of ${half} won`);
    }
    continue;
  }
  const from = process.cpuUsage();
  const games = Array.from({ length: many }, (_, n) => played(totalWar, `balance ${n}`));
  // Of the processor, so that a busy machine makes no game slower.
  const { user, system } = process.cpuUsage(from);
  const seconds = (user + system) / 1e6 / many;
  console.log(`${name}, ${many} games, ${seconds.toFixed(1)} s of the processor each`);
  for (const side of sides) {
    const count = won(games, side);
    console.log(`  ${side}: ${count} won (${Math.round((count / many) * 100)} %)`);
  }
  console.log(
    `  over after round ${mean(games.map(({ round }) => round))}, Axis ahead by ${mean(games.map(({ lead }) => lead))}`,
  );
}
