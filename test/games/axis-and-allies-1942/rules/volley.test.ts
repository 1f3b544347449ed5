// Dice thrown at once: with low luck, what the values leave over six hits on exactly as much.
import { expect, it } from 'vitest';
import { roll } from '../../../../src/games/axis-and-allies-1942/rules/volley.js';
import { fallen, position } from '../sample.js';

it.each([
  [1, 2],
  [2, 2],
  [3, 1],
])('scores the whole sixes, and with a %i for what is left over %i in all', (die, hits) => {
  const state = position(
    'ussr',
    [
      ['germany', 'germany', { infantry: 4 }],
      ['ussr', 'germany', { infantry: 1 }],
    ],
    { dice: 'lowLuck' },
  );
  const own = state.units.filter(({ power, space }) => power === 'germany' && space === 'germany').slice(0, 4);
  const targets = state.units.filter(({ power, space }) => power === 'ussr' && space === 'germany');
  // Four at 2 make one six and a rest of 2.
  const volley = roll(state, fallen(die), own, { camp: 'defense', step: 'fire', own, targets });
  expect(volley.hits.free).toBe(hits);
  expect(volley.throws).toMatchObject([{ value: 2, dice: [die] }]);
});
