// How much room units and labels take on the map, in its pixels: what the bake keeps free for them.
import type { LabelMode, XY } from '../../../table/scene.js';

/** The units of a territory side by side, and its complex at their right. */
export const LAND_ROOM: XY = [108, 44];
/** The units of a sea zone, side by side. */
export const SEA_ROOM: XY = [96, 44];
/** What a complex takes of the room of its territory. */
export const COMPLEX = 26;

/** Letter sizes of a label, the first language first. */
export const labelSizes: Readonly<Record<LabelMode, readonly number[]>> = {
  en: [24],
  ko: [25],
  both: [23, 16],
};

/** Letter size of the number of a sea zone. */
export const ZONE_SIZE = 23;

/** Height of a line over its letter size, as paragraphs are set. */
export const LEADING = 1.28;

/** Diameter of a victory city's star and the room between it and the name. */
export const STAR = 26;
export const STAR_GAP = 4;
