// A country's box: name, stability, both sides' influence, control, battleground, and how much has just changed.
import { bold, second } from '../../../draw/lettering.js';
import type { Box, Colour, GroupShape, Run, Shape, XY } from '../../../table/scene.js';
import { partlyRounded, starPath } from '../../../draw/paths.js';
import type { Text } from '../../../table/text.js';
import { controller, stability } from '../rules/control.js';
import { country, type CountryId } from '../data/countries.js';
import { sides, type Side } from '../data/terms.js';
import { isBattleground, isIn } from '../data/geography.js';
import { countryName } from '../reports/names.js';
import { taiwanCounts } from '../rules/scoring.js';
import type { TwilightView } from '../view.js';
import type { Stage } from './stage.js';
import type { RegionTint } from './theme.js';

/** The tint of a country: its region, or the part of it that counts by itself. */
export function tintOf(id: CountryId): RegionTint {
  if (isIn(id, 'southeast_asia')) return 'southeast_asia';
  if (isIn(id, 'eastern_europe') && !isIn(id, 'western_europe')) return 'eastern_europe';
  return country(id).region;
}

/** The frame around what has just changed; drawn under its box. */
export function halo(stage: Stage, id: string, { x, y, w, h }: Box): Shape[] {
  if (!stage.changed.has(id)) return [];
  const grow = h * 0.085;
  const shape = (name: string, by: number, colour: Colour): Shape => ({
    kind: 'box',
    id: `${name}:${id}`,
    box: { x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 },
    radius: h * 0.11 + by,
    fill: { colour },
  });
  return [shape('halo-edge', grow + 3, stage.theme.haloEdge), shape('halo', grow, stage.theme.halo)];
}

/** Measures of a box, from its height. */
export function measures(stage: Stage, { h }: Box): { header: number; values: number; radius: number } {
  const header = h * (stage.look.lang === 'both' ? 0.5 : 0.42);
  return { header, values: h - header, radius: h * 0.11 };
}

/** The name in the upper part of a box: one line, or two when both languages are wanted; `indent` keeps the left side free. */
export function nameText(stage: Stage, name: Text, box: Box, header: number, ink: Colour, indent: number): Shape[] {
  const { w, h } = box;
  const line = (id: string, y: number, run: Run): Shape => ({
    kind: 'text',
    id,
    at: [indent / 2, y],
    align: 'centre',
    maxWidth: w - 10 - indent,
    runs: [run],
  });
  const top = -h / 2;
  const [other] = second(stage, name, h * 0.2, ink);
  if (other === undefined) return [line('name', top + header * 0.52, bold(stage, name, h * 0.32, ink))];
  return [
    line('name', top + header * 0.34, bold(stage, name, h * 0.25, ink)),
    line('name-en', top + header * 0.77, other),
  ];
}

interface Half {
  readonly side: Side;
  readonly points: number;
  readonly controlled: boolean;
}

/** One half of the lower part, round at its outer corner. */
function halfPath({ w, h }: Box, top: number, radius: number, side: Side): string {
  const half: Box = { x: side === 'us' ? -w / 2 : 0, y: top, w: w / 2, h: h / 2 - top };
  return partlyRounded(half, radius, [side === 'us' ? 'bottom-left' : 'bottom-right']);
}

/** The upper part, round at its upper corners. */
export function headerPath({ w, h }: Box, bottom: number, radius: number): string {
  return partlyRounded({ x: -w / 2, y: -h / 2, w, h: bottom + h / 2 }, radius, ['top-left', 'top-right']);
}

/** How large a number is written, from the height of the box. */
function numberSize(points: number): number {
  if (points === 0) return 0.34;
  return points < 10 ? 0.5 : 0.38;
}

function half(stage: Stage, { side, points, controlled }: Half, box: Box): Shape[] {
  const { theme } = stage;
  const { strong, ink, tint, text } = stage.sides[side];
  const { header, values, radius } = measures(stage, box);
  const { w, h } = box;
  const sign = side === 'us' ? -1 : 1;
  const top = -h / 2 + header;
  const shift = !controlled ? 0.03 : points < 10 ? 0 : -0.05;
  return [
    {
      kind: 'path',
      id: `half:${side}`,
      d: halfPath(box, top, radius, side),
      fill: { colour: controlled ? strong : points > 0 ? tint : theme.paper },
    },
    {
      kind: 'text',
      id: side,
      at: [sign * (w * 0.25 + h * shift), top + values / 2],
      align: 'centre',
      runs: [
        {
          text: String(points),
          lang: 'en',
          size: h * numberSize(points),
          weight: 'bold',
          fill: controlled ? ink : points > 0 ? text : theme.faint,
        },
      ],
    },
    ...(controlled
      ? [
          {
            kind: 'text' as const,
            id: `control:${side}`,
            at: [sign * (w / 2 - h * 0.17), top + h * 0.15] as const,
            align: 'centre' as const,
            runs: [bold(stage, { key: `board.letter.${side}` }, h * 0.19, ink)],
          },
        ]
      : []),
  ];
}

