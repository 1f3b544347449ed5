// What must hold of every position, checked by the tests at each step of random games.
import { powers, provinceOf } from './data/geography.js';
import type { DiplomacyState } from './state.js';

/** Checks what must hold of every position. */
export function invariants(position: DiplomacyState): void {
  const taken = position.units.map(({ at }) => provinceOf(at));
  if (new Set(taken).size !== taken.length) throw new Error('two units share a province');
  if (position.phase !== 'retreat' && position.dislodged.length > 0)
    throw new Error('dislodged units outside a retreat phase');
  for (const { unit: one, retreats } of position.dislodged)
    for (const to of retreats)
      if (taken.includes(provinceOf(to))) throw new Error(`${one.at} cannot retreat to occupied ${to}`);
  const commanded = position.seats.flatMap((seat) => seat.powers);
  if (
    commanded.length + position.unplayed.length !== powers.length ||
    new Set([...commanded, ...position.unplayed]).size !== powers.length
  )
    throw new Error('every power is commanded once or stands');
}
