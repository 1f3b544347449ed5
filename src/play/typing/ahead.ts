// Where a game would stand after an answer that leads to another question to the same player.
import type { AnswerRow } from '../../store/answers.js';
import { check } from '../../table/answer.js';
import type { Answer, Question, SeatId } from '../../table/question.js';
import { replay, type Given } from '../../table/replay.js';
import { automaticAnswers } from '../asked/automatic.js';
import { diceSeed } from '../change/dice-seed.js';
import { openOf } from '../change/positions.js';
import { positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';

/** Behind more answers that go without saying nobody looks. */
const mostAutomatic = 20;

/**
 * The game as its player would find it after an answer that counts at once.
 * Whether more of a text fits there shows before the answer is given, so it may hang on nothing hidden.
 * @returns `chance` where something is drawn, thrown or comes out first; null where the answer is not legal or would be asked about again,
 * where the phase ends, or others have a say as well.
 */
export function after(
  s: Snapshot,
  userId: string,
  asked: { readonly id: string; readonly seat: SeatId; readonly question: Question },
  value: Answer,
): Snapshot | 'chance' | null {
  const checked = check(asked.question, value);
  if (!checked.ok || checked.review.confirm !== undefined) return null;
  if (asked.question.rolls === true) return 'chance';
  const own = new Set(seatsOf(s, userId).map(({ seat }) => seat));
  const answers: Given[] = [...positionOf(s).answers];
  answers.push({ question: asked.id, seat: asked.seat, value: checked.answer, by: 'player', final: true });
  for (let n = 0; n < mostAutomatic; n++) {
    const next = through(s, answers);
    if (next === null || next === 'chance') return next;
    // What others have said in advance must not show either.
    if (openOf(next.position).some(({ question }) => !own.has(question.seat))) return null;
    const entries = automaticAnswers(next);
    if (entries.length === 0) return next;
    answers.push(...entries);
  }
  return null;
}

/** The same phase run through further answers; `chance` when something is drawn, thrown or comes out, null when it ends. */
function through(s: Snapshot, answers: readonly Given[]): Snapshot | 'chance' | null {
  const position = positionOf(s);
  const { checkpoint, checked } = position;
  const replayed = replay(s.rules, diceSeed(s.row, checkpoint.draws), checkpoint, answers, { checked });
  const isDrawn = replayed.draws.length > position.replay.draws.length;
  const isOut = replayed.reveals.slice(position.answers.length).includes(true);
  if (isDrawn || isOut) return 'chance';
  if (replayed.progress.kind !== 'waiting') return null;
  const rows = answers.map((given, index) => position.answers[index] ?? supposedRow(s, given, index));
  return { ...s, position: { ...position, answers: rows, replay: replayed } };
}

/** An answer that nobody has given, as if it were kept. */
function supposedRow(s: Snapshot, given: Given, index: number): AnswerRow {
  const { number, at } = positionOf(s);
  return { id: 0, gameId: s.row.id, checkpoint: number, index, userId: null, at, undoneAt: null, ...given };
}
