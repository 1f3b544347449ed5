// What is answered in a player's place is told in full: the numbers, the order, and what was given several times.
import { expect, it } from 'vitest';
import { answeredFor, playedFor } from '../../src/play/turn/answered-for.js';
import type { Choose, Orders, Question, Spread } from '../../src/table/question.js';

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

it('names an order of loss as it was given, each loss as often as it is', () => {
  const form: Choose = {
    kind: 'choose',
    min: 0,
    max: 4,
    ordered: true,
    options: () => [
      { id: 'infantry', text: { key: 'unit.infantry' }, max: 3 },
      { id: 'tank', text: { key: 'unit.tank' } },
    ],
  };
  const text = { key: 'ask.loss' };
  const question: Question = { key: 'loss', seat: 'red', text, pace: 'losses', form, fallback: () => [] };
  const said = answeredFor('toy', question, ['tank', 'infantry', 'infantry'], 'instruction');
  expect(said).toMatchObject({
    key: 'given.instruction',
    args: { answer: ['unit.tank', 'unit.infantry', 'unit.infantry'].map((key) => ({ key, ns: 'toy' })) },
  });
});

it('says so when nothing was given', () => {
  const form: Choose = { kind: 'choose', min: 0, max: 1, options: () => [{ id: 'go', text: { key: 'go' } }] };
  const question: Question = {
    ...{ key: 'go', seat: 'red', text: { key: 'ask.go' }, pace: 'turn', form, fallback: () => [] },
  };
  expect(answeredFor('toy', question, [], 'instruction')).toMatchObject({ args: { answer: { key: 'given.nothing' } } });
});

it('says what giving nothing comes to, where the game has words for it', () => {
  const pass = { key: 'pass' };
  const form: Choose = { kind: 'choose', min: 0, max: 1, none: pass, options: () => [] };
  const question: Question = {
    ...{ key: 'go', seat: 'red', text: { key: 'ask.go' }, pace: 'turn', form, fallback: () => [] },
  };
  expect(playedFor('toy', question, [])).toMatchObject({ args: { answer: { key: 'pass', ns: 'toy' } } });
  const sheet: Question = {
    ...question,
    form: { ...sheetForm, none: { key: 'none.movement' } },
  };
  expect(playedFor('toy', sheet, [])).toMatchObject({ args: { answer: { key: 'none.movement', ns: 'toy' } } });
});

const sheetForm: Orders = {
  kind: 'orders',
  min: 0,
  max: 1,
  subjects: () => [],
  step: () => ({ text: { key: 'step' }, options: [], complete: false }),
  describe: () => ({ key: 'order' }),
};
