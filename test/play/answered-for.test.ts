// What is answered in a player's place is told in full: the numbers too.
import { expect, it } from 'vitest';
import { answeredFor } from '../../src/play/turn/answered-for.js';
import type { Question, Spread } from '../../src/table/question.js';

it('names the numbers of an allotment', () => {
  const form: Spread = {
    kind: 'spread',
    min: 2,
    max: 2,
    rows: () => [{ id: 'north', text: { key: 'place.north' }, min: 2, max: 2 }],
  };
  const text = { key: 'ask.spend' };
  const question: Question = { key: 'spend', seat: 'red', text, pace: 'turn', form, fallback: () => ({ north: 2 }) };
  expect(answeredFor('toy', question, { north: 2 }, 'forced')).toMatchObject({
    key: 'given.forced',
    args: { answer: [{ key: 'read.row', args: { name: { key: 'place.north', ns: 'toy' }, count: 2 } }] },
  });
});
