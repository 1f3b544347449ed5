// Signs of legends that several games have alike: land nobody enters, and what has just changed.
import type { Colour, Shape } from '../table/scene.js';
import type { Theme } from './theme.js';

/** How wide the sign of closed land is. */
export const CLOSED_WIDTH = 58;

/** Land that nobody enters, as it is hatched on the map. */
export function closedSign({ scenery, sceneryHatch, edge }: Theme): Shape {
  return {
    kind: 'box',
    id: 'closed',
    box: { x: 0, y: -19, w: CLOSED_WIDTH, h: 38 },
    radius: 6,
    fill: { colour: scenery, hatch: { colour: sceneryHatch, spacing: 13, width: 3, angle: 45 } },
    strokes: [{ colour: edge, width: 1.5 }],
  };
}

/** The glow around what has just changed, of a width. */
export function glowSign(colour: Colour, width: number): Shape {
  return { kind: 'ellipse', id: 'glow', at: [width / 2, 0], rx: width / 2, ry: width / 3, fill: { colour } };
}
