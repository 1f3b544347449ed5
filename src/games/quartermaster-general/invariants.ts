// What must hold in every position.
import { card, deckOf, type CardId } from './data/cards.js';
import { kinds, nationFacts, nations, sideOf } from './data/nations.js';
import { spaceIds } from './data/spaces.js';
import { spacesHeld } from './rules/board.js';
import { discardsOf, type QmgState } from './state.js';

/** Throws when a position is impossible. */
export function invariants(state: QmgState): void {
  const fail = (what: string): never => {
    throw new Error(`impossible position: ${what}`);
  };
  for (const nation of nations) {
    const { hand, deck, responses, status } = state;
    const cards = [
      ...hand[nation],
      ...deck[nation],
      ...responses[nation],
      ...status[nation],
      ...discardsOf(state, nation),
    ];
    if (cards.toSorted().join() !== deckOf(nation).toSorted().join()) fail(`the cards of ${nation}`);
    const notOf = (type: string, pile: readonly CardId[]): boolean => pile.some((id) => card(id).type !== type);
    if (notOf('response', responses[nation])) fail(`what lies face down before ${nation}`);
    if (notOf('status', status[nation])) fail(`what lies face up before ${nation}`);
    for (const kind of kinds) {
      if (spacesHeld(state, nation, kind).length > nationFacts[nation][kind]) fail(`too many pieces of ${nation}`);
    }
  }
  for (const id of spaceIds) {
    const there = state.pieces[id];
    if (new Set(there).size !== there.length) fail(`two pieces of a nation in ${id}`);
    if (new Set(there.map(sideOf)).size > 1) fail(`enemies together in ${id}`);
  }
  if (state.options.vpFloorZero && (state.vp.axis < 0 || state.vp.allies < 0)) fail('fewer than no points');
}
