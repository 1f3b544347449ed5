// The names of territories with the stars of victory cities, and the numbers of sea zones.
import { bold, figure, line, second } from '../../../draw/lettering.js';
import { starPath } from '../../../draw/paths.js';
import { middleOf } from '../../../draw/geometry.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { capitals, isLand, type Land, spaces, type Space } from '../data/spaces.js';
import { spaceName } from '../reports/names.js';
import { citiesOf } from '../rules/victory.js';
import type { AaView } from '../view.js';
import { labelSizes, STAR, STAR_GAP, ZONE_SIZE } from './rooms.js';
import type { Stage } from './stage.js';

/** The star of a victory city; that of a capital stands on a disc. */
export function cityStar(id: string, at: XY, radius: number, capital: boolean, { theme }: Stage): Shape[] {
  const disc: Shape = {
    kind: 'ellipse',
    id: `${id}:disc`,
    at,
    rx: radius,
    ry: radius,
    fill: { colour: theme.alarm },
    strokes: [{ colour: theme.ring, width: radius * 0.14 }],
  };
  return [
    ...(capital ? [disc] : []),
    {
      kind: 'path',
      id,
      d: starPath(at, capital ? radius * 0.82 : radius),
      fill: { colour: theme.star },
      strokes: [{ colour: theme.starEdge, width: radius * 0.13 }],
    },
  ];
}

const capitalLands: readonly Land[] = Object.values(capitals);

function landName(stage: Stage, view: AaView, id: Land): Shape[] {
  const { theme, scale, look } = stage;
  const box = stage.labelOf(id);
  const star = citiesOf(view.options).includes(id);
  const room = star ? (STAR + STAR_GAP) * scale : 0;
  const [size = 0, small = 0] = labelSizes[look.lang];
  const name = spaceName(id);
  const at: XY = [box.x + (STAR / 2) * scale, box.y + box.h / 2];
  return [
    ...(star ? cityStar(`star:${id}`, at, (STAR / 2) * scale, capitalLands.includes(id), stage) : []),
    {
      kind: 'text',
      id: `name:${id}`,
      of: id,
      at: [box.x + room + (box.w - room) / 2, box.y],
      align: 'centre',
      halo: { colour: theme.halo, width: 5 * scale },
      runs: [bold(stage, name, size * scale, theme.ink), ...second(stage, name, small * scale, theme.ink)],
      wrap: { width: box.w - room, height: box.h },
    },
  ];
}

function zoneNumber(stage: Stage, id: Space): Shape {
  const { theme, scale } = stage;
  return line(`name:${id}`, middleOf(stage.labelOf(id)), figure(id.slice(2), ZONE_SIZE * scale, theme.seaInk), {
    align: 'centre',
    of: id,
    halo: { colour: theme.halo, width: 4 * scale },
  });
}

/** The names of all spaces that are whole in the picture. */
export function nameLayer(stage: Stage, view: AaView): Layer {
  const shown = spaces.filter((id) => stage.holds(stage.labelOf(id)));
  return stage.upon(
    'names',
    shown.flatMap((id) => (isLand(id) ? landName(stage, view, id) : [zoneNumber(stage, id)])),
  );
}
