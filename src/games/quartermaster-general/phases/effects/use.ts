// A card in use, while its steps are carried out.
import type { CardId } from '../../data/cards.js';
import type { Nation } from '../../data/nations.js';
import type { SpaceId } from '../../data/spaces.js';
import type { Trigger } from '../../rules/triggers.js';

/** Whose card it is, and what it answers. */
export interface Use {
  readonly owner: Nation;
  readonly card: CardId;
  readonly trigger: Trigger | null;
  /** Where the step before has placed a piece. */
  readonly previous?: SpaceId | undefined;
}
