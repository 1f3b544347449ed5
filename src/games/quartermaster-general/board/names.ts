// The names of spaces and the supply stars on the board.
import { bold, second } from '../../../draw/lettering.js';
import { polyline, starPath } from '../../../draw/paths.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { sides, type Side } from '../data/nations.js';
import { spaceIds, spaces, type SpaceId } from '../data/spaces.js';
import { spaceName } from '../reports/names.js';
import { isDenied } from '../rules/supply.js';
import type { QmgView } from '../view.js';
import { labelSizes, STAR, STAR_GAP } from './labels.js';
import type { Stage } from './stage.js';

/** The star of a supply space. */
export function starShapes(id: string, at: XY, radius: number, { theme }: Stage): Shape[] {
  return [
    {
      kind: 'path',
      id: `${id}:ring`,
      d: starPath(at, radius),
      strokes: [{ colour: theme.halo, width: radius * 0.5 }],
    },
    {
      kind: 'path',
      id,
      d: starPath(at, radius),
      fill: { colour: theme.star },
      strokes: [{ colour: theme.starEdge, width: radius * 0.14 }],
    },
  ];
}

/** A bar over a star in the colour of the side that has no supply from it. */
function denial(stage: Stage, id: SpaceId, side: Side, [x, y]: XY, radius: number): Shape {
  const { ring, sides: colours } = stage.theme;
  return {
    kind: 'path',
    id: `denied:${id}`,
    d: polyline([
      [x - radius, y + radius],
      [x + radius, y - radius],
    ]),
    strokes: [
      { colour: ring, width: radius * 0.55 },
      { colour: colours[side].fill, width: radius * 0.32 },
    ],
  };
}

function nameShapes(stage: Stage, view: QmgView, id: SpaceId): Shape[] {
  const { theme, scale, look } = stage;
  const { star, terrain } = spaces[id];
  const box = stage.labelOf(id);
  const room = star === true ? (STAR + STAR_GAP) * scale : 0;
  const ink = terrain === 'sea' ? theme.seaInk : theme.ink;
  const [size = 0, small = 0] = labelSizes[look.lang];
  const name = spaceName(id);
  const at: XY = [box.x + (STAR / 2) * scale, box.y + box.h / 2];
  const denied = star === true ? sides.filter((side) => isDenied(view, side, id)) : [];
  return [
    ...(star === true ? starShapes(`star:${id}`, at, (STAR / 2) * scale, stage) : []),
    ...denied.map((side) => denial(stage, id, side, at, (STAR / 2) * scale)),
    {
      kind: 'text',
      id: `name:${id}`,
      of: id,
      at: [box.x + room + (box.w - room) / 2, box.y],
      align: 'centre',
      halo: { colour: theme.halo, width: 7 * scale },
      runs: [bold(stage, name, size * scale, ink), ...second(stage, name, small * scale, ink)],
      wrap: { width: box.w - room, height: box.h },
    },
  ];
}

/** The names of all spaces that are whole in the picture. */
export function nameLayer(stage: Stage, view: QmgView): Layer {
  const shown = spaceIds.filter((id) => stage.holds(stage.labelOf(id)));
  return stage.upon(
    'names',
    shown.flatMap((id) => nameShapes(stage, view, id)),
  );
}
