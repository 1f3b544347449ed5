// Fleets and submarines: whose they are, how strong, and which never leave their sea.
import type { SeaArea } from './seas.js';
import type { Faction } from './units.js';

interface NavalFacts {
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

const navalUnits = {
  'fleet-w-atlantic': { faction: 'western', kind: 'fleet', strength: 3 },
  'fleet-w-us': { faction: 'western', kind: 'fleet', strength: 2 },
  'fleet-w-home': { faction: 'western', kind: 'fleet', strength: 3 },
  'fleet-w-h': { faction: 'western', kind: 'fleet', strength: 3, air: true },
  'fleet-w-med': { faction: 'western', kind: 'fleet', strength: 3, air: true },
  'fleet-w-south': { faction: 'western', kind: 'fleet', strength: 2, fixed: 'south-atlantic' },
  'fleet-w-indian': { faction: 'western', kind: 'fleet', strength: 2, fixed: 'indian-ocean' },
  'fleet-w-tf1': { faction: 'western', kind: 'fleet', strength: 2 },
  'fleet-w-tf2': { faction: 'western', kind: 'fleet', strength: 3 },
  'fleet-it-1': { faction: 'okw', kind: 'fleet', strength: 3, italian: true },
  'fleet-it-2': { faction: 'okw', kind: 'fleet', strength: 2, italian: true },
  'fleet-it-3': { faction: 'okw', kind: 'fleet', strength: 1, italian: true },
  'fleet-it-4': { faction: 'okw', kind: 'fleet', strength: 1, italian: true },
  'sub-1': { faction: 'okw', kind: 'submarine', strength: 1 },
  'sub-2': { faction: 'okw', kind: 'submarine', strength: 1 },
  'sub-3': { faction: 'okw', kind: 'submarine', strength: 1 },
  'sub-4': { faction: 'okw', kind: 'submarine', strength: 1 },
  'fleet-okh-baltic': { faction: 'okh', kind: 'fleet', strength: 2, fixed: 'baltic-sea' },
  'fleet-okh-black': { faction: 'okh', kind: 'fleet', strength: 1, fixed: 'black-sea' },
  'fleet-sov-baltic': { faction: 'soviet', kind: 'fleet', strength: 1, fixed: 'baltic-sea' },
  'fleet-sov-black': { faction: 'soviet', kind: 'fleet', strength: 2, fixed: 'black-sea' },
} as const satisfies Readonly<Record<string, NavalFacts>>;
export type NavalId = keyof typeof navalUnits;
export const navalIds = Object.keys(navalUnits) as readonly NavalId[];

/** What stands on the counter of a fleet or submarine. */
export const navalFacts: Readonly<Record<NavalId, NavalFacts>> = navalUnits;
