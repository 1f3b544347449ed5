// An open page hears that its connection stands on a beat of its own, whatever happens in the game meanwhile.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameMarks } from '../../src/store/board-sessions.js';
import { changesOf, createEvents } from '../../src/web/events.js';
import { bob, begun, testTable } from '../support/table.js';
import { visitsAt } from './visit.js';

const table = testTable();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When a page hears that its connection stands, within a minute in which something changed at some moments. */
async function heard(changedAt: readonly number[]): Promise<readonly number[]> {
  let change = (): void => undefined;
  const begun = Date.now();
  const at: number[] = [];
  const changes = changesOf(
    {
      listen: (listener) => {
        change = () => listener.changed();
        return () => undefined;
      },
      answered: () => undefined,
      close: () => undefined,
    },
    { game: 1, userId: bob.id, session: undefined },
    () => at.push(Date.now() - begun),
  );
  const looking = (async () => {
    while (await changes.next());
  })();
  for (let ms = 0; ms < 65_000; ms += 1_000) {
    if (changedAt.includes(ms)) change();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  changes.end();
  await looking;
  return at;
}

it('is not put off by changes that the person does not see', async () => {
  expect(await heard([])).toEqual([20_000, 40_000, 60_000]);
  expect(await heard([15_000, 19_000, 33_000, 59_000])).toEqual([20_000, 40_000, 60_000]);
});

it('is looked at once its person has signed out, and not at every beat', async () => {
  let [looks, asked, isIn] = [0, 0, true];
  const events = createEvents({
    marks: () => Promise.resolve(new Map([[1, 'the same']])),
    warn: () => undefined,
    door: {
      stillIn: (sessions) => {
        asked += 1;
        return Promise.resolve(new Set(isIn ? sessions : ['another']));
      },
    },
  });
  const changes = changesOf(events, { game: 1, userId: bob.id, session: 'a session' }, () => undefined);
  const others = [1, 2, 3].map(() =>
    changesOf(events, { game: 1, userId: bob.id, session: 'another' }, () => undefined),
  );
  const looking = (async () => {
    while (await changes.next()) looks += 1;
  })();
  await vi.advanceTimersByTimeAsync(1_000);
  // What is looked at for the first time may have changed.
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(289_000);
  expect({ looks, asked }).toEqual({ looks: 1, asked: 4 });
  isIn = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(looks).toBe(2);
  for (const one of [changes, ...others]) one.end();
  await looking;
});

it('tells a page of what there is where it was given something else since, and of nothing that it does not see', async () => {
  let marked = 0;
  const events = createEvents({
    marks: () => Promise.resolve(new Map([[1, String(marked)]])),
    warn: () => undefined,
    door: { stillIn: (sessions) => Promise.resolve(new Set(sessions)) },
  });
  const changes = changesOf(events, { game: 1, userId: bob.id, session: undefined }, () => undefined);
  let shows = 'without an order';
  const told: string[] = [];
  const looking = (async () => {
    do if (changes.isNews(shows)) told.push(shows);
    while (await changes.next());
  })();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['without an order']);
  // An order pressed on the page, and taken back in a message before anybody has looked.
  events.answered(bob.id, 1, 'with an order');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['without an order', 'without an order']);
  // Now and later something happens that the person does not see.
  for (marked = 1; marked < 5; marked += 1) await vi.advanceTimersByTimeAsync(1_000);
  events.answered(bob.id, 1, 'without an order');
  events.answered('somebody else', 1, 'with an order');
  events.answered(bob.id, 2, 'with an order');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveLength(2);
  shows = 'with an order';
  marked += 1;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.slice(2)).toEqual(['with an order']);
  changes.end();
  await looking;
});

it('tells a page what there is when it begins to listen, also where another page has just been given it', () => {
  const events = createEvents({
    marks: () => Promise.resolve(new Map()),
    warn: () => undefined,
    door: { stillIn: (sessions) => Promise.resolve(new Set(sessions)) },
  });
  const changes = changesOf(events, { game: 1, userId: bob.id, session: undefined }, () => undefined);
  events.answered(bob.id, 1, 'now');
  expect(changes.isNews('now')).toBe(true);
  expect(changes.isNews('now')).toBe(false);
  changes.end();
});

it('ends an open page of a game in which nothing happens, once its person has signed out', async () => {
  vi.useRealTimers();
  const play = table.play();
  const { id } = await begun(play);
  let looks = 0;
  const { deps, enter } = visitsAt(table, play, {
    marks: async (ids) => {
      const marks = await gameMarks(table.store().db, ids);
      looks += 1;
      return marks;
    },
  });
  const visit = await enter(bob.id, id);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reader = (await visit.get(`/api/game/${String(id)}/events`)).body?.getReader();
  if (reader === undefined) throw new Error('no stream');
  const told: string[] = [];
  await reader.read();
  // The first look at a game may tell of something; those after it tell of changes alone.
  await vi.waitUntil(() => looks > 2, { timeout: 20_000 });
  await deps.door.endAll(bob.id);
  await vi.advanceTimersByTimeAsync(60_000);
  for (let read = await reader.read(); !read.done; read = await reader.read())
    told.push(Buffer.from(read.value as Uint8Array).toString());
  expect(told).toContain('event: version\ndata: \n\n');
});
