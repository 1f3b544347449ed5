// Who comes in to a board: by a link once, as themselves, from our own page.
import { describe, expect, it } from 'vitest';
import type { Db } from '../../src/store/client.js';
import { createBoardDoor } from '../../src/web/door.js';
import { ann, begun, bob, dan, give, sheet, taskOf, testTable } from '../support/table.js';
import { address, visitsAt } from './visit.js';

const table = testTable();
const hour = 3_600_000;

describe('a link to a board', () => {
  it('opens it once, and is not spent by looking at it', async () => {
    const play = table.play();
    const game = await begun(play);
    const { deps, request } = visitsAt(table, play);
    const link = await deps.door.link(ann.id, game.id);
    const looked = await request(`/open/${link}`);
    expect(await looked.text()).toContain('<form method="post">');
    const open = (): Promise<Response> => request(`/open/${link}`, { method: 'POST', headers: { origin: address } });
    const first = await open();
    expect([first.status, first.headers.get('location')]).toEqual([303, `/game/${game.id}`]);
    expect(first.headers.get('set-cookie')).toMatch(/^__Host-board=.*HttpOnly; Secure; SameSite=Lax$/);
    expect((await open()).status).toBe(410);
  });

  it('greets in the language it was given in, whatever the browser speaks', async () => {
    const { request } = visitsAt(table, table.play());
    const greeting = async (query: string): Promise<string> =>
      (await request(`/open/${'x'.repeat(40)}${query}`, { headers: { 'accept-language': 'en-US' } })).text();
    expect(await greeting('?lang=ko')).toContain('<html lang="ko">');
    expect(await greeting('')).toContain('<html lang="en">');
    expect(await greeting('?lang=<b>')).toContain('<html lang="en">');
  });

  it('opens it for one of two who come with it at the same moment', async () => {
    const play = table.play();
    const game = await begun(play);
    const { door } = visitsAt(table, play).deps;
    const link = await door.link(ann.id, game.id);
    const entered = await Promise.all(['one', 'another'].map((browser) => door.enter(link, browser)));
    expect(entered.filter((one) => one !== null)).toHaveLength(1);
    expect(await door.count(ann.id)).toBe(1);
  });

  it('opens nothing after five minutes, nor from another page', async () => {
    const play = table.play();
    const game = await begun(play);
    const { deps, request } = visitsAt(table, play);
    const foreign = await deps.door.link(ann.id, game.id);
    const from = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
    expect((await request(`/open/${foreign}`, { method: 'POST', headers: from })).status).toBe(403);
    // A frame that some other page keeps apart names no origin, like our own form, but its browser says where it stands.
    for (const site of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }] as const) {
      const headers = { origin: 'null', ...site };
      expect((await request(`/open/${foreign}`, { method: 'POST', headers })).status).toBe(403);
    }
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await request(`/open/${foreign}`, { method: 'POST', headers: own })).status).toBe(303);
    const late = await deps.door.link(ann.id, game.id);
    table.clock.advance(5 * 60_000);
    expect((await request(`/open/${late}`, { method: 'POST', headers: { origin: address } })).status).toBe(410);
  });
});

describe('a secret that was made up', () => {
  it('opens nothing, and the database is not asked', async () => {
    const asked = new Proxy({} as Db, {
      get: (_, name) => {
        throw new Error(`asked for ${String(name)}`);
      },
    });
    const door = createBoardDoor(asked, table.clock.now, 'a key');
    const elsewhere = createBoardDoor(table.store().db, table.clock.now, 'another key');
    const link = await elsewhere.link(ann.id, 1);
    const session = (await elsewhere.enter(link, 'a browser'))?.session;
    for (const secret of ['', 'A'.repeat(22), 'A'.repeat(44), 'é'.repeat(44), session, link]) {
      expect(await door.visitor(secret)).toBeNull();
      expect(await door.enter(secret ?? '', 'a browser')).toBeNull();
    }
    const own = createBoardDoor(table.store().db, table.clock.now, 'a key');
    expect(await door.visitor(await own.link(ann.id, 1))).toBeNull();
  });
});

