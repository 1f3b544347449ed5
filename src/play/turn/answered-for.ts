// Says what was answered in a player's place, and why.
import { asChoice, asCounts, asSheet } from '../../table/answer.js';
import { chosenParts } from './answer-words.js';
import type { Answer, Question } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say } from '../change/refuse.js';

/**
 * A sentence on an answer given by an instruction or because there was no choice.
 * @param seat whose it is, where its player has others beside it.
 */
export function answeredFor(
  kind: string,
  question: Question,
  value: Answer,
  { by, seat }: { readonly by: 'instruction' | 'forced'; readonly seat: Text | null },
): Text {
  const words = inWords(kind, question, value);
  const ofSeat = (done: Text | readonly Text[]): Text | readonly Text[] =>
    seat === null ? done : say('given.ofSeat', { seat, done });
  const args = { question: ofSeat(words.question), answer: words.answer };
  if (by === 'instruction') return say('given.instruction', args);
  // What could have been asked at length is of no interest where nothing could be answered.
  return Object.keys(value).length === 0
    ? say('given.forcedNothing', { answer: ofSeat(words.answer) })
    : say('given.forced', args);
}

/** Whether a sentence only says that there was no choice. */
export function isForced({ key }: Text): boolean {
  return key === 'given.forced' || key === 'given.forcedNothing';
}

/** A sentence on what was played because time had run out. */
export function playedFor(kind: string, question: Question, value: Answer): Text {
  return say('given.deadline', { ...inWords(kind, question, value) });
}

/** A question and an answer to it, as sentences name them. */
export interface AnswerWords {
  readonly question: Text;
  readonly answer: Text | readonly Text[];
}

/** A question and an answer to it in the words of its game. */
export function inWords(kind: string, question: Question, value: Answer): AnswerWords {
  const parts = partsOf(kind, question, value).map((part) => inWordsOf(kind, part));
  const { form } = question;
  const none = form.kind === 'spread' || form.none === undefined ? say('given.nothing') : inWordsOf(kind, form.none);
  return { question: inWordsOf(kind, question.text), answer: parts.length === 0 ? none : parts };
}

/** A sentence on instructions that no longer fit what is asked. */
export function handedBack(kind: string, question: Question, reason: Text): Text {
  return say('given.handedBack', { question: inWordsOf(kind, question.text), reason: inWordsOf(kind, reason) });
}

function partsOf(kind: string, { form }: Question, value: Answer): readonly Text[] {
  switch (form.kind) {
    case 'choose':
      return chosenParts(form, asChoice(value));
    case 'spread': {
      const counts = asCounts(value);
      return form.rows().flatMap(({ id, text }) => {
        const count = counts[id] ?? 0;
        return count > 0 ? [say('read.row', { name: inWordsOf(kind, text), count })] : [];
      });
    }
    case 'orders':
      return asSheet(value).map((order) => form.describe(order));
  }
}
