// Ranges through the air: straight lines over anything, with the regions that lie beside hexes.
import { regionFacts, regions, type Region } from '../data/seas.js';
import type { Place } from '../state.js';
import { hexDistance } from '../data/hexes.js';

function besideAir(region: Region): readonly Place[] {
  return region === 'middle-east' ? regionFacts[region].beside : regionFacts[region].airBeside;
}

const regionNames: ReadonlySet<string> = new Set(regions);

/** Hexes from one place to another through the air; regions that lie beside no hex are out of reach of everything. */
export function airDistance(from: Place, to: Place): number {
  if (!regionNames.has(from) && !regionNames.has(to)) return hexDistance(from, to);
  const region = regions.find((one) => one === from);
  if (region === undefined) return airDistance(to, from);
  if (from === to) return 0;
  if (regionNames.has(to)) return Infinity;
  return Math.min(Infinity, ...besideAir(region).map((hex) => 1 + hexDistance(hex, to)));
}
