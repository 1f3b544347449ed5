// Signs on the map: straits with the side they are open to, and what lies beyond the two edges.
import { boxAround } from '../../../draw/geometry.js';
import { bold, line, plain } from '../../../draw/lettering.js';
import { polyline } from '../../../draw/paths.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { type StraitId, straitIds } from '../data/adjacency.js';
import type { Side } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import { say, spaceName } from '../reports/names.js';
import { openTo } from '../rules/board.js';
import type { QmgView } from '../view.js';
import { SIGN_ROOM } from './rooms.js';
import type { Stage } from './stage.js';

/** What lies across an edge of the map. */
interface Beyond {
  readonly space: SpaceId;
  readonly way: 'left' | 'right';
  /** In which languages its name fits into one line. */
  readonly short: readonly ('en' | 'ko')[];
}

const beyond: readonly Beyond[] = [
  { space: 'pacific-northwest', way: 'left', short: ['ko'] },
  { space: 'western-united-states', way: 'left', short: ['ko'] },
  { space: 'east-pacific', way: 'left', short: ['en', 'ko'] },
  { space: 'canada', way: 'right', short: ['en', 'ko'] },
  { space: 'eastern-united-states', way: 'right', short: ['ko'] },
  { space: 'southeast-pacific', way: 'right', short: ['ko'] },
];

/** A two-headed arrow in the colour of a side, with its name, around a point. */
export function straitSign(stage: Stage, id: string, side: Side, at: XY, scale: number, of?: StraitId): Shape {
  const { theme } = stage;
  const { fill, ink } = theme.sides[side];
  const [w, h] = [108, 38];
  const head = 20;
  const outline = polyline(
    [
      [-w / 2, 0],
      [-w / 2 + head, -h / 2],
      [w / 2 - head, -h / 2],
      [w / 2, 0],
      [w / 2 - head, h / 2],
      [-w / 2 + head, h / 2],
    ],
    true,
  );
  return {
    kind: 'group',
    id,
    ...(of === undefined ? {} : { of }),
    at,
    scale,
    shapes: [
      { kind: 'path', id: 'ring', d: outline, strokes: [{ colour: theme.ring, width: 10 }] },
      { kind: 'path', id: 'face', d: outline, fill: { colour: fill }, strokes: [{ colour: theme.edge, width: 2.4 }] },
      line('side', [0, 0], bold(stage, say(`board.strait.${side}`), 25, ink), {
        align: 'centre',
        maxWidth: w - head * 1.6,
      }),
    ],
  };
}

/** Letter size of what lies beyond an edge, how far above the middle it begins, and how high it may be: in one line or in two. */
const EDGE_NAMES = { short: [24, -16, 32], long: [20, -26, 52] } as const;

function edgeSign(stage: Stage, { space, way, short }: Beyond): Shape {
  const { theme, scale } = stage;
  const [w, h] = [SIGN_ROOM[0] + 6, SIGN_ROOM[1]];
  const sign = way === 'left' ? -1 : 1;
  const [size, top, high] = short.includes(stage.first) ? EDGE_NAMES.short : EDGE_NAMES.long;
  return {
    kind: 'group',
    id: `edge:${space}`,
    at: stage.signAt(`edge:${space}`),
    scale,
    shapes: [
      {
        kind: 'box',
        id: 'ground',
        box: boxAround([0, 0], [w, h]),
        radius: 9,
        fill: { colour: theme.paper },
        strokes: [{ colour: theme.stripSoft, width: 2 }],
      },
      {
        kind: 'path',
        id: 'arrow',
        d: polyline(
          [
            [sign * (w / 2 - 5), 0],
            [sign * (w / 2 - 17), -9],
            [sign * (w / 2 - 17), 9],
          ],
          true,
        ),
        fill: { colour: theme.stripInk },
      },
      line('name', [-sign * 8, top], plain(stage, spaceName(space), size, theme.stripInk), {
        align: 'centre',
        wrap: { width: w - 22, height: high },
      }),
    ],
  };
}

/** All signs in the picture. */
export function signLayer(stage: Stage, view: QmgView): Layer {
  const whole = (id: string): boolean =>
    stage.holds(boxAround(stage.signAt(id), [SIGN_ROOM[0] * stage.scale, SIGN_ROOM[1] * stage.scale]));
  const straits = straitIds.filter((id) => whole(`strait:${id}`));
  const edges = beyond.filter(({ space }) => whole(`edge:${space}`));
  return stage.upon('signs', [
    ...straits.map((id) =>
      straitSign(stage, `strait:${id}`, openTo(view, id), stage.signAt(`strait:${id}`), stage.scale, id),
    ),
    ...edges.map((edge) => edgeSign(stage, edge)),
  ]);
}
