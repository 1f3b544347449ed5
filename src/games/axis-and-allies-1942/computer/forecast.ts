// What a battle is likely to bring, reckoned with average hits, and with luck on either side.
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import type { Unit } from '../state.js';

/** What comes of a battle on the average, in money. */
interface Forecast {
  /** How likely the attacker is to win with something left, from 0 to 1. */
  readonly chance: number;
  /** Whether it wins with average hits. */
  readonly wins: boolean;
  /** Money of enemy units lost less money of own units lost, over good and bad luck. */
  readonly swing: number;
  /** Land units of the attacker that are left with average hits. */
  readonly left: number;
  /** What they are. */
  readonly rest: readonly UnitType[];
  /** Who is left of the attacker with average hits. */
  readonly survivors: readonly UnitType[];
  /** Who is left of the defenders with average hits. */
  readonly standing: readonly UnitType[];
}

/** An army, by how many hits it can still take. */
interface Pool {
  /** Its units, those that are lost last at the front. */
  readonly types: readonly UnitType[];
  /** Its strength with so many hits left. */
  readonly strengths: readonly number[];
  /** What is left of it with so many hits left, in money. */
  readonly kept: readonly number[];
  /** How many hits it takes. */
  readonly size: number;
}

type Camp = 'attack' | 'defense';

/** Who is lost last: the dearest, but before them ships that do not fight. */
const lastFirst = unitTypes.toSorted((a, b) => lateness(b) - lateness(a));

function lateness(type: UnitType): number {
  return type === 'transport' ? 99 : unitFacts[type].cost;
}

function poolOf(units: readonly Pick<Unit, 'type'>[], camp: Camp, flown: number): Pool {
  const counts = new Map<UnitType, number>();
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1);
  const types: UnitType[] = [];
  const [strengths, kept] = [[0], [0]];
  let [infantry, artillery, strength, cost] = [0, 0, 0, 0];
  for (const type of lastFirst) {
    const facts = unitFacts[type];
    // What is shot down before the battle is taken from the aircraft, in fractions.
    const share = facts.domain === 'air' ? 1 - flown : 1;
    for (let n = counts.get(type) ?? 0; n > 0; n--) {
      types.push(type);
      strength += facts[camp] * share;
      cost += facts.cost * share;
      if (type === 'infantry') infantry += 1;
      else if (type === 'artillery') artillery += 1;
      strengths.push(strength + (camp === 'attack' ? Math.min(infantry, artillery) : 0));
      kept.push(cost);
    }
  }
  // A battleship's first hit costs nothing, and is taken before any other.
  for (let n = counts.get('battleship') ?? 0; n > 0; n--) {
    strengths.push(strengths.at(-1) ?? 0);
    kept.push(cost);
  }
  return { types, strengths, kept, size: strengths.length - 1 };
}

/** A figure between two losses. */
function at(figures: readonly number[], hits: number): number {
  const whole = Math.floor(hits);
  const one = figures[whole] ?? 0;
  return hits === whole ? one : one + (hits - whole) * ((figures[whole + 1] ?? one) - one);
}

/** How far luck goes in hits, in standard deviations: three cases of the same likelihood. */
const lucks = [-1.22, 0, 1.22];
const perBattle = 0.5;
/** How quickly odds rise with the better army. */
const steepness = 3;

/** Fights on, the cheapest lost first, for some rounds. */
export function forecast(attackers: readonly Pick<Unit, 'type'>[], defenders: readonly Pick<Unit, 'type'>[]): Forecast {
  const flak = defenders.filter(({ type }) => type === 'aaa').length;
  const aircraft = flak === 0 ? 0 : attackers.filter(({ type }) => unitFacts[type].domain === 'air').length;
  const flown = aircraft === 0 ? 0 : Math.min(aircraft, 3 * flak) / 6 / aircraft;
  const attack = poolOf(attackers, 'attack', flown);
  const defense = poolOf(defenders, 'defense', 0);
  const downed = attackers.reduce(
    (sum, { type }) => sum + (unitFacts[type].domain === 'air' ? unitFacts[type].cost * flown : 0),
    0,
  );
  const few = Math.max(1, Math.min(attack.size, defense.size));
  const even = fought(attack, defense, 1);
  const price = (pool: Pool, left: number): number => at(pool.kept, pool.size) - at(pool.kept, left);
  const swings = lucks.map((luck) => {
    const end = luck === 0 ? even : fought(attack, defense, Math.exp((luck * perBattle) / Math.sqrt(few)));
    return price(defense, end.defense) - price(attack, end.attack) - downed;
  });
  const survivors = attack.types.slice(0, Math.round(even.attack));
  const rest = survivors.filter((type) => unitFacts[type].domain === 'land');
  const chance = chanceOf(attack, defense, few);
  return {
    chance,
    wins: chance >= 0.5,
    swing: swings.reduce((sum, swing) => sum + swing, 0) / lucks.length,
    left: rest.length,
    rest,
    survivors,
    standing: defense.types.slice(0, Math.round(even.defense)),
  };
}

/** Hits that each side can still take in the end; luck is the attacker's. */
function fought(attack: Pool, defense: Pool, luck: number): { readonly attack: number; readonly defense: number } {
  let [own, other] = [attack.size, defense.size];
  for (let round = 0; round < 8 && own > 0 && other > 0; round++) {
    const out = (at(attack.strengths, own) / 6) * luck;
    const back = at(defense.strengths, other) / 6 / luck;
    if (out === 0 && back === 0) break;
    own = Math.max(0, own - back);
    other = Math.max(0, other - out);
  }
  return { attack: own, defense: other };
}

/** The odds of who has more hits to take and to give; the larger the battle, the less is left to luck. */
function chanceOf(attack: Pool, defense: Pool, few: number): number {
  if (area(attack) === 0) return 0;
  const back = area(defense);
  if (back === 0) return 1;
  const better = Math.log(area(attack) / back) / 2 - 0.02;
  return 1 / (1 + Math.exp(-steepness * Math.sqrt(few) * better));
}

/** Strength over all the hits that are taken. */
function area({ strengths }: Pool): number {
  return strengths.reduce((sum, strength) => sum + strength, 0);
}

/** The sum of the values of units, infantry beside artillery at two. */
export function strength(types: readonly UnitType[], camp: Camp): number {
  const plain = types.reduce((sum, type) => sum + unitFacts[type][camp], 0);
  if (camp === 'defense') return plain;
  const of = (type: UnitType): number => types.filter((one) => one === type).length;
  return plain + Math.min(of('infantry'), of('artillery'));
}
