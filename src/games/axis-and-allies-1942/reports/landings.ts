// What has flown or sailed on without an order, so that it can land.
import type { Text } from '../../../table/text.js';
import type { Space } from '../data/spaces.js';
import { domainOf } from '../rules/board.js';
import type { Unit } from '../state.js';
import { say, spaceName, stackTexts } from './names.js';

/** Aircraft, and carriers that sail to where they land, by where they came from and where they are now; units together that went the same way. */
export function landingTexts(before: readonly Unit[], after: readonly Unit[]): readonly Text[] {
  const ways = new Map<string, { readonly from: Space; readonly to: Space; readonly units: Unit[] }>();
  for (const unit of before) {
    const to = after.find(({ id }) => id === unit.id)?.space;
    if (to === undefined || to === unit.space || unit.aboard !== null) continue;
    const way = `${unit.space} ${to} ${domainOf(unit)}`;
    const found = ways.get(way) ?? { from: unit.space, to, units: [] };
    found.units.push(unit);
    ways.set(way, found);
  }
  return [...ways.values()].map(({ from, to, units }) => {
    const order = say('order.one', { from: spaceName(from), units: stackTexts(units), to: spaceName(to) });
    return units.some((unit) => domainOf(unit) === 'sea') ? say('landing.meets', { order }) : order;
  });
}
