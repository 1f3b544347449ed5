// Why a card or a space that a player names is not on offer: the reasons for refusing typed text.
import type { Unoffered } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { CardType } from '../data/card-terms.js';
import { card, cardsOf, type CardId } from '../data/cards.js';
import { spaceIds, type SpaceId } from '../data/spaces.js';
import { effectText } from '../reports/card-text.js';
import { cardName, say, spaceName } from '../reports/names.js';
import type { QmgView } from '../view.js';

/** The viewer's cards and all spaces that a question leaves out, each with the reason. */
export function unoffered({
  question,
  view,
}: {
  readonly question: Question;
  readonly view: QmgView;
}): readonly Unoffered[] {
  const { nation } = view;
  if (nation === null || question.form.kind !== 'choose') return [];
  const offered = new Set(question.form.options().map(({ id }) => id));
  const cards = cardsOf(nation, view.options).map((id) => ({ id, text: cardName(id), why: cardReason(view, id) }));
  const spaces = spaceIds.map((id) => ({ id, text: spaceName(id), why: spaceReason(question.key, id) }));
  return [...cards, ...spaces].filter(({ id }) => !offered.has(id));
}

/** Cards that are asked for at another moment. */
const elsewhere: Readonly<Partial<Record<CardType, 'refuse.bolster' | 'refuse.airPower'>>> = {
  bolster: 'refuse.bolster',
  'air-power': 'refuse.airPower',
};

function cardReason({ hand, responses, status, nation }: QmgView, id: CardId): Text {
  const has = hand.includes(id) || responses.includes(id) || (nation !== null && status[nation].includes(id));
  if (!has) return say('refuse.notInHand', { card: cardName(id) });
  // Some cards are not played in one's own Play step at all.
  const when = hand.includes(id) ? elsewhere[card(id).type] : undefined;
  if (when !== undefined) return say(when, { card: cardName(id) });
  // What it does says when it can be used.
  return say('refuse.cardNotNow', { card: cardName(id), effect: effectText(id) });
}

function spaceReason(key: string, id: SpaceId): Text {
  const args = { space: spaceName(id) };
  if (key === 'place') return say('refuse.space.place', args);
  return key === 'battle' ? say('refuse.space.battle', args) : say('refuse.space.other', args);
}
