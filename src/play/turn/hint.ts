// A hint for somebody who practises: what a computer player would answer in their place, from what their seat may know.
import type { Answer } from '../../table/question.js';
import { diceSeed, seedBeside } from '../change/dice-seed.js';
import { refused, say } from '../change/refuse.js';
import { positionOf, type Snapshot } from '../change/snapshot.js';
import { isPractice } from '../records/practice.js';
import { dispatchesOf } from '../press/asking.js';
import { postFor, thought } from './computers.js';
import { tasksOf } from './desk.js';

/**
 * @returns a legal answer to a question that is open to the person.
 * @throws Refused where it is no practice, or the question is not open any more.
 */
export async function hint(
  s: Snapshot,
  userId: string,
  at: { readonly checkpoint: number; readonly question: string },
): Promise<Answer> {
  if (!isPractice(s.row)) throw refused(say('refuse.noHint'));
  const task = tasksOf(s, userId).find(({ id, checkpoint }) => id === at.question && checkpoint === at.checkpoint);
  if (task === undefined) throw refused(say('refuse.staleNothing'));
  const { checkpoint, answers } = positionOf(s);
  const dice = seedBeside(s.row, 'hint', at.checkpoint, answers.length, task.id);
  const [idea] = await thought(s, {
    seed: diceSeed(s.row, checkpoint.draws),
    checkpoint,
    answers,
    asked: [{ question: task.id, dice, level: 'usual', ...postFor(s, task.seat, await dispatchesOf(s)) }],
  });
  return idea?.value ?? task.question.fallback();
}
