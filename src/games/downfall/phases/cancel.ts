// Cards that cancel other cards: the West may answer what the OKW plays.
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { frontOf } from '../questions/order.js';
import { cardName, cardText, factionName, say } from '../reports/names.js';
import { cancels } from '../rules/plays.js';
import type { DownfallTable } from '../state.js';
import { hiddenCard, spendCard } from './hidden-cards.js';

/** Whether a card just played is cancelled. Asked after every card of the OKW while the West holds any card at all. */
export function* isCancelled(t: DownfallTable, faction: Faction, card: CardId): Script<boolean> {
  const { state } = t;
  const facts = factsOf(state);
  if (faction !== 'okw' || state.hand.western.length === 0) return false;
  const able = state.hand.western.filter((id) => cancels(facts, id, card)).sort();
  const text = say('ask.cancel', { card: cardName(facts, card), text: cardText(facts, card) });
  const about = { card, type: facts.cards[card].type };
  // What the card is for: the combat at hand, or the front over which its order goes.
  const places = state.combat === null ? frontOf(state, faction) : [state.combat.target];
  const used = yield* hiddenCard(t, { key: 'cancel', seat: 'western', text, about, places }, able);
  if (used === undefined) return false;
  spendCard(t, used);
  t.tell(
    say('report.cancels', {
      faction: factionName('western'),
      with: cardName(facts, used),
      card: cardName(facts, card),
    }),
    {
      weight: 'headline',
    },
  );
  return true;
}
