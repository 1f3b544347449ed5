// Tracks and bars: numbered spaces with markers, rounds as dots, a score between two sides, pips owed and done.
import type { Box, Colour, Shape, Stroke, XY } from '../table/scene.js';
import { boxAround } from './geometry.js';
import { figure, line } from './lettering.js';
import { starPath } from './paths.js';
import type { Theme } from './theme.js';

/** Equal boxes side by side in a row. */
export function cellsOf({ x, y, w, h }: Box, count: number, gap = 0): Box[] {
  const step = (w + gap) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({ x: x + index * step, y, w: step - gap, h }));
}

/** A score between two sides, zero in the middle: halves in their colours, ticks with numbers, a star where it stands. */
export function scoreBar(
  id: string,
  { x, y, w, h }: Box,
  {
    limit,
    step,
    score,
    colours: [left, right],
    numbers: [leftInk, rightInk],
    theme,
  }: {
    /** The score at either end, and between ticks. */
    readonly limit: number;
    readonly step: number;
    /** Positive towards the right. */
    readonly score: number;
    readonly colours: readonly [left: Colour, right: Colour];
    readonly numbers: readonly [left: Colour, right: Colour];
    readonly theme: Theme;
  },
): Shape[] {
  const at = (points: number): number => x + ((points + limit) / (limit * 2)) * w;
  const half = (name: string, from: number, to: number, colour: Colour): Shape => ({
    kind: 'box',
    id: `${id}:${name}`,
    box: { x: at(from), y, w: at(to) - at(from), h },
    fill: { colour },
  });
  const ticks = Array.from({ length: Math.floor((limit * 2) / step) + 1 }, (_, index) => index * step - limit);
  const inkOf = (points: number): Colour => (points === 0 ? theme.stripInk : points > 0 ? rightInk : leftInk);
  return [
    half('left', -limit, 0, left),
    half('right', 0, limit, right),
    ...ticks.flatMap((points): Shape[] => [
      {
        kind: 'path',
        id: `${id}:tick:${points}`,
        d: `M${at(points)} ${y - 6}L${at(points)} ${y + h + 6}`,
        strokes: [{ colour: theme.stripInk, width: points === 0 ? 5 : 2.5 }],
      },
      line(
        `${id}:number:${points}`,
        [at(points), y + h + h * 0.85],
        figure(Math.abs(points), h * 0.75, inkOf(points)),
        { align: 'centre' },
      ),
    ]),
    {
      kind: 'path',
      id: `${id}:marker`,
      d: starPath([at(Math.max(-limit, Math.min(limit, score))), y + h / 2], h * 1.1),
      fill: { colour: theme.marker },
      strokes: [{ colour: theme.markerInk, width: h / 8 }],
    },
  ];
}

/** Squares in a row, filled as far as something is done, dashed in red as far as it is owed. */
export function pips(
  id: string,
  [x, middle]: XY,
  {
    count,
    done,
    owed,
    size,
    gap,
    colour,
    theme,
  }: {
    readonly count: number;
    readonly done: number;
    readonly owed: number;
    readonly size: number;
    readonly gap: number;
    readonly colour: Colour;
    readonly theme: Theme;
  },
): Shape[] {
  return Array.from({ length: count }, (_, index): Shape => {
    const lacking = index >= done && index < owed;
    return {
      kind: 'box',
      id: `${id}:${index + 1}`,
      box: { x: x + index * (size + gap), y: middle - size / 2, w: size, h: size },
      radius: size * 0.17,
      fill: { colour: index < done ? colour : theme.well },
      ...(lacking ? { strokes: [{ colour: theme.alarm, width: 4, dash: [9, 6], cap: 'butt' as const }] } : {}),
    };
  });
}

/** A space of a track. */
export interface TrackSpace {
  readonly id: string;
  readonly label: string | number;
  readonly fill?: Colour;
  readonly ink?: Colour;
  /** A frame around it: something happens here, or here one stands. */
  readonly rim?: Stroke;
  readonly labelSize?: number;
  /** Passed, or not in play. */
  readonly faded?: boolean;
  readonly of?: string;
}

/** Numbered spaces in their boxes; `label` says where in its box a number stands. */
export function spaceTrack(
  id: string,
  spaces: readonly TrackSpace[],
  boxes: readonly Box[],
  theme: Theme,
  label: { readonly size: number; readonly at: (box: Box) => XY } = {
    size: (boxes[0]?.h ?? 0) * 0.4,
    at: ({ x, y, w, h }) => [x + w / 2, y + h / 2],
  },
): Shape[] {
  return spaces.flatMap((space, index): Shape[] => {
    const box = boxes[index];
    if (!box) return [];
    const { fill = theme.well, ink = theme.stripSoft, rim, faded = false, of } = space;
    return [
      {
        kind: 'group',
        id: `${id}:${space.id}`,
        at: [0, 0],
        ...(of === undefined ? {} : { of }),
        ...(faded ? { alpha: 0.35 } : {}),
        shapes: [
          {
            kind: 'box',
            id: 'space',
            box,
            radius: Math.min(box.w, box.h) * 0.13,
            fill: { colour: fill },
            ...(rim ? { strokes: [rim] } : {}),
          },
          line('label', label.at(box), figure(space.label, space.labelSize ?? label.size, ink), { align: 'centre' }),
        ],
      },
    ];
  });
}

/** Where several markers stand in one space: below each other in the right part, or alone in the middle of it. */
export function markersIn({ x, y, w, h }: Box, count: number): XY[] {
  return Array.from({ length: count }, (_, index) => [x + w * 0.66, y + (h * (index + 0.5)) / Math.max(1, count)]);
}

/** Rounds as dots in rows: those gone are filled, the present one is numbered. */
export function roundTrack(
  id: string,
  [x, y]: XY,
  {
    rounds,
    round,
    perRow,
    radius,
    theme,
  }: {
    readonly rounds: number;
    readonly round: number;
    readonly perRow: number;
    readonly radius: number;
    readonly theme: Theme;
  },
): Shape[] {
  const step = radius * 2.5;
  return Array.from({ length: rounds }, (_, index): Shape[] => {
    const at: XY = [x + (index % perRow) * step + radius, y + Math.floor(index / perRow) * step + radius];
    const here = index + 1 === round;
    const grow = here ? radius * 1.2 : radius;
    return [
      {
        kind: 'ellipse',
        id: `${id}:${index + 1}`,
        at,
        rx: grow,
        ry: grow,
        fill: { colour: here ? theme.marker : index + 1 < round ? theme.stripSoft : theme.paper },
        strokes: [{ colour: theme.stripInk, width: here ? radius * 0.25 : radius * 0.12 }],
      },
      ...(here
        ? [
            line(`${id}:here`, at, figure(round, radius * 1.4, theme.markerInk), {
              align: 'centre',
              maxWidth: radius * 2,
            }),
          ]
        : []),
    ];
  }).flat();
}

/** A number in a square, with a word above it: how many cards lie in a pile. */
export function countBox(
  id: string,
  at: XY,
  count: number,
  {
    size,
    colour,
    label,
    theme,
  }: { readonly size: number; readonly colour: Colour; readonly label: Shape; readonly theme: Theme },
): Shape[] {
  return [
    {
      kind: 'box',
      id,
      box: boxAround(at, [size, size]),
      radius: size * 0.115,
      fill: { colour: theme.well },
      strokes: [{ colour, width: 4 }],
    },
    line(`${id}:number`, at, figure(count, size * 0.52, colour), { align: 'centre', maxWidth: size * 0.9 }),
    label,
  ];
}
