// What must hold in every position.
import { card, copiesOf, deckOf, type CardId } from './data/cards.js';
import { flagFacts, flags, kinds, nations, sideOf } from './data/nations.js';
import { spaceIds } from './data/spaces.js';
import { airSpaces } from './rules/air.js';
import { holds, spacesHeld } from './rules/board.js';
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
    const count = (id: CardId): number => cards.filter((one) => one === id).length;
    const made = state.options.totalWar && state.options.constructedDecks;
    const whole = deckOf(nation, state.options);
    if (made) {
      if (cards.some((id) => count(id) > copiesOf(id, state.options) || !whole.includes(id))) {
        fail(`the deck that ${nation} has made`);
      }
    } else if (cards.toSorted().join() !== whole.toSorted().join()) fail(`the cards of ${nation}`);
    const notOf = (type: string, pile: readonly CardId[]): boolean => pile.some((id) => card(id).type !== type);
    if (notOf(nation === 'united-states' ? 'bolster' : 'response', responses[nation]))
      fail(`what lies face down before ${nation}`);
    if (notOf('status', status[nation])) fail(`what lies face up before ${nation}`);
  }
  for (const flag of flags) {
    for (const kind of kinds) {
      if (spacesHeld(state, flag, kind).length > flagFacts[flag][kind]) fail(`too many pieces of ${flag}`);
    }
    const flown = airSpaces(state, flag);
    if (flown.length > flagFacts[flag].air) fail(`too many Air Forces of ${flag}`);
    if (flown.some((id) => !holds(state, flag, id))) fail(`an Air Force of ${flag} left alone`);
  }
  for (const id of spaceIds) {
    const there = state.pieces[id];
    if (new Set(there).size !== there.length) fail(`two pieces of a nation in ${id}`);
    if (new Set(there.map(sideOf)).size > 1) fail(`enemies together in ${id}`);
  }
  if (state.options.vpFloorZero && (state.vp.axis < 0 || state.vp.allies < 0)) fail('fewer than no points');
}
