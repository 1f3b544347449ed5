// A whole game between computer players, answer by answer as at a real table.
import type { Game, Outcome } from '../../src/table/game.js';
import { SeededDice } from '../../src/table/dice.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';

/** A game that is over. */
export interface Ended<State> {
  readonly outcome: Outcome;
  readonly state: State;
}

/**
 * Plays a game to its end.
 * @param watch sees the position at each checkpoint.
 * @throws when it does not end, or an answer does not fit.
 */
export function played<State extends object, Options extends object, View extends object>(
  game: Game<State, Options, View>,
  options: Options,
  seed: string,
  watch: (state: State) => void = () => undefined,
): Ended<State> {
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(options, dice), draws: dice.draws };
  let given: Given[] = [];
  for (let answers = 0; answers < 20_000;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'stale') throw new Error(`${seed}: an answer does not fit`);
    if (progress.kind === 'over') return { outcome: progress.outcome, state: game.state.parse(state) };
    if (progress.kind === 'next') {
      checkpoint = progress.checkpoint;
      watch(game.state.parse(checkpoint.state));
      given = [];
      continue;
    }
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      const { seat } = question;
      const view = game.view(game.state.parse(state), seat);
      const value = game.computer({ question, view, seat, dice: new SeededDice(`${seed} ${answers}`) });
      given.push({ question: id, seat, value, by: 'computer', final: true });
      answers += 1;
    }
  }
  throw new Error(`${seed} does not end`);
}

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
