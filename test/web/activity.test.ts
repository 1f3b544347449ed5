// Whoever opens the board inside Discord: known by what Discord says of them alone, brought to what they have pressed just now, framed by Discord and nobody else.
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createEvents } from '../../src/web/events.js';
import { createPace } from '../../src/web/pace.js';
import { routes } from '../../src/web/routes.js';
import type { BoardState, SignedIn } from '../../src/web/wire.js';
import { ann, begun, bob, testTable } from '../support/table.js';
import { address, visitsAt } from './visit.js';

const table = testTable();

/** The page as an activity whose codes are the names of people. */
async function inDiscord() {
  const play = table.play();
  const game = await begun(play);
  const { deps: plain } = visitsAt(table, play);
  const people = new Map([
    ['code-of-ann', ann.id],
    ['code-of-bob', bob.id],
  ]);
  const personOf = (code: string): Promise<string | null> => Promise.resolve(people.get(code) ?? null);
  const page = join(import.meta.dirname, '../../src/web/client');
  const deps = { ...plain, page, activity: { clientId: '7', personOf } };
  const app = routes(deps, createEvents(deps), createPace(table.clock.now));
  const ask = async (path: string, init?: RequestInit): Promise<Response> => app.request(`${address}${path}`, init);
  const enter = async (code: string): Promise<SignedIn> =>
    (await (await ask('/api/activity', { method: 'POST', body: JSON.stringify({ code }) })).json()) as SignedIn;
  return { play, game, deps, ask, enter };
}

it('opens what its person pressed just now, and lets them choose later', async () => {
  const { game, deps, enter } = await inDiscord();
  await deps.door.wish(ann.id, game.id);
  // A rival who comes in at the same moment gets nothing of it.
  expect((await enter('code-of-bob')).address).toBeNull();
  expect((await enter('code-of-ann')).address).toBe(`/game/${String(game.id)}`);
  const again = await enter('code-of-ann');
  expect(again.address).toBeNull();
  expect(again.games).toMatchObject([{ address: `/game/${String(game.id)}` }]);
  await deps.door.wish(ann.id, game.id);
  table.clock.advance(61_000);
  expect((await enter('code-of-ann')).address).toBeNull();
});

it('shows each their own desk by the session that the page holds, and takes their acts', async () => {
  const { play, game, ask, enter } = await inDiscord();
  const { session } = await enter('code-of-ann');
  const authorization = `Bearer ${session}`;
  const path = `/api/game/${String(game.id)}`;
  const { state } = (await (await ask(path, { headers: { authorization } })).json()) as { readonly state: BoardState };
  expect(state.seats).toMatchObject([{ id: 'red' }]);
  const [asked] = state.asked;
  const act = { checkpoint: asked?.checkpoint, question: asked?.id, act: { do: 'send', final: true, confirmed: true } };
  const headers = { authorization, 'content-type': 'application/json' };
  expect((await ask(`${path}/act`, { method: 'POST', headers, body: JSON.stringify(act) })).status).toBe(200);
  expect((await play.desk(game.id, ann.id)).seats).toEqual(['red']);
  // Without the session nothing, and no cookie stands in for it.
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, { headers: { cookie: `__Host-board=x${session}` } })).status).toBe(401);
  expect((await ask(path, { headers: { authorization: `Bearer ${session}x` } })).status).toBe(401);
});

it('is framed by Discord alone, and nothing else of it by anybody', async () => {
  const { deps, ask } = await inDiscord();
  const frames = async (path: string): Promise<string> =>
    /frame-ancestors ([^;]*)/.exec((await ask(path)).headers.get('content-security-policy') ?? '')?.[1] ?? '';
  expect(await frames('/')).toBe(
    'https://discord.com https://ptb.discord.com https://canary.discord.com https://7.discordsays.com',
  );
  for (const path of ['/game/1', '/open/x', '/api/activity']) expect(await frames(path)).toBe("'none'");
  // Without an activity there is no such page.
  const off = { ...deps, activity: null };
  const app = routes(off, createEvents(off), createPace(table.clock.now));
  expect((await app.request(`${address}/`)).status).toBe(404);
  expect((await app.request(`${address}/api/activity`)).status).toBe(401);
});

it('gives a session to nobody but who asks for it: it is kept by nothing on the way', async () => {
  const { ask } = await inDiscord();
  for (const code of ['code-of-ann', 'made-up']) {
    const answer = await ask('/api/activity', { method: 'POST', body: JSON.stringify({ code }) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('asks Discord of so many at the same time and no more, and takes the next once one is answered', async () => {
  const { deps } = await inDiscord();
  const waiting: (() => void)[] = [];
  const personOf = (): Promise<null> => new Promise((resolve) => void waiting.push(() => resolve(null)));
  const slow = { ...deps, activity: { clientId: '7', personOf } };
  const app = routes(slow, createEvents(slow), createPace(table.clock.now));
  const enter = async (): Promise<number> =>
    (await app.request(`${address}/api/activity`, { method: 'POST', body: '{"code":"some"}' })).status;
  const first = Array.from({ length: 20 }, enter);
  await vi.waitUntil(() => waiting.length === 20);
  expect(await enter()).toBe(429);
  expect(waiting).toHaveLength(20);
  waiting.shift()?.();
  await Promise.any(first);
  const next = enter();
  await vi.waitUntil(() => waiting.length === 20);
  for (const answered of waiting) answered();
  expect(await Promise.all([...first, next])).toEqual(Array.from({ length: 21 }, () => 401));
});

it('lets in nobody whom Discord does not name, and not everybody at once', async () => {
  const { ask } = await inDiscord();
  const enter = async (body: string): Promise<number> => (await ask('/api/activity', { method: 'POST', body })).status;
  expect(await enter('{"code":"made-up"}')).toBe(401);
  for (const body of ['', '{}', '{"code":""}', '{"code":"a b"}', `{"code":"${'x'.repeat(201)}"}`])
    expect(await enter(body)).toBe(400);
  let last = 401;
  for (let n = 0; n < 600 && last !== 429; n += 1) last = await enter('{"code":"made-up"}');
  expect(last).toBe(429);
});
