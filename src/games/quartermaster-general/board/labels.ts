// How a space is written on the board: the runs of its label, in the sizes that the label boxes were baked for.
import type { LabelMode } from '../../../table/scene.js';

/** Letter sizes of a label in pixels of the map, the first language first. */
export const labelSizes: Readonly<Record<LabelMode, readonly number[]>> = {
  en: [32],
  ko: [34],
  both: [32, 23],
};

/** Height of a line over its letter size, as paragraphs are set. */
export const LEADING = 1.28;

/** Diameter of a supply star and the room between it and the name, in pixels of the map. */
export const STAR = 40;
export const STAR_GAP = 4;
