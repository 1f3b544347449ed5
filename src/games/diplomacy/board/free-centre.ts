// The sign of a supply centre that nobody owns: never mistaken for a star, whatever the palette.
import type { Shape, XY } from '../../../table/scene.js';
import type { Theme } from './theme.js';

/** A ring with a dot of a given radius around a point. */
export function freeCentre(theme: Theme, id: string, at: XY, radius: number, of?: string): Shape[] {
  const around = (name: string, share: number) =>
    ({
      kind: 'ellipse',
      id: `${id}:${name}`,
      at,
      rx: radius * share,
      ry: radius * share,
      ...(of ? { of } : {}),
    }) as const;
  return [
    {
      ...around('ring', 0.74),
      fill: { colour: theme.freeFace },
      strokes: [
        { colour: theme.ring, width: radius * 0.42 },
        { colour: theme.freeEdge, width: radius * 0.2 },
      ],
    },
    { ...around('dot', 0.26), fill: { colour: theme.freeEdge } },
  ];
}
