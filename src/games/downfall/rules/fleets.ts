// Fleets and submarines at sea: who contests a sea, how strong each side is there, and what that costs whoever acts.
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import type { Track } from '../data/warfare.js';
import { factions, type Faction } from '../data/units.js';
import { foeOf, ideologyOf, type Ideology, type OpenState } from '../state.js';
import { weatherOf } from './time.js';

/** What rules of the sea look at. */
export type Waters = Pick<OpenState, 'data' | 'options' | 'naval' | 'warfare' | 'turn' | 'weatherAt' | 'checked'>;

/** Whether the naval rules hold: in Overlord the seas are divided for good. */
export function hasNavalRules({ options }: Pick<OpenState, 'options'>): boolean {
  return options.scenario !== 'overlord';
}

/** Fleets and submarines of an ideology that are ready in a sea. */
function readyIn(board: Pick<OpenState, 'data' | 'naval'>, ideology: Ideology, sea: SeaArea): readonly NavalId[] {
  const facts = factsOf(board);
  return facts.navalIds.filter((id) => {
    const { status, sea: at, ready } = board.naval[id];
    return status === 'sea' && at === sea && ready && ideologyOf(facts.fleets[id].faction) === ideology;
  });
}

/** Fleets alone: only they carry supply and units. */
export function fleetsIn(
  board: Pick<OpenState, 'data' | 'naval'>,
  ideology: Ideology,
  sea: SeaArea,
): readonly NavalId[] {
  return readyIn(board, ideology, sea).filter((id) => factsOf(board).fleets[id].kind === 'fleet');
}

/** Ready units of all foes of an ideology in a sea. */
function foesIn(board: Pick<OpenState, 'data' | 'naval'>, ideology: Ideology, sea: SeaArea): readonly NavalId[] {
  const foes: readonly Ideology[] = ideology === 'axis' ? ['western', 'soviet'] : ['axis'];
  return foes.flatMap((foe) => readyIn(board, foe, sea));
}

const warOver: Readonly<Partial<Record<SeaArea, Track>>> = {
  'north-atlantic': 'atlantic',
  'south-atlantic': 'atlantic',
  'north-sea': 'atlantic',
  'west-mediterranean': 'malta',
  'central-mediterranean': 'malta',
  'east-mediterranean': 'malta',
};

/** The strength of some units in a sea: as printed, for the West with the war over the sea and its own aircraft. */
function navalStrength(board: Waters, ids: readonly NavalId[], sea: SeaArea): number {
  const facts = factsOf(board);
  const printed = ids.reduce((sum, id) => sum + facts.fleets[id].strength, 0);
  const west = ids.filter((id) => facts.fleets[id].faction === 'western');
  if (west.length === 0) return printed;
  const track = warOver[sea];
  const advantage = track === undefined ? 0 : (facts.warfare[track][board.warfare[track]]?.naval ?? 0);
  const air = weatherOf(board) === 'fair' && west.some((id) => facts.fleets[id].air === true) ? 1 : 0;
  return printed + advantage + air;
}

/** An interception as it would be reckoned. */
export interface Interception {
  readonly sea: SeaArea;
  /** Who decides for the interceptors. */
  readonly by: Faction;
  readonly defenders: readonly NavalId[];
  readonly interceptors: readonly NavalId[];
  /** Interceptors' strength less that of the defenders. */
  readonly difference: number;
}

/** The interception a faction meets in a sea, with units that are just coming in; none where nobody contests it. */
export function interceptionOf(
  board: Waters,
  faction: Faction,
  sea: SeaArea,
  coming: readonly NavalId[] = [],
): Interception | null {
  if (!hasNavalRules(board)) return null;
  const ideology = ideologyOf(faction);
  const interceptors = foesIn(board, ideology, sea);
  if (interceptors.length === 0) return null;
  const defenders = [...new Set([...readyIn(board, ideology, sea), ...coming])];
  const owners = factions.filter((one) => interceptors.some((id) => factsOf(board).fleets[id].faction === one));
  const by = owners.includes(foeOf[faction]) ? foeOf[faction] : owners[0];
  if (by === undefined || defenders.length === 0) return null;
  return {
    sea,
    by,
    defenders,
    interceptors,
    difference: navalStrength(board, interceptors, sea) - navalStrength(board, defenders, sea),
  };
}
