// What is asked with /what-if at a table of Downfall: explained to the asker on a picture of the place, and only while there is a game.
import { expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { loadBoardMaps } from '../../../src/render/index.js';
import type { Look } from '../../../src/table/scene.js';
import { ann, bob, testTable } from '../../support/table.js';

const table = testTable();

it('explains a place close up, an order on the tracks, and says what can be named', { timeout: 120_000 }, async () => {
  const play = table.play({ games: new Map([[downfall.id, downfall]]) });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: downfall.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await play.join(id, ann, 'western');
  await play.join(id, bob, 'soviet');
  const look: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 400 };
  const maps = loadBoardMaps(['downfall']);
  const asked = (typed: string): ReturnType<typeof play.supposed> => play.supposed(id, bob.id, typed, look, maps);
  await expect(asked('Paris')).rejects.toThrow('refuse.notRunning');
  await play.start(id, ann.id, true);
  const place = await asked('Paris; Atlantis');
  expect(place.note?.key).toBe('whatIf.note');
  expect(place.told.map(({ key }) => key)).toContain('whatIf.city');
  expect(place.unread).toMatchObject([{ source: 'Atlantis', problem: { key: 'whatIf.unknown' } }]);
  const shapes = JSON.stringify(place.scene);
  expect(shapes).toContain('focus:3113');
  expect(shapes).toContain('zone:axis');
  expect(place.scene.layers.map((layer) => layer.id)).toContain('locator');
  const order = await asked('Recruit');
  expect(order.told.map(({ key }) => key).join()).toContain('whatIf.order');
  expect(order.scene.layers.map((layer) => layer.id)).not.toContain('units');
});
