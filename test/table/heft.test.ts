// How heavy a report is by its weight and what its game adds, and from when on it decides more than one that only stands out.
import { expect, it } from 'vitest';
import { heftOf, isDecisive, keysIn, type Weighed } from '../../src/table/heft.js';

const report = (weight: Weighed['weight']): Weighed => ({ text: { key: 'report' }, weight });

it.each([
  ['headline', 1, false],
  ['headline', 2, true],
  ['main', 2, false],
  ['main', 3, true],
  ['detail', 3, false],
  ['detail', 4, true],
] as const)('a report of weight %s to which %i is added decides: %s', (weight, added, decides) => {
  expect(isDecisive(report(weight), () => added)).toBe(decides);
});

it('a report of a game that adds nothing weighs what its weight does, and never decides', () => {
  const weights = (['detail', 'main', 'headline'] as const).map(report);
  expect(weights.map((one) => heftOf(one, undefined))).toEqual([0, 1, 2]);
  expect(weights.filter((one) => isDecisive(one, undefined))).toEqual([]);
});

it('a report is known by its own key and those of all it is put together from, however deep', () => {
  const place = { key: 'place' };
  const taken = { key: 'taken', args: { place, n: 2 } };
  expect(keysIn({ key: 'whole', args: { told: taken, backs: [{ key: 'back' }, 'word'] } })).toEqual(
    expect.arrayContaining(['whole', 'taken', 'place', 'back']),
  );
});
