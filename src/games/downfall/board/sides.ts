// Lines along and across the sides of hexes: rivers, straits, closed sides, national borders, railways.
import { centreOf, hexCorners, hexNeighbours } from './hexes.js';
import { polyline } from '../../../draw/paths.js';
import type { HexGrid } from '../../../table/board-map.js';
import type { XY } from '../../../table/scene.js';
import { byFacts, type Facts } from '../data/facts.js';

/** The two hexes of a side written `2420-2520`. */
function pairOf(side: string): readonly [string, string] {
  const [a = '', b = ''] = side.split('-');
  return [a, b];
}

/** The two ends of the side between two neighbours; undefined where they are none. */
export function sideBetween(grid: HexGrid, a: string, b: string, share = 1): readonly [XY, XY] | undefined {
  const centre = centreOf(grid, a);
  const side = hexNeighbours(grid, a).find(({ id }) => id === b)?.side;
  if (centre === undefined || side === undefined) return undefined;
  const corners = hexCorners(grid, centre, share);
  const [from, to] = [corners[side], corners[(side + 1) % 6]];
  return from && to ? [from, to] : undefined;
}

/** The sides between pairs of hexes as one path; of those that touch a shown hex. */
export function alongSides(grid: HexGrid, sides: readonly string[], shown: ReadonlySet<string>): string {
  return sides
    .flatMap((side) => {
      const [a, b] = pairOf(side);
      const ends = shown.has(a) || shown.has(b) ? sideBetween(grid, a, b) : undefined;
      return ends ? [polyline(ends)] : [];
    })
    .join('');
}

/** Lines from middle to middle across sides, as one path. */
export function acrossSides(grid: HexGrid, sides: readonly string[], shown: ReadonlySet<string>): string {
  return sides
    .flatMap((side) => {
      const [a, b] = pairOf(side);
      const ends = shown.has(a) || shown.has(b) ? [centreOf(grid, a), centreOf(grid, b)] : [];
      const points = ends.flatMap((at) => (at === undefined ? [] : [at]));
      return points.length === 2 ? [polyline(points)] : [];
    })
    .join('');
}

const borders = byFacts(() => new WeakMap<HexGrid, readonly string[]>());

/** The sides where two nations meet. */
export function nationalBorders(facts: Facts, grid: HexGrid): readonly string[] {
  const onGrid = borders(facts);
  const known = onGrid.get(grid);
  if (known !== undefined) return known;
  const found = [...facts.hexes].flatMap(([id, { nation }]) =>
    hexNeighbours(grid, id).flatMap((next) => {
      const other = facts.hexes.get(next.id);
      return other && id < next.id && other.nation !== nation ? [`${id}-${next.id}`] : [];
    }),
  );
  onGrid.set(grid, found);
  return found;
}

/** The outlines of hexes as one path. */
export function outlines(grid: HexGrid, hexes: Iterable<string>, share = 1): string {
  return [...hexes]
    .flatMap((id) => {
      const centre = centreOf(grid, id);
      return centre === undefined ? [] : [polyline(hexCorners(grid, centre, share), true)];
    })
    .join('');
}
