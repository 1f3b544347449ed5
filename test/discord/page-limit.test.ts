// Pages whose figures are worked out for whoever looks: nobody has so many worked out that others wait for theirs.
import { expect, it } from 'vitest';
import { panelsScreen } from '../../src/discord/ask/show.js';
import { InputError, type Call } from '../../src/discord/call.js';
import type { Desk, DeskPanel } from '../../src/play/turn/desk.js';

it('works out two dozen pages a minute for one person, and says when the next may follow', async () => {
  let now = new Date('2026-03-01T12:00:00Z');
  let workedOut = 0;
  const profiles = {};
  const page = (): Promise<never> => {
    workedOut += 1;
    return Promise.reject(new Error('far enough'));
  };
  const desk = { game: { kind: 'toy' } } as unknown as Desk;
  const figures = { key: 'odds', reckoning: { job: {}, isBrief: false } } as unknown as DeskPanel;
  const look = (id: string, panel = figures): Promise<unknown> =>
    panelsScreen(
      {
        deps: { play: { page }, profiles, now: () => now },
        person: { id },
        lang: 'en',
        choices: {},
      } as unknown as Call,
      desk,
      [panel],
    ).catch((error: unknown) => error);
  for (let n = 0; n < 24; n += 1) expect(await look('leo')).toMatchObject({ message: 'far enough' });
  const refused = await look('leo');
  expect(refused).toBeInstanceOf(InputError);
  expect(refused).toMatchObject({ text: { key: 'limit.page', args: { max: 24, seconds: 60 } } });
  expect(workedOut).toBe(24);
  // Others have theirs, and so has this person what is only read.
  expect(await look('alex')).toMatchObject({ message: 'far enough' });
  expect(await look('leo', { key: 'hand' } as unknown as DeskPanel)).toMatchObject({ message: 'far enough' });
  now = new Date(now.getTime() + 60_000);
  expect(await look('leo')).toMatchObject({ message: 'far enough' });
});