/** The filled shape of a box. */
export function ground({ w, h }: Box, radius: number, fill: Colour): Shape {
  return { kind: 'box', id: 'ground', box: { x: -w / 2, y: -h / 2, w, h }, radius, fill: { colour: fill } };
}

/** The line round a box, drawn over its parts. */
export function frame({ w, h }: Box, radius: number, colour: Colour, width: number): Shape {
  return { kind: 'box', id: 'frame', box: { x: -w / 2, y: -h / 2, w, h }, radius, strokes: [{ colour, width }] };
}

/** The box of a country. */
export function countryBox(stage: Stage, view: TwilightView, id: CountryId, box: Box): GroupShape {
  const { theme } = stage;
  const { w, h } = box;
  const { header, values, radius } = measures(stage, box);
  const holder = controller(view, id);
  const key = isBattleground(id) || (id === 'taiwan' && taiwanCounts(view));
  const ink = key ? '#FFFFFF' : theme.ink;
  const edge = holder !== null ? stage.sides[holder].strong : key ? theme.battleground : theme.edge;
  const middle = -h / 2 + header + values / 2;
  return {
    kind: 'group',
    id: `box:${id}`,
    of: id,
    at: [box.x + w / 2, box.y + h / 2],
    shapes: [
      ground(box, radius, theme.paper),
      {
        kind: 'path',
        id: 'header',
        d: headerPath(box, -h / 2 + header, radius),
        fill: { colour: key ? theme.battleground : theme.header[tintOf(id)] },
      },
      ...(key
        ? [
            {
              kind: 'path' as const,
              id: 'battleground',
              d: starPath([-w / 2 + h * 0.15, -h / 2 + header * 0.5], h * 0.1),
              fill: { colour: '#FFFFFF' },
            },
          ]
        : []),
      ...nameText(stage, countryName(id), box, header, ink, key ? h * 0.3 : 0),
      ...sides.flatMap((side) =>
        half(stage, { side, points: view.influence[id][side], controlled: holder === side }, box),
      ),
      frame(box, radius, edge, holder !== null ? h * 0.1 : h * 0.05),
      {
        kind: 'ellipse',
        id: 'stability',
        at: [0, middle],
        rx: h * 0.145,
        ry: h * 0.145,
        fill: { colour: theme.marker },
        strokes: [{ colour: theme.markerInk, width: h * 0.018 }],
      },
      {
        kind: 'text',
        id: 'stability-number',
        at: [0, middle],
        align: 'centre',
        runs: [
          { text: String(stability(view, id)), lang: 'en', size: h * 0.23, weight: 'bold', fill: theme.markerInk },
        ],
      },
    ],
  };
}

/** How much a side's influence has just changed, as a badge on the lower edge of its half; drawn over all boxes. */
export function changeBadges(stage: Stage, id: CountryId, { x, y, w, h }: Box): Shape[] {
  const { theme } = stage;
  return sides.flatMap((side): Shape[] => {
    const change = stage.change(id, side);
    if (change === 0) return [];
    const at: XY = [x + w * (side === 'us' ? 0.25 : 0.75), y + h * 1.1];
    const text = change > 0 ? `+${change}` : `−${-change}`;
    return [
      {
        kind: 'box',
        id: `change-ground:${id}:${side}`,
        box: { x: at[0] - h * 0.27, y: at[1] - h * 0.165, w: h * 0.54, h: h * 0.33 },
        radius: h * 0.165,
        fill: { colour: theme.halo },
        strokes: [{ colour: theme.haloEdge, width: 2.5 }],
      },
      {
        kind: 'text',
        id: `change:${id}:${side}`,
        at,
        align: 'centre',
        runs: [{ text, lang: 'en', size: h * 0.29, weight: 'bold', fill: '#161616' }],
      },
    ];
  });
}
