// Order sheets whose orders depend on one another: stacks that are split, a full transport, a budget, single subjects.
import { describe, expect, it } from 'vitest';
import { check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Order, Orders, Question, Sheet } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { keptOf, missing, unordered, withOrder, withoutOrder } from '../../src/table/sheet.js';

const stack = { infantry: 5, tank: 2 } as const;
const room = 2;

function leftOf(sheet: Sheet): Readonly<Record<keyof typeof stack, number>> {
  const used = (unit: string): number => sheet.reduce((sum, { units }) => sum + (units?.[unit] ?? 0), 0);
  return { infantry: stack.infantry - used('infantry'), tank: stack.tank - used('tank') };
}

function aboard(sheet: Sheet): number {
  const shipped = sheet.filter(({ path }) => path[0] === 'ship');
  return shipped.reduce((sum, { units }) => sum + Object.values(units ?? {}).reduce((all, n) => all + n, 0), 0);
}

/** A stack that walks or boards a ship with room for two, and a lone scout. */
const form: Orders = {
  kind: 'orders',
  min: 0,
  max: 4,
  subjects: (sheet) => [
    {
      id: 'stack',
      text: { key: 'stack' },
      units: Object.entries(leftOf(sheet)).map(([id, max]) => ({ id, text: { key: id }, max })),
    },
    { id: 'scout', text: { key: 'scout' } },
  ],
  step: ({ subject, units, path }, sheet) => {
    const going = Object.values(units ?? {}).reduce((all, n) => all + n, 0);
    const places = subject === 'stack' && aboard(sheet) + going <= room ? ['land', 'ship'] : ['land'];
    return {
      text: { key: 'where' },
      options: path.length === 0 ? places.map((id) => ({ id, text: { key: id } })) : [],
      complete: path.length === 1 && places.includes(path[0] ?? ''),
    };
  },
  describe: ({ subject }) => ({ key: subject }),
};
const question: Question<Orders> = {
  key: 'moves',
  seat: 'red',
  text: { key: 'moves' },
  pace: 'turn',
  form,
  fallback: () => [],
};
const infantry = (count: number, to: string): Order => ({ subject: 'stack', units: { infantry: count }, path: [to] });
const scout: Order = { subject: 'scout', path: ['land'] };

function refusalOf(sheet: unknown): string | undefined {
  const checked = check(question, sheet);
  return checked.ok ? undefined : checked.refusals[0]?.key;
}

describe('an order sheet', () => {
  it('takes several orders for one stack, as long as units are left', () => {
    expect(refusalOf([infantry(3, 'land'), infantry(2, 'ship'), scout])).toBeUndefined();
    expect(refusalOf([infantry(3, 'land'), infantry(3, 'land')])).toBe('refuse.notSoMany');
    expect(refusalOf([{ subject: 'stack', path: ['land'] }])).toBe('refuse.notSoMany');
    expect(refusalOf([{ subject: 'stack', units: {}, path: ['land'] }])).toBe('refuse.notSoMany');
    expect(refusalOf([{ subject: 'scout', units: { scout: 1 }, path: ['land'] }])).toBe('refuse.notSoMany');
    expect(refusalOf([{ subject: 'stack', units: { infantry: 0 }, path: ['land'] }])).toBe('refuse.malformed');
  });

  it('judges each order after those before it', () => {
    expect(refusalOf([infantry(2, 'ship')])).toBeUndefined();
    expect(refusalOf([infantry(1, 'ship'), infantry(2, 'ship')])).toBe('refuse.badOrder');
    expect(refusalOf([infantry(1, 'ship'), infantry(2, 'land'), infantry(1, 'ship')])).toBeUndefined();
  });

  it('takes one order for a single subject, and no more than its budget', () => {
    expect(refusalOf([scout, scout])).toBe('refuse.orderedTwice');
    expect(
      refusalOf([infantry(1, 'land'), infantry(1, 'land'), infantry(1, 'land'), infantry(1, 'land')]),
    ).toBeUndefined();
    expect(refusalOf([1, 1, 1, 1, 1].map((n) => infantry(n, 'land')))).toBe('refuse.tooManyOrders');
    expect(refusalOf([{ subject: 'nobody', path: [] }])).toBe('refuse.notOffered');
    expect(refusalOf([{ subject: 'scout', path: [] }])).toBe('refuse.unfinishedOrder');
  });

  it('replaces the order of a single subject in its place, and drops what is not legal any more', () => {
    const sheet = [scout, infantry(2, 'ship')];
    expect(withOrder(form, sheet, scout)).toEqual(sheet);
    expect(withOrder(form, sheet, infantry(1, 'land'))).toEqual([...sheet, infantry(1, 'land')]);
    expect(withOrder(form, sheet, infantry(5, 'land'), 0)).toEqual([infantry(5, 'land')]);
    expect(withoutOrder(form, sheet, 0)).toEqual([infantry(2, 'ship')]);
    expect(keptOf(form, [infantry(4, 'land'), infantry(2, 'land')]).dropped).toEqual([infantry(2, 'land')]);
    // What is dropped takes no room from what comes after it.
    expect(keptOf(form, [infantry(4, 'land'), infantry(2, 'land'), infantry(1, 'ship')])).toEqual({
      kept: [infantry(4, 'land'), infantry(1, 'ship')],
      dropped: [infantry(2, 'land')],
    });
  });

  it('counts what is due: single subjects without an order, within the budget', () => {
    expect(unordered(form, []).map(({ id }) => id)).toEqual(['scout']);
    expect(missing(form, [])).toBe(1);
    expect(missing(form, [scout])).toBe(0);
    expect(missing({ ...form, max: 1 }, [infantry(1, 'land')])).toBe(0);
  });

  it('puts another order in the place of the only one there is room for', () => {
    const one: Orders = { ...form, max: 1 };
    expect(withOrder(one, [infantry(1, 'land')], scout)).toEqual([scout]);
  });

  it('is filled legally by the random player', () => {
    const dice = new SeededDice('sheets');
    for (let n = 0; n < 200; n++) expect(check(question, randomAnswer(question, dice)).ok).toBe(true);
  });
});

describe('a choice', () => {
  const loss: Question = {
    key: 'loss',
    seat: 'red',
    text: { key: 'loss' },
    pace: 'losses',
    form: {
      kind: 'choose',
      min: 0,
      max: 4,
      ordered: true,
      options: () => [
        { id: 'infantry', text: { key: 'infantry' }, max: 3 },
        { id: 'tank', text: { key: 'tank' } },
      ],
    },
    fallback: () => [],
  };

  it('keeps its order and takes an option as often as it allows', () => {
    expect(check(loss, ['infantry', 'tank', 'infantry'])).toMatchObject({
      ok: true,
      answer: ['infantry', 'tank', 'infantry'],
    });
    expect(check(loss, ['tank', 'tank'])).toMatchObject({ ok: false, refusals: [{ key: 'refuse.twice' }] });
    expect(check(loss, Array(4).fill('infantry'))).toMatchObject({ ok: false, refusals: [{ key: 'refuse.tooOften' }] });
  });
});
