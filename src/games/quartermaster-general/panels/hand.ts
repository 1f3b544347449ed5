// The viewer's own cards, in words and as a picture: hand, face-down Responses, discard pile.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { effectText, isBasic, typeName } from '../reports/card-text.js';
import { cardName, say } from '../reports/names.js';
import type { QmgView } from '../view.js';
import { handPicture, inOrder } from './hand-picture.js';

/** The different cards of a list in order, each with how many of it there are. */
function counted(cards: readonly CardId[]): readonly { readonly id: CardId; readonly count: number }[] {
  return [...new Set(inOrder(cards))].map((id) => ({ id, count: cards.filter((one) => one === id).length }));
}

/** A card with its number where there are several. */
function countedName({ id, count }: { readonly id: CardId; readonly count: number }): Text {
  return count === 1 ? cardName(id) : say('panel.times', { card: cardName(id), number: count });
}

function cardLine(entry: { readonly id: CardId; readonly count: number }): Text {
  const { type } = card(entry.id);
  const args = { card: countedName(entry), effect: effectText(entry.id) };
  return isBasic(type) ? say('panel.basic', args) : say('panel.card', { ...args, type: typeName(type) });
}

/** The page of the hand with the face-down Responses; only its nation gets it. */
export function handPanel(view: QmgView, nation: Nation): Panel {
  return {
    id: 'hand',
    title: say('panel.hand'),
    role: 'hand',
    private: true,
    lines: [
      ...(view.hand.length === 0 ? [say('picture.empty')] : counted(view.hand).map(cardLine)),
      ...(view.responses.length === 0
        ? [say('picture.noResponses')]
        : [say('panel.responses'), ...counted(view.responses).map(cardLine)]),
    ],
    scene: (look) => handPicture(view, nation, look),
  };
}

/** The page of the own discard pile, which its nation alone may look through. */
export function discardPanel(view: QmgView): Panel {
  return {
    id: 'discard',
    title: say('panel.discard'),
    private: true,
    lines:
      view.discard.length === 0
        ? [say('describe.none')]
        : [say('panel.cards', { cards: counted(view.discard).map(countedName) })],
  };
}
