// Goods beyond all room in which they could be placed: what is reckoned with them is no more than what can be placed.
import { expect, it } from 'vitest';
import { guardsIn } from '../../../src/games/axis-and-allies-1942/computer/peril.js';
import { seasBeside } from '../../../src/games/axis-and-allies-1942/rules/board.js';
import { landingPlan } from '../../../src/games/axis-and-allies-1942/rules/landing.js';
import { placingRoom } from '../../../src/games/axis-and-allies-1942/rules/production.js';
import { position, put } from './sample.js';

/** So many fit into no array: whoever makes one of each fails at once. */
const plenty = 2 ** 40;

it('guards a capital with as many as its complex can place', () => {
  const state = position('ussr', [['ussr', 'russia', { infantry: 2 }]]);
  state.bought = { infantry: plenty, tank: plenty };
  expect(guardsIn(state, 'russia')).toHaveLength(2 + placingRoom(state, 'russia'));
});

it('lands fighters on as many new carriers as can be placed', () => {
  const state = position('uk', []);
  const [zone] = seasBeside('united_kingdom');
  if (zone === undefined) throw new Error('no zone beside the United Kingdom');
  const fighters = put(state, 'uk', zone, { fighter: 3 });
  for (const unit of fighters) unit.left = 0;
  state.step = 'noncombat';
  state.bought = { carrier: plenty };
  expect(landingPlan(state)).toMatchObject({ lost: [] });
});
