// The ways of a card that leaves the choice, as a planned turn names them: by what they do, or by the basic card of the hand that is called so.
import type { Text } from '../../../table/text.js';
import { card, isCardId, type CardId } from '../data/cards.js';
import { isBasic, type CardType, type Step } from '../data/card-terms.js';
import { stepText } from '../reports/steps.js';

interface Way {
  /** The card and the number of the way, as the question has it. */
  readonly id: string;
  readonly text: Text;
  /** The basic card that does the same. */
  readonly type: CardType | undefined;
}

/** The ways of one card; none where it leaves no choice. */
function waysOf(id: CardId): readonly Way[] {
  return card(id).steps.flatMap((step) =>
    step.op === 'chooseOne'
      ? step.ways.map((way, n) => ({ id: `${id}/${String(n)}`, text: stepText(way), type: basicOf(way) }))
      : [],
  );
}

function basicOf(step: Step): CardType | undefined {
  if (step.op === 'build') return `build-${step.kind}`;
  return step.op === 'battle' && step.terrain !== 'any' ? `${step.terrain}-battle` : undefined;
}

/** Ways that a plan can name, but for those that a basic card of the hand is called like. */
export function waysOfAll(cards: readonly CardId[], hand: readonly CardId[]): readonly Way[] {
  const held = new Set(hand.map((id) => card(id).type));
  return cards.flatMap(waysOf).filter(({ type }) => type === undefined || !held.has(type));
}

/** The numbers of the ways that an item of a plan may mean. */
export function wayMeant(item: string, of: CardId): string | undefined {
  const type = isCardId(item) ? card(item).type : undefined;
  const found = waysOf(of).find((way) => way.id === item || (type !== undefined && isBasic(type) && way.type === type));
  return found?.id.split('/')[1];
}

/** What of a plan would name a way of a card: a basic card of the hand, or the way itself. */
export function wayItem(of: CardId, number: string, hand: readonly CardId[]): string | undefined {
  const way = waysOf(of).find(({ id }) => id === `${of}/${number}`);
  return hand.find((id) => way?.type !== undefined && card(id).type === way.type) ?? way?.id;
}
