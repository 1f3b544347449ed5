// Whether a choice only leads its seat on: what it is asked next follows at once, and all of it could be taken back there.
import { check, forcedAnswer } from '../../table/answer.js';
import type { Answer, SeatId } from '../../table/question.js';
import { replay, type OpenQuestion } from '../../table/replay.js';
import { isInstructed } from '../asked/automatic.js';
import { diceSeed } from '../change/dice-seed.js';
import type { Snapshot } from '../change/snapshot.js';
import { tasksOf } from './desk.js';

/** An answer that somebody might give. */
export interface Tried {
  readonly checkpoint: number;
  readonly question: string;
  readonly value: Answer;
}

/**
 * Tries an answer; nothing is recorded.
 * @returns true where nothing random, hidden or private comes out with it, it need not be agreed to, and its seat alone is asked something next
 * that leaves a choice.
 */
export function leadsOn(s: Snapshot, userId: string, { checkpoint, question, value }: Tried): boolean {
  const task = tasksOf(s, userId).find((one) => one.id === question && one.checkpoint === checkpoint);
  if (task === undefined || s.position === null || s.row.status !== 'running') return false;
  if (task.under !== undefined || task.sealed || task.window || task.question.idle === 'decoy') return false;
  const checked = check(task.question, value);
  if (!checked.ok || checked.review.confirm !== undefined) return false;
  return asksNext(s, s.position, { question, seat: task.seat, value });
}

/** Phases that may pass without anybody before the next question. */
const mostPhases = 4;

function asksNext(
  s: Snapshot,
  position: NonNullable<Snapshot['position']>,
  answer: { readonly question: string; readonly seat: SeatId; readonly value: Answer },
): boolean {
  const { answers, checkpoint, checked } = position;
  const given = { ...answer, by: 'player', final: true } as const;
  let after = replay(s.rules, diceSeed(s.row, checkpoint.draws), checkpoint, [...answers, given], { checked });
  if (after.reveals.at(-1) === true || after.reports.some(({ to, after: n }) => to !== 'all' && n > answers.length))
    return false;
  for (let n = 0; n < mostPhases && after.progress.kind === 'next'; n++) {
    const next = after.progress.checkpoint;
    after = replay(s.rules, diceSeed(s.row, next.draws), next, []);
    if (after.revealedFirst || after.reports.some(({ to }) => to !== 'all')) return false;
  }
  return after.progress.kind === 'waiting' && leavesChoice(s, after.progress.open, answer.seat);
}

/** Whether nobody but the seat is asked, openly, and has to think. */
function leavesChoice(s: Snapshot, [next, other]: readonly OpenQuestion[], seat: SeatId): boolean {
  if (next === undefined || other !== undefined || next.sealed || next.window) return false;
  const { idle, secret } = next.question;
  if (next.question.seat !== seat || secret === true || idle === 'decoy' || idle === 'standing') return false;
  return forcedAnswer(next.question) === undefined && !isInstructed(s, next.question);
}
