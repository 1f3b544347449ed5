// Finds out what a seat could take back now: nothing random, hidden or private may have come out since, and nobody else have answered.
import type { AnswerRow } from '../../store/answers.js';
import { undoable } from '../../table/replay.js';
import type { Held } from '../change/held.js';
import { isPractice } from '../records/practice.js';
import { openOf, type Position } from '../change/positions.js';
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
    return toldPrivately(s.position, first) || computersChose(s, answers.slice(first), seat)
      ? null
      : { kind: 'here', indexes };
  if (open.some(({ sealed, question }) => sealed && question.seat !== seat)) return null;
  return answers.some(isPersonal) || s.held.some(isPersonal) ? null : earlier(s, seat);
}

function isPersonal(answer: { readonly by: AnswerRow['by'] }): boolean {
  return answer.by === 'player' || answer.by === 'host' || answer.by === 'vote';
}

/**
 * Whether a computer player of another side has shown what it does. Whoever practises against computers
 * alone may go back all the same.
 */
function computersChose({ row }: Snapshot, answers: Position['answers'], seat: string): boolean {
  if (isPractice(row)) return false;
  return answers.some((answer) => answer.seat !== seat && answer.by === 'computer');
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
    if (later.sealed || later.number === 0 || cameOut(later, 0) || computersChose(s, later.answers, seat)) return null;
    const position = await readPosition(s, later.number - 1);
    if (position === null || position.replay.progress.kind !== 'next') return null;
    const from = position.answers.findLastIndex(isPersonal);
    if (from >= 0) {
      const hidden =
        position.replay.reveals.slice(from).includes(true) ||
        toldPrivately(position, from) ||
        computersChose(s, position.answers.slice(from), seat);
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
