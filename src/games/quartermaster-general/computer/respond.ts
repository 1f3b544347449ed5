// How the computer player answers with cards on the table: when the stake is worth the card.
import type { Question } from '../../../table/question.js';
import { card, type CardId } from '../data/cards.js';
import { isNation, type Nation } from '../data/nations.js';
import { isSpaceId, type SpaceId } from '../data/spaces.js';
import type { QmgView } from '../view.js';
import { gainOf, lossOf } from './gains.js';

/** What a Response has to bring to be used up. */
const leastGain = 1.5;

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
  const least = card(best.id).type === 'status' ? 0.2 : leastGain;
  return best.gain > least ? [best.id] : [];
}

function gainFrom(view: QmgView, nation: Nation, id: CardId, about: Readonly<Record<string, unknown>>): number {
  const space = spaceIn(about['space']);
  const of = about['of'];
  const whose = typeof of === 'string' && isNation(of) ? of : undefined;
  const stake = typeof about['stake'] === 'number' ? about['stake'] : 0;
  const { window, cost } = card(id);
  switch (window) {
    case 'removal':
      return whose === undefined || space === undefined ? 0 : lossOf(view, whose, space) - (cost?.n ?? 0) * 0.45;
    case 'enemyArmy':
    case 'enemyNavy':
      return whose === undefined || space === undefined ? 0 : lossOf(view, whose, space);
    case 'economicWarfare':
      return card(id).type === 'status' ? 1 : stake * 0.5;
    case 'axisBattled':
    case 'cardPlayed':
      return card(id).type === 'status' ? 1 : 0;
    case 'germanStatus':
      return 3;
    case 'turnStart':
      return id === 'ger-superior-planning' ? 0.5 : gainOf(view, id, nation);
    case 'discardStart':
      return 0;
    default:
      return gainOf(view, id, nation, space);
  }
}

function spaceIn(value: unknown): SpaceId | undefined {
  return typeof value === 'string' && isSpaceId(value) ? value : undefined;
}
