// Cards that answer out of the hand: asked for whether or not there is one, shown when they are used, and spent.
import { chooseFrom, type Asked } from '../../../table/ask.js';
import type { Script, Weight } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { cardName, cardText, factionName, say } from '../reports/names.js';
import { zonesOf, type DownfallTable } from '../state.js';

/** Asks for one of the cards that could answer, or none; nobody learns whether there is any. */
export function* hiddenCard(
  t: DownfallTable,
  { key, seat, text, about, places }: Pick<Asked, 'key' | 'seat' | 'text' | 'about' | 'places'>,
  able: readonly CardId[],
): Script<CardId | undefined> {
  const facts = factsOf(t.state);
  const asked = {
    key,
    seat,
    text,
    pace: 'reaction',
    idle: 'decoy',
    ...(about === undefined ? {} : { about }),
    ...(places === undefined ? {} : { places, fromHand: true as const }),
  } as const;
  const [used] = yield* chooseFrom(t, asked, { ids: able, min: 0, max: 1, none: say('none.card') }, (id) => ({
    id,
    text: cardName(facts, id),
    detail: cardText(facts, id),
  }));
  return used;
}

/** A card comes out of a hand and is spent. */
export function spendCard(t: DownfallTable, card: CardId): void {
  t.reveal();
  zonesOf(t.state).move(t.state, card, 'spent', 'top');
}

/** Everybody reads which card is played, and what it says: whoever has it not in hand has never read it. */
export function tellCard(t: DownfallTable, faction: Faction, id: CardId, weight: Weight): void {
  const facts = factsOf(t.state);
  const card = cardName(facts, id);
  t.tell(say('report.card', { faction: factionName(faction), card }), { weight });
  t.tell(say('report.cardText', { card, text: cardText(facts, id) }), { weight: 'main' });
}
