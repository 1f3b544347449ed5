// What a card's event is to the code: a script that is told who carries it out.
import type { CardId } from '../../data/cards.js';
import type { Side } from '../../data/terms.js';
import type { Source } from '../../rules/events.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';

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
