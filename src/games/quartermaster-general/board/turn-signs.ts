// What marks a turn on the board: the number of a deed, and the dashed ring around what is only planned.
import { badgeLetter, roundBadge } from '../../../draw/tokens.js';
import type { Shape, Stroke, XY } from '../../../table/scene.js';
import type { Stage } from './stage.js';

/** The dashed ring around what is only planned. */
export function pendingRing({ theme }: Pick<Stage, 'theme'>): Stroke {
  return { colour: theme.marker, width: 6, dash: [12, 8], cap: 'butt' };
}

/** The number of a deed on a disc, around a point. */
export function deedNumber({ theme }: Pick<Stage, 'theme'>, id: string, number: number, at: XY): Shape {
  return roundBadge(id, at, theme.markerInk, theme.marker, [badgeLetter(String(number), '#FFFFFF')]);
}
