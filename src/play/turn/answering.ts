// Takes a person's answer: checked against the open question, recorded, and the game run on with it, in one transaction.
import { undoAnswers } from '../../store/answers.js';
import { saveSeat } from '../../store/seats.js';
import { check } from '../../table/answer.js';
import { remarksOf, type Answer, type Question, type Remark, type SeatId } from '../../table/question.js';
import type { OpenQuestion } from '../../table/replay.js';
import type { Text } from '../../table/text.js';
import { advance, append } from './advance.js';
import type { Entry } from '../asked/entry.js';
import { waitsForDecoy } from '../asked/automatic.js';
import { deskOf, tasksOf, type Desk } from './desk.js';
import { draftName, dropDrafts, hold } from './drafts.js';
import { inWordsOf, Refused, refused, say, seatName } from '../change/refuse.js';
import { schedule } from '../time/schedule.js';
import { reopenEndings } from '../motions/closing.js';
import { isResting, wakeIfManned } from '../time/resting.js';
import { closeChange } from '../change/commit.js';
import { rerun, type Session } from '../change/session.js';
import { toldOf } from '../people/anonymity.js';
import { openIn, personName, positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';

export interface AnswerInput {
  readonly gameId: number;
  readonly userId: string;
  readonly checkpoint: number;
  readonly question: string;
  readonly value: unknown;
  /** Sealed answers: also mark it final. Answers asked alone are always final. */
  readonly final: boolean;
  /** The person has agreed to the danger named by `confirm`. */
  readonly confirmed: boolean;
}

/** What came of an answer. With `confirm`, nothing has been recorded yet. */
export interface Answered {
  readonly remarks: readonly Remark[];
  readonly confirm: Text | null;
  readonly desk: Desk;
}

/**
 * An answer of a person.
 * @returns what is told of it and what the person sees now; with `confirm`, nothing has been recorded.
 * @throws Refused when the question is closed, somebody else's, or the answer is not legal.
 */
export async function answer(s: Session, input: AnswerInput): Promise<Answered> {
  const { userId } = input;
  requirePlaying(s);
  if (seatsOf(s, userId).length === 0) throw refused(say('refuse.noSeat'));
  const open = findOpen(s, input);
  if (open === 'repeated') return { remarks: [], confirm: null, desk: await deskOf(s, userId) };
  await wake(s, userId, open.question.seat);
  const checked = check(open.question, input.value);
  if (!checked.ok) throw new Refused(checked.refusals.map((text) => inWordsOf(s.row.kind, text)));
  const remarks = remarksOf(checked.review).map(({ tone, text }) => ({ tone, text: inWordsOf(s.row.kind, text) }));
  const confirm = input.confirmed ? undefined : (checked.review.confirm ?? dangerOf(open.question, checked.answer));
  if (confirm !== undefined) {
    return { remarks, confirm: inWordsOf(s.row.kind, confirm), desk: await deskOf(s, userId) };
  }
  if (s.row.status === 'paused' && !open.sealed) throw refused(say('refuse.paused'));
  const final = s.row.status === 'running' && (!open.sealed || input.final);
  await record(s, open, { value: checked.answer, final }, userId);
  return { remarks: checked.review.reported === true ? [] : remarks, confirm: null, desk: await deskOf(s, userId) };
}

/** Records a checked answer of a person and runs on. */
async function record(
  s: Session,
  open: OpenQuestion,
  { value, final }: { readonly value: Answer; readonly final: boolean },
  userId: string,
): Promise<void> {
  const { seat } = open.question;
  await dropDrafts(s, { seat, question: draftName(s.row.checkpoint, open.id) });
  if (waitsForDecoy(s, open)) {
    await hold(s, { question: open.id, seat, value, by: 'player', userId });
    // Nothing else moves and nothing is said: the clock must not tell who was asked.
    await schedule(s);
    return;
  }
  if (open.window) {
    await append(s, [{ question: open.id, seat, value, by: 'player', final: false, userId }]);
    // Nobody else may notice: no version, no status, only the moment at which the window closes.
    await schedule(s);
    return;
  }
  const entry: Entry = { question: open.id, seat, value, by: 'player', final, userId };
  await welcomeBack(s, seat, userId);
  await append(s, [entry]);
  if (s.row.status === 'running') await advance(s);
  await closeChange(s);
}

/** Marks all sealed answers of a person final, or open to change again; a seat they have left stays left while they hold another. */
export async function setFinal(s: Session, userId: string, final: boolean): Promise<void> {
  requirePlaying(s);
  if (s.row.status === 'paused') throw refused(say('refuse.paused'));
  const seats = attendedBy(s, userId);
  if (seats.length === 0) throw refused(say('refuse.noSeat'));
  const asked = openIn(s).filter((open) => open.sealed && seats.includes(open.question.seat));
  // In a window all that is saved counts when it closes; there is nothing to make final.
  const mine = asked.filter((open) => !open.window);
  if (asked.length > mine.length) return;
  if (mine.length === 0) throw refused(say('refuse.noQuestion'));
  // Of several seats those that have answered are made final, and the others stay to be answered.
  if (final && mine.every((open) => open.saved === undefined && !s.held.some((held) => held.question === open.id))) {
    throw refused(say('refuse.nothingSaved'));
  }
  const entries = mine.flatMap((open): Entry[] =>
    open.saved === undefined || open.saved.final === final
      ? []
      : [{ question: open.id, seat: open.question.seat, value: open.saved.value, by: open.saved.by, final, userId }],
  );
  if (entries.length === 0) return;
  for (const seat of new Set(entries.map((entry) => entry.seat))) await welcomeBack(s, seat, userId);
  await append(s, entries);
  await advance(s);
  await closeChange(s);
}

/** A seat's deadlines missed are forgiven by any answer; somebody who had left is back. */
export async function welcomeBack(s: Session, seatId: string, userId: string): Promise<void> {
  const seat = s.seats.find((row) => row.seat === seatId);
  if (seat === undefined || (seat.misses === 0 && !seat.left)) return;
  const saved = await saveSeat(s.tx, s.row.id, seatId, { misses: 0, left: false });
  s.seats = s.seats.map((row) => (row.seat === seatId ? saved : row));
  if (!seat.left) return;
  await dropStandIns(s, seatId);
  await reopenEndings(s);
  const text = toldOf(s, 'notice.back', { name: personName(s, userId), seat: seatName(s.row.kind, seatId) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
}

/** Takes back what was answered for a seat because its player was away, where others are still thinking: the player is asked again. */
export async function dropStandIns(s: Session, seat: string): Promise<void> {
  const open = openIn(s).filter((one) => one.sealed && one.question.seat === seat && one.saved?.by === 'deadline');
  const ids = new Set(open.map((one) => one.id));
  if (ids.size === 0) return;
  const { answers } = positionOf(s);
  const dropped = answers.filter((answer) => answer.by === 'deadline' && ids.has(answer.question));
  await undoAnswers(
    s.tx,
    dropped.map((answer) => answer.id),
    s.now,
  );
  rerun(
    s,
    answers.filter((answer) => !dropped.includes(answer)),
  );
}

/** The seats a person is there for: those not left, or all of them when they have left every one and come back. */
export function attendedBy(s: Session, userId: string): readonly SeatId[] {
  const seats = seatsOf(s, userId);
  const present = seats.filter((seat) => !seat.left);
  return (present.length === 0 ? seats : present).map(({ seat }) => seat);
}

/** A game that rests because people were away goes on when they come back: to the seat they answer for, or to all when they had left all. */
async function wake(s: Session, userId: string, answered: SeatId): Promise<void> {
  if (!isResting(s)) return;
  for (const seat of new Set([answered, ...attendedBy(s, userId)])) {
    if (s.seats.some((row) => row.seat === seat && row.left)) await welcomeBack(s, seat, userId);
  }
  wakeIfManned(s);
}

/** Throws Refused unless the game has begun and has not ended. */
export function requirePlaying(s: Pick<Snapshot, 'row'>): void {
  if (s.row.status === 'finished' || s.row.status === 'cancelled') throw refused(say('refuse.ended'));
  if (s.row.status !== 'running' && s.row.status !== 'paused') throw refused(say('refuse.notRunning'));
}

/** The open question an answer is meant for; `repeated` when the very same answer has just been taken. */
function findOpen(s: Session, input: AnswerInput): OpenQuestion | 'repeated' {
  const seats = seatsOf(s, input.userId).map((seat) => seat.seat);
  const open = openIn(s).find((one) => one.id === input.question && seats.includes(one.question.seat));
  if (open !== undefined && input.checkpoint === s.row.checkpoint) return open;
  if (isRepeated(s, input)) return 'repeated';
  throw refused(staleText(s, input.userId));
}

/** A second press of the same button, or Discord's own repetition of the first. */
function isRepeated(s: Session, input: AnswerInput): boolean {
  if (input.checkpoint !== s.row.checkpoint) return false;
  const given = positionOf(s).answers.findLast(
    (answer) => answer.question === input.question && answer.userId === input.userId,
  );
  return given !== undefined && JSON.stringify(given.value) === JSON.stringify(input.value);
}

/** That a question is not open any more, and what is. */
export function staleText(s: Session, userId: string): Text {
  const tasks = tasksOf(s, userId);
  if (tasks.length === 0) return say('refuse.staleNothing');
  return say('refuse.stale', { open: tasks.map((task) => inWordsOf(s.row.kind, task.question.text)) });
}

/** The danger of what was chosen, when one of the options has any. */
function dangerOf(question: Question, value: Answer): Text | undefined {
  if (question.form.kind !== 'choose' || !Array.isArray(value)) return undefined;
  const chosen: readonly unknown[] = value;
  return question.form.options().find((option) => option.danger !== undefined && chosen.includes(option.id))?.danger;
}
