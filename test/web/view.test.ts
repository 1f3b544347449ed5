// The board that anybody with its link may watch: what a stranger sees, earlier turns, and who is shown nothing.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import type { Play } from '../../src/play/play.js';
import { practicePlace } from '../../src/play/records/practice.js';
import { viewPath } from '../../src/web/view.js';
import type { BoardState, PastList, PastTurn } from '../../src/web/wire.js';
import { ann, bob, hourMs, refusal, testTable } from '../support/table.js';
import { address, visitsAt, type Visits } from './visit.js';

const table = testTable();

async function seated(play: Play, kind: string, guildId = 'g'): Promise<number> {
  const input = { guildId, kind, name: 'Test', language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, {
    ...input,
    settings: { readyCheck: false, quiet: null, computers: 'beginner' },
  });
  await play.join(id, ann, null);
  return id;
}

async function begun(
  kind: string,
  guildId?: string,
): Promise<{ play: Play; id: number; visits: Visits; path: string }> {
  const play = table.play({ games, computerDelayMs: 0 });
  const id = await seated(play, kind, guildId);
  await play.start(id, ann.id, true);
  const visits = visitsAt(table, play);
  return { play, id, visits, path: `/view/${String(id)}/${visits.deps.viewKey(id)}` };
}

async function read<T>(visits: Visits, path: string): Promise<T> {
  const answer = await visits.request(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

it('shows what everybody may see, without a session, and nothing that can be pressed', async () => {
  const { play, id, visits, path } = await begun('twilight-struggle');
  const { state } = await read<{ state: BoardState }>(visits, `/api${path}`);
  expect(state).toMatchObject({ asked: [], pages: [], canUndo: false, status: 'running' });
  const hand = (await play.desk(id, ann.id)).panels.find(({ role }) => role === 'hand');
  expect(hand?.lines.length).toBeGreaterThan(0);
  const scene = await (await visits.request(`/api${path}/scene`)).text();
  expect(scene.length).toBeGreaterThan(1_000);
  for (const told of [scene, JSON.stringify(state)])
    expect(
      hand?.lines
        .map((line) => visits.deps.wording.say(line, 'en', 'twilight-struggle'))
        .filter((line) => line.length > 12 && told.includes(line)),
    ).toEqual([]);
  expect((await visits.request(`/api${path}/act`, { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await visits.request(`${path}/board.png`)).headers.get('content-type')).toBe('image/png');
});

it('opens for nobody without the key, of a practice, before the start, or where its host has closed it', async () => {
  const { play, id, visits, path } = await begun('diplomacy');
  const status = async (of: string): Promise<number> => (await visits.request(`/api${of}`)).status;
  expect(await status(path)).toBe(200);
  expect(await status(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
  expect(await status(`/view/${String(id + 1)}/${visits.deps.viewKey(id)}`)).toBe(404);
  expect(await status(`/view/${String(id)}/x`)).toBe(404);
  expect(await refusal(play.setTable(id, bob.id, { publicBoard: false }))).toEqual(['refuse.notHost']);
  expect(await refusal(play.setTable(id, ann.id, { publicBoard: false, misses: 3 }))).toEqual(['refuse.notSignup']);
  await play.setTable(id, ann.id, { publicBoard: false });
  expect(await status(path)).toBe(404);
  await play.setTable(id, ann.id, { publicBoard: true });
  expect(await status(path)).toBe(200);
  const early = await seated(play, 'diplomacy');
  expect(await status(`/view/${String(early)}/${visits.deps.viewKey(early)}`)).toBe(404);
  expect(viewPath(visits.deps, await play.info(early))).toBeNull();
  const practice = await begun('diplomacy', practicePlace(ann.id));
  expect(await status(practice.path)).toBe(404);
});

it('says in its link what is played, with the newest picture, and takes no markup out of a name', async () => {
  const { play, id, path } = await begun('diplomacy');
  await table.store().db.game.update({ where: { id }, data: { title: '"><script>alert(1)</script>' } });
  const page = fileURLToPath(new URL('../../dist/board', import.meta.url));
  const visits = visitsAt(table, play, { page });
  const html = await (await visits.request(path)).text();
  expect(html).not.toContain('<script>alert');
  const told = new Map(
    [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, key, text]) => [key, text]),
  );
  expect(told.get('title')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(told.get('description')).toContain('1901');
  const picture = told.get('image') ?? '';
  expect(picture).toBe(`${address}${path}/board.png`);
  expect((await visits.request(picture.slice(address.length))).headers.get('content-type')).toBe('image/png');
});

it('counts strangers each for themselves, and whoever has no key not at all', async () => {
  const { visits, path } = await begun('diplomacy');
  const ask = async (of: string, from: string): Promise<number> =>
    (await visits.request(`${of}/board.png`, { headers: { 'x-forwarded-for': from } })).status;
  let last = 200;
  for (let n = 0; n < 30 && last === 200; n += 1) last = await ask(path, '203.0.113.7');
  expect(last).toBe(429);
  expect(await ask(path, '203.0.113.8')).toBe(200);
  for (let n = 0; n < 500; n += 1) expect(await ask('/view/1/x', `198.51.100.${String(n % 250)}`)).toBe(404);
  expect(await ask(path, '203.0.113.9')).toBe(200);
});

it('steps through earlier turns, for players and for strangers, each as far as they may know', async () => {
  const { play, id, visits, path } = await begun('diplomacy');
  for (let n = 0; n < 6; n++) {
    for (const { checkpoint, id: question, question: asked } of (await play.desk(id, ann.id)).tasks) {
      const answer = { gameId: id, userId: ann.id, checkpoint, question, value: asked.fallback() };
      await play.answer({ ...answer, final: true, confirmed: true });
    }
    table.clock.advance(hourMs);
    while ((await play.runDue()) > 0);
  }
  const own = await visits.enter(ann.id, id);
  const readers = [
    { base: `/api/game/${String(id)}`, get: (of: string) => own.get(of) },
    { base: `/api${path}`, get: (of: string) => visits.request(of) },
  ];
  for (const { base, get } of readers) {
    const { turns } = (await (await get(`${base}/past`)).json()) as PastList;
    expect(turns.length).toBeGreaterThan(1);
    const turn = (await (await get(`${base}/past/0`)).json()) as PastTurn;
    expect(turn.title).toBe(turns[0]?.title);
    expect(turn.told.length).toBeGreaterThan(0);
    expect(turn.told.some(({ of }) => of.length > 0)).toBe(true);
    expect(turn.scene.layers.length).toBeGreaterThan(0);
    for (const wrong of ['-1', 'x', '100001', String(turns.length)])
      expect((await get(`${base}/past/${wrong}`)).status).toBe(404);
  }
});
