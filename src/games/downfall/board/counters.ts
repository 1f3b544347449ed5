// Counters: combat units with their sign, letter, steps and badges; aircraft, partisans, beachheads.
import { bold, figure, line } from '../../../draw/lettering.js';
import { polyline, starPath } from '../../../draw/paths.js';
import type { Box, GroupShape, Shape, XY } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId, UnitType } from '../data/units.js';
import { say } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { typeOf, type Unit } from '../state.js';
import type { Stage, StripStage } from './stage.js';
import { fields } from './theme.js';

/** What a sign is drawn with: lines in a field. */
function signLines(type: UnitType, { x, y, w, h }: Box): string {
  const cross = `${polyline([
    [x, y],
    [x + w, y + h],
  ])}${polyline([
    [x, y + h],
    [x + w, y],
  ])}`;
  const [mx, my] = [x + w / 2, y + h / 2];
  const oval = (rx: number, ry: number): string =>
    `M${mx - rx} ${my}Q${mx - rx} ${my - ry} ${mx} ${my - ry}Q${mx + rx} ${my - ry} ${mx + rx} ${my}Q${mx + rx} ${my + ry} ${mx} ${my + ry}Q${mx - rx} ${my + ry} ${mx - rx} ${my}Z`;
  switch (type) {
    case 'leg':
      return cross;
    case 'motorized':
      return `${cross}${polyline([
        [mx, y],
        [mx, y + h],
      ])}`;
    case 'shock':
      return `${cross}${polyline([
        [x, y + h * 0.72],
        [x + w, y + h * 0.72],
      ])}`;
    case 'airborne':
      return `${cross}M${mx - w * 0.2} ${y + h}Q${mx - w * 0.1} ${y + h * 0.66} ${mx} ${y + h}Q${mx + w * 0.1} ${y + h * 0.66} ${mx + w * 0.2} ${y + h}`;
    case 'tank':
      return oval(w * 0.36, h * 0.36);
    case 'mechanized':
      return `${cross}${oval(w * 0.36, h * 0.36)}`;
    case 'garrison':
      return polyline([
        [x, y + h],
        [x + w, y],
      ]);
    case 'fort-troop':
      return `${cross}${battlements({ x, y, w, h: h * 0.34 })}`;
    case 'fortress':
      return battlements({ x: x + w * 0.14, y: y + h * 0.2, w: w * 0.72, h: h * 0.62 });
  }
}

function battlements({ x, y, w, h }: Box): string {
  const step = w / 5;
  const at = (n: number, low: boolean): XY => [x + n * step, low ? y + h : y];
  return polyline([
    at(0, true),
    at(0, false),
    at(1, false),
    [x + step, y + h * 0.5],
    [x + 2 * step, y + h * 0.5],
    at(2, false),
    at(3, false),
    [x + 3 * step, y + h * 0.5],
    [x + 4 * step, y + h * 0.5],
    at(4, false),
    at(5, false),
    at(5, true),
  ]);
}

/** The size of a counter alone in its hex, and beside another, in widths of a hex. */
export const WIDE: XY = [0.74, 0.56];
export const NARROW: XY = [0.45, 0.56];

