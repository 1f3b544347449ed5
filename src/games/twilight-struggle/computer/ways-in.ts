// Ways into a region: whoever stands neither in it nor beside it can place nothing there, and leaves its scoring to the other side.
import { countryIds } from '../data/countries.js';
import { bordersSuperpower, neighbours, regionOf } from '../data/geography.js';
import { regions, type Side } from '../data/terms.js';

/** The regions, by number, that influence in a country opens: its own, and those it borders. */
export const opened: readonly (readonly number[])[] = countryIds.map((id) => [
  ...new Set([id, ...neighbours(id)].map((near) => regions.indexOf(regionOf(near)))),
]);

/** The regions that a superpower borders are open to it without influence. */
export const alwaysOpen: Readonly<Record<Side, readonly boolean[]>> = {
  us: regions.map((region) => countryIds.some((id) => regionOf(id) === region && bordersSuperpower(id, 'us'))),
  ussr: regions.map((region) => countryIds.some((id) => regionOf(id) === region && bordersSuperpower(id, 'ussr'))),
};

/** What the first way into a region is worth before its scoring, and a second one, which a single coup does not close. */
const firstWay = 1.6;
const secondWay = 0.4;

/** What so many ways into a region are worth. */
export function waysWorth(ways: number): number {
  return ways === 0 ? 0 : ways === 1 ? firstWay : firstWay + secondWay;
}
