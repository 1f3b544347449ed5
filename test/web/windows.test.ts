// What the page says of an answer that nobody is to know of yet: what it waits for, and that nothing more is to be done.
import { expect, it } from 'vitest';
import type { Asked } from '../../src/web/wire.js';
import { allBid, ann, begun, bob, cho, give, testTable } from '../support/table.js';
import { windowGame } from '../support/window-game.js';
import { visitsAt } from './visit.js';

const table = testTable();

it('is never called final in a window, and counts until it is changed or the window closes', async () => {
  const play = table.play({ games: new Map([[windowGame.id, windowGame]]) });
  const input = {
    guildId: 'guild',
    kind: 'duel',
    name: null,
    language: 'en',
    options: { rounds: 2 },
    paces: {},
  } as const;
  const { id } = await play.create(ann, { ...input, settings: { quiet: null, readyCheck: false } });
  for (const [person, seat] of [
    [ann, 'ash'],
    [bob, 'fir'],
    [cho, 'oak'],
  ] as const)
    await play.join(id, person, seat);
  await play.start(id, ann.id, true);
  await give(play, id, ann, ['attack']);
  const [who] = (await Promise.all([bob, cho].map(async (one) => ({ one, desk: await play.desk(id, one.id) })))).filter(
    ({ desk }) => desk.tasks.some(({ window }) => window),
  );
  if (who === undefined) throw new Error('nobody is asked');
  const visit = await visitsAt(table, play).enter(who.one.id, id);
  const asked = await visit.asked();
  expect(asked.go).not.toMatch(/final/i);
  const { state, notes } = await visit.act(asked, { do: 'send', final: true, confirmed: false });
  const [after] = state.asked;
  expect(after).toMatchObject({ id: asked.id, isFinal: false, waits: true });
  expect(after?.stands).toMatch(/^Saved: .*Until then you can change it/);
  expect(notes).toEqual([]);
});

it('is shown as held for the time of a decoy, with nothing to be made final or opened again', async () => {
  const play = table.play();
  const { id } = await begun(play, { options: { rounds: 1, window: true } });
  await allBid(play, id);
  const visit = await visitsAt(table, play).enter(bob.id, id);
  const asked = await visit.asked();
  const { state } = await visit.act(asked, { do: 'set', value: ['pass'] });
  const chosen = state.asked.find((one) => one.id === asked.id);
  const done =
    chosen?.waits === true ? state : (await visit.act(asked, { do: 'send', final: true, confirmed: false })).state;
  const after: Asked | undefined = done.asked.find((one) => one.id === asked.id);
  expect(after).toMatchObject({ isFinal: false, waits: true });
  expect(after?.stands).toMatch(/^Saved: .*take it back/);
  expect(done.canUndo).toBe(true);
});