/** A combat unit. `size` in the units it is drawn in. */
export function counter(
  facts: Facts,
  stage: Stage,
  id: UnitId,
  unit: Pick<Unit, 'steps' | 'back' | 'isolated'>,
  at: XY,
  [w, h]: XY,
  of?: string,
): GroupShape {
  const { theme, factions } = stage;
  const printed = facts.units[id];
  const { strong, ink } = factions[printed.faction];
  const type = typeOf(facts, id, unit);
  const narrow = w < h;
  const top = h * 0.27;
  const field: Box = narrow
    ? { x: -w * 0.44, y: -h / 2 + top + h * 0.07, w: w * 0.46, h: h * 0.27 }
    : { x: -w * 0.44, y: -h / 2 + top + h * 0.06, w: w * 0.41, h: h * 0.33 };
  const pip = Math.min(h * 0.1, (w * 0.5) / 4);
  const rim = h * 0.035;
  /** Room for a badge on the corner. */
  const inset = (printed.badges?.length ?? 0) * h * 0.13;
  return {
    kind: 'group',
    id: `unit:${id}`,
    ...(of === undefined ? {} : { of }),
    at,
    shapes: [
      {
        kind: 'box',
        id: 'face',
        box: { x: -w / 2, y: -h / 2, w, h },
        radius: h * 0.12,
        fill: { colour: strong },
        strokes: [
          { colour: theme.edge, width: rim * 3.2 },
          { colour: theme.ring, width: rim * 1.6 },
          ...(unit.isolated === 0
            ? []
            : [{ colour: theme.marker, width: rim * 2.6, dash: [h * 0.14, h * 0.1], cap: 'butt' as const }]),
        ],
      },
      {
        kind: 'box',
        id: 'band',
        box: { x: -w / 2 + rim * 0.6, y: -h / 2 + rim * 0.6, w: w - rim * 1.2, h: top },
        radius: h * 0.09,
        fill: { colour: 'rgba(0,0,0,0.34)' },
      },
      line('name', [inset / 2, -h / 2 + top * 0.56], bold(stage, unitName(facts, id), h * 0.225, ink), {
        align: 'centre',
        maxWidth: w * 0.93 - inset,
      }),
      {
        kind: 'box',
        id: 'field',
        box: field,
        fill: { colour: fields[printed.nationality] },
        strokes: [{ colour: '#1A1A1A', width: h * 0.022 }],
      },
      {
        kind: 'path',
        id: 'sign',
        d: signLines(type, field),
        strokes: [{ colour: '#1A1A1A', width: h * 0.03 }],
        ...(type === 'fortress' ? { fill: { colour: '#3A3A3A' } } : {}),
      },
      line('letter', [field.x + field.w / 2, h * 0.32], bold(stage, say(`letter.${type}`), h * 0.23, ink), {
        align: 'centre',
        maxWidth: field.w,
      }),
      line('steps', [narrow ? w * 0.26 : w * 0.25, h * 0.07], figure(unit.steps, h * (narrow ? 0.52 : 0.6), ink), {
        align: 'centre',
        maxWidth: w * 0.46,
      }),
      ...Array.from({ length: printed.most }, (_, n): Shape => ({
        kind: 'box',
        id: `pip:${n + 1}`,
        box: { x: w * 0.25 + (n - printed.most / 2) * pip * 1.18 + pip * 0.09, y: h * 0.37, w: pip, h: pip * 0.72 },
        fill: { colour: n < unit.steps ? '#FFFFFF' : 'rgba(255,255,255,0.28)' },
      })),
      ...badges(facts, stage, id, [w, h]),
      ...(unit.isolated === 0 ? [] : [isolation(stage, unit.isolated, [w * 0.28, h * 0.52], h * 0.3)]),
    ],
  };
}

/** Elite, conscript or always in supply, on the upper left corner. */
function badges(facts: Facts, { theme }: Stage, id: UnitId, [w, h]: XY): Shape[] {
  return (facts.units[id].badges ?? []).flatMap((badge, n): Shape[] => {
    const [x, y]: XY = [-w / 2 + h * (0.02 + n * 0.3), -h / 2 - h * 0.02];
    const r = h * 0.155;
    return [badgeDisc(`badge:${badge}`, [x, y], r, theme), ...badgeSign(badge, [x, y], r)];
  });
}

const badgeDisc = (id: string, at: XY, r: number, { edge }: Stage['theme']): Shape => ({
  kind: 'ellipse',
  id,
  at,
  rx: r,
  ry: r,
  fill: { colour: '#FFFFFF' },
  strokes: [{ colour: edge, width: r * 0.16 }],
});

