// Economic Warfare in numbers: the cards each target has to discard and the points, before and after what helps and hinders.
import type { EconomicWarfare } from '../data/card-terms.js';
import type { Nation } from '../data/nations.js';
import type { OpenTable } from '../state.js';
import { piecesOf } from './places.js';

/** A card that has been shown with its targets, and what becomes of it. Cards played in answer change it. */
export interface Raid {
  readonly step: EconomicWarfare;
  readonly owner: Nation;
  readonly targets: readonly Nation[];
  /** What each target has to discard by the card alone. */
  readonly base: Readonly<Partial<Record<Nation, number>>>;
  readonly vp: number;
  /** What other cards add and take away. */
  readonly delta: Partial<Record<Nation, number>>;
  cancelled: boolean;
}

/** What a card would do to one target. */
export function raidOn(
  table: OpenTable,
  step: EconomicWarfare,
  owner: Nation,
  target: Nation,
): { readonly discard: number; readonly vp: number } {
  const from = { owner, target };
  if (step.if !== undefined && piecesOf(table, step.if, from).length === 0) return { discard: 0, vp: 0 };
  const times = step.per === undefined ? 1 : piecesOf(table, step.per, from).length;
  const extra = step.extra !== undefined && piecesOf(table, step.extra.unless, from).length === 0 ? step.extra.n : 0;
  return { discard: step.discard * times + extra, vp: (step.vp ?? 0) * times };
}

/** A card shown with its targets. */
export function raidOf(table: OpenTable, step: EconomicWarfare, owner: Nation, targets: readonly Nation[]): Raid {
  const each = targets.map((target) => [target, raidOn(table, step, owner, target)] as const);
  return {
    step,
    owner,
    targets,
    base: Object.fromEntries(each.map(([target, { discard }]) => [target, discard])),
    vp: Math.max(0, ...each.map(([, { vp }]) => vp)),
    delta: {},
    cancelled: false,
  };
}

/** How many cards a target has to discard as things stand; help and hindrance count only where the card itself does something. */
export function due(raid: Raid, target: Nation): number {
  const base = raid.base[target] ?? 0;
  return raid.cancelled || base === 0 ? 0 : Math.max(0, base + (raid.delta[target] ?? 0));
}

/** Whether a raid does anything at all. */
export function hasStake(raid: Raid): boolean {
  return !raid.cancelled && (raid.vp > 0 || raid.targets.some((target) => due(raid, target) > 0));
}
