// What using a card costs, and whether it can be paid: cards of a type have to be in hand, all else may fall short (rulebook, Discarding).
import type { Cost } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import type { OpenTable } from '../state.js';
import { airSpaces } from './air.js';

/** What using a card costs, one thing after another. */
export function costsOf({ options }: Pick<OpenTable, 'options'>, id: CardId): readonly Cost[] {
  const { cost = [] } = card(id);
  const costs: readonly Cost[] = 'from' in cost ? [cost] : cost;
  return isEither({ options }, id) ? costs.slice(0, 1) : costs;
}

/** Whether one of two kinds of card pays for a card. */
export function isEither({ options }: Pick<OpenTable, 'options'>, id: CardId): boolean {
  return id === 'sov-tank-desant' && options.tankDesantEitherCard;
}

/** The cards of a hand with which a cost of the hand can be paid. */
export function payable(
  { options }: Pick<OpenTable, 'options'>,
  id: CardId,
  { type }: { readonly type?: Cost extends infer C ? (C extends { readonly type?: infer T } ? T : never) : never },
  hand: readonly CardId[],
): readonly CardId[] {
  const either = isEither({ options }, id);
  return hand.filter(
    (one) => type === undefined || card(one).type === type || (either && card(one).type === 'land-battle'),
  );
}

/** Whether a nation has what a card asks for by kind; cards of the deck, and of the hand whatever they are, may fall short. */
export function canPay(table: OpenTable, nation: Nation, id: CardId, hand: readonly CardId[]): boolean {
  const others = hand.toSpliced(hand.indexOf(id), hand.includes(id) ? 1 : 0);
  return costsOf(table, id).every((cost) => {
    switch (cost.from) {
      case 'deck':
        return true;
      case 'hand':
        return cost.type === undefined || payable(table, id, cost, others).length >= cost.n;
      case 'table':
        return table.status[nation].length > 0;
      case 'air':
        return airSpaces(table, nation).length > 0;
    }
  });
}
