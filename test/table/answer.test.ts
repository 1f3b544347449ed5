// Every answer is held against its question: what is not offered, too little or too much is refused, and why is said.
import { describe, expect, it } from 'vitest';
import { check, forcedAnswer } from '../../src/table/answer.js';
import type { Answer, Choose, Form, Orders, Question, Review, Spread } from '../../src/table/question.js';

function asking(form: Form, review?: (answer: never) => Review): Question {
  const question: Question = {
    key: 'ask',
    seat: 'red',
    text: { key: 'ask' },
    pace: 'turn',
    form,
    fallback: () => [],
  };
  return review === undefined ? question : { ...question, review };
}

/** What an answer is refused with, numbers included; nothing when it is taken. */
function refusalOf(form: Form, value: unknown): readonly [key: string, args?: object] | undefined {
  const checked = check(asking(form), value);
  if (checked.ok) return undefined;
  const [first] = checked.refusals;
  if (first === undefined) throw new Error('a refusal without a reason');
  return first.args === undefined ? [first.key] : [first.key, first.args];
}

describe('a choice', () => {
  const form: Choose = {
    kind: 'choose',
    min: 2,
    max: 3,
    options: () => ['a', 'b', 'c', 'd'].map((id) => ({ id, text: { key: id } })),
  };

  it('is neither shorter nor longer than asked', () => {
    expect(refusalOf(form, ['a'])).toEqual(['refuse.tooFew', { min: 2, count: 1 }]);
    expect(refusalOf(form, [])).toEqual(['refuse.tooFew', { min: 2, count: 0 }]);
    // Where just so many are due, nothing is said of more.
    expect(refusalOf({ ...form, min: 3 }, ['a', 'b'])).toEqual(['refuse.tooFewOf', { min: 3, count: 2 }]);
    expect(refusalOf(form, ['a', 'b'])).toBeUndefined();
    expect(refusalOf(form, ['d', 'b', 'a'])).toBeUndefined();
    expect(refusalOf(form, ['a', 'b', 'c', 'd'])).toEqual(['refuse.tooMany', { max: 3, count: 4 }]);
  });

  it('holds nothing that is not offered, and nothing else than ids', () => {
    expect(refusalOf(form, ['a', 'toString'])).toEqual(['refuse.notOffered']);
    expect(refusalOf(form, { a: 1 })).toEqual(['refuse.malformed']);
    expect(refusalOf(form, ['a', 1])).toEqual(['refuse.malformed']);
    expect(refusalOf(form, null)).toEqual(['refuse.malformed']);
  });

  it('takes each option as often as that one allows', () => {
    const often: Choose = {
      ...form,
      max: 9,
      options: () => [
        { id: 'a', text: { key: 'a' }, max: 3 },
        { id: 'b', text: { key: 'b' }, max: 2 },
      ],
    };
    expect(refusalOf(often, ['a', 'b', 'a', 'b', 'a'])).toBeUndefined();
    expect(refusalOf(often, ['b', 'a', 'b', 'b'])).toEqual(['refuse.tooOften', { max: 2, count: 3 }]);
  });
});

describe('a spread', () => {
  const row = (id: string, min: number, max: number) => ({ id, text: { key: id }, min, max });
  const form: Spread = { kind: 'spread', min: 3, max: 5, rows: () => [row('a', 1, 4), row('b', 0, 2)] };
  const a = { key: 'a' };
  const b = { key: 'b' };

  it('keeps to what each row takes', () => {
    expect(refusalOf(form, { a: 2, b: 2 })).toBeUndefined();
    expect(refusalOf(form, { a: 2, b: 3 })).toEqual(['refuse.rowTooHigh', { row: b, max: 2, count: 3 }]);
    expect(refusalOf({ ...form, min: 0 }, { b: 2 })).toEqual(['refuse.rowTooLow', { row: a, min: 1 }]);
    expect(refusalOf({ ...form, min: 0 }, { a: 0, b: 2 })).toEqual(['refuse.rowTooLow', { row: a, min: 1 }]);
  });

  it('keeps to the total', () => {
    expect(refusalOf(form, { a: 2 })).toEqual(['refuse.spendMore', { min: 3, count: 2 }]);
    expect(refusalOf({ ...form, min: 5 }, { a: 2 })).toEqual(['refuse.spendAll', { min: 5, count: 2 }]);
    expect(refusalOf(form, { a: 4, b: 2 })).toEqual(['refuse.spendLess', { max: 5, count: 6 }]);
    expect(refusalOf(form, { a: 3 })).toBeUndefined();
    expect(refusalOf(form, { a: 4, b: 1 })).toBeUndefined();
  });

  it('is paid at its price, not by the number', () => {
    const dear: Spread = { ...form, price: (values) => (values['a'] ?? 0) + 2 * (values['b'] ?? 0) };
    expect(refusalOf(dear, { a: 1, b: 2 })).toBeUndefined();
    expect(refusalOf(dear, { a: 2, b: 2 })).toEqual(['refuse.costsOver', { max: 5, count: 6 }]);
    expect(refusalOf(dear, { a: 1, b: 1 })).toBeUndefined();
    const why = { key: 'b is dear' };
    expect(refusalOf({ ...dear, why: () => why }, { a: 2, b: 2 })).toEqual([
      'refuse.costsMore',
      { max: 5, count: 6, why },
    ]);
  });

  it('holds whole numbers over its own rows, and keeps no zeros', () => {
    expect(refusalOf(form, { a: 3, nowhere: 0 })).toEqual(['refuse.notOffered']);
    expect(refusalOf(form, { a: 3, b: -1 })).toEqual(['refuse.malformed']);
    expect(refusalOf(form, { a: 2.5, b: 1 })).toEqual(['refuse.malformed']);
    expect(check(asking(form), { a: 3, b: 0 })).toEqual({ ok: true, answer: { a: 3 }, review: {} });
  });
});

