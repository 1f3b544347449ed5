// The program of the thread: takes where a game stands, gives what its computer players answer; takes what a page asks for, gives what it comes to; takes the file of a game, plays it again or finds where it can go on.
import { games } from '../games/registry.js';
import { computersAnswer, type Situation, type Thought } from '../table/computers.js';
import type { AnyGame } from '../table/game.js';
import { playAgain } from '../table/played-again.js';
import { reckonHere } from '../table/reckoning.js';
import { takeOver } from '../table/taken-over.js';
import { rehearsal } from './rehearsal.js';

export type Job =
  | { readonly kind: 'think'; readonly game: string; readonly situation: Situation }
  | { readonly kind: 'rehearse'; readonly game: string }
  | { readonly kind: 'reckon'; readonly game: string; readonly job: object }
  | { readonly kind: 'again' | 'takeOver'; readonly file: Uint8Array };

/** How far this thread has rehearsed each game, and how long that has taken. */
const rehearsals = new Map<AnyGame, { readonly play: Generator; ms: number }>();

/** By then most has run that a decision runs; more is not worth the heat. */
const longestRehearsalMs = 1_000;

/**
 * Called for each job.
 * @throws Error when there is no such game.
 */
export default function answer(job: Job): readonly Thought[] | object | boolean {
  if ('file' in job) return job.kind === 'again' ? playAgain(games, job.file) : takeOver(games, job.file);
  const rules = games.get(job.game);
  if (rules === undefined) throw new Error(`there is no game ${job.game}`);
  if (job.kind === 'rehearse') return hasMoreToRehearse(rules);
  return job.kind === 'think' ? computersAnswer(rules, job.situation) : reckonHere(rules, job.job);
}

/** One answer more of the rehearsal; says whether there are others to come. */
function hasMoreToRehearse(rules: AnyGame): boolean {
  const done = rehearsals.get(rules) ?? { play: rehearsal(rules), ms: 0 };
  rehearsals.set(rules, done);
  if (done.ms >= longestRehearsalMs) return false;
  const from = performance.now();
  const isOver = done.play.next().done === true;
  done.ms += performance.now() - from;
  return !isOver;
}
