// Lets an event occur: one entry for play, headline and every card that starts another.
import type { CardId } from '../../data/cards.js';
import { opponent, type Side } from '../../data/terms.js';
import { carriedOutBy, eventAllowed, type Source } from '../../rules/events.js';
import { eventOf } from './index.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';

/** What an event's script is told. */
export interface Frame {
  readonly card: CardId;
  /** The side that carries the event out. */
  readonly player: Side;
  readonly opponent: Side;
  /** The side on turn: it is charged with DEFCON 1 whoever carries the event out. */
  readonly phasing: Side;
  /** The side that used the card. */
  readonly user: Side;
  readonly source: Source;
}

/** An event's script. It changes the position and tells what happens; where the card goes is settled by whoever started it. */
export type EventScript = (t: TwilightTable, frame: Frame) => Script<void>;

/**
 * Carries a card's event out if its prerequisites hold now.
 * @param user the side that used the card; a neutral event is its own, any other its owner's.
 * @returns whether the event occurred, even without effect (spec 5.3).
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
