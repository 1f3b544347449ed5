// The chance of an attack by fighting it many times, plainly: piles of units, dice, and the cheapest lost first.
import { unitFacts, type UnitType } from '../../../../src/games/axis-and-allies-1942/data/units.js';
import type { Dice } from '../../../../src/table/dice.js';

/** What is lost first on land when nobody says otherwise. */
const order: Readonly<Record<'attack' | 'defense', readonly UnitType[]>> = {
  attack: ['infantry', 'artillery', 'tank', 'fighter', 'bomber'],
  defense: ['infantry', 'aaa', 'artillery', 'tank', 'bomber', 'fighter'],
};

type Pile = readonly UnitType[];

function sorted(pile: Pile, camp: 'attack' | 'defense'): Pile {
  return [...pile].sort((a, b) => order[camp].indexOf(a) - order[camp].indexOf(b));
}

/** L393, L594: one die a unit; an infantry beside an artillery of the attack hits on two. */
function hitsOf(pile: Pile, camp: 'attack' | 'defense', dice: Dice): number {
  let guns = camp === 'attack' ? pile.filter((type) => type === 'artillery').length : 0;
  let hits = 0;
  for (const type of pile) {
    const isLifted = type === 'infantry' && guns-- > 0;
    const value = isLifted ? 2 : unitFacts[type][camp];
    if (value > 0 && dice.roll(6, 'referee') <= value) hits += 1;
  }
  return hits;
}

/** The share of so many battles on land that an attack wins; both sides fight to the end. */
export function chanceOf(attack: Pile, defense: Pile, battles: number, dice: Dice): number {
  let won = 0;
  for (let n = 0; n < battles; n++) {
    let [ours, theirs] = [sorted(attack, 'attack'), sorted(defense, 'defense')];
    // L629: three shots a gun, one an aircraft at most, before the first round.
    const aircraft = ours.filter((type) => unitFacts[type].domain === 'air');
    const shots = Math.min(3 * theirs.filter((type) => type === 'aaa').length, aircraft.length);
    for (let shot = 0; shot < shots; shot++) {
      if (dice.roll(6, 'referee') !== 1) continue;
      const down = ours.findIndex((type) => unitFacts[type].domain === 'air');
      ours = ours.filter((_, at) => at !== down);
    }
    while (ours.length > 0 && theirs.some((type) => type !== 'aaa')) {
      const [out, back] = [hitsOf(ours, 'attack', dice), hitsOf(theirs, 'defense', dice)];
      [ours, theirs] = [ours.slice(back), theirs.slice(out)];
    }
    if (ours.length > 0) won += 1;
  }
  return won / battles;
}
