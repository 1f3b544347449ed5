// Where the computer player of Quartermaster General sees that pieces can be placed: exactly where the rules let them.
import { describe, expect, it } from 'vitest';
import { movesSeen, placesSeen } from '../../../src/games/quartermaster-general/computer/places.js';
import type { CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import { flags, type Flag, type Nation } from '../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds } from '../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { withoutPiece } from '../../../src/games/quartermaster-general/rules/board.js';
import { allPlacesFor, freeable, type Placement } from '../../../src/games/quartermaster-general/rules/placing.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import { position } from './support/play.js';

/** Cards that change what is near, what supplies, whose pieces carry a line, and where an army may be placed. */
const lying: Readonly<Record<Nation, readonly CardId[]>> = {
  germany: [],
  italy: ['ita-turkey-opens-the-straits', 'ita-spanish-troops-seize-gibraltar'],
  japan: [],
  'united-kingdom': [
    'uk-australia-forms-the-directorate-of-manpower',
    'uk-lord-linlithgow-declares-india-to-be-at-war',
  ],
  'soviet-union': ['sov-scorched-earth', 'sov-government-evacuates-to-kuibyshev'],
  'united-states': ['usa-shaef', 'usa-american-volunteer-group-expands-tw'],
};

/** A board on which everybody stands here and there. */
function scattered(n: number, totalWar: boolean): QmgState {
  const dice = new SeededDice(`scattered ${String(n)}`);
  const roll = (sides: number): number => dice.roll(sides, 'scattered');
  const state = position('germany', {}, { options: quartermasterGeneral.options.parse({ totalWar }) });
  for (const space of spaceIds) {
    const flag = flags[roll(3 * flags.length) - 1];
    state.pieces[space] = flag === undefined ? [] : [flag];
  }
  const status = Object.entries(lying).map(([nation, cards]) => [nation, cards.filter(() => roll(3) === 1)]);
  return { ...state, status: Object.fromEntries(status) as QmgState['status'] };
}

describe('where the computer player sees that a piece can be placed', () => {
  it.each([false, true])('is where the rules let it, with or without a piece taken off (Total War: %s)', (totalWar) => {
    let found = 0;
    for (let n = 0; n < 20; n++) {
      const table = scattered(n, totalWar);
      const placements = flags.flatMap((nation: Flag) =>
        (['army', 'navy'] as const).flatMap((kind) =>
          (['build', 'recruit'] as const).map((how): Placement => ({ how, nation, kind, list: spaceIds })),
        ),
      );
      for (const placement of placements) {
        const { nation } = placement;
        const places = allPlacesFor(table, placement);
        found += places.length;
        expect(placesSeen(table, placement)).toEqual(places);
        const moves = freeable(table, placement).flatMap((from) =>
          allPlacesFor(withoutPiece(table, nation, from), placement)
            .filter((to) => to !== from)
            .map((to) => `${from} ${to}`),
        );
        expect(movesSeen(table, placement).map(({ from, to }) => `${from} ${to}`)).toEqual(moves);
      }
    }
    expect(found).toBeGreaterThan(300);
  });
});
