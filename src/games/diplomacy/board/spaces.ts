// Labels and supply centre stars of the provinces.
import { boxAround, middleOf, movedInto } from '../../../draw/geometry.js';
import { starPath } from '../../../draw/paths.js';
import type { Box, Layer, Shape, XY } from '../../../table/scene.js';
import { locations, type Power, province, provinceIds, type ProvinceId } from '../data/geography.js';
import type { BoardInput } from './input.js';
import { codeWidth, labelLines, LEADING, STAR, STAR_GAP } from './labels.js';
import { freeCentre } from './free-centre.js';
import type { Stage } from './stage.js';

/** The rectangle of a province's label beside its unit, wherever that is. */
function placedBox(stage: Stage, id: ProvinceId): Box {
  const { unit, at, size } = stage.labelOf(id);
  const [x, y] = stage.place(unit);
  const middle: XY = [x + (at[0] - unit[0]) * stage.scale, y + (at[1] - unit[1]) * stage.scale];
  return boxAround(middle, [size[0] * stage.scale, size[1] * stage.scale]);
}

/** The rectangle of a province's label in the picture: what an edge would cut through its letters is moved in beside it. */
export function labelBox(stage: Stage, id: ProvinceId): Box {
  const box = placedBox(stage, id);
  return stage.shows(middleOf(box)) ? movedInto(box, stage.to) : box;
}

/** So much of the height of a name may lie over an edge: more, moved in, would lie on its own unit. */
const OVER = 0.35;

/** Whether a province's label is in the picture. */
function isNamed(stage: Stage, id: ProvinceId): boolean {
  const box = placedBox(stage, id);
  return stage.shows(middleOf(box)) && Math.abs(labelBox(stage, id).y - box.y) <= box.h * OVER;
}

/** The sign of a supply centre: a star in its owner's colour, a ring with a dot while it is free. */
function centreSign(stage: Stage, id: ProvinceId, at: XY, owner: Power | undefined): Shape[] {
  const { theme, scale } = stage;
  if (owner === undefined) return freeCentre(theme, `free:${id}`, at, (STAR / 2) * scale, id);
  const sign = {
    kind: 'path',
    of: id,
    d: starPath(at, (STAR / 2) * scale * 1.06),
    fill: { colour: stage.powers[owner].strong },
  } as const;
  return [
    { ...sign, id: `star:${id}`, strokes: [{ colour: theme.ring, width: 7 * scale }] },
    { ...sign, id: `star-face:${id}`, strokes: [{ colour: theme.edge, width: 2.6 * scale }] },
  ];
}

function labelShapes(stage: Stage, input: BoardInput, id: ProvinceId): Shape[] {
  const { theme, scale, mode } = stage;
  const { centre, kind } = province(id);
  const box = labelBox(stage, id);
  const middle = box.x + box.w / 2;
  const ink = kind === 'sea' ? theme.seaInk : theme.ink;
  const lines = labelLines(id, mode);
  const shapes: Shape[] = [];
  let y = box.y;
  lines.forEach((line, index) => {
    const height = line.size * LEADING * scale;
    const starred = centre && index === 0;
    const starWidth = (STAR + STAR_GAP) * scale;
    // A line of its own fills its box; above a longer second line the code is centred together with its star.
    const width = lines.length === 1 ? box.w - 6 * scale : codeWidth(id, line.size) * scale + (starred ? starWidth : 0);
    const left = middle - width / 2;
    if (starred) {
      const at: XY = [left + (STAR / 2) * scale, y + height / 2 - scale];
      shapes.push(...centreSign(stage, id, at, input.owners[id]));
    }
    shapes.push({
      kind: 'text',
      id: `label:${id}:${index}`,
      of: id,
      at: starred ? [left + starWidth, y + height / 2] : [middle, y + height / 2],
      align: starred ? 'left' : 'centre',
      halo: { colour: theme.halo, width: 7 * scale },
      runs: [{ text: line.text, lang: line.lang, size: line.size * scale, weight: line.weight, fill: ink }],
    });
    y += height;
  });
  return shapes;
}

/** The labels of all provinces in the picture. */
export function labelLayer(stage: Stage, input: BoardInput): Layer {
  const shown = provinceIds.filter((id) => isNamed(stage, id));
  return stage.upon(
    'labels',
    shown.flatMap((id) => labelShapes(stage, input, id)),
  );
}

/** The land and water of every province, and the named coasts: unpainted, to be pointed at. */
export function spaceLayers(stage: Stage): Layer[] {
  const { map, unitAt, scale } = stage;
  const coasts = locations.filter((at) => at.includes('/') && stage.shows(unitAt(at)));
  return [
    stage.ground(
      'spaces',
      provinceIds.map((id) => ({ kind: 'region', id: `space:${id}`, of: id, board: map.id, regions: [id], fill: {} })),
    ),
    stage.upon(
      'coasts',
      coasts.map((at) => ({
        kind: 'ellipse',
        id: `coast:${at}`,
        of: at,
        at: unitAt(at),
        rx: 46 * scale,
        ry: 32 * scale,
      })),
    ),
  ];
}
