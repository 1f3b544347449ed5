// Lets an event occur: one entry for play, headline and every card that starts another.
import type { CardId } from '../../data/cards.js';
import { opponent, type Side } from '../../data/terms.js';
import { carriedOutBy, eventAllowed, type Source } from '../../rules/events.js';
import { eventOf } from './index.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';

/**
 * Carries a card's event out if its prerequisites hold now.
 * @param user the side that used the card; a neutral event is its own, any other its owner's.
 * @returns whether the event occurred, even without effect.
 */
export function* playEvent(
  t: TwilightTable,
  card: CardId,
  { user, source }: { readonly user: Side; readonly source: Source },
): Script<boolean> {
  if (!eventAllowed(t.state, card, user, source)) {
    t.tell(say('event.barred', { card: cardName(card) }));
    return false;
  }
  const player = carriedOutBy(card, user);
  const phasing = t.state.phasing ?? user;
  t.tell(say('event.occurs', { card: cardName(card), side: sideName(player) }));
  yield* eventOf(card)(t, { card, player, opponent: opponent(player), phasing, user, source });
  return true;
}
