// What a page is told of a game depends on nothing its person may not know.
import { describe, expect, it } from 'vitest';
import type { LaidOutScene } from '../../src/render/layout.js';
import type { PastTurn } from '../../src/web/wire.js';
import { allBid, ann, begun, bob, dan, give, sheet, taskOf, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';
import { visitsAt } from './visit.js';

const table = testTable();

describe('a page', () => {
  it('is told the same, byte for byte, whatever another has sealed', async () => {
    const play = table.play();
    const game = await begun(play, { settings: { readiness: 'none' } });
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, game.id);
    const theirs = await visits.enter(bob.id, game.id);
    const before = JSON.stringify([await mine.state(), await (await mine.get(`/api/game/${game.id}/scene`)).json()]);
    const task = await taskOf(play, game.id, bob);
    const done = await theirs.act(task, { do: 'set', value: sheet });
    expect(done.state.asked[0]?.stands).not.toBeNull();
    const after = JSON.stringify([await mine.state(), await (await mine.get(`/api/game/${game.id}/scene`)).json()]);
    expect(after).toBe(before);
  });

  it('has the seats of its person alone', async () => {
    const play = table.play();
    const game = await begun(play);
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    const { seats, asked } = await visit.state();
    expect(seats.map(({ id }) => id)).toEqual(['red']);
    expect(asked.map(({ seat }) => seat)).toEqual(['red']);
  });

  it('acts on nobody else’s question', async () => {
    const play = table.play();
    const game = await begun(play);
    const visit = await visitsAt(table, play).enter(ann.id, game.id);
    const theirs = await taskOf(play, game.id, bob);
    await visit.act(theirs, { do: 'set', value: sheet });
    expect((await taskOf(play, game.id, bob)).saved).toBeNull();
  });
});

describe('the events of a page', () => {
  it('say nothing when another seals an answer, and a version when one’s own changes', async () => {
    const play = table.play();
    const game = await begun(play, { settings: { readiness: 'none' } });
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, game.id);
    const theirs = await visits.enter(bob.id, game.id);
    const reader = (await mine.get(`/api/game/${game.id}/events`)).body?.getReader();
    if (reader === undefined) throw new Error('no stream');
    const next = async (): Promise<string> => Buffer.from((await reader.read()).value as Uint8Array).toString();
    expect(await next()).toBe(`event: version\ndata: ${(await mine.state()).version}\n\n`);
    await theirs.act(await taskOf(play, game.id, bob), { do: 'set', value: sheet });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const told = next();
    await mine.act(await taskOf(play, game.id, ann), { do: 'set', value: sheet });
    expect(await told).toBe(`event: version\ndata: ${(await mine.state()).version}\n\n`);
    await reader.cancel();
  });
});

it('is shown through a seat’s eyes to whom they were lent, who can press nothing, until they are taken back', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const visits = visitsAt(table, play);
  const theirs = await visits.enter(dan.id, id);
  const status = async (path: string): Promise<number> => (await theirs.get(`/api/game/${id}${path}`)).status;
  expect(await status('')).toBe(404);
  await play.askSight(id, dan, 'red');
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: true });
  // It has not been agreed to: whoever looks may never sit down elsewhere.
  expect(await status('')).toBe(404);
  await play.seeThrough(id, dan.id, 'red', true);
  const before = await theirs.state();
  expect([before.asked, before.seats, before.canUndo]).toEqual([[], [], false]);
  await give(play, id, ann, sheet, { final: false });
  expect((await theirs.state()).version).not.toBe(before.version);
  await give(play, id, bob, sheet, { final: false });
  const after = (await theirs.state()).version;
  await give(play, id, bob, [], { final: false });
  expect((await theirs.state()).version).toBe(after);
  expect(await status('/scene')).toBe(200);
  // The drawers of whoever plays the seat stay theirs.
  for (const drawer of ['/letters', '/notes']) expect(await status(drawer), drawer).toBe(404);
  const suppose = { method: 'POST', headers: theirs.headers, body: JSON.stringify({ typed: 'x' }) };
  expect((await visits.request(`/api/game/${id}/suppose`, suppose)).status).toBe(404);
  const body = JSON.stringify({ checkpoint: 0, question: '1', act: { do: 'leave' } });
  const act = await visits.request(`/api/game/${id}/act`, { method: 'POST', headers: theirs.headers, body });
  expect(act.status).toBe(404);
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: false });
  expect(await status('')).toBe(404);
});

it('draws each board from the view of whoever looks: now, in the past, through lent eyes, and for anybody', async () => {
  const seesAll: typeof toyGame = {
    ...toyGame,
    board: (view, look, maps) => ({ ...toyGame.board(view, look, maps), background: JSON.stringify(view) }),
  };
  const play = table.play({ games: new Map([[toyGame.id, seesAll]]) });
  const { id } = await begun(play, { options: { rounds: 3 } });
  await allBid(play, id);
  await play.askSight(id, dan, 'red');
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: true });
  await play.seeThrough(id, dan.id, 'red', true);
  const visits = visitsAt(table, play);
  const seen: Record<string, string> = {};
  for (const person of [ann, bob, dan]) {
    const visit = await visits.enter(person.id, id);
    seen[person.id] = (await visit.scene(person === bob ? 'blue' : 'red')).background;
    if (person === dan) continue;
    const turn = (await (await visit.get(`/api/game/${String(id)}/past/0`)).json()) as PastTurn;
    expect(turn.scene.background).toBe(seen[person.id]);
  }
  expect(seen[ann.id]).not.toBe(seen[bob.id]);
  expect(seen[ann.id]).not.toContain('"card":null');
  expect(seen[dan.id]).toBe(seen[ann.id]);
  const path = `/api/view/${String(id)}/${visits.deps.viewKey(id)}`;
  const scene = (await (await visits.request(`${path}/scene`)).json()) as LaidOutScene;
  expect(scene.background).toContain('"card":null');
  const turn = (await (await visits.request(`${path}/past/0`)).json()) as PastTurn;
  expect(turn.scene.background).toContain('"card":null');
});