/** The sign of a badge, for counters and the legend. */
export function badgeSign(badge: 'elite' | 'conscript' | 'supply', [x, y]: XY, r: number): Shape[] {
  switch (badge) {
    case 'elite':
      return [{ kind: 'path', id: 'elite', d: starPath([x, y], r * 0.8), fill: { colour: '#E09A00' } }];
    case 'conscript':
      return [
        {
          kind: 'path',
          id: 'conscript',
          d: polyline(
            [
              [x - r * 0.6, y + r * 0.5],
              [x, y - r * 0.65],
              [x + r * 0.6, y + r * 0.5],
            ],
            true,
          ),
          fill: { colour: '#9A4A12' },
        },
      ];
    case 'supply':
      return [
        {
          kind: 'box',
          id: 'supply',
          box: { x: x - r * 0.52, y: y - r * 0.45, w: r * 1.04, h: r * 0.9 },
          fill: { colour: '#1B7F4C' },
          strokes: [{ colour: '#FFFFFF', width: r * 0.14 }],
        },
      ];
  }
}

/** The mark of a unit out of supply: what its level is. */
export function isolation({ theme }: Stage, level: number, at: XY, size: number): GroupShape {
  return {
    kind: 'group',
    id: 'isolated',
    at,
    shapes: [
      {
        kind: 'box',
        id: 'plate',
        box: { x: -size * 0.6, y: -size / 2, w: size * 1.2, h: size },
        radius: size * 0.25,
        fill: { colour: theme.marker },
        strokes: [{ colour: theme.edge, width: size * 0.09 }],
      },
      line('level', [0, 0], figure(`I${level}`, size * 0.78, theme.markerInk), { align: 'centre' }),
    ],
  };
}

/** A plane around a point, as path data. */
function planePath([x, y]: XY, r: number): string {
  const at = (dx: number, dy: number): XY => [x + dx * r, y + dy * r];
  const half: readonly (readonly [number, number])[] = [
    [0, -1],
    [0.16, -0.72],
    [0.16, -0.28],
    [1, 0.18],
    [1, 0.42],
    [0.16, 0.2],
    [0.12, 0.62],
    [0.42, 0.86],
    [0.42, 1],
    [0, 0.86],
  ];
  return polyline(
    [
      ...half.map(([dx, dy]) => at(dx, dy)),
      ...half
        .slice(1, -1)
        .toReversed()
        .map(([dx, dy]) => at(-dx, dy)),
    ],
    true,
  );
}

/** An air unit: a plane on a disc of its faction, gold where it is elite. */
export function airSign(
  stage: StripStage,
  id: string,
  faction: Faction,
  elite: boolean,
  at: XY,
  r: number,
  of?: string,
): GroupShape {
  const { theme, factions } = stage;
  return {
    kind: 'group',
    id,
    ...(of === undefined ? {} : { of }),
    at,
    shapes: [
      {
        kind: 'ellipse',
        id: 'disc',
        at: [0, 0],
        rx: r,
        ry: r,
        fill: { colour: factions[faction].strong },
        strokes: [
          { colour: theme.edge, width: r * 0.3 },
          { colour: elite ? theme.marker : theme.ring, width: r * 0.17 },
        ],
      },
      { kind: 'path', id: 'plane', d: planePath([0, 0], r * 0.7), fill: { colour: elite ? theme.marker : '#FFFFFF' } },
    ],
  };
}

/** A partisan. */
export function partisanSign(stage: Stage, id: string, faction: Faction, at: XY, r: number, of?: string): GroupShape {
  const { theme, factions } = stage;
  const { strong, ink } = factions[faction];
  return {
    kind: 'group',
    id,
    ...(of === undefined ? {} : { of }),
    at,
    shapes: [
      {
        kind: 'path',
        id: 'face',
        d: polyline(
          [
            [0, -r],
            [r, 0],
            [0, r],
            [-r, 0],
          ],
          true,
        ),
        fill: { colour: strong },
        strokes: [
          { colour: theme.edge, width: r * 0.34 },
          { colour: theme.ring, width: r * 0.18 },
        ],
      },
      line('letter', [0, 0], bold(stage, say('board.partisan'), r * 0.95, ink), { align: 'centre', maxWidth: r * 1.2 }),
    ],
  };
}
