// Every nation makes up its deck, all at the same time and in secret, and is dealt its first cards (Total War, Constructed decks).
import type { Script } from '../../../table/script.js';
import { nations } from '../data/nations.js';
import { chooseCards } from '../questions/ask.js';
import { say } from '../reports/names.js';
import { basicDeck, specialCards, usualDeck } from '../rules/decks.js';
import { deckTable } from '../data/decks.js';
import { firstDraw } from '../setup.js';
import type { QmgTable } from '../state.js';

/** Asks all nations side by side; who does not answer plays the deck of the base game. */
export function* makeDecks(t: QmgTable): Script<string> {
  const { state } = t;
  const made = yield* t.together(nations, (nation) => {
    const { special } = deckTable[nation];
    return chooseCards(t, {
      key: 'deck',
      nation,
      text: say('ask.deck', { count: special }),
      pace: 'setup',
      cards: specialCards(state, nation),
      min: special,
      max: special,
      fallback: usualDeck(state, nation),
    });
  });
  for (const nation of nations) {
    const cards = [...basicDeck(nation), ...(made.get(nation) ?? [])];
    const deck = t.dice.shuffle(cards, `deck of ${nation}`);
    state.hand[nation] = deck.slice(0, firstDraw(state.options));
    state.deck[nation] = deck.slice(firstDraw(state.options));
  }
  t.tell(say('report.decks'));
  return 'keep';
}
