// Economic Warfare in numbers: the cards each target has to discard and the points, before and after what helps and hinders.
import type { EconomicWarfare } from '../data/card-terms.js';
import type { Nation } from '../data/nations.js';
import type { OpenTable } from '../state.js';
import { areThere, piecesOf } from './places.js';

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
  /** Targets that discard nothing. */
  spared: readonly Nation[];
}

/** What a card would do to one target. */
export function raidOn(
  table: OpenTable,
  step: EconomicWarfare,
  owner: Nation,
  target: Nation,
): { readonly discard: number; readonly vp: number } {
  const from = { owner, target };
  const met = [step.if, step.andIf].every((one) => one === undefined || areThere(table, one, from));
  const times = step.per === undefined ? 1 : piecesOf(table, step.per, from).length;
  const vp = met || step.pointsAnyway === true ? (step.vp ?? 0) * times : 0;
  if (!met) return { discard: 0, vp };
  const extra = step.extra !== undefined && !areThere(table, step.extra.unless, from) ? step.extra.n : 0;
  return { discard: step.discard * (step.perPoints === true ? 1 : times) + extra, vp };
}

/** A card shown with its targets. */
export function raidOf(table: OpenTable, step: EconomicWarfare, owner: Nation, targets: readonly Nation[]): Raid {
  const each = targets.map((target) => [target, raidOn(table, step, owner, target)] as const);
  return {
    step,
    owner,
    targets,
    base: Object.fromEntries(each.map(([target, { discard }]) => [target, discard])),
    // A card without targets gives its points all the same.
    vp: Math.max(targets.length === 0 ? (step.vp ?? 0) : 0, ...each.map(([, { vp }]) => vp)),
    delta: {},
    cancelled: false,
    spared: [],
  };
}

/**
 * Whether a card strikes a target: by its own number, whatever helps and hinders add up to (rulebook, Reactions: both sides answer the
 * same moment, so what the one takes away does not keep the other from adding).
 */
export function strikes(raid: Raid, target: Nation): boolean {
  return !raid.cancelled && !raid.spared.includes(target) && (raid.base[target] ?? 0) > 0;
}

/** How many cards a target has to discard as things stand: what the card says and all that helps and hinders, and never less than none. */
export function due(raid: Raid, target: Nation): number {
  return strikes(raid, target) ? Math.max(0, (raid.base[target] ?? 0) + (raid.delta[target] ?? 0)) : 0;
}

/** Whether a raid does anything that could be answered. */
export function hasStake(raid: Raid): boolean {
  return !raid.cancelled && (raid.vp > 0 || raid.targets.some((target) => strikes(raid, target)));
}
