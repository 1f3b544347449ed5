// For the secrecy test: deals everything a seat cannot know anew.
import { copyOf } from '../../table/copy.js';
import type { Dice } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';
import { card, type CardId } from './data/cards.js';
import { nations } from './data/nations.js';
import type { QmgState } from './state.js';

/** A position that looks the same to the seat: of every other nation hand, deck, face-down cards and hidden discards are dealt anew, of its own the deck. */
export function conceal(state: QmgState, seat: SeatId | null, dice: Dice): QmgState {
  const copy = copyOf(state);
  for (const nation of nations) {
    if (nation === seat) {
      copy.deck[nation] = dice.shuffle(copy.deck[nation], 'conceal');
      continue;
    }
    const hidden = ['hand', 'deck', 'buried'] as const;
    const isAlike = (one: CardId, id: CardId): boolean => card(one).type === card(id).type;
    const pool = dice.shuffle([...hidden.flatMap((pile) => copy[pile][nation]), ...copy.responses[nation]], 'conceal');
    // Only Responses lie face down on the table, before the United States only Bolsters.
    copy.responses[nation] = copy.responses[nation].map((laid) => {
      const at = pool.findIndex((one) => isAlike(one, laid));
      return pool.splice(at, 1)[0] ?? 'ger-build-army';
    });
    for (const pile of hidden) copy[pile][nation] = pool.splice(0, copy[pile][nation].length);
  }
  return copy;
}
