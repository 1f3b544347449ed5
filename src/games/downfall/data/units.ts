// The units: combat units with their two sides, aircraft and partisans. Naval units are drawn only where fleets stand for whose sea it is.
import type { Nationality } from './nationalities.js';
import type { tables } from './tables.js';

export const factions = ['western', 'soviet', 'okh', 'okw'] as const;
export type Faction = (typeof factions)[number];

export type UnitType =
  'leg' | 'motorized' | 'shock' | 'airborne' | 'fort-troop' | 'garrison' | 'tank' | 'mechanized' | 'fortress';

type Badge = 'elite' | 'conscript' | 'supply';

export interface UnitFacts {
  /** As it stands on the counter. */
  readonly name: string;
  readonly faction: Faction;
  readonly nationality: Nationality;
  readonly front: UnitType;
  readonly back?: UnitType;
  readonly most: number;
  readonly badges?: readonly Badge[];
  /** Soviet Guards, which enter only as replacements. */
  readonly guards?: true;
  /** A boxed name: the unit has one side only. */
  readonly boxed?: true;
}

export type UnitId = keyof typeof tables.units;

export const airUnits = {
  'air-western-1': { faction: 'western', elite: false },
  'air-western-2': { faction: 'western', elite: false },
  'air-western-3': { faction: 'western', elite: false },
  'air-western-4': { faction: 'western', elite: false },
  'air-western-5': { faction: 'western', elite: false },
  'air-western-elite-1': { faction: 'western', elite: true },
  'air-western-elite-2': { faction: 'western', elite: true },
  'air-western-elite-3': { faction: 'western', elite: true },
  'air-soviet-1': { faction: 'soviet', elite: false },
  'air-soviet-2': { faction: 'soviet', elite: false },
  'air-soviet-3': { faction: 'soviet', elite: false },
  'air-soviet-4': { faction: 'soviet', elite: false },
  'air-soviet-elite-1': { faction: 'soviet', elite: true },
  'air-okh-1': { faction: 'okh', elite: false },
  'air-okh-2': { faction: 'okh', elite: false },
  'air-okh-elite-1': { faction: 'okh', elite: true },
  'air-okw-1': { faction: 'okw', elite: false },
  'air-okw-2': { faction: 'okw', elite: false },
  'air-okw-elite-1': { faction: 'okw', elite: true },
} as const satisfies Readonly<Record<string, { readonly faction: Faction; readonly elite: boolean }>>;
export type AirId = keyof typeof airUnits;
export const airIds = Object.keys(airUnits) as readonly AirId[];

export const partisanUnits = {
  'partisan-soviet-1': 'soviet',
  'partisan-soviet-2': 'soviet',
  'partisan-soviet-3': 'soviet',
  'partisan-soviet-4': 'soviet',
  'partisan-soviet-5': 'soviet',
  'partisan-soviet-6': 'soviet',
  'partisan-soviet-7': 'soviet',
  'partisan-western-1': 'western',
  'partisan-western-2': 'western',
  'partisan-western-3': 'western',
  'partisan-western-4': 'western',
  'partisan-western-5': 'western',
  'partisan-western-6': 'western',
  'partisan-western-7': 'western',
} as const satisfies Readonly<Record<string, 'western' | 'soviet'>>;
export type PartisanId = keyof typeof partisanUnits;
export const partisanIds = Object.keys(partisanUnits) as readonly PartisanId[];
