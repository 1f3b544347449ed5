// Somebody who means no good at the door of the board: made-up ids and answers, too much of everything, a seat that is theirs no more.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { ann, begun, bob, dan, sheet, taskOf, testTable } from '../support/table.js';
import { learn, whose } from '../../src/web/client/whose.js';
import { visitsAt, type Visit } from './visit.js';

const table = testTable();
const nonsense = ['constructor', '__proto__', '', '한', 'x'.repeat(200), '../..'] as const;

describe('what nobody offered', () => {
  it('is not found, whatever it is called', async () => {
    const play = table.play();
    const game = await begun(play);
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    for (const id of ['0', '-1', '1.5', 'x', '1e99', '9'.repeat(40), '%zz', '%00'])
      for (const rest of ['', '/scene', '/events', '/page/hand'])
        expect((await visit.get(`/api/game/${id}${rest}`)).status, `${id}${rest}`).toBe(404);
    for (const key of [...nonsense.slice(0, 2), '%zz', '%00', '%2e%2e%2f', encodeURIComponent('한@빨강')])
      expect((await visit.get(`/api/game/${game.id}/page/${key}`)).status, key).toBe(404);
    for (const name of ['..%2f..%2fpackage.json', 'x.constructor', '.env', 'index.html'])
      expect((await visit.get(`/files/${name}`)).status, name).toBe(404);
    expect((await visit.get(`/api/game/${game.id}/scene?seat=blue`)).status).toBe(404);
  });

  it('is malformed where it is no act at all', async () => {
    const play = table.play();
    const game = await begun(play);
    const { request, enter } = visitsAt(table, play);
    const { headers } = await enter(ann.id, game.id);
    const send = async (body: string): Promise<number> =>
      (await request(`/api/game/${game.id}/act`, { method: 'POST', headers, body })).status;
    for (const body of ['', '{', 'null', '[]', '['.repeat(100_000), '{"checkpoint":0,"question":"x","act":{"do":"x"}}'])
      expect(await send(body), body.slice(0, 50)).toBe(400);
    expect(await send(' '.repeat(200_001))).toBe(413);
  });

  it('is not kept: a sheet of orders that nobody can give costs nothing later', async () => {
    const play = table.play();
    const game = await begun(play);
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    const made = Array.from({ length: 1_500 }, (_, n) => ({ subject: `made up ${n}`, path: ['north'] }));
    const [own = { subject: '', path: [] }] = sheet;
    const task = await taskOf(play, game.id, ann);
    await visit.act(task, { do: 'set', value: [...made.slice(0, 1), own] });
    await visit.act(task, { do: 'set', value: made });
    await visit.act(task, { do: 'make', order: { subject: 'made up', path: [] }, at: null });
    await visit.act(task, { do: 'make', order: { ...own, path: ['nowhere', 'north'] }, at: null });
    await visit.act(task, { do: 'make', order: { ...own, units: { army: 3 }, path: [] }, at: null });
    const { draft, making, saved } = await taskOf(play, game.id, ann);
    expect([draft, making, saved]).toEqual([null, null, null]);
  });
});

/** Acts as nobody's page sends them. */
async function pester(visit: Visit, asked: { readonly checkpoint: number; readonly id: string }): Promise<void> {
  for (const id of nonsense) {
    const order = { subject: id, path: [id, id] };
    await visit.act(asked, { do: 'set', value: [id, id] });
    await visit.act(asked, { do: 'set', value: { [id]: 2 ** 40 } });
    await visit.act(asked, { do: 'set', value: [order, order] });
    await visit.act(asked, { do: 'make', order, at: 1_999 });
    await visit.act(asked, { do: 'make', order: { ...order, units: { [id]: 3 } }, at: null });
    await visit.act(asked, { do: 'place', order, at: 1_999 });
    await visit.act(asked, { do: 'pass', way: id });
  }
  await visit.act(asked, { do: 'drop', at: 1_999 });
  await visit.act(asked, { do: 'unfinal' });
}