describe('a sheet', () => {
  const places = ['north', 'south'];
  const form: Orders = {
    kind: 'orders',
    min: 1,
    max: 2,
    subjects: () => ['one', 'two', 'three'].map((id) => ({ id, text: { key: id } })),
    step: ({ path }) => ({
      text: { key: 'to' },
      options: path.length < 2 ? places.map((id) => ({ id, text: { key: id } })) : [],
      complete: path.length === 2,
    }),
    describe: ({ subject }) => ({ key: subject }),
  };
  const to = (subject: string, ...path: string[]) => ({ subject, path });

  it('has neither fewer orders than are due nor more', () => {
    expect(refusalOf(form, [])).toEqual(['refuse.tooFewOrders', { min: 1, count: 0 }]);
    expect(refusalOf(form, [to('one', 'north', 'south')])).toBeUndefined();
    const all = ['one', 'two', 'three'].map((id) => to(id, 'north', 'north'));
    expect(refusalOf(form, all)).toEqual(['refuse.tooManyOrders', { max: 2, count: 3 }]);
  });

  it('tells an order that may not be from one that is not finished', () => {
    const subject = { subject: { key: 'one' } };
    expect(refusalOf(form, [to('one', 'north')])).toEqual(['refuse.unfinishedOrder', subject]);
    expect(refusalOf(form, [to('one', 'moon', 'north')])).toEqual(['refuse.badOrder', subject]);
    expect(refusalOf(form, [to('one', 'north', 'south', 'south')])).toEqual(['refuse.badOrder', subject]);
  });

  it('believes a rule of its own before the menus', () => {
    const strict: Orders = { ...form, legal: ({ path }) => path[0] !== path[1] && path.length === 2 };
    const subject = { subject: { key: 'one' } };
    expect(refusalOf(strict, [to('one', 'north', 'south')])).toBeUndefined();
    expect(refusalOf(strict, [to('one', 'north')])).toEqual(['refuse.unfinishedOrder', subject]);
    expect(refusalOf(strict, [to('one', 'moon', 'north', 'x')])).toEqual(['refuse.badOrder', subject]);
  });
});

describe('the game’s own review', () => {
  const form: Choose = {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => ['a', 'b'].map((id) => ({ id, text: { key: id } })),
  };
  const review = ([id]: readonly string[]): Review =>
    id === 'a' ? { refusals: [{ key: 'never' }] } : { refusals: [], warnings: [{ key: 'think' }] };

  it('refuses what fits the form, and lets through what it only warns of', () => {
    expect(check(asking(form, review), ['a'])).toEqual({ ok: false, refusals: [{ key: 'never' }] });
    expect(check(asking(form, review), ['b'])).toMatchObject({ ok: true, review: { warnings: [{ key: 'think' }] } });
  });

  it('is not asked about what does not fit the form', () => {
    const startled = (): Review => {
      throw new Error('asked about nonsense');
    };
    expect(check(asking(form, startled), ['c']).ok).toBe(false);
  });
});

describe('an answer nobody has to give', () => {
  const options = (ids: readonly string[], danger?: string): Choose['options'] => {
    return () => ids.map((id) => ({ id, text: { key: id }, ...(id === danger ? { danger: { key: 'danger' } } : {}) }));
  };
  const forced = (form: Form): Answer | undefined => forcedAnswer(asking(form));

  it('is the only choice, or none where nothing can be chosen', () => {
    expect(forced({ kind: 'choose', min: 1, max: 1, options: options(['a']) })).toEqual(['a']);
    expect(forced({ kind: 'choose', min: 0, max: 1, options: options(['a']) })).toBeUndefined();
    expect(forced({ kind: 'choose', min: 0, max: 2, options: options([]) })).toEqual([]);
  });

  it('is never something dear, nor an order of several', () => {
    expect(forced({ kind: 'choose', min: 1, max: 1, options: options(['a'], 'a') })).toBeUndefined();
    expect(forced({ kind: 'choose', min: 2, max: 2, ordered: true, options: options(['a', 'b']) })).toBeUndefined();
  });

  it('is an allotment that can be one way only', () => {
    const row = (id: string, min: number, max: number) => ({ id, text: { key: id }, min, max });
    const spread = (rows: Spread['rows'], rest: Partial<Spread> = {}): Spread => ({
      ...{ kind: 'spread', min: 2, max: 2, rows },
      ...rest,
    });
    expect(forced(spread(() => [row('a', 1, 1), row('b', 1, 1)]))).toEqual({ a: 1, b: 1 });
    expect(forced(spread(() => [row('a', 0, 3)]))).toEqual({ a: 2 });
    expect(forced(spread(() => [row('a', 0, 3)], { max: 3 }))).toBeUndefined();
    expect(forced(spread(() => [row('a', 0, 3)], { price: ({ a = 0 }) => 2 * a }))).toBeUndefined();
    expect(forced(spread(() => [row('a', 0, 2), row('b', 0, 2)]))).toBeUndefined();
  });

  it('is an empty sheet where nothing can be ordered or nothing is due', () => {
    const sheet = (subjects: readonly string[], max: number): Orders => ({
      kind: 'orders',
      min: 0,
      max,
      subjects: () => subjects.map((id) => ({ id, text: { key: id } })),
      step: () => ({ text: { key: 'to' }, options: [], complete: true }),
      describe: ({ subject }) => ({ key: subject }),
    });
    expect(forced(sheet([], 3))).toEqual([]);
    expect(forced(sheet(['one'], 0))).toEqual([]);
    expect(forced(sheet(['one'], 1))).toBeUndefined();
  });
});
