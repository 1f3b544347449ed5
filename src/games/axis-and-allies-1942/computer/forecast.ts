// What a battle is likely to bring, reckoned with average hits.
import { unitFacts, type UnitType } from '../data/units.js';
import type { Unit } from '../state.js';

/** An average outcome: what is left of each side, in money. */
interface Forecast {
  readonly wins: boolean;
  /** Money of enemy units lost less money of own units lost. */
  readonly swing: number;
  /** Land units of the attacker that are left. */
  readonly left: number;
  /** What they are. */
  readonly rest: readonly UnitType[];
}

interface Pool {
  readonly types: UnitType[];
  /** Hits taken, in fractions. */
  taken: number;
}

const costs = (types: readonly UnitType[]): number => types.reduce((sum, type) => sum + unitFacts[type].cost, 0);
const byCost = (a: UnitType, b: UnitType): number => unitFacts[a].cost - unitFacts[b].cost;

/** Fights on with average hits, the cheapest lost first, for some rounds. */
export function forecast(attackers: readonly Pick<Unit, 'type'>[], defenders: readonly Pick<Unit, 'type'>[]): Forecast {
  const attack: Pool = { types: attackers.map(({ type }) => type).toSorted(byCost), taken: 0 };
  const defense: Pool = { types: defenders.map(({ type }) => type).toSorted(byCost), taken: 0 };
  const before = [costs(attack.types), costs(defense.types)] as const;
  for (let round = 0; round < 8 && attack.types.length > 0 && defense.types.length > 0; round++) {
    const out = strength(attack.types, 'attack') / 6;
    const back = strength(defense.types, 'defense') / 6;
    take(defense, out);
    take(attack, back);
  }
  const rest = attack.types.filter((type) => unitFacts[type].domain === 'land');
  const isHeld = defense.types.some((type) => type !== 'aaa' && type !== 'transport');
  return {
    wins: !isHeld && attack.types.length > 0,
    swing: before[1] - costs(defense.types) - (before[0] - costs(attack.types)),
    left: rest.length,
    rest,
  };
}

/** The sum of the values of units, infantry beside artillery at two. */
export function strength(types: readonly UnitType[], camp: 'attack' | 'defense'): number {
  const plain = types.reduce((sum, type) => sum + unitFacts[type][camp], 0);
  if (camp === 'defense') return plain;
  const of = (type: UnitType): number => types.filter((one) => one === type).length;
  return plain + Math.min(of('infantry'), of('artillery'));
}

function take(pool: Pool, hits: number): void {
  pool.taken += hits;
  while (pool.taken >= 1 && pool.types.length > 0) {
    pool.taken -= 1;
    pool.types.shift();
  }
}
