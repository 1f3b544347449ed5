// Seats go round only where it may be known beforehand who plays what.
import { expect, it } from 'vitest';
import { canGoRound, goneRound } from '../../src/discord/shown/seats-round.js';
import { ann, begun, steward, testTable } from '../support/table.js';

const table = testTable();

it('keeps everybody the seats of the next one, and nobody any at an anonymous table', async () => {
  const play = table.play();
  const ended = async (anonymous: boolean): Promise<Awaited<ReturnType<typeof play.info>>> => {
    const { id } = await begun(play, { settings: { anonymous } });
    await play.cancel(id, ann.id, steward);
    return play.info(id);
  };
  const open = await ended(false);
  expect(canGoRound(open)).toBe(true);
  expect(goneRound(open).map(({ userId, seats }) => [userId, ...seats])).toEqual([
    ['ann', 'blue'],
    ['bob', 'green'],
    ['cho', 'red'],
  ]);
  const veiled = await ended(true);
  expect(veiled.seats.map(({ userId }) => userId)).toEqual(['ann', 'bob', 'cho']);
  expect(canGoRound(veiled)).toBe(false);
  expect(goneRound(veiled)).toEqual([]);
});
