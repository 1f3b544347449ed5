// What a card's event is to the code: a script that is told who carries it out, and what it may set off.
import type { Script } from '../../../../table/script.js';
import type { CardId } from '../../data/cards.js';
import type { Side } from '../../data/terms.js';
import type { Source } from '../../rules/events.js';
import type { TwilightTable } from '../../state.js';

/** What an event's script is told. */
export interface Frame {
  readonly card: CardId;
  /** The side that carries the event out. */
  readonly player: Side;
  readonly opponent: Side;
  /** The side on turn: it is charged with DEFCON 1 whoever carries the event out. */
  readonly phasing: Side;
}

/** How an event sets off other cards. It is handed to the script, so that no event has to know the table of all events. */
export interface CardRunner {
  /**
   * Announces a card and lets its event occur if it can.
   * @param user the side that uses the card.
   * @returns whether the event occurred.
   */
  event(t: TwilightTable, card: CardId, use: { readonly user: Side; readonly source: Source }): Script<boolean>;
  /** Lets a side use a card as if from its hand, the card's destination included. */
  use(t: TwilightTable, side: Side, card: CardId, source: Source): Script<void>;
  /** Announces a card and lets a side spend its Operations alone, the card's destination included. */
  operations(t: TwilightTable, side: Side, card: CardId, source: Source): Script<void>;
}

/** An event's script. It changes the position and tells what happens; where the card goes is settled by whoever started it. */
export type EventScript = (t: TwilightTable, frame: Frame, run: CardRunner) => Script<void>;
