// What the computer player thinks of attacks: hits dealt against hits taken, and what the hex is worth.
import type { UnitId } from '../data/units.js';
import { flanks, isTarget, primaries, targets } from '../rules/attacks.js';
import { chancesOf, fightOf, type Chances } from '../rules/chances.js';
import type { Ground } from '../rules/ground.js';
import { fieldOf } from './field.js';
import { ideologyOf, typeOf, type OrderContext, type Place } from '../state.js';

/** What a place is worth to an ideology that does not hold it. */
export function prizeOf(ground: Ground, faction: OrderContext['faction'], place: Place): number {
  const city = ground.facts.cityAt.get(place);
  if (city === undefined || ground.control(place) === ideologyOf(faction)) return 0;
  return ground.facts.cities.places[city].objective === true ? 4 : 1.5;
}

/** An attack worth thinking about. */
export interface Assault {
  readonly target: Place;
  readonly primary: UnitId;
  /** Whether all flanks join. */
  readonly all: boolean;
  readonly gain: number;
}

/** What a hit taken counts beside one dealt; less on a beach, where others wait to come after. */
const ownCost = { western: 0.8, soviet: 0.8, okw: 1.1, okh: 1.1 } as const;
const ashoreCost = 0.5;

/** What the way off a beach is worth: who stays there blocks everybody behind. */
const breakout = 2;

function gainOf(
  ground: Ground,
  order: OrderContext,
  target: Place,
  primary: UnitId,
  others: readonly UnitId[],
): number {
  const chances = chancesOf(ground, order, fightOf(ground, order, target, primary, others));
  const steps = Math.max(1, ground.stepsAt(target));
  const falls = chanceOf(chances, isHeld(ground, target) ? steps : 1);
  const from = ground.board.units[primary].at;
  const isAshore = from !== null && ground.isBeachhead(from);
  const field = fieldOf(ground, order.faction);
  const nearer = from === null || isAshore ? 0 : Math.max(0, field.pull(target) - field.pull(from));
  const prize = prizeOf(ground, order.faction, target) + (isAshore ? breakout : 0) + nearer;
  // More hits than there are steps find nobody.
  const deals = chances.onDefender.reduce((sum, percent, hits) => sum + (percent * Math.min(hits, steps)) / 100, 0);
  return deals - (isAshore ? ashoreCost : ownCost[order.faction]) * chances.takes + falls * prize;
}

/** The chance of so many hits or more on the defenders. */
function chanceOf({ onDefender }: Chances, hits: number): number {
  return onDefender.reduce((sum, percent, n) => (n < hits ? sum : sum + percent / 100), 0);
}

/** Whether defenders stay to the last: those of an objective, and a fortress; others give ground when they are hit. */
function isHeld(ground: Ground, target: Place): boolean {
  const { facts, board } = ground;
  const city = facts.cityAt.get(target);
  if (city !== undefined && facts.cities.places[city].objective === true) return true;
  return ground.unitsAt(target).some((id) => typeOf(facts, id, board.units[id]) === 'fortress');
}

/** The best attack on a target; null where nobody may attack it. */
export function assaultOn(ground: Ground, order: OrderContext, target: Place): Assault | null {
  if (!isTarget(ground, order, target)) return null;
  const ways = primaries(ground, order, target)
    .toSorted((a, b) => ground.board.units[b].steps - ground.board.units[a].steps)
    .slice(0, 2)
    .flatMap((primary) => {
      const others = flanks(ground, order, target, primary);
      const alone = { target, primary, all: false, gain: gainOf(ground, order, target, primary, []) };
      if (others.length === 0) return [alone];
      return [{ target, primary, all: true, gain: gainOf(ground, order, target, primary, others) }, alone];
    });
  return ways.toSorted((a, b) => b.gain - a.gain)[0] ?? null;
}

/** The best attack on each target, the best first. */
export function assaults(ground: Ground, order: OrderContext): readonly Assault[] {
  return targets(ground, order)
    .flatMap((target) => assaultOn(ground, order, target) ?? [])
    .toSorted((a, b) => b.gain - a.gain);
}

/** What the attacks of an order promise together. */
export function promise(ground: Ground, order: OrderContext): number {
  return assaults(ground, order)
    .slice(0, order.attacks + order.freeAttacks)
    .reduce((sum, { gain }) => sum + Math.max(0, gain - 0.3), 0);
}
