// What the effects of cards have at hand: the table, and the scripts that call them in turn.
import type { Script } from '../../../../table/script.js';
import type { CardId } from '../../data/cards.js';
import type { Nation } from '../../data/nations.js';
import type { SpaceId } from '../../data/spaces.js';
import type { Trigger } from '../../rules/triggers.js';
import type { QmgTable } from '../../state.js';

/** How a card comes to be played. */
export interface Playing {
  readonly from: 'hand' | 'discard';
  /** As the Play step of the nation's turn. */
  readonly asPlay: boolean;
}

/** Whose card it is, and what it answers. */
export interface Use {
  readonly owner: Nation;
  readonly card: CardId;
  readonly trigger: Trigger | null;
  /** Where the step before has placed a piece. */
  readonly previous?: SpaceId | undefined;
}

export interface Desk {
  readonly t: QmgTable;
  /** Says that something happens or is about to, so that cards on the table can answer it. */
  announce(trigger: Trigger): Script<void>;
  /** Plays a card. */
  play(nation: Nation, card: CardId, playing: Playing): Script<void>;
  /** Uses a card that answers nothing; returns whether it was carried out. */
  use(nation: Nation, card: CardId): Script<boolean>;
}
