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
}

/** What two dice bring on average. */
export function chancesOf(ground: Ground, order: OrderContext, fight: Fight): Chances {
  const odds = oddsOf(ground, fight, order);
  let takes = 0;
  let deals = 0;
  let hits = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const result = outcomeOf(ground, fight, odds, a + b + odds.drm);
      takes += result.attacker / 36;
      deals += result.defender / 36;
      hits += result.defender > 0 ? 1 / 36 : 0;
    }
  }
  return { odds, takes, deals, hits: Math.round(hits * 100) };
}
