// Fleets and submarines: whose they are, how strong, and which never leave their sea.
import type { SeaArea } from './seas.js';
import { tables } from './tables.js';
import type { Faction } from './units.js';

export interface NavalFacts {
  readonly faction: Faction;
  readonly kind: 'fleet' | 'submarine';
  readonly strength: number;
  /** It has aircraft of its own. */
  readonly air?: true;
  /** Italian fleets come and go with the Siege of Malta, submarines with the Battle of the Atlantic. */
  readonly italian?: true;
  /** Named after its sea, which it never leaves. */
  readonly fixed?: SeaArea;
}

export type NavalId = keyof typeof tables.fleets;
export const navalIds = Object.keys(tables.fleets) as readonly NavalId[];
