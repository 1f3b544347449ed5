// A host turns away somebody who has signed up: only the host, told privately, and for good.
import { expect, it } from 'vitest';
import { ann, bob, cho, testTable } from '../support/table.js';

const table = testTable();

it('frees the seats of whoever is turned away, tells them, and keeps them out', async () => {
  const play = table.play();
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: 'toy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null },
  });
  await play.join(id, bob, 'red');
  await expect(play.turnAway(id, bob.id, bob)).rejects.toThrow('refuse.notHost');
  await expect(play.turnAway(id, ann.id, cho)).rejects.toThrow('refuse.notSignedUp');
  const after = await play.turnAway(id, ann.id, bob);
  expect(after.seats.every(({ userId }) => userId === null)).toBe(true);
  const told = await table.store().db.outbox.findMany({ where: { gameId: id, kind: 'news' } });
  expect(told.map(({ target }) => target)).toEqual([`user:${bob.id}`]);
  expect(JSON.stringify(told[0]?.payload)).toContain('news.turnedAway');
  await expect(play.join(id, bob, 'red')).rejects.toThrow('refuse.turnedAway');
  await expect(play.choose(id, bob, ['red'])).rejects.toThrow('refuse.turnedAway');
  await expect(play.prefer(id, bob, ['red'])).rejects.toThrow('refuse.turnedAway');
  await play.join(id, cho, 'red');
  // Nobody else learns of it, nor from the copy that everybody may take at the end.
  await play.cancel(id, ann.id);
  expect(await play.exportGame(id, cho.id)).not.toMatch(/turn(ed)?Away|"bob"/);
});
