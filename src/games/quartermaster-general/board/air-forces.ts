// Air Forces on the board (Total War): an aeroplane at the corner of its piece; ringed where it is only planned, crossed out where it was lost.
import { crossMark } from '../../../draw/tokens.js';
import type { Shape, XY } from '../../../table/scene.js';
import type { Flag } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import { holdsAir } from '../rules/air.js';
import type { QmgView } from '../view.js';
import { latestMarks, numberOf } from './marks.js';
import { deedNumber, pendingRing } from './turn-signs.js';
import type { Stage } from './stage.js';

const PLANE =
  'M0 -15C2 -15 2.5 -11 2.5 -7L2.5 -4L15 3L15 7L2.5 3L2 10L6 13L6 15.5L0 14L-6 15.5L-6 13L-2 10L-2.5 3L-15 7L-15 3L-2.5 -4L-2.5 -7C-2.5 -11 -2 -15 0 -15Z';

export interface AirStyle {
  /** It has left the board in the turn that is marked. */
  readonly lost?: boolean;
  /** Would come here in a planned turn. */
  readonly pending?: boolean;
  /** Which of the turn's deeds brought it here or took it away. */
  readonly number?: number | undefined;
}

/** An aeroplane from above on a disc of its nation's colour, around a point. */
export function airBadge(
  stage: Stage,
  nation: Flag,
  at: XY,
  { lost = false, pending = false, number }: AirStyle = {},
  scale = 1,
): Shape {
  const { nations, theme } = stage;
  const { strong, ink } = nations[nation];
  return {
    kind: 'group',
    id: 'air',
    at,
    scale,
    shapes: [
      {
        kind: 'ellipse',
        id: 'disc',
        at: [0, 0],
        rx: 19,
        ry: 19,
        fill: { colour: strong },
        strokes: [
          { colour: theme.ring, width: 6 },
          { colour: theme.edge, width: 2 },
        ],
      },
      ...(pending
        ? [
            {
              kind: 'ellipse' as const,
              id: 'pending',
              at: [0, 0] as const,
              rx: 24,
              ry: 24,
              strokes: [pendingRing(stage)],
            },
          ]
        : []),
      { kind: 'path', id: 'plane', d: PLANE, fill: { colour: ink } },
      ...(lost ? [crossMark('lost', [0, 0], 15, theme, [9, 5])] : []),
      ...(number === undefined
        ? []
        : [
            {
              kind: 'group' as const,
              id: 'flight',
              at: [-19, 17] as const,
              scale: 0.8,
              shapes: [deedNumber(stage, 'number', number, [0, 0])],
            },
          ]),
    ],
  };
}

/** How the Air Force of a nation in a space is drawn, or one that was lost there in the turn that is marked; undefined for none. */
export function airAt(stage: Stage, view: QmgView, nation: Flag, space: SpaceId): AirStyle | undefined {
  const marks = latestMarks(view);
  const shown = (number: number | undefined) => (stage.area === undefined ? {} : { number });
  if (holdsAir(view, nation, space)) {
    const flown = numberOf(marks, space, ['flown'], nation);
    return { pending: flown !== undefined && view.planned !== undefined, ...shown(flown) };
  }
  const downed = numberOf(marks, space, ['downed'], nation);
  return downed === undefined ? undefined : { lost: true, ...shown(downed) };
}
