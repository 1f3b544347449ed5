// The program of the thread: takes where a game stands, gives what its computer players answer; takes what a page asks for, gives what it comes to.
import { games } from '../games/registry.js';
import { computersAnswer, type Situation, type Thought } from '../table/computers.js';
import { reckonHere } from '../table/reckoning.js';

export type Job = { readonly game: string } & (
  { readonly kind: 'think'; readonly situation: Situation } | { readonly kind: 'reckon'; readonly job: object }
);

/**
 * Called for each job.
 * @throws Error when there is no such game.
 */
export default function answer(job: Job): readonly Thought[] | object {
  const rules = games.get(job.game);
  if (rules === undefined) throw new Error(`there is no game ${job.game}`);
  return job.kind === 'think' ? computersAnswer(rules, job.situation) : reckonHere(rules, job.job);
}
