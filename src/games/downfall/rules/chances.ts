// What can be expected of an attack before any card: hits by all rolls of two dice.
import type { UnitId } from '../data/units.js';
import type { OrderContext, Place } from '../state.js';
import { isRanged, lonePartisan } from './attacks.js';
import type { Ground } from './ground.js';
import { defenderAgainst, oddsOf, outcomeOf, type Fight, type Odds } from './odds.js';

/** An attack as it would be made, without cards. */
export function fightOf(
  ground: Ground,
  order: OrderContext,
  target: Place,
  primary: UnitId,
  flanks: readonly UnitId[],
): Fight {
  return {
    attacker: order.faction,
    defender: defenderAgainst(order.faction),
    target,
    primary,
    flanks: [...flanks],
    ranged: flanks.filter((id) => isRanged(ground, order, id, target)),
    partisan: lonePartisan(ground, order.faction, target),
    hq: {},
    cards: {},
    cancelled: [],
    jets: false,
  };
}

export interface Chances {
  readonly odds: Odds;
  /** Hits to be expected. */
  readonly takes: number;
  readonly deals: number;
  /** Chance in percent that the defenders take at least one hit. */
  readonly hits: number;
  /** Chances in percent of each number of hits, from none. */
  readonly onDefender: readonly number[];
  readonly onAttacker: readonly number[];
}

/** Throws of two dice that bring each number of hits, in percent. */
function inPercent(hits: readonly number[]): readonly number[] {
  return Array.from({ length: Math.max(...hits) + 1 }, (_, n) =>
    Math.round((hits.filter((one) => one === n).length * 100) / hits.length),
  );
}

const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The sums of all throws of two dice. */
const throws = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));

/** What two dice bring on average. */
export function chancesOf(ground: Ground, order: OrderContext, fight: Fight): Chances {
  const odds = oddsOf(ground, fight, order);
  const bySum = sums.map((sum) => outcomeOf(ground, fight, odds, sum + odds.drm));
  const results = throws.flatMap((sum) => bySum[sum - 2] ?? []);
  const dealt = results.map(({ defender }) => defender);
  const taken = results.map(({ attacker }) => attacker);
  const mean = (hits: readonly number[]): number => hits.reduce((sum, n) => sum + n, 0) / hits.length;
  return {
    odds,
    takes: mean(taken),
    deals: mean(dealt),
    hits: Math.round((dealt.filter((n) => n > 0).length * 100) / dealt.length),
    onDefender: inPercent(dealt),
    onAttacker: inPercent(taken),
  };
}
