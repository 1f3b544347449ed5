// The common ways of asking: what is asked, what stands without an answer, and when nothing is asked at all.
import { describe, expect, it } from 'vitest';
import { chooseFrom, chooseOne, spreadPoints, yesNo, type Asked } from '../../src/table/ask.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Question } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';
import { simulate } from '../../src/table/simulate.js';
import type { Text } from '../../src/table/text.js';

const asked: Asked = { key: 'which', seat: 'north', text: { key: 'ask.which' }, pace: 'turn' };
const named = (id: string): Text => ({ key: id });

/** Runs a script that asks at most once: what was asked, and what came of the answer (the fallback without one). */
function ask<R>(
  script: (t: Table<object>) => Script<R>,
  answer?: Answer,
): { question: Question | undefined; result: R } {
  const questions: Question[] = [];
  const result = simulate(
    {
      state: {},
      dice: new SeededDice('ask'),
      answer: (question) => {
        questions.push(question);
        return answer ?? question.fallback();
      },
    },
    script,
  );
  return { question: questions[0], result };
}

describe('one of several ways', () => {
  const ways = [
    { id: 'east', text: named('east') },
    { id: 'west', text: named('west'), detail: undefined, danger: named('cliff') },
  ] as const;
  const script = (t: Table<object>) => chooseOne(t, asked, { ways, fallback: 'east' });

  it('is what was chosen, or the fallback', () => {
    expect(ask(script, ['west']).result).toBe('west');
    expect(ask(script).result).toBe('east');
  });

  it('keeps what the question says, and leaves out what is undefined', () => {
    const { question } = ask(script);
    expect(question).toMatchObject({ ...asked, form: { kind: 'choose', min: 1, max: 1 } });
    expect(question?.form.kind === 'choose' && question.form.options()).toEqual([
      { id: 'east', text: { key: 'east' } },
      { id: 'west', text: { key: 'west' }, danger: { key: 'cliff' } },
    ]);
  });
});

describe('yes or no', () => {
  const script = (t: Table<object>) => yesNo(t, asked, { yes: named('do'), no: named('leave'), fallback: true });

  it('is true for yes alone', () => {
    expect(ask(script, ['yes']).result).toBe(true);
    expect(ask(script, ['no']).result).toBe(false);
    expect(ask(script).result).toBe(true);
  });
});

describe('some of a list', () => {
  const some = (ids: readonly string[], more: Partial<Parameters<typeof chooseFrom>[2]> = {}, idle?: 'wait') =>
    function* (t: Table<object>): Script<readonly string[]> {
      const question = idle === undefined ? asked : { ...asked, idle };
      return yield* chooseFrom(t, question, { ids, ...more }, (id) => ({ id, text: named(id) }));
    };

  it('is one unless said otherwise, and never more than there are', () => {
    expect(ask(some(['a', 'b', 'c'])).question?.form).toMatchObject({ min: 1, max: 1 });
    expect(ask(some(['a', 'b'], { min: 3, max: 5 })).question?.form).toMatchObject({ min: 2, max: 2 });
    expect(ask(some(['a', 'b'], { min: 0, max: 2 }), ['b']).result).toEqual(['b']);
  });

  it('falls back on the first of the list', () => {
    expect(ask(some(['a', 'b', 'c'], { max: 2 })).result).toEqual(['a']);
    expect(ask(some(['a', 'b', 'c'], { fallback: ['c'] })).result).toEqual(['c']);
  });

  it('is not asked when there is nothing to choose, unless that is hidden', () => {
    expect(ask(some([]))).toEqual({ question: undefined, result: [] });
    const hidden = ask(some([], { min: 0, max: 2 }, 'wait'));
    expect(hidden.question?.form).toMatchObject({ min: 0, max: 2 });
    expect(hidden.result).toEqual([]);
  });
});

describe('points over places', () => {
  const spread = (most: Readonly<Record<string, number>>, total: number, optional = false) =>
    function* (t: Table<object>): Script<Partial<Record<string, number>>> {
      const places = Object.entries(most).map(([id, points]) => ({ id, most: points }));
      const fallback = (): Record<string, number> => ({ a: optional ? 0 : total });
      return yield* spreadPoints(t, asked, { places, total, optional, fallback }, (id, max) => ({
        id,
        text: named(id),
        min: 0,
        max,
      }));
    };

  it('are asked for over the places that take any', () => {
    const { question, result } = ask(spread({ a: 3, b: 0, c: 2 }, 4), { a: 3, c: 1 });
    expect(question?.form).toMatchObject({ kind: 'spread', min: 4, max: 4 });
    expect(question?.form.kind === 'spread' && question.form.rows().map(({ id, max }) => [id, max])).toEqual([
      ['a', 3],
      ['c', 2],
    ]);
    expect(result).toEqual({ a: 3, c: 1 });
  });

  it('are all placed without asking when no more fit', () => {
    expect(ask(spread({ a: 1, b: 2 }, 5))).toEqual({ question: undefined, result: { a: 1, b: 2 } });
    expect(ask(spread({ a: 0 }, 5))).toEqual({ question: undefined, result: {} });
  });

  it('may be fewer when they are optional', () => {
    expect(ask(spread({ a: 1, b: 2 }, 5, true)).question?.form).toMatchObject({ min: 0, max: 3 });
    expect(ask(spread({ a: 1, b: 2 }, 5, true), { b: 1 }).result).toEqual({ b: 1 });
  });
});
