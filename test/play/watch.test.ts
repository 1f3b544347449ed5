// Watching with open hands: late, never for those who play, and only at the price of never playing.
import { expect, it } from 'vitest';
import { allBid, ann, begun, bob, dan, give, refusal, testTable } from '../support/table.js';

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
  expect(await refusal(play.join(id, dan, 'blue'))).toEqual(['refuse.hasSeen']);
  await give(play, id, ann, ['stand']);
  expect(await play.watch(id, dan.id, false)).not.toBeNull();
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
