// Finds out what a seat could take back now: nothing random, hidden or private may have come out since, and nobody else have answered.
import { isDeepStrictEqual } from 'node:util';
import type { AnswerRow } from '../../store/answers.js';
import { replay, undoable } from '../../table/replay.js';
import { diceSeed } from '../change/dice-seed.js';
import type { Held } from '../change/held.js';
import { isPractice } from '../records/practice.js';
import { blockOf, openOf, type Position } from '../change/positions.js';
import { positionOf, readPosition, type Snapshot } from '../change/snapshot.js';

/** What an undo would do. */
export type UndoPlan =
  /** An answer that still waits for its decoy time. */
  | { readonly kind: 'held'; readonly held: Held }
  /** Answers of the present phase, by their place. */
  | { readonly kind: 'here'; readonly indexes: readonly number[] }
  /** Answers of an earlier phase, from a place on; the phases after it are opened again. */
  | { readonly kind: 'earlier'; readonly position: Position; readonly from: number };

/** What the seat's undo would take back; null when it may not take anything back. */
export async function undoPlan(s: Snapshot, seat: string): Promise<UndoPlan | null> {
  if (s.row.status !== 'running' || s.position === null) return null;
  const held = s.held.find((one) => one.seat === seat && one.by === 'player');
  if (held !== undefined) return { kind: 'held', held };
  const open = openOf(s.position);
  // Who is asked in secret, and whether they have answered, must not show in what others can take back.
  if (open.some(({ question }) => question.secret === true)) return null;
  const { replay: replayed, answers } = s.position;
  const indexes = undoable(replayed, answers, seat);
  const [first = 0] = indexes;
  if (indexes.length > 0)
    return toldPrivately(s.position, first) || othersChose(s, s.position, first, seat)
      ? null
      : { kind: 'here', indexes };
  if (open.some(({ sealed, question }) => sealed && question.seat !== seat)) return null;
  return answers.some(isPersonal) || s.held.some(isPersonal) ? null : earlier(s, seat);
}

function isPersonal(answer: { readonly by: AnswerRow['by'] }): boolean {
  return answer.by === 'player' || answer.by === 'host' || answer.by === 'vote';
}

/**
 * Whether another side has shown what it does, from an answer on: by a computer player, because its time had run out, or by what it has
 * said in advance, unless that is what stands where nothing is said. What is sealed shows nothing yet, and whoever practises against
 * computers alone may go back all the same.
 */
function othersChose(s: Snapshot, position: Position, from: number, seat: string): boolean {
  if (isPractice(s.row)) return false;
  const { progress } = position.replay;
  const [open] = progress.kind === 'waiting' ? progress.open : [];
  const sealed = open?.sealed === true ? blockOf(open.id) : undefined;
  const person = s.seats.find((row) => row.seat === seat)?.userId;
  const others = new Set(s.seats.flatMap((row) => (row.seat === seat || row.userId === person ? [] : [row.seat])));
  return position.answers.some(
    (answer, index) =>
      index >= from &&
      others.has(answer.seat) &&
      blockOf(answer.question) !== sealed &&
      (answer.by === 'computer' ||
        answer.by === 'deadline' ||
        (answer.by === 'instruction' && !isFallback(s, position, index))),
  );
}

/** Whether an answer is the one that stands where its question is not answered. */
function isFallback(s: Snapshot, { checkpoint, checked, answers }: Position, index: number): boolean {
  const { progress } = replay(s.rules, diceSeed(s.row, checkpoint.draws), checkpoint, answers.slice(0, index), {
    checked,
  });
  const asked =
    progress.kind === 'waiting' ? progress.open.find(({ id }) => id === answers[index]?.question) : undefined;
  return asked !== undefined && isDeepStrictEqual(asked.question.fallback(), answers[index]?.value);
}

/** Whether somebody learnt something privately because of an answer. */
function toldPrivately({ replay: replayed }: Position, index: number): boolean {
  const sealed = replayed.progress.kind === 'waiting' && replayed.progress.open[0]?.sealed === true;
  return !sealed && replayed.reports.some((report) => report.to !== 'all' && report.after > index);
}

/** Goes back over phases that passed without anybody, to the one in which the seat answered last. */
async function earlier(s: Snapshot, seat: string): Promise<UndoPlan | null> {
  let later: Position = positionOf(s);
  if (openOf(later).length === 0) return null;
  for (;;) {
    if (later.sealed || later.number === 0 || cameOut(later, 0) || othersChose(s, later, 0, seat)) return null;
    const position = await readPosition(s, later.number - 1);
    if (position === null || position.replay.progress.kind !== 'next') return null;
    const from = position.answers.findLastIndex(isPersonal);
    if (from >= 0) {
      const hidden =
        position.replay.reveals.slice(from).includes(true) ||
        toldPrivately(position, from) ||
        othersChose(s, position, from, seat);
      return position.answers[from]?.seat === seat && !hidden ? { kind: 'earlier', position, from } : null;
    }
    later = position;
  }
}

/** Whether anything random, hidden or private came out in a phase from an answer on. */
function cameOut({ replay: replayed }: Position, from: number): boolean {
  return (
    replayed.revealedFirst ||
    replayed.reveals.slice(from).includes(true) ||
    replayed.reports.some((report) => report.to !== 'all')
  );
}
