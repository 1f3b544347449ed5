// What a browser, or anything on the way to it, may keep of the board's server: files under the name of their content for good, and of a game nothing.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { outlinesFile } from '../../src/render/index.js';
import { ann, begun, testTable } from '../support/table.js';
import { visitsAt } from './visit.js';

const table = testTable();
const page = fileURLToPath(new URL('../../dist/board', import.meta.url));
const forGood = 'public, max-age=31536000, immutable';

async function server() {
  const play = table.play();
  const { id } = await begun(play);
  const visits = visitsAt(table, play, { page });
  const kept = async (path: string): Promise<string | null> => {
    const answer = await visits.request(path);
    expect(answer.status, path).toBe(200);
    return answer.headers.get('cache-control');
  };
  return { id, visits, kept };
}

it('has each file of the page kept for good, under a name that changes with it, and never the page', async () => {
  const { id, visits, kept } = await server();
  const path = `/game/${String(id)}`;
  expect(await kept(path)).toBe('no-store');
  const html = await (await visits.request(path)).text();
  const names = [...html.matchAll(/(?:src|href)="(\/files\/[^"]+)"/g)].map(([, name = '']) => name);
  const [scripts, styles] = ['js', 'css'].map((end) => names.filter((name) => name.endsWith(end)));
  expect([scripts?.length, styles?.length]).toEqual([2, 1]);
  for (const name of [...(scripts ?? []), ...(styles ?? [])]) {
    expect(name).toMatch(/[.-][\w-]{8,10}\.(?:js|css)$/);
    expect(await kept(name), name).toBe(forGood);
  }
});

it('has the outlines of a map kept for good under their own mark alone, compressed', async () => {
  const { visits, kept } = await server();
  const hash = outlinesFile('diplomacy').hash;
  expect(hash.length).toBeGreaterThan(5);
  expect(await kept(`/outlines/diplomacy/${hash}`)).toBe(forGood);
  expect(await kept('/outlines/diplomacy/of-yesterday')).toBe('no-store');
  const answer = await visits.request(`/outlines/diplomacy/${hash}`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

it('has nothing kept of what a game looks like to anybody, but its picture for a minute and not on the way', async () => {
  const { id, visits, kept } = await server();
  const path = `/view/${String(id)}/${visits.deps.viewKey(id)}`;
  for (const of of [path, `/api${path}`, `/api${path}/scene`, `/api${path}/past`])
    expect(await kept(of), of).toBe('no-store');
  expect(await kept(`${path}/board.png`)).toBe('private, max-age=60');
  const mine = await visits.enter(ann.id, id);
  for (const of of ['', '/scene', '/faces', '/references', '/past', '/letters', '/notes']) {
    const answer = await mine.get(`/api/game/${String(id)}${of}`);
    expect(answer.headers.get('cache-control'), of).toBe('no-store');
  }
});