describe('a session', () => {
  it('ends after twelve hours in which it was not used', async () => {
    const play = table.play();
    const game = await begun(play, { paces: { orders: 168 } });
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    table.clock.advance(11 * hour);
    expect((await visit.get(`/api/game/${game.id}`)).status).toBe(200);
    table.clock.advance(11 * hour);
    expect((await visit.get(`/api/game/${game.id}`)).status).toBe(200);
    table.clock.advance(13 * hour);
    expect((await visit.get(`/api/game/${game.id}`)).status).toBe(401);
  });

  it('goes on in the browser for as long as it is used, and ends after two weeks all the same', async () => {
    const play = table.play();
    const game = await begun(play, { paces: { orders: 168 }, settings: { quiet: null } });
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    const path = `/api/game/${game.id}`;
    expect((await visit.get(path)).headers.get('set-cookie')).toBeNull();
    table.clock.advance(11 * hour);
    expect((await visit.get(path)).headers.get('set-cookie')).toContain(visit.cookie);
    for (let days = 1; days < 14; days += 0.4) {
      table.clock.advance(9.6 * hour);
      expect((await visit.get(path)).status, String(days)).toBe(200);
    }
    table.clock.advance(11 * hour);
    expect((await visit.get(path)).status).toBe(401);
  });

  it('shows nothing of a game in which its person has no seat', async () => {
    const play = table.play();
    const game = await begun(play);
    const visit = await visitsAt(table, play).enter(dan.id, game.id);
    for (const path of ['', '/scene', '/events', '/page/hand'])
      expect((await visit.get(`/api/game/${game.id}${path}`)).status, path).toBe(404);
  });

  it('answers with nothing without a cookie, and acts for nobody without our own header', async () => {
    const play = table.play();
    const game = await begun(play);
    const { request, enter } = visitsAt(table, play);
    expect((await request(`/api/game/${game.id}`)).status).toBe(401);
    const { cookie } = await enter(ann.id, game.id);
    const { checkpoint, id } = await taskOf(play, game.id, ann);
    const body = JSON.stringify({ checkpoint, question: id, act: { do: 'set', value: sheet } });
    for (const headers of [
      { cookie },
      { cookie, origin: address },
      { cookie, origin: 'https://x.test', 'x-board': '1' },
    ])
      expect((await request(`/api/game/${game.id}/act`, { method: 'POST', headers, body })).status).toBe(403);
    expect((await taskOf(play, game.id, ann)).saved).toBeNull();
  });

  it('is stored as a hash alone, and so is a link', async () => {
    const play = table.play();
    const game = await begun(play);
    const { deps, enter } = visitsAt(table, play);
    const { cookie } = await enter(bob.id, game.id);
    const link = await deps.door.link(bob.id, game.id);
    const { boardSession, boardLink } = table.store().db;
    const [sessions, links] = [await boardSession.findMany(), await boardLink.findMany()];
    expect([sessions.length > 0, links.length > 0]).toEqual([true, true]);
    const rows = JSON.stringify([sessions, links]);
    for (const secret of [cookie.split('=')[1] ?? '', link]) expect(rows).not.toContain(secret.slice(0, 22));
  });

  it('ends for a page that is open, too, which is told nothing any more', async () => {
    const play = table.play();
    const game = await begun(play);
    const { deps, enter } = visitsAt(table, play);
    const visit = await enter(bob.id, game.id);
    const reader = (await visit.get(`/api/game/${game.id}/events`)).body?.getReader();
    if (reader === undefined) throw new Error('no stream');
    await reader.read();
    await deps.door.endAll(bob.id);
    await give(play, game.id, bob, sheet, { final: false });
    const told: string[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read())
      told.push(Buffer.from(read.value as Uint8Array).toString());
    expect(told).toEqual(['event: version\ndata: \n\n']);
  });
});

it('answers with headers under which nothing foreign runs, frames the page, or learns where it stands', async () => {
  const play = table.play();
  const game = await begun(play);
  const { deps, request, enter } = visitsAt(table, play);
  const visit = await enter(ann.id, game.id);
  const link = await deps.door.link(ann.id, game.id);
  const path = `/api/game/${game.id}`;
  for (const answer of [await request(`/open/${link}`), await visit.get(path), await request(path)]) {
    const policy = answer.headers.get('content-security-policy') ?? '';
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
    expect(rules.get('default-src')).toEqual(["'none'"]);
    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
    expect(rules.get('img-src')).toEqual(["'self'", 'data:']);
    for (const what of ['script-src', 'style-src', 'font-src', 'connect-src', 'form-action'])
      expect(rules.get(what), what).toEqual(["'self'"]);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
});

it('lets what tells of a game be kept by no browser, and by nothing on the way', async () => {
  const play = table.play();
  const game = await begun(play);
  const visit = await visitsAt(table, play).enter(ann.id, game.id);
  const path = `/api/game/${game.id}`;
  for (const answer of [await visit.get(path), await visit.get(`${path}/scene`), await visit.get(`${path}/letters`)])
    expect(answer.headers.get('cache-control')).toBe('no-store');
});
