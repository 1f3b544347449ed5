// Whatever a game lets its players say in advance can be set: no offer is without something to press.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { partsOf } from '../../src/play/turn/instruction-parts.js';
import { SeededDice } from '../../src/table/dice.js';

it.each([...games.values()].map((game) => [game.id, game] as const))('%s', (kind, game) => {
  const options = game.options.parse({});
  const { state } = game.setup(options, new SeededDice('offers'));
  const offers = game.seats(options).flatMap((seat) =>
    (game.instructions?.offers(state, seat) ?? []).map((offer) => ({
      seat,
      offer,
      saved: null,
      turn: null,
      making: {},
      begun: {},
    })),
  );
  const empty = offers.filter((info) => partsOf(kind, info).length === 0);
  expect(empty.map(({ seat, offer }) => `${seat} ${offer.key}`)).toEqual([]);
});
