// Whoever is just being answered is told nothing beside it: what is to be delivered to them waits for the end of the answer.
import { expect, it } from 'vitest';
import { Acting } from '../../src/discord/sending/acting.js';

/** Something that goes on until it is ended. */
function work(): { readonly going: () => Promise<void>; readonly end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { going: () => ended, end: () => end() };
}

/** Notes when a wait for a person is over. */
function waiting(acting: Acting, userId: string): { over: boolean } {
  const noted = { over: false };
  void acting.settled(userId).then(() => (noted.over = true));
  return noted;
}

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('waits for all that one person is being answered, and for nobody else', async () => {
  const acting = new Acting();
  const [first, second] = [work(), work()];
  const answers = [acting.during('ann', first.going), acting.during('ann', second.going)];
  const [ann, bob] = [waiting(acting, 'ann'), waiting(acting, 'bob')];
  await later();
  expect([ann.over, bob.over]).toEqual([false, true]);
  first.end();
  await answers[0];
  await later();
  expect(ann.over).toBe(false);
  second.end();
  await answers[1];
  await later();
  expect(ann.over).toBe(true);
  await acting.settled('ann');
});

it('goes on after an answer that has failed, which its caller hears of', async () => {
  const acting = new Acting();
  const failing = acting.during('ann', () => Promise.reject(new Error('no answer')));
  const ann = waiting(acting, 'ann');
  await expect(failing).rejects.toThrow('no answer');
  await later();
  expect(ann.over).toBe(true);
});
