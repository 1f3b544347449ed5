// How a whole position stands for a seat: centres owned, units, centres that change hands unless somebody leaves them before winter.
import type { SeatId } from '../../../table/question.js';
import { centres, provinceOf } from '../data/geography.js';
import { alliesOf, type DiplomacyState } from '../state.js';

const worth = { centre: 10, unit: 3, entered: 5 } as const;

/** What a seat has together with those who win with it; a centre is 10. */
export function prospects(state: DiplomacyState, seat: SeatId): number {
  const { units, owners } = state;
  const mine = new Set(alliesOf(state, seat));
  const standing = new Map(units.map(({ at, power }) => [provinceOf(at), power]));
  let value = worth.unit * units.filter(({ power }) => mine.has(power)).length;
  for (const centre of centres) {
    const [owner, holder] = [owners[centre], standing.get(centre)];
    const isOurs = owner !== undefined && mine.has(owner);
    if (isOurs) value += worth.centre;
    if (holder === undefined || mine.has(holder) === isOurs) continue;
    value += isOurs ? -worth.entered : worth.entered;
  }
  return value;
}