it.each([...games.values()].map((game) => [game.id]))('made-up acts break no page of %s', async (kind) => {
  const play = table.play({ games, computerDelayMs: 0, decoyMs: { min: 0, max: 0 } });
  const input = { guildId: 'g', kind, name: 'Test', language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
  await play.join(id, ann, null);
  await play.start(id, ann.id, true);
  for (let n = 0; n < 30 && (await play.desk(id, ann.id)).tasks.length === 0; n++) {
    table.clock.advance(60_000);
    await play.runDue();
  }
  const visit = await visitsAt(table, play).enter(ann.id, id);
  const { asked } = await visit.state();
  expect(asked).not.toEqual([]);
  for (const one of asked.slice(0, 2)) await pester(visit, one);
  const after = await visit.state();
  expect(after.asked.map((one) => one.id)).toEqual(asked.map((one) => one.id));
});

describe('who asks too much', () => {
  it('is told how long to wait, and keeps nobody else waiting', async () => {
    const play = table.play();
    const game = await begun(play);
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, game.id);
    const again = await visits.enter(ann.id, game.id);
    const theirs = await visits.enter(bob.id, game.id);
    const scene = `/api/game/${game.id}/scene`;
    const statuses = new Set<number>();
    let last = await mine.get(scene);
    for (let n = 0; n < 80; n++) statuses.add((last = await mine.get(scene)).status);
    expect([...statuses]).toEqual([200, 429]);
    const seconds = Number(last.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect((await again.get(scene)).status).toBe(429);
    expect((await theirs.get(scene)).status).toBe(200);
    table.clock.advance(seconds * 1_000);
    expect((await mine.get(scene)).status).toBe(200);
  });

  it.each([
    ['POST', 'act', 60],
    ['POST', 'letters', 60],
    ['POST', 'suppose', 20],
    ['GET', 'page/hand', 20],
    ['GET', 'past/0', 60],
    ['GET', 'faces', 60],
  ] as const)('waits whatever it is: %s %s', async (method, path, most) => {
    const play = table.play();
    const game = await begun(play);
    const { request, enter } = visitsAt(table, play);
    const { headers } = await enter(ann.id, game.id);
    const body = method === 'POST' ? { body: '{}' } : {};
    const ask = async (): Promise<number> =>
      (await request(`/api/game/${game.id}/${path}`, { method, headers, ...body })).status;
    let count = 0;
    while (count <= most && (await ask()) !== 429) count += 1;
    expect(count).toBe(most);
  });

  it('holds no page open by asking for the head of its events', async () => {
    const play = table.play();
    const game = await begun(play);
    const visits = visitsAt(table, play);
    const visit = await visits.enter(ann.id, game.id);
    const { headers } = visit;
    const events = `/api/game/${game.id}/events`;
    for (let n = 0; n < 13; n++)
      expect((await visits.request(events, { method: 'HEAD', headers })).status, String(n)).toBe(200);
    const open = await visit.get(events);
    expect(open.status).toBe(200);
    await open.body?.cancel();
  });

  it('keeps a dozen pages open at once, and ten browsers', async () => {
    const play = table.play();
    const game = await begun(play);
    const visits = visitsAt(table, play);
    const first = await visits.enter(ann.id, game.id);
    const events = `/api/game/${game.id}/events`;
    const open: Response[] = [];
    for (let n = 0; n < 12; n++) open.push(await first.get(events));
    expect((await first.get(events)).status).toBe(429);
    await open[0]?.body?.cancel();
    open[0] = await first.get(events);
    expect(open[0].status).toBe(200);
    for (const one of open) await one.body?.cancel();
    for (let n = 0; n < 10; n++) {
      table.clock.advance(1_000);
      await visits.enter(ann.id, game.id);
    }
    expect((await first.get(`/api/game/${game.id}`)).status).toBe(401);
  });
});

describe('a page that is still open when somebody else has come in by the same browser', () => {
  it('is shown nothing of theirs, and writes nothing for them', async () => {
    const play = table.play();
    const game = await begun(play);
    const visits = visitsAt(table, play);
    const before = await visits.enter(ann.id, game.id);
    const path = `/api/game/${game.id}`;
    const person = (await before.get(path)).headers.get('x-board-person') ?? '';
    const { headers } = await visits.enter(bob.id, game.id);
    const open = { ...headers, 'x-board-person': person };
    for (const what of ['', '/scene', '/letters', '/events'])
      expect((await visits.request(`${path}${what}`, { headers: open })).status, what).toBe(401);
    const note = { method: 'POST', body: JSON.stringify({ text: 'Red goes north' }) };
    expect((await visits.request(`${path}/notes`, { ...note, headers: open })).status).toBe(401);
    expect(await play.notes.list(game.id, bob.id)).toEqual([]);
    // Their own page, and another browser of the first one's, go on.
    expect((await visits.request(`${path}/notes`, { ...note, headers })).status).toBe(200);
    const again = await visits.enter(ann.id, game.id);
    const own = { headers: { ...again.headers, 'x-board-person': person } };
    expect((await visits.request(path, own)).status).toBe(200);
  });

  it('says with all it asks for whose it was first', () => {
    expect(whose()).toEqual({});
    learn(new Response(''));
    for (const mark of ['ann', 'bob']) learn(new Response('', { headers: { 'x-board-person': mark } }));
    expect(whose()).toEqual({ 'x-board-person': 'ann' });
  });
});

describe('a seat that is somebody else’s now', () => {
  it('shows nothing any more, and its open pages end', async () => {
    const play = table.play();
    const game = await begun(play, { settings: { takeOver: 0 } });
    const visit = await visitsAt(table, play).enter(bob.id, game.id);
    const task = await taskOf(play, game.id, bob);
    await visit.act(task, { do: 'set', value: sheet });
    const reader = (await visit.get(`/api/game/${game.id}/events`)).body?.getReader();
    if (reader === undefined) throw new Error('no stream');
    await reader.read();
    await play.leave(game.id, bob.id);
    await play.join(game.id, dan, 'blue');
    expect((await play.desk(game.id, dan.id)).seats).toEqual(['blue']);
    for (const path of ['', '/scene', '/scene?seat=blue', '/page/hand'])
      expect((await visit.get(`/api/game/${game.id}${path}`)).status, path).toBe(404);
    const told: string[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read())
      told.push(Buffer.from(read.value as Uint8Array).toString());
    expect(told.at(-1)).toBe('event: version\ndata: \n\n');
  });
});

describe('an anonymous table', () => {
  it('names nobody on its page', async () => {
    const play = table.play();
    const game = await begun(play, { settings: { anonymous: true } });
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    const told = JSON.stringify([await visit.state(), await (await visit.get(`/api/game/${game.id}/scene`)).json()]);
    for (const name of ['Bob', '초', '"bob"', '"cho"', '"ann"']) expect(told).not.toContain(name);
  });
});
