// What a side announces before it does it, and what listens for that.
import type { Listener } from '../../../table/announce.js';
import type { CardId } from '../data/cards.js';
import type { CountryId } from '../data/countries.js';
import type { Side } from '../data/terms.js';
import type { Source } from '../rules/events.js';
import type { TwilightState } from '../state.js';

/** What a side is about to do. */
export type Act =
  | { readonly do: 'beginRound'; readonly side: Side }
  /** An action round without a card. */
  | { readonly do: 'pass'; readonly side: Side }
  /** A card is discarded to Quagmire or Bear Trap. */
  | { readonly do: 'discard'; readonly side: Side; readonly card: CardId }
  /** A card is used, out of the hand or through another card; `cancel`: laid beside an opponent's card to cancel its event. */
  | {
      readonly do: 'play';
      readonly side: Side;
      readonly card: CardId;
      readonly as: 'event' | 'operations' | 'space' | 'cancel';
      readonly source: Source;
    }
  /** A coup or realignments, before the first target is named. */
  | {
      readonly do: 'strike';
      readonly side: Side;
      readonly by: 'coup' | 'realignments';
      readonly targets: readonly CountryId[];
    };

/** What happens when an act is announced. */
export type ActListener = Listener<TwilightState, Act>;

/** The card an act uses for its event, its Operations or to cancel another; nothing happens on the way to space. */
export function cardUsed(act: Act): CardId | undefined {
  return act.do === 'play' && act.as !== 'space' ? act.card : undefined;
}
