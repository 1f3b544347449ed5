// The computer player's purchases: repairs, ships for powers across the sea, and an army of infantry with some teeth.

import { capitals } from '../data/spaces.js';
import { costOf, type Ware } from '../data/units.js';
import { billOf, placingRoom, usableComplexes } from '../rules/production.js';
import type { AaState } from '../state.js';
import { marches } from './ground.js';

/** What to buy and repair. */
export function purchases(state: AaState): Readonly<Record<string, number>> {
  const power = state.active;
  const money = state.treasury[power];
  const bought: Record<string, number> = {};
  let room = 0;
  for (const land of usableComplexes(state)) {
    const damage = state.complexes[land] ?? 0;
    const repair = Math.min(damage, Math.max(0, money - billOf(bought) - 6), 6);
    if (repair > 0) bought[`repair:${land}`] = repair;
    room += placingRoom({ ...state, complexes: { ...state.complexes, [land]: damage - repair } }, land);
  }
  const add = (ware: Ware): boolean => {
    if (room <= 0 || billOf(bought) + costOf(ware) > money) return false;
    bought[ware] = (bought[ware] ?? 0) + 1;
    room -= 1;
    return true;
  };
  const isOverseas = (marches(state, power).get(capitals[power]) ?? 99) > 4;
  const ships = state.units.filter((unit) => unit.power === power && unit.type === 'transport').length;
  if (isOverseas && ships < 4) add('transport');
  if (isOverseas && ships >= 2) add('destroyer');
  // As many cheap units as there is room for, dearer ones with the money that would be left.
  const cycle: readonly Ware[] = ['infantry', 'artillery', 'infantry', 'tank', 'infantry'];
  for (let n = 0; room > 0; n++) {
    const rest = money - billOf(bought);
    const each = rest / room;
    const wanted = each >= 10 ? 'fighter' : each >= 5.5 ? 'tank' : (cycle[n % cycle.length] ?? 'infantry');
    if (!add(wanted) && !add('infantry')) break;
  }
  return bought;
}
