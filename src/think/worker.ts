// The program of the thread: takes where a game stands, gives what its computer players answer; takes what a page asks for, gives what it comes to; takes the file of a game, plays it again or finds where it can go on.
import { games } from '../games/registry.js';
import { computersAnswer, type Situation, type Thought } from '../table/computers.js';
import { playAgain } from '../table/played-again.js';
import { reckonHere } from '../table/reckoning.js';
import { takeOver } from '../table/taken-over.js';

export type Job =
  | { readonly kind: 'think'; readonly game: string; readonly situation: Situation }
  | { readonly kind: 'reckon'; readonly game: string; readonly job: object }
  | { readonly kind: 'again' | 'takeOver'; readonly file: Uint8Array };

/**
 * Called for each job.
 * @throws Error when there is no such game.
 */
export default function answer(job: Job): readonly Thought[] | object {
  if ('file' in job) return job.kind === 'again' ? playAgain(games, job.file) : takeOver(games, job.file);
  const rules = games.get(job.game);
  if (rules === undefined) throw new Error(`there is no game ${job.game}`);
  return job.kind === 'think' ? computersAnswer(rules, job.situation) : reckonHere(rules, job.job);
}
