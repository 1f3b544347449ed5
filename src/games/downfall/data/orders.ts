// The 48 order markers and what each faction's boxes cost and grant.
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

/** The operations orders, each faction's own. */
const opsOrders = {
  'S-ops-1': { kind: 'redeploy', cost: 4, mp: 4, moves: ['infantry', 'armored'] },
  'S-ops-2': { kind: 'redeploy', cost: 3, mp: 5, moves: ['elite'], partisans: true },
  'S-ops-3': { kind: 'attack', cost: 5, attacks: 3, primary: ['shock', 'armored'], special: ['shock'] },
  'S-ops-4': { kind: 'attack', cost: 6, attacks: 3, primary: ['infantry'] },
  'S-ops-5': { kind: 'redeploy-attack', cost: 7, mp: 3, attacks: 2, moves: ['armored'], primary: ['armored'] },
  'S-ops-6': {
    kind: 'attack-redeploy',
    cost: 8,
    mp: 3,
    attacks: 2,
    moves: ['infantry', 'armored'],
    primary: ['shock', 'armored'],
    special: ['shock'],
  },
  'S-ops-7': { kind: 'redeploy', cost: 3, mp: 3, moves: ['infantry'], naval: true, partisans: true },
  'W-ops-1': { kind: 'redeploy', cost: 5, mp: 3, moves: ['armored', 'airborne'], special: ['airborne'], naval: true },
  'W-ops-2': { kind: 'redeploy', cost: 6, mp: 4, moves: ['infantry', 'armored'], naval: true, partisans: true },
  'W-ops-3': {
    kind: 'redeploy-attack',
    cost: 8,
    mp: 3,
    attacks: 2,
    moves: ['armored', 'airborne'],
    primary: ['armored'],
    special: ['airborne'],
    naval: true,
  },
  'W-ops-4': { kind: 'attack', cost: 7, attacks: 3, primary: ['infantry', 'armored'] },
  'W-ops-5': { kind: 'attack-redeploy', cost: 7, mp: 4, attacks: 2, moves: ['armored'], primary: ['armored'] },
  'W-ops-6': {
    kind: 'redeploy-attack',
    cost: 8,
    mp: 3,
    attacks: 2,
    moves: ['infantry'],
    primary: ['infantry'],
    special: ['airborne'],
    naval: true,
  },
  'W-ops-7': { kind: 'attack', cost: 4, attacks: 2, primary: ['infantry'], special: ['airborne'] },
  'H-ops-1': { kind: 'redeploy', cost: 6, mp: 5, moves: ['infantry', 'armored'], special: ['fort-troop'] },
  'H-ops-2': { kind: 'redeploy', cost: 4, mp: 4, moves: ['infantry'], special: ['fort-troop'], naval: true },
  'H-ops-3': { kind: 'attack', cost: 7, attacks: 3, primary: ['infantry', 'armored'] },
  'H-ops-4': { kind: 'attack', cost: 4, attacks: 2, primary: ['armored'] },
  'H-ops-5': { kind: 'attack-redeploy', cost: 7, mp: 4, attacks: 2, moves: ['armored'], primary: ['armored'] },
  'H-ops-6': { kind: 'redeploy-attack', cost: 7, mp: 3, attacks: 2, moves: ['armored'], primary: ['armored'] },
  'H-ops-7': { kind: 'redeploy', cost: 3, mp: 3, moves: ['armored'] },
  'K-ops-1': { kind: 'redeploy', cost: 6, mp: 4, moves: ['infantry', 'armored'], naval: true },
  'K-ops-2': { kind: 'attack', cost: 7, attacks: 2, primary: ['infantry', 'armored'] },
  'K-ops-3': { kind: 'redeploy', cost: 4, mp: 4, moves: ['infantry'], special: ['fort-troop'] },
  'K-ops-4': {
    kind: 'redeploy-attack',
    cost: 8,
    mp: 3,
    attacks: 2,
    moves: ['armored'],
    primary: ['armored'],
    naval: true,
  },
  'K-ops-5': {
    kind: 'attack-redeploy',
    cost: 7,
    mp: 3,
    attacks: 2,
    moves: ['infantry'],
    primary: ['infantry', 'armored'],
  },
  'K-ops-6': { kind: 'redeploy', cost: 4, mp: 5, moves: ['armored'] },
  'K-ops-7': { kind: 'attack', cost: 5, attacks: 2, primary: ['armored'] },
} as const satisfies Readonly<Record<string, OpsOrder>>;
export type OpsId = keyof typeof opsOrders;
export const opsIds = Object.keys(opsOrders) as readonly OpsId[];

/** What stands on an operations order. */
export const opsFacts: Readonly<Record<OpsId, OpsOrder>> = opsOrders;

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
export const generalBoxes: Readonly<
  Record<
    Faction,
    Readonly<Partial<Record<GeneralKind, { readonly cost: number; readonly spaces: number; readonly steps?: number }>>>
  >
> = {
  western: {
    'strategic-warfare': { cost: 8, spaces: 3 },
    recruit: { cost: 15, spaces: 2, steps: 4 },
    mechanize: { cost: 15, spaces: 2, steps: 3 },
    'partisan-warfare': { cost: 4, spaces: 1 },
    hq: { cost: 0, spaces: 1 },
  },
  soviet: {
    recruit: { cost: 15, spaces: 2, steps: 4 },
    mechanize: { cost: 15, spaces: 2, steps: 2 },
    'partisan-warfare': { cost: 4, spaces: 1 },
    hq: { cost: 0, spaces: 1 },
  },
  okh: {
    recruit: { cost: 15, spaces: 1, steps: 4 },
    mechanize: { cost: 15, spaces: 1, steps: 2 },
    hq: { cost: 0, spaces: 1 },
    'material-shortages': { cost: 3, spaces: 1 },
    'command-failure': { cost: 3, spaces: 1 },
  },
  okw: {
    'strategic-warfare': { cost: 8, spaces: 2 },
    recruit: { cost: 15, spaces: 1, steps: 4 },
    mechanize: { cost: 15, spaces: 1, steps: 2 },
    hq: { cost: 0, spaces: 1 },
    'material-shortages': { cost: 3, spaces: 1 },
    'command-failure': { cost: 3, spaces: 1 },
  },
};

export const planningCost = 1;
export const reseedCost = 3;
