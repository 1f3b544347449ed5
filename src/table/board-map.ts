// What a game may know of a baked map: its regions, the places where labels and tokens go, its named lines, its hexes.
import type { Box, LabelMode, XY } from './scene.js';

/** A place on a map, in map pixels: where its label is written and where tokens stand. */
export interface Place {
  /** The middle of the label and its size; absent where the place is never written (a coast of a province). */
  readonly label?: { readonly at: XY; readonly size: XY } | undefined;
  /** Places for tokens, the best first. */
  readonly slots: readonly XY[];
}

/** A grid of hexes on a map. `pointy` hexes have a corner at the top, `flat` ones a side. */
export interface HexGrid {
  readonly orientation: 'pointy' | 'flat';
  /** From the middle of a hex to its corners. */
  readonly radius: number;
  /** The middle of the hex with the axial coordinates 0, 0. */
  readonly origin: XY;
  /** Axial coordinates (`q` to the right, `r` down and to the right) by the hex's id. */
  readonly hexes: Readonly<Record<string, readonly [q: number, r: number]>>;
}

/** A baked map as games see it; the outlines of its regions stay with the painter. */
export interface BoardMap {
  readonly id: string;
  readonly size: XY;
  /** `scenery` belongs to no space of the rules. */
  readonly regions: Readonly<
    Record<string, { readonly surface: 'land' | 'water'; readonly scenery: boolean; readonly bounds: Box }>
  >;
  /** By label mode, because words differ in width, and by the id of a space or a named part of one (`stp/nc`). */
  readonly places: Readonly<Partial<Record<LabelMode, Readonly<Record<string, Place>>>>>;
  /** Lines with names: a bridge, a canal, a railway. */
  readonly lines: Readonly<Record<string, readonly XY[]>>;
  readonly grid?: HexGrid;
}

/** The maps of a game by their ids. */
export type BoardMaps = Readonly<Record<string, BoardMap>>;

/** One of a game's maps; throws when it is not among them. */
export function mapNamed(maps: BoardMaps, id: string): BoardMap {
  const map = maps[id];
  if (map === undefined) throw new Error(`No map ${id}`);
  return map;
}
