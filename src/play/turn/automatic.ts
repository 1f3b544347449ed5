// Answers nobody has to think about: held ones whose decoy time is over, instructions, forced choices, absent seats.
import { answerSchema, check, forcedAnswer } from '../../table/answer.js';
import { plainInstruction, type Instruction } from '../../table/instruction.js';
import { drawValue } from '../../table/dice.js';
import type { Answer, Question } from '../../table/question.js';
import type { AnsweredBy, OpenQuestion } from '../../table/replay.js';
import type { Entry } from './advance.js';
import { blockOf, openedAt, openOf, positionOf, type Session } from '../change/session.js';

/** When a question that waits so that the clock tells nothing may be answered: its decoy time is drawn from the seed, but not among the rules' draws. */
export function decoyEnd(s: Session, open: OpenQuestion): Date {
  const position = positionOf(s);
  const { min, max } = s.deps.decoyMs;
  const span = Math.max(1, Math.floor(max - min));
  const key = `${s.row.seed}:decoy:${position.number}:${blockOf(open.id)}`;
  return new Date(openedAt(position, open.id).getTime() + min + drawValue(key, 0, span));
}

/** Whether an answer has to wait so that the clock does not tell who was asked, or that there was no choice. */
export function waitsForDecoy(s: Session, open: OpenQuestion): boolean {
  const { secret, idle } = open.question;
  return !open.window && (secret === true || idle === 'decoy') && s.now < decoyEnd(s, open);
}

/** The automatic answers to what is open now; a question asked alone gets at most one, those of a window none before it closes. */
export function automaticAnswers(s: Session): readonly Entry[] {
  return openOf(positionOf(s)).flatMap((open) => {
    if (open.saved !== undefined || open.window || waitsForDecoy(s, open)) return [];
    const entry = held(s, open) ?? instructed(s, open) ?? forced(open) ?? absent(s, open);
    return entry === undefined ? [] : [entry];
  });
}

function entryOf(open: OpenQuestion, value: Answer, by: AnsweredBy, final = true): Entry {
  return { question: open.id, seat: open.question.seat, value, by, final, userId: null };
}

function held(s: Session, open: OpenQuestion): Entry | undefined {
  const found = s.held.find((one) => one.question === open.id && one.seat === open.question.seat);
  if (found === undefined || !check(open.question, found.value).ok) return undefined;
  return { ...entryOf(open, found.value, found.by), userId: found.userId };
}

/** What a seat has instructed for a question; undefined when it has not, or when it would not be legal. */
export function instructedAnswer(s: Session, question: Question): Answer | undefined {
  const instructions = instructionsOf(s, question.seat);
  if (s.rules.instructions === undefined || instructions.length === 0) return undefined;
  const view = s.rules.view(positionOf(s).replay.state, question.seat);
  const found = s.rules.instructions.answer(question, instructions, view);
  return found?.kind === 'answer' && check(question, found.value).ok ? found.value : undefined;
}

/** A seat's instructions. */
export function instructionsOf(s: Session, seat: string): readonly Instruction[] {
  return s.standings
    .filter((row) => row.seat === seat)
    .map((row) => plainInstruction(row.key, answerSchema.parse(row.value)));
}

function instructed(s: Session, open: OpenQuestion): Entry | undefined {
  const answer = instructedAnswer(s, open.question);
  if (answer === undefined) return undefined;
  // Orders for a whole phase wait for the player, who may still send better ones; shorter questions end at once.
  return entryOf(open, answer, 'instruction', !open.sealed || open.question.pace !== 'orders');
}

function forced(open: OpenQuestion): Entry | undefined {
  if (open.question.idle === 'wait') return undefined;
  const answer = forcedAnswer(open.question);
  if (answer === undefined) return undefined;
  const checked = check(open.question, answer);
  return checked.ok && checked.review.confirm === undefined ? entryOf(open, answer, 'forced') : undefined;
}

/** Somebody who has left holds up nobody: their sealed answer is the fallback, until they send another. */
function absent(s: Session, open: OpenQuestion): Entry | undefined {
  const seat = s.seats.find((row) => row.seat === open.question.seat);
  if (!open.sealed || seat?.left !== true || seat.computer) return undefined;
  return entryOf(open, open.question.fallback(), 'deadline');
}
