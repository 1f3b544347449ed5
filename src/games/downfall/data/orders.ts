// The 48 order markers and what each faction's boxes cost and grant.
import { tables } from './tables.js';
import type { Faction, UnitType } from './units.js';

/** What an operations order moves or attacks with: a category or a type. */
export type Shown = 'infantry' | 'armored' | 'elite' | UnitType;

export interface OpsOrder {
  readonly kind: 'redeploy' | 'attack' | 'redeploy-attack' | 'attack-redeploy';
  readonly cost: number;
  readonly mp?: number;
  readonly attacks?: number;
  readonly moves?: readonly Shown[];
  readonly primary?: readonly Shown[];
  /** Types whose special ability the order grants. */
  readonly special?: readonly UnitType[];
  readonly naval?: true;
  readonly partisans?: true;
}

/** The operations orders, each faction's own: which there are stays. */
export type OpsId = keyof typeof tables.orders.operations;
export const opsIds = Object.keys(tables.orders.operations) as readonly OpsId[];

/** Orders that are no operations. */
export const generalKinds = [
  'recruit',
  'mechanize',
  'partisan-warfare',
  'hq',
  'strategic-warfare',
  'material-shortages',
  'command-failure',
] as const;
export type GeneralKind = (typeof generalKinds)[number];

/** The general markers: whose they are, and the orders of their two sides. */
export const generalMarkers = {
  'W-recmech-1': { of: 'western', sides: ['recruit', 'mechanize'] },
  'W-recmech-2': { of: 'western', sides: ['recruit', 'mechanize'] },
  'W-recmech-3': { of: 'western', sides: ['recruit', 'mechanize'] },
  'W-partisan': { of: 'western', sides: ['partisan-warfare'] },
  'W-hq': { of: 'western', sides: ['hq'] },
  'S-recmech-1': { of: 'soviet', sides: ['recruit', 'mechanize'] },
  'S-recmech-2': { of: 'soviet', sides: ['recruit', 'mechanize'] },
  'S-recmech-3': { of: 'soviet', sides: ['recruit', 'mechanize'] },
  'S-partisan': { of: 'soviet', sides: ['partisan-warfare'] },
  'S-hq': { of: 'soviet', sides: ['hq'] },
  'X-recruit-1': { of: 'axis', sides: ['recruit'] },
  'X-recruit-2': { of: 'axis', sides: ['recruit'] },
  'X-mechanize-1': { of: 'axis', sides: ['mechanize'] },
  'X-mechanize-2': { of: 'axis', sides: ['mechanize'] },
  'X-hq-1': { of: 'axis', sides: ['hq'] },
  'X-hq-2': { of: 'axis', sides: ['hq'] },
  'X-material-shortages-1': { of: 'axis', sides: ['material-shortages'] },
  'X-material-shortages-2': { of: 'axis', sides: ['material-shortages'] },
  'X-command-failure-1': { of: 'axis', sides: ['command-failure'] },
  'X-command-failure-2': { of: 'axis', sides: ['command-failure'] },
} as const satisfies Readonly<
  Record<string, { readonly of: 'western' | 'soviet' | 'axis'; readonly sides: readonly GeneralKind[] }>
>;
export type GeneralMarker = keyof typeof generalMarkers;
export type MarkerId = OpsId | GeneralMarker;
export const markerIds: readonly MarkerId[] = [...opsIds, ...(Object.keys(generalMarkers) as readonly GeneralMarker[])];

/** The boxes of each faction's display besides its operations: cost, how many markers fit, and the steps they grant. */
export type GeneralBoxes = Readonly<
  Record<
    Faction,
    Readonly<Partial<Record<GeneralKind, { readonly cost: number; readonly spaces: number; readonly steps?: number }>>>
  >
>;

export const planningCost = 1;
export const reseedCost = 3;
