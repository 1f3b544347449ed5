// How many pieces and cards there are, and how pieces may stand, from the rulebook's lists (L157-169, L252-265, L1860-1879, L2342-2344).
import { flags, nations, type Flag, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds } from '../../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { isAxis, isLand, spacesOf, stands } from './board.js';

/** L162-169, L1865-1879. */
const pieces: Readonly<Record<Flag, { readonly army: number; readonly navy: number; readonly air: number }>> = {
  germany: { army: 7, navy: 3, air: 2 },
  japan: { army: 5, navy: 5, air: 2 },
  italy: { army: 4, navy: 3, air: 1 },
  'united-kingdom': { army: 5, navy: 5, air: 2 },
  'soviet-union': { army: 7, navy: 1, air: 1 },
  'united-states': { army: 5, navy: 6, air: 3 },
  france: { army: 3, navy: 2, air: 1 },
  china: { army: 2, navy: 0, air: 1 },
};

/** L159; with L1862, and the five replaced cards of L1917-1922, of which two change their deck. */
const decks: Readonly<Record<Nation, { readonly base: number; readonly totalWar: number }>> = {
  germany: { base: 41, totalWar: 41 + 27 },
  japan: { base: 34, totalWar: 34 + 28 },
  italy: { base: 30, totalWar: 30 + 24 },
  'united-kingdom': { base: 40, totalWar: 40 + 29 - 3 },
  'soviet-union': { base: 34, totalWar: 34 + 24 },
  'united-states': { base: 41, totalWar: 41 + 33 - 2 },
};

/** What is wrong with the number and the places of the pieces. */
export function wrongPieces(state: QmgState): readonly string[] {
  const wrong: string[] = [];
  for (const flag of flags) {
    const held = spacesOf(state, flag);
    const flown = spaceIds.filter((space) => state.air[space]?.includes(flag) === true);
    if (held.filter(isLand).length > pieces[flag].army) wrong.push(`armies of ${flag}`);
    if (held.filter((space) => !isLand(space)).length > pieces[flag].navy) wrong.push(`navies of ${flag}`);
    if (flown.length > pieces[flag].air) wrong.push(`Air Forces of ${flag}`);
    if (flown.some((space) => !stands(state, flag, space))) wrong.push(`an Air Force of ${flag} alone`);
  }
  for (const space of spaceIds) {
    const there = state.pieces[space];
    if (new Set(there).size < there.length) wrong.push(`two of a nation in ${space}`);
    if (there.some(isAxis) && !there.every(isAxis)) wrong.push(`enemies in ${space}`);
  }
  return wrong;
}

/** The nations whose cards are not all there: in hand, in the deck, on the table, on the discard pile. */
export function wrongCards(state: QmgState): readonly string[] {
  return nations.flatMap((nation) => {
    const { hand, deck, responses, status, discard, buried } = state;
    const count = [hand, deck, responses, status, discard, buried].reduce((sum, pile) => sum + pile[nation].length, 0);
    const whole = state.options.totalWar ? decks[nation].totalWar : decks[nation].base;
    return count === whole ? [] : [`${nation}: ${String(count)} of ${String(whole)} cards`];
  });
}
