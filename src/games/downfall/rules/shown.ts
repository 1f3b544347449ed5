// What an order marker shows: whether a unit belongs to its categories and types.
import type { Facts } from '../data/facts.js';
import type { UnitId } from '../data/units.js';
import { categoryOf, typeOf, type Unit } from '../state.js';

/** Whether one of the categories or types shown covers a unit; `any` covers all but fortresses. */
export function shows(facts: Facts, shown: readonly string[], id: UnitId, unit: Pick<Unit, 'back'>): boolean {
  const type = typeOf(facts, id, unit);
  if (type === 'fortress') return shown.includes('fortress');
  if (shown.includes('any')) return true;
  if (shown.includes('elite') && facts.units[id].badges?.includes('elite') === true) return true;
  return shown.includes(type) || shown.includes(categoryOf(type));
}
