// Answers nobody has to think about: held ones whose decoy time is over, instructions, forced choices, absent seats.
import { check, forcedAnswer } from '../../table/answer.js';
import type { Instructed, Instruction } from '../../table/instruction.js';
import { drawValue } from '../../table/dice.js';
import type { Answer, Question } from '../../table/question.js';
import type { AnsweredBy, OpenQuestion } from '../../table/replay.js';
import type { Entry } from './entry.js';
import { seedBeside } from '../change/dice-seed.js';
import { inWordsOf, say } from '../change/refuse.js';
import { blockOf, openedAt, openOf } from '../change/positions.js';
import { positionOf, type Snapshot } from '../change/snapshot.js';

/** When a question that waits so that the clock tells nothing may be answered: its decoy time is drawn from the seed, but not among the rules' draws. */
export function decoyEnd(s: Snapshot, open: OpenQuestion): Date {
  const position = positionOf(s);
  const { min, max } = s.deps.decoyMs;
  const span = Math.max(1, Math.floor(max - min));
  const key = seedBeside(s.row, 'decoy', position.number, blockOf(open.id));
  return new Date(openedAt(position, open.id).getTime() + min + drawValue(key, 0, span));
}

/** Whether an answer has to wait so that the clock does not tell who was asked, or that there was no choice. */
export function waitsForDecoy(s: Snapshot, open: OpenQuestion): boolean {
  const { secret, idle } = open.question;
  return !open.window && (secret === true || idle === 'decoy') && s.now < decoyEnd(s, open);
}

/**
 * Whether nobody else may learn of a question who is called to it, or whether and when it has been answered: a secret one, a window, or
 * one that may be open for show. Clocks, nudges and calls pass it over.
 */
export function isHushed({ question, window }: Pick<OpenQuestion, 'question' | 'window'>): boolean {
  return question.secret === true || question.idle === 'decoy' || window;
}

/** Whether a question is open only so that nobody else learns that its seat has nothing to choose from. */
export function isForShow({ question }: Pick<OpenQuestion, 'question'>): boolean {
  return question.idle === 'decoy' && forcedAnswer(question) !== undefined;
}

/** The automatic answers to what is open now; a question asked alone gets at most one, those of a window none before it closes. */
export function automaticAnswers(s: Snapshot): readonly Entry[] {
  return openOf(positionOf(s)).flatMap((open) => {
    if (open.saved !== undefined || open.window || waitsForDecoy(s, open)) return [];
    const entry = held(s, open) ?? byInstruction(s, open) ?? standing(s, open) ?? forced(open) ?? absent(s, open);
    return entry === undefined ? [] : [entry];
  });
}

function entryOf(open: OpenQuestion, value: Answer, by: AnsweredBy, final = true): Entry {
  return { question: open.id, seat: open.question.seat, value, by, final, userId: null };
}

function held(s: Snapshot, open: OpenQuestion): Entry | undefined {
  const found = s.held.find((one) => one.question === open.id && one.seat === open.question.seat);
  if (found === undefined || !check(open.question, found.value).ok) return undefined;
  return { ...entryOf(open, found.value, found.by), userId: found.userId };
}

/**
 * What a seat's instructions make of a question. What would not be legal is handed back when it is an early order, with the
 * reason, and counts for nothing otherwise.
 */
export function instructed(
  s: Snapshot,
  question: Question,
  instructions: readonly Instruction[] = instructionsOf(s, question.seat),
): Instructed | undefined {
  if (s.rules.instructions === undefined) return undefined;
  if (instructions.length === 0 && s.rules.instructions.unsaid !== true) return undefined;
  const view = s.rules.view(positionOf(s).replay.state, question.seat);
  const found = s.rules.instructions.answer(question, instructions, view);
  switch (found?.kind) {
    case undefined:
    case 'handBack':
      return found;
    case 'ask':
      return check(question, found.fallback).ok ? found : undefined;
    case 'answer': {
      const checked = check(question, found.value);
      if (checked.ok) return found;
      const early = s.instructions.filter(
        (row) => row.early && row.seat === question.seat && found.keys.includes(row.key),
      );
      if (early.length === 0) return undefined;
      const reasons = checked.refusals.map((text) => inWordsOf(s.row.kind, text));
      return { kind: 'handBack', keys: early.map(({ key }) => key), reason: say('given.reasons', { reasons }) };
    }
  }
}

/** Whether a seat's instructions answer a question: those it has given, or others it might. */
export function isInstructed(s: Snapshot, question: Question, instructions?: readonly Instruction[]): boolean {
  return instructed(s, question, instructions)?.kind === 'answer';
}

/** A seat's instructions. */
export function instructionsOf(s: Snapshot, seat: string): readonly Instruction[] {
  return s.instructions
    .filter((row) => row.seat === seat)
    .map(({ key, mode, value, filter, priority, fallback, once, until }) => ({
      key,
      mode,
      value,
      filter,
      priority,
      fallback,
      once,
      until,
    }));
}

/** Which instructions an answer uses, and what is left of them. */
export function usedBy({ keys, left }: Extract<Instructed, { readonly kind: 'answer' }>): Pick<Entry, 'used' | 'left'> {
  return { used: keys, ...(left === undefined ? {} : { left }) };
}

function byInstruction(s: Snapshot, open: OpenQuestion): Entry | undefined {
  const found = instructed(s, open.question);
  if (found?.kind !== 'answer') return undefined;
  // Orders for a whole phase wait for the player, who may still send better ones, unless they were laid down for this very one.
  const { seat } = open.question;
  const early = s.instructions.some((row) => row.early && row.seat === seat && found.keys.includes(row.key));
  const final = early || !open.sealed || open.question.pace !== 'orders';
  return { ...entryOf(open, found.value, 'instruction', final), ...usedBy(found) };
}

/** What stands for those who have not said that they want to be asked. */
function standing(s: Snapshot, open: OpenQuestion): Entry | undefined {
  if (open.question.idle !== 'standing' || instructed(s, open.question) !== undefined) return undefined;
  return entryOf(open, open.question.fallback(), 'forced');
}

function forced(open: OpenQuestion): Entry | undefined {
  if (open.question.idle === 'wait') return undefined;
  const answer = forcedAnswer(open.question);
  if (answer === undefined) return undefined;
  const checked = check(open.question, answer);
  return checked.ok && checked.review.confirm === undefined ? entryOf(open, answer, 'forced') : undefined;
}

/** Somebody who has left holds up nobody: their sealed answer is the fallback, until they send another. */
function absent(s: Snapshot, open: OpenQuestion): Entry | undefined {
  const seat = s.seats.find((row) => row.seat === open.question.seat);
  if (!open.sealed || seat?.left !== true || seat.computer) return undefined;
  return entryOf(open, open.question.fallback(), 'deadline');
}
