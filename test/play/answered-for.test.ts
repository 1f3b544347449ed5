// What is said of an answer given for want of a choice: the question is said again only where something was answered.
import { expect, it } from 'vitest';
import { answeredFor, isForced } from '../../src/play/turn/answered-for.js';
import type { Question } from '../../src/table/question.js';

const option = { id: 'ace', text: { key: 'card.ace' } };
const question: Question = {
  key: 'cards',
  seat: 'red',
  text: { key: 'ask.cards' },
  form: { kind: 'choose', min: 0, max: 1, none: { key: 'none.card' }, options: () => [option] },
  pace: 'reaction',
  fallback: () => [],
};

it('names the question with an answer, and with none the answer alone', () => {
  const one = answeredFor('toy', question, ['ace'], { by: 'forced', seat: null });
  expect(one).toMatchObject({ key: 'given.forced', args: { question: { key: 'ask.cards' } } });
  const none = answeredFor('toy', question, [], { by: 'forced', seat: null });
  expect(none).toMatchObject({ key: 'given.forcedNothing', args: { answer: { key: 'none.card' } } });
  expect(none.args).not.toHaveProperty('question');
  expect([one, none].every(isForced)).toBe(true);
  expect(isForced(answeredFor('toy', question, [], { by: 'instruction', seat: null }))).toBe(false);
});

it('names the seat to who has several', () => {
  const seat = { key: 'seat.red' };
  const of = (value: readonly string[]) => answeredFor('toy', question, value, { by: 'forced', seat }).args;
  expect(of(['ace'])).toMatchObject({ question: { key: 'given.ofSeat', args: { seat, done: { key: 'ask.cards' } } } });
  expect(of([])).toMatchObject({ answer: { key: 'given.ofSeat', args: { seat, done: { key: 'none.card' } } } });
});
