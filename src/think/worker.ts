// The program of the thread: takes where a game stands, gives what its computer players answer.
import { games } from '../games/registry.js';
import { computersAnswer, type Situation, type Thought } from '../table/computers.js';

export interface Job {
  readonly game: string;
  readonly situation: Situation;
}

/**
 * Called for each job.
 * @throws Error when there is no such game.
 */
export default function answer({ game, situation }: Job): readonly Thought[] {
  const rules = games.get(game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  return computersAnswer(rules, situation);
}
