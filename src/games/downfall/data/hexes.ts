// The land hexes in play: terrain and nation of each, and how hexes lie. A hex is named by row (from the south) and column (from the west); odd rows lie half a hex further east.
import type { Nation } from './nations.js';

export const terrains = ['clear', 'forest', 'hills', 'mountains', 'swamp'] as const;
export type Terrain = (typeof terrains)[number];

export interface LandHex {
  readonly nation: Nation;
  readonly terrain: Terrain;
}

const coordinates = new Map<string, readonly [q: number, r: number]>();

/** Axial coordinates of a hex. */
function axial(hex: string): readonly [q: number, r: number] {
  const known = coordinates.get(hex) ?? reckon(hex);
  coordinates.set(hex, known);
  return known;
}

function reckon(hex: string): readonly [q: number, r: number] {
  const r = Number(hex.slice(0, 2));
  return [Number(hex.slice(2)) - Math.floor((r - (r % 2)) / 2), r];
}

/** Hexes in a straight line between two hexes. */
export function hexDistance(a: string, b: string): number {
  const [aq, ar] = axial(a);
  const [bq, br] = axial(b);
  return (Math.abs(aq - bq) + Math.abs(ar - br) + Math.abs(aq - bq + ar - br)) / 2;
}

/** The six neighbours in axial coordinates, clockwise; side n of a hex lies towards neighbour n. */
export const directions = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The six hexes around one, whether or not they are in play. */
export function hexesAround(hex: string): readonly string[] {
  const [q, r] = axial(hex);
  return directions.map(([dq, dr]) => {
    const row = r + dr;
    const column = q + dq + Math.floor((row - (row % 2)) / 2);
    return `${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`;
  });
}
