// A whole position as it may be, from what a nation knows: what it cannot see is dealt from the cards that are left.
import { copyOf } from '../../../table/copy.js';
import type { Dice } from '../../../table/dice.js';
import { card, deckOf, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { byNation, type QmgState } from '../state.js';
import type { QmgView } from '../view.js';

interface Cards {
  readonly hand: CardId[];
  readonly deck: CardId[];
  readonly responses: CardId[];
  readonly discard: CardId[];
}

/** A position that the viewer cannot tell from the one there is. */
export function imagined(view: QmgView, dice: Dice): QmgState {
  const {
    nation: own,
    counts,
    hand: _hand,
    responses: _responses,
    discard: _discard,
    planned: _planned,
    ...open
  } = view;
  const cards = byNation((nation) => (nation === own ? ownCards(view, nation, dice) : otherCards(view, nation, dice)));
  return {
    ...copyOf(open),
    hand: byNation((nation) => cards[nation].hand),
    deck: byNation((nation) => cards[nation].deck.slice(0, counts[nation].deck)),
    responses: byNation((nation) => cards[nation].responses),
    discard: byNation((nation) => cards[nation].discard),
    buried: byNation(() => []),
    explained: [],
  };
}

/** Its own cards lie where they lie; only the order of its deck is unknown. */
function ownCards(view: QmgView, nation: Nation, dice: Dice): Cards {
  const { hand, responses, discard } = view;
  const seen = [...hand, ...responses, ...discard, ...view.status[nation]];
  const deck = dice.shuffle(without(deckOf(nation, view.options), seen), 'imagined deck');
  return { hand: [...hand], responses: [...responses], discard: [...discard], deck };
}

function otherCards(view: QmgView, nation: Nation, dice: Dice): Cards {
  const { hand, deck, responses, discard, top } = view.counts[nation];
  const open = [...view.seen[nation], ...(top === null || view.seen[nation].includes(top) ? [] : [top])];
  const left = without(deckOf(nation, view.options), [...open, ...view.status[nation]]);
  const pool = dice.shuffle(left, 'imagined cards');
  // Only Responses lie face down, but for Bolsters that a card has laid.
  const isLaid = (id: CardId): boolean => card(id).type === 'response';
  const laid = [...pool.filter(isLaid), ...pool.filter((id) => card(id).type === 'bolster')].slice(0, responses);
  const rest = without(pool, laid);
  return {
    responses: laid,
    hand: rest.slice(0, hand),
    deck: rest.slice(hand, hand + deck),
    discard: [...open, ...rest.slice(hand + deck)].slice(0, discard),
  };
}

/** A list of cards without some, each as often as it is named. */
function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const id of gone) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
