// Watching with open hands: late, never for those who play, and only at the price of never playing.
import { expect, it } from 'vitest';
import { saveUser } from '../../src/store/users.js';
import type { AnyGame } from '../../src/table/game.js';
import { allBid, ann, begun, bob, dan, give, refusal, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

it('opens a phase that lies back far enough, and whoever has seen it never gets a seat', async () => {
  const play = table.play();
  const { id } = await begun(play, { options: { rounds: 3 }, settings: { spectators: 1, takeOver: 0 } });
  expect(await refusal(play.watch(id, dan.id, true))).toEqual(['refuse.watchEarly']);
  await allBid(play, id);
  expect(await play.watch(id, dan.id, false)).toBeNull();
  await play.leave(id, bob.id);
  const seen = await play.watch(id, dan.id, true);
  expect(seen?.number).toBe(0);
  // What is noted of them comes with every look at the game.
  expect(await table.store().db.witness.count({ where: { gameId: id, userId: dan.id } })).toBe(1);
  expect(await refusal(play.join(id, dan, 'blue'))).toEqual(['refuse.hasSeen']);
  await give(play, id, ann, ['stand']);
  expect(await play.watch(id, dan.id, false)).not.toBeNull();
  // Who has watched is nobody's to read, not in the copy of the ended game either; who has played stands there.
  await saveUser(table.store().db, dan.id, { name: dan.name }, table.clock.now());
  await play.cancel(id, ann.id, { name: 'Mod' });
  const { witnesses } = JSON.parse(await play.exportGame(id, ann.id)) as { witnesses: { userId: string }[] };
  expect(witnesses.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['ann', 'cho']));
  expect(witnesses.map(({ userId }) => userId)).not.toContain('dan');
});

it('is for nobody who plays or has played, and shows nothing where the table keeps to what is public', async () => {
  const play = table.play();
  const { id } = await begun(play, { options: { rounds: 3 }, settings: { spectators: 1 } });
  await allBid(play, id);
  expect(await refusal(play.watch(id, ann.id, true))).toEqual(['refuse.watchPlays']);
  await play.leave(id, bob.id);
  expect(await refusal(play.watch(id, bob.id, true))).toEqual(['refuse.watchPlays']);
  const closed = await begun(play, { options: { rounds: 3 } });
  expect(await refusal(play.watch(closed.id, dan.id, true))).toEqual(['refuse.watchPublic']);
});

it('opens no phase of the turn that is being played, however many it has', async () => {
  const counting: AnyGame = {
    ...toyGame,
    gauges: (view) => {
      const { round } = view as { round: number };
      return { at: { key: `turn ${round > 2 ? 2 : 1}`, ns: 'toy' }, gauges: [] };
    },
  };
  const play = table.play({ games: new Map([['toy', counting]]) });
  const { id } = await begun(play, { options: { rounds: 3 }, settings: { spectators: 1 } });
  await allBid(play, id);
  expect((await play.info(id)).checkpoint).toBeGreaterThan(0);
  expect(await refusal(play.watch(id, dan.id, true))).toEqual(['refuse.watchEarly']);
});
