// Pages whose figures are worked out for whoever looks: nobody has so many worked out that others wait for theirs.
import { expect, it } from 'vitest';
import { gameAddressed } from '../../src/discord/ask/addressed.js';
import { refusedText } from '../../src/discord/ask/refused-text.js';
import { deskVerb, panelsScreen } from '../../src/discord/ask/show.js';
import { typeInto } from '../../src/discord/ask/type-into.js';
import { InputError, type Call, type PressCall } from '../../src/discord/call.js';
import type { Press } from '../../src/discord/custom-id.js';
import { turningScreen } from '../../src/discord/tables/turning-points.js';
import type { GameInfo, GameSummary } from '../../src/play/turn/info.js';
import type { Desk, DeskPanel } from '../../src/play/turn/desk.js';

it('looks for turning points three times a minute for one person: at each a computer player thinks', async () => {
  let lookedFor = 0;
  const turningPoints = (): Promise<never> => {
    lookedFor += 1;
    return Promise.reject(new Error('far enough'));
  };
  const voice = { say: () => '' };
  const game = { id: 1, kind: 'toy', outcome: {} } as unknown as GameInfo;
  const deps = {
    play: { turningPoints },
    profiles: {},
    now: () => new Date('2026-03-01T12:00:00Z'),
    wording: { voice: () => voice },
  };
  const look = (id: string): Promise<unknown> =>
    turningScreen({ deps, person: { id }, lang: 'en', choices: {}, voice } as unknown as Call, game).catch(
      (error: unknown) => error,
    );
  for (let n = 0; n < 3; n += 1) expect(await look('leo')).toMatchObject({ message: 'far enough' });
  expect(await look('leo')).toMatchObject({ text: { key: 'limit.turning', args: { max: 3, seconds: 60 } } });
  expect(await look('alex')).toMatchObject({ message: 'far enough' });
  expect(lookedFor).toBe(4);
});

it('thinks about six hints a minute for one person, on the thread where all computer players think', async () => {
  let thoughtOf = 0;
  const desk = (): Promise<never> => {
    thoughtOf += 1;
    return Promise.reject(new Error('far enough'));
  };
  const now = (): Date => new Date('2026-03-01T12:00:00Z');
  const voice = { say: () => '' };
  const deps = { play: { desk }, profiles: {}, now, wording: { voice: () => voice } };
  const press = (verb: string): Promise<unknown> =>
    deskVerb({
      deps,
      voice,
      person: { id: 'leo' },
      press: { game: 1, checkpoint: 0, question: 'q', verb, args: [] },
      input: { values: [] },
    } as unknown as PressCall).catch((error: unknown) => error);
  for (let n = 0; n < 6; n += 1) expect(await press('hint')).toMatchObject({ message: 'far enough' });
  expect(await press('hint')).toMatchObject({ text: { key: 'limit.hint', args: { max: 6, seconds: 60 } } });
  expect(await press('send')).toMatchObject({ message: 'far enough' });
  expect(thoughtOf).toBe(7);
});

it('reads no more lines that begin with the title of a game than other lines', async () => {
  let read = 0;
  const gamesMeant = (): Promise<unknown> => {
    read += 1;
    return Promise.resolve({ games: [], fit: 'none' });
  };
  const games = [{ id: 7, kind: 'toy', name: 'Winter' }] as unknown as readonly GameSummary[];
  const now = (): Date => new Date('2026-03-01T12:00:00Z');
  const deps = { play: { gamesMeant }, profiles: {}, now, wording: { say: () => '' } };
  const call = { deps, person: { id: 'leo' }, lang: 'en' } as unknown as Call;
  const line = (): Promise<unknown> => gameAddressed(call, 'Winter: x', games).catch((error: unknown) => error);
  for (let n = 0; n < 40; n += 1) expect(await line()).toMatchObject({ rest: 'x' });
  expect(await line()).toMatchObject({ text: { key: 'limit.text' } });
  expect(read).toBe(40);
});

it('reads as many answers typed for one game, and nothing of the next', async () => {
  let read = 0;
  const type = (): Promise<never> => {
    read += 1;
    return Promise.reject(new Error('far enough'));
  };
  const now = (): Date => new Date('2026-03-01T12:00:00Z');
  const call = { deps: { play: { type }, profiles: {}, now }, person: { id: 'leo' }, lang: 'en' } as unknown as Call;
  const line = (): Promise<unknown> => typeInto(call, 7, 'x').catch((error: unknown) => error);
  for (let n = 0; n < 40; n += 1) expect(await line()).toMatchObject({ message: 'far enough' });
  expect(await line()).toMatchObject({ text: { key: 'limit.text' } });
  expect(read).toBe(40);
  // What came too quickly is not lost with the window it was typed in.
  const window: Press = { game: 7, checkpoint: 3, question: 'q', verb: 'typed', args: [] };
  await typeInto(call, 7, 'A PAR - BUR', [], window).catch(() => undefined);
  expect(refusedText(call, window)).toBe('A PAR - BUR');
});

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
