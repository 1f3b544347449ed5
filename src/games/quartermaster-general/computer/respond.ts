// How the computer player answers with cards on the table: when the stake is worth the card.
import type { Question } from '../../../table/question.js';
import { card, isCardId, type CardId } from '../data/cards.js';
import { isFlag, type Nation } from '../data/nations.js';
import { isSpaceId, type SpaceId } from '../data/spaces.js';
import { costsOf } from '../rules/costs.js';
import type { QmgView } from '../view.js';
import { gainOf, lossOf } from './gains.js';
import { statusTaste } from './taste.js';

/** What a Response has to bring to be used up. */
const leastGain = 1.5;

/** What a Bolster has to bring, which the hand holds for nothing else. */
const leastBolster = 0.6;

/** The card to answer with, or nothing. */
export function respond(
  question: Question,
  view: QmgView,
  nation: Nation,
  cards: readonly CardId[],
): readonly CardId[] {
  const about = question.about ?? {};
  const best = cards
    .map((id) => ({ id, gain: gainFrom(view, nation, id, about) }))
    .toSorted((a, b) => b.gain - a.gain)[0];
  if (best === undefined) return [];
  const { type } = card(best.id);
  const least = type === 'status' ? 0.2 : type === 'bolster' ? leastBolster : leastGain;
  return best.gain > least ? [best.id] : [];
}

function gainFrom(view: QmgView, nation: Nation, id: CardId, about: Readonly<Record<string, unknown>>): number {
  const space = spaceIn(about['space']);
  const of = about['of'];
  const whose = typeof of === 'string' && isFlag(of) ? of : undefined;
  const stake = typeof about['stake'] === 'number' ? about['stake'] : 0;
  const { window } = card(id);
  const price = costsOf(view, id).reduce((sum, { n }) => sum + n, 0) * 0.45;
  switch (window) {
    case 'removal':
      return whose === undefined || space === undefined ? 0 : lossOf(view, whose, space) - price;
    case 'enemyArmy':
    case 'enemyNavy':
      return whose === undefined || space === undefined ? 0 : lossOf(view, whose, space);
    case 'economicWarfare':
      if (card(id).steps.some(({ op }) => op === 'battle' || op === 'discardDeck')) return gainOf(view, id, nation);
      if (card(id).steps.some(({ op }) => op === 'modifyEw')) return stake > 0 ? 1 : 0;
      return card(id).type === 'status' ? 1 : stake * 0.5;
    case 'axisBattled':
    case 'cardPlayed':
      return card(id).type === 'status' ? 1 : 0;
    case 'germanStatus':
      return 3;
    case 'turnStart':
      return id === 'ger-superior-planning' ? 0.5 : gainOf(view, id, nation);
    case 'bolsterDeclared':
      return 1.3;
    case 'statusDeclared':
      return declaredWorth(about['cards']);
    case 'anyTime':
      return -1;
    case 'discardStart':
      return gainOf(view, id, nation);
    default:
      return gainOf(view, id, nation, space);
  }
}

/** What stopping the best of several announced Status cards is worth. */
function declaredWorth(cards: unknown): number {
  const ids = Array.isArray(cards) ? cards.filter((id): id is CardId => typeof id === 'string' && isCardId(id)) : [];
  return Math.max(0, ...ids.map((id) => (card(id).window === 'victory' ? 0 : (statusTaste[id] ?? 3) - 3)));
}

function spaceIn(value: unknown): SpaceId | undefined {
  return typeof value === 'string' && isSpaceId(value) ? value : undefined;
}
