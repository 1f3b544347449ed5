// A short game played by people who look twice a day: what their desks propose makes it no slower, and no day goes without a reason.
import { expect, it } from 'vitest';
import { playCourse, type Course } from '../../scripts/pace/course.js';
import { nextLook } from '../../scripts/pace/looks.js';
import { paceTables } from '../../scripts/pace/tables.js';

it.each(['diplomacy', 'twilight-struggle'])('%s', { timeout: 600_000 }, async (id) => {
  const table = paceTables[id];
  if (table === undefined) throw new Error(id);
  const [without, proposed] = [
    await playCourse({ table, proposed: false, turns: 1 }),
    await playCourse({ table, proposed: true, turns: 1 }),
  ];
  expect([without.turns, proposed.turns]).toEqual([1, 1]);
  expect(without.days).toBeGreaterThan(0.5);
  expect(proposed.days).toBeLessThanOrEqual(without.days);
  const whole = ({ waits }: Course): number => [...waits.values()].reduce((sum, days) => sum + days, 0);
  for (const course of [without, proposed]) expect(whole(course)).toBeCloseTo(course.days, 5);
});

it('people look twice a day, each at minutes of their own', () => {
  const looks: number[] = [];
  for (let at = 0; looks.length < 4;) looks.push((at = nextLook(3, at)));
  const [first = 0, , third = 0] = looks;
  expect(third - first).toBe(24 * 3_600_000);
  expect(nextLook(4, 0)).not.toBe(first);
});
