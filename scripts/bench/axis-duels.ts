// How well the computer player of Axis & Allies 1942 does against chance on either side, and how long ten rounds take it.
import { sideOf, sides, type Power, type Side } from '../../src/games/axis-and-allies-1942/data/powers.js';
import { axisAndAllies1942 as game } from '../../src/games/axis-and-allies-1942/index.js';
import { check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Question } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import { line, took } from './figures.js';

/** A last round settles each game. */
const lastRound = 4;

/** Plays a game to its end; who plays each side is told. Returns who won; null for nobody. */
function played(seed: string, rounds: number, thinks: (side: Side) => boolean): Side | null {
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({ lastRound: rounds }), dice), draws: dice.draws };
  let given: Given[] = [];
  for (let answers = 0; answers < 50_000;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'stale') throw new Error(`${seed}: an answer does not fit`);
    if (progress.kind === 'over') {
      const { kind, winners } = progress.outcome;
      return kind === 'win'
        ? (sides.find((side) => winners.some((seat) => sideOf(seat as Power) === side)) ?? null)
        : null;
    }
    if (progress.kind === 'next') {
      checkpoint = progress.checkpoint;
      given = [];
      continue;
    }
    const view = game.view(game.state.parse(state), null);
    const answer = (question: Question): Answer => {
      answers += 1;
      const own = new SeededDice(`${seed} ${String(answers)}`);
      if (question.idle === 'standing') return question.fallback();
      if (thinks(sideOf(question.seat as Power)))
        return game.computer({ question, view, seat: question.seat, dice: own });
      const any = randomAnswer(question, own);
      return check(question, any).ok ? any : question.fallback();
    };
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      given = [...given, { question: id, seat: question.seat, value: answer(question), by: 'computer', final: true }];
    }
  }
  throw new Error(`${seed} does not end`);
}

/** Plays so many games from each side. */
export async function benchAxisDuels(many = Number(process.env['AXIS_GAMES'] ?? 20)): Promise<void> {
  for (const side of sides) {
    const won = Array.from({ length: many }, (_, n) => played(`duel ${String(n)}`, lastRound, (one) => one === side));
    const count = won.filter((winner) => winner === side).length;
    line(
      `Axis & Allies: the computer as the ${side} against chance (reach all)`,
      `${String(count)} of ${String(many)}`,
    );
  }
  const ms = await took(() => played('ten rounds', 10, () => true));
  line('  ten rounds of five computer players (reach 30 s)', `${(ms / 1_000).toFixed(1)} s`);
}
