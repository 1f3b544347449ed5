// Hands: so many pieces at the same time, the rest in line, and nobody begins once they are withdrawn.
import { expect, it } from 'vitest';
import { Hands } from '../../../src/play/due/hands.js';

it('does so many at a time, in the order in which they came', async () => {
  const hands = new Hands(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    hands.do(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => (ends[n] = resolve));
      return n;
    }),
  );
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  hands.close();
  ends[0]?.();
  ends[2]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, undefined]);
  expect(await hands.do(() => Promise.resolve('late'))).toBeUndefined();
});

it('has its hand free again when a piece fails', async () => {
  const hands = new Hands(1);
  await expect(hands.do(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await hands.do(() => Promise.resolve('next'))).toBe('next');
});

it('has no more hands for whoever comes after one was passed on', async () => {
  const hands = new Hands(1);
  let atOnce = 0;
  const most: number[] = [];
  const work = async (): Promise<void> => {
    most.push((atOnce += 1));
    await new Promise(setImmediate);
    atOnce -= 1;
  };
  const first = [hands.do(work), hands.do(work)];
  await first[0];
  await Promise.all([...first, hands.do(work), hands.do(work)]);
  expect(most).toEqual([1, 1, 1, 1]);
});
