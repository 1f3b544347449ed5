// What there is to say about cards: effect, facts, ruling, other names, and lists under whose event they are.
import type { Text } from '../../../table/text.js';
import { en } from '../words/en.js';
import { card, type CardId } from '../data/cards.js';
import type { CardSide } from '../data/terms.js';
import { cardName, say, sideName } from './names.js';

/** What a card's event does. */
export function effectText(id: CardId): Text {
  return say(`card.${id}.effect`);
}

/** A text some cards have and others have not. */
function textAt(key: string): Text | undefined {
  return Object.hasOwn(en, key) ? { key } : undefined;
}

/** A ruling worth knowing on a card; undefined when there is none. */
export function rulingText(id: CardId): Text | undefined {
  return textAt(`ruling.${id}`);
}

/** Other names a card or country goes by, parted by ` / `; undefined when there are none. */
export function aliasText(id: string): Text | undefined {
  return textAt(`alias.${id}`);
}

/** Value, side, era and star of a card. */
export function factsText(id: CardId): Text {
  const { ops, side, era, starred, scores } = card(id);
  const eraName = say(`era.${era}`);
  if (scores !== undefined) return say(starred === true ? 'facts.scoringStarred' : 'facts.scoring', { era: eraName });
  return say(starred === true ? 'facts.eventStarred' : 'facts.event', { ops, side: sideName(side), era: eraName });
}

const owners: readonly CardSide[] = ['us', 'ussr', 'neutral'];

/** Cards by whose event they are, scoring cards first; one line saying so when there are none. */
export function cardLists(ids: readonly CardId[]): readonly Text[] {
  const scoring = ids.filter((id) => card(id).scores !== undefined);
  const lines =
    scoring.length === 0 ? [] : [say('panel.cards', { group: say('card.groupScoring'), cards: names(scoring) })];
  for (const side of owners) {
    const own = ids.filter((id) => card(id).side === side && card(id).scores === undefined);
    if (own.length > 0) {
      lines.push(say('panel.cards', { group: say('card.group', { side: sideName(side) }), cards: names(own) }));
    }
  }
  return lines.length === 0 ? [say('panel.cards.none')] : lines;
}

function names(ids: readonly CardId[]): readonly Text[] {
  return ids.toSorted((a, b) => card(a).number - card(b).number).map(cardName);
}
