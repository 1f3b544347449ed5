// The ring around a unit that is supported where it stands.
import type { Shape, XY } from '../../../table/scene.js';
import type { Theme } from './theme.js';

/** The dashed ring around a point; its lines grow with `scale`. */
export function heldRing(theme: Theme, id: string, at: XY, [rx, ry]: XY, scale: number): Shape {
  return {
    kind: 'ellipse',
    id,
    at,
    rx,
    ry,
    strokes: [
      { colour: theme.edge, width: 11 * scale },
      { colour: theme.ring, width: 9 * scale },
      { colour: theme.support, width: 5.5 * scale, dash: [13 * scale, 8 * scale], cap: 'butt' },
    ],
  };
}
