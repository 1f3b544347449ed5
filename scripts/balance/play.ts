// A whole game between computer players, played straight on.
import { isOutcome, type Game, type Outcome } from '../../src/table/game.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Level } from '../../src/table/levels.js';
import { simulate } from '../../src/table/simulate.js';

/** A game that is over. */
export interface Ended<State> {
  readonly outcome: Outcome;
  readonly state: State;
}

/**
 * Plays a game to its end; nothing of it is kept but its position.
 * @param watch sees the position after each phase.
 * @param level how well all seats play.
 * @throws when it does not end.
 */
export function played<State extends object, Options extends object, View extends object>(
  game: Game<State, Options, View>,
  options: Options,
  seed: string,
  watch: (state: State) => void = () => undefined,
  level: Level = 'usual',
): Ended<State> {
  const dice = new SeededDice(seed);
  const { state, phase: first } = game.setup(options, dice);
  let phase = first;
  let answers = 0;
  while (answers < 20_000) {
    const next = simulate(
      {
        state,
        dice,
        answer: (question) => {
          const { seat } = question;
          const own = new SeededDice(`${seed} ${answers}`);
          answers += 1;
          return game.computer({ question, view: game.view(state, seat), seat, dice: own, level });
        },
      },
      (t) => game.phase(phase, t),
    );
    if (isOutcome(next)) return { outcome: next, state };
    phase = next;
    watch(state);
  }
  throw new Error(`${seed} does not end`);
}

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
