// The piles and the effects on the table, and the cards the viewer has not seen.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import { sides } from '../data/terms.js';
import { lastingEffects } from '../reports/lasting-effects.js';
import { cardName, say } from '../reports/names.js';
import { unseenCards, type TwilightView } from '../view.js';
import { cardLists } from '../reports/card-text.js';

function pile(id: 'discard' | 'removed', cards: readonly CardId[]): Panel {
  return { id, title: say(`panel.${id}`), private: false, lines: cardLists(cards) };
}

function effects(view: TwilightView): Panel {
  const lasting = lastingEffects(view);
  const lines: readonly Text[] = lasting.length === 0 ? [say('panel.cards.none')] : lasting;
  return { id: 'effects', title: say('panel.effects'), private: false, lines };
}

/** What is left to come: counted by each viewer from what it knows itself. */
function unseen(view: TwilightView): Panel {
  const cards = unseenCards(view);
  const hidden = sides.reduce((sum, side) => sum + (side === view.side ? 0 : view.handSizes[side]), -view.known.length);
  const known = view.known.length === 0 ? [] : [say('panel.cards.known', { cards: view.known.map(cardName) })];
  return {
    id: 'unseen',
    title: say('panel.unseen'),
    private: false,
    lines: [
      say('panel.cards.count', { unseen: cards.length, hand: Math.max(0, hidden), deck: view.deckSize }),
      ...known,
      ...cardLists(cards),
    ],
  };
}

/** The pages of effects and piles. */
export function pilePanels(view: TwilightView): readonly Panel[] {
  return [effects(view), pile('discard', view.discard), pile('removed', view.removed), unseen(view)];
}
