// Where the computer player's dislodged units go.
import type { Dice } from '../../../table/dice.js';
import { provinceOf } from '../data/geography.js';
import type { Power, ProvinceId } from '../data/geography.js';
import type { Dislodged, RetreatOrder } from '../state.js';
import { chanceFrom } from './chance.js';
import { analyse, mayEnter } from './position.js';
import type { Position } from './position.js';
import { prize, worthFor } from './worth.js';

/** What standing on a centre of somebody else counts when centres change hands right after. */
const capture = 10;

/**
 * A retreat or disbandment for every dislodged unit of a power that has a choice; no two go to one province.
 * @param position the units on the board without the dislodged ones.
 */
export function chooseRetreats(
  position: Position,
  dislodged: readonly Dislodged[],
  power: Power,
  dice: Dice,
): readonly RetreatOrder[] {
  const analysis = analyse(position);
  const chance = chanceFrom(dice);
  const worth = worthFor(analysis, power);
  const taken = new Set<ProvinceId>();
  const own = dislodged.filter(({ unit, retreats }) => unit.power === power && retreats.length > 0);
  return own.map(({ unit, retreats }): RetreatOrder => {
    const [best] = retreats
      .filter((to) => !taken.has(provinceOf(to)) && mayEnter(analysis, power, provinceOf(to)))
      .map((to) => {
        const captured = position.season === 'autumn' && prize(analysis, power, to) ? capture : 0;
        return { to, value: (worth(unit.type, to) + captured) * (1 + 0.1 * chance.next()) };
      })
      .sort((a, b) => b.value - a.value);
    if (best === undefined) return { kind: 'disband', unit: unit.at };
    taken.add(provinceOf(best.to));
    return { kind: 'retreat', unit: unit.at, to: best.to };
  });
}
