// The film of an ended game: the same that the server gives turn by turn, in one file that loads nothing, with no markup out of anybody's words.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { filmFile } from '../../src/web/film-file.js';
import { unpacked, type FilmData } from '../../src/web/film-wire.js';
import type { PastOver, PastTurn } from '../../src/web/wire.js';
import { endedGame } from '../support/ended-game.js';
import { ann, testTable } from '../support/table.js';
import { visitsAt } from './visit.js';

const table = testTable();
const page = fileURLToPath(new URL('../../dist/board', import.meta.url));
const readers = { langs: ['ko', 'en'], palette: 'standard', theme: 'light' } as const;

/** The film of a game that has ended, and what stands in it. */
async function made(kind: string, name: string | null = null) {
  const rules = games.get(kind);
  if (rules === undefined) throw new Error(kind);
  const id = await endedGame(table, rules);
  await table.store().db.game.update({ where: { id }, data: { title: name } });
  const play = table.play({ games });
  const visits = visitsAt(table, play);
  const file = await filmFile({ ...visits.deps, page }, await play.info(id), await play.film(id), readers);
  const html = file.toString();
  const packed = /<script type="application\/octet-stream" id="film">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const data = JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as FilmData;
  return { id, visits, html, data };
}

it('loads nothing, runs its own script alone, and keeps what people wrote as text', async () => {
  const { html } = await made('diplomacy', '</script><img src=x onerror=alert(1)>');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain("default-src 'none'; img-src data:");
  for (const [, tag, content = ''] of html.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)) {
    const hash = createHash('sha256').update(content).digest('base64');
    expect(html, tag).toContain(`${String(tag)}-src 'sha256-${hash}'`);
    expect(content).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)/);
  }
});

it.each([...games.keys()])('of %s has what the server gives, and is small', async (kind) => {
  const { id, visits, html, data } = await made(kind);
  const path = `/api/view/${String(id)}/${visits.deps.viewKey(id)}/past`;
  const told = data.told.en;
  if (told === undefined) throw new Error('no English');
  expect(told.turns.length).toBe(told.list.turns.length);
  expect(told.turns.length).toBeGreaterThan(1);
  expect(data.told.ko?.turns.map(({ title }) => title)).not.toEqual(told.turns.map(({ title }) => title));
  const last = told.turns.length - 1;
  for (const n of [0, Math.floor(last / 2), last]) {
    const turn = (await (await visits.request(`${path}/${String(n)}`)).json()) as PastTurn;
    const inFile = told.turns[n];
    if (inFile === undefined) throw new Error('no such turn');
    expect(JSON.parse(JSON.stringify({ ...inFile, scene: unpacked(inFile.scene, data) }))).toEqual(turn);
  }
  // The end is shown as the last turn alone, not as the one before it too.
  expect(told.turns[last - 1]?.scene).not.toEqual(told.turns[last]?.scene);
  const over = (await (await visits.request(`${path}/over`)).json()) as PastOver;
  // Strangers are told the game, not who played it.
  expect(over).toEqual({ ...told.over, people: [] });
  expect(told.over.people.length).toBeGreaterThan(1);
  for (const { series } of over.charts) for (const { values } of series) expect(values.length).toBe(last + 1);
  expect(html.length).toBeLessThan(2_500_000);
});

it('is there for nobody while the game runs', async () => {
  const play = table.play({ games, computerDelayMs: 0 });
  const { id } = await play.create(ann, {
    guildId: 'g',
    kind: 'twilight-struggle',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { readyCheck: false, quiet: null, computers: 'beginner' },
  });
  await play.join(id, ann, null);
  await play.start(id, ann.id, true);
  const visits = visitsAt(table, play);
  const ways = [
    await visits.request(`/api/view/${String(id)}/${visits.deps.viewKey(id)}/past/over`),
    await (await visits.enter(ann.id, id)).get(`/api/game/${String(id)}/past/over`),
  ];
  for (const answer of ways) expect(answer.status).toBe(404);
});
