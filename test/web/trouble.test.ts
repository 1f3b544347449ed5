// What did not get through is done once more: all of it, in its sequence, one after the other.
import { expect, it } from 'vitest';
import { alsoFailed, doneAgain, type Trouble } from '../../src/web/client/trouble.js';

it('does what failed in the sequence in which it failed, each when the one before is done', async () => {
  const done: string[] = [];
  const slowly = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push('the act');
  };
  const trouble = alsoFailed(alsoFailed(null, true, slowly), false, () => done.push('the look'));
  expect(trouble.isOffline).toBe(false);
  await doneAgain(trouble);
  expect(done).toEqual(['the act', 'the look']);
});

it('keeps the last of very many', () => {
  let trouble: Trouble | null = null;
  const acts = Array.from({ length: 30 }, (_, n) => () => n);
  for (const act of acts) trouble = alsoFailed(trouble, true, act);
  expect(trouble?.again).toEqual(acts.slice(-12));
});
