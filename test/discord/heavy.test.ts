// What decides a game on the wire: where a long phase is cut, it stands in the channel and on the desk of whoever plays.
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import { toyGame } from '../support/toy-game.js';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

/** A toy whose bidding begins with many throws, among which somebody responds: that decides most. */
const heavy: AnyGame = {
  ...toyGame,
  id: 'heavy',
  heft: ({ key }) => (key === 'report.responded' ? 3 : 0),
  *phase(id, t) {
    if (id === 'bidding') {
      for (let n = 1; n <= 80; n++) t.tell({ key: 'report.rolled', args: { n } });
      t.tell({ key: 'report.responded' });
      for (let n = 81; n <= 160; n++) t.tell({ key: 'report.rolled', args: { n } });
    }
    return yield* toyGame.phase(id, t);
  },
};
const app = testApp([heavy]);

it('stands in the message of a long phase, and on the desk, among all that is only counted', async () => {
  const at = app();
  await setUp(at);
  const { id, channelId } = await begun(at, { host: 'Mina', kind: heavy.id, seats: { red: 'Mina' } });
  const told = at
    .as('Watcher')
    .messages(channelId)
    .filter(({ text }) => text.includes('The die shows 1.'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Blue responds.');
  expect(told[0]?.text).toMatch(/… and \d+ more/u);

  const { message } = await at
    .as('Mina')
    .speak('en-US')
    .inDm()
    .slash('play', { game: String(id) });
  expect(message?.text).toContain('Blue responds.');
  expect(message?.text).toContain('The die shows 160.');
  expect(message?.text).toMatch(/… and \d+ more/u);
});
