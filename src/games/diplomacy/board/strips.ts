// The title strip above the map and the legend strip below it.
import type { Box, Layer, Run, Shape } from '../../../table/scene.js';
import { bent, casedLine, crossPath, curvePath, starPath, trimmed, wavePath } from '../../../draw/paths.js';
import type { Text } from '../../../table/text.js';
import type { BoardInput, Variant } from './input.js';
import { LEGEND, TITLE, WIDTH, type Stage } from './stage.js';
import { chip } from './units.js';

const EDGE = 34;

function titleOf(input: BoardInput, variant: Variant): Text {
  const phase = variant === 'results' && input.last !== null ? input.last : input;
  const args = { year: phase.year, season: { key: `season.${phase.season}` } };
  if (variant === 'results' && input.last !== null) return { key: `board.results.${input.last.phase}`, args };
  if (variant === 'orders') return { key: `board.orders.${input.phase}`, args };
  return { key: `title.${input.phase}`, args };
}

function titleLayer(stage: Stage, input: BoardInput, variant: Variant): Layer {
  const { theme, look, lang } = stage;
  const text = titleOf(input, variant);
  const area: Run[] =
    look.area === undefined
      ? []
      : [{ text: { key: `area.${look.area}` }, lang, size: 38, weight: 'bold', fill: theme.titleSoft }];
  const second: Run[] =
    look.lang === 'both' ? [{ text, lang: 'en', size: 36, weight: 'regular', fill: theme.titleSoft }] : [];
  const caption: Shape[] =
    look.caption === undefined
      ? []
      : [
          {
            kind: 'text',
            id: 'caption',
            at: [WIDTH - EDGE, TITLE / 2],
            align: 'right',
            maxWidth: 520,
            runs: [{ text: look.caption, lang, size: 36, weight: 'regular', fill: theme.titleSoft }],
          },
        ];
  return {
    id: 'title',
    shapes: [
      { kind: 'box', id: 'title:strip', box: { x: 0, y: 0, w: WIDTH, h: TITLE }, fill: { colour: theme.title } },
      {
        kind: 'text',
        id: 'title:text',
        at: [EDGE, TITLE / 2],
        align: 'left',
        gap: 30,
        maxWidth: WIDTH - EDGE * 2 - (look.caption === undefined ? 0 : 560),
        runs: [{ text, lang, size: 54, weight: 'bold', fill: theme.titleInk }, ...area, ...second],
      },
      ...caption,
    ],
  };
}

function powerCell(stage: Stage, input: BoardInput, row: BoardInput['table'][number], box: Box): Shape {
  const { theme, look, lang } = stage;
  const { strong, ink } = stage.powers[row.power];
  const other: Run[] =
    look.lang === 'both'
      ? [{ text: { key: `power.${row.power}` }, lang: 'en', size: 25, weight: 'regular', fill: theme.stripSoft }]
      : [];
  const difference = row.centres - row.units;
  const due: Run[] =
    input.phase === 'adjustment' && difference !== 0 && !row.out
      ? [
          {
            text: difference > 0 ? `+${difference}` : `−${-difference}`,
            lang: 'en',
            size: 32,
            weight: 'bold',
            fill: difference > 0 ? theme.good : theme.alarm,
          },
        ]
      : [];
  const small: Shape = {
    kind: 'box',
    id: 'units-sign',
    box: { x: 176, y: 19, w: 30, h: 24 },
    radius: 5,
    fill: { colour: strong },
    strokes: [{ colour: theme.edge, width: 2 }],
  };
  return {
    kind: 'group',
    id: `legend:${row.power}`,
    at: [box.x, box.y + box.h / 2],
    ...(row.out ? { alpha: 0.36 } : {}),
    shapes: [
      {
        kind: 'box',
        id: 'chip',
        box: { x: 0, y: -42, w: 78, h: 84 },
        radius: 12,
        fill: { colour: strong },
        strokes: [{ colour: strong === '#FFFFFF' ? ink : theme.edge, width: 3 }],
      },
      {
        kind: 'text',
        id: 'letter',
        at: [39, 0],
        align: 'centre',
        runs: [
          {
            text: { key: `power.${row.power}.letter` },
            lang: stage.mode === 'ko' ? 'ko' : 'en',
            size: 46,
            weight: 'bold',
            fill: ink,
          },
        ],
      },
      {
        kind: 'text',
        id: 'name',
        at: [94, -22],
        align: 'left',
        gap: 9,
        maxWidth: box.w - 100,
        runs: [{ text: { key: `power.${row.power}` }, lang, size: 37, weight: 'bold', fill: theme.stripInk }, ...other],
      },
      {
        kind: 'path',
        id: 'centres-sign',
        d: starPath([109, 29], 17),
        fill: { colour: strong },
        strokes: [{ colour: theme.edge === '#0B0F14' ? '#FFFFFF' : theme.edge, width: 2 }],
      },
      {
        kind: 'text',
        id: 'centres',
        at: [132, 31],
        align: 'left',
        runs: [{ text: String(row.centres), lang: 'en', size: 34, weight: 'bold', fill: theme.stripInk }],
      },
      small,
      {
        kind: 'text',
        id: 'units',
        at: [214, 31],
        align: 'left',
        gap: 10,
        runs: [{ text: String(row.units), lang: 'en', size: 34, weight: 'bold', fill: theme.stripInk }, ...due],
      },
    ],
  };
}

interface Key {
  readonly id: string;
  readonly width: number;
  readonly sign: readonly Shape[];
}

function keySigns(stage: Stage, variant: Variant): readonly Key[] {
  const { theme, powers } = stage;
  const own = powers.england;
  const style = { colour: theme.stripSoft, width: 9, casing: theme.ring, edge: theme.edge, head: 26 };
  const line = (id: string, dash?: readonly number[]): Shape[] => {
    const base = trimmed(bent([0, 0], [112, 0], 0), 0, 21);
    return casedLine(id, curvePath(base), { ...style, ...(dash ? { dash } : {}) }, { at: [112, 0], back: base.to });
  };
  const cross: Shape = {
    kind: 'path',
    id: 'cross',
    d: crossPath([52, 0], 11),
    strokes: [
      { colour: '#FFFFFF', width: 12 },
      { colour: theme.alarm, width: 7 },
    ],
  };
  const plain: readonly Key[] = [
    { id: 'army', width: 76, sign: [chip(stage, { power: 'germany', type: 'A' }, [36, 0], 'army', {}, 0.78)] },
    { id: 'fleet', width: 84, sign: [chip(stage, { power: 'germany', type: 'F' }, [40, 0], 'fleet', {}, 0.78)] },
    {
      id: 'centre',
      width: 48,
      sign: [
        {
          kind: 'path',
          id: 'star',
          d: starPath([20, 0], 21),
          fill: { colour: own.strong },
          strokes: [{ colour: theme.ring, width: 2.5 }],
        },
      ],
    },
    {
      id: 'free',
      width: 48,
      sign: [
        {
          kind: 'path',
          id: 'star',
          d: starPath([20, 0], 21),
          fill: { colour: theme.freeStar },
          strokes: [{ colour: theme.edge, width: 2.5 }],
        },
      ],
    },
    {
      id: 'closed',
      width: 70,
      sign: [
        {
          kind: 'box',
          id: 'closed',
          box: { x: 0, y: -19, w: 58, h: 38 },
          radius: 6,
          fill: { colour: theme.scenery, hatch: { colour: theme.sceneryHatch, spacing: 13, width: 3, angle: 45 } },
          strokes: [{ colour: theme.edge, width: 1.5 }],
        },
      ],
    },
  ];
  if (variant === 'position') return plain;
  return [
    ...plain.slice(0, 2),
    { id: 'move', width: 126, sign: line('move') },
    ...(variant === 'results' ? [{ id: 'failed', width: 126, sign: [...line('failed', [20, 12]), cross] }] : []),
    {
      id: 'support',
      width: 122,
      sign: [
        ...casedLine('support', 'M4 0L96 0', { ...style, colour: theme.support, width: 6.5, dash: [13, 9] }),
        {
          kind: 'ellipse',
          id: 'dot',
          at: [96, 0],
          rx: 9.5,
          ry: 9.5,
          fill: { colour: theme.support },
          strokes: [{ colour: theme.ring, width: 4 }],
        },
      ],
    },
    {
      id: 'convoy',
      width: 126,
      sign: casedLine(
        'convoy',
        wavePath(
          [
            [0, 0],
            [92, 0],
          ],
          44,
          7,
        ),
        style,
        { at: [112, 0], back: [80, 0] },
      ),
    },
    {
      id: 'retreat',
      width: 178,
      sign: [
        ...casedLine(
          'retreat',
          'M66 0L150 0',
          { ...style, colour: theme.alarm, width: 7, dash: [5, 9] },
          { at: [170, 0], back: [140, 0] },
        ),
        chip(stage, { power: 'germany', type: 'A' }, [36, 0], 'out', { dislodged: true }, 0.74),
      ],
    },
  ];
}

function legendLayer(stage: Stage, input: BoardInput, variant: Variant): Layer {
  const { theme, lang, height } = stage;
  const top = height - LEGEND;
  const shapes: Shape[] = [
    { kind: 'box', id: 'legend:strip', box: { x: 0, y: top, w: WIDTH, h: LEGEND }, fill: { colour: theme.strip } },
    { kind: 'box', id: 'legend:rule', box: { x: 0, y: top, w: WIDTH, h: 4 }, fill: { colour: theme.title } },
  ];
  const cell = (WIDTH - EDGE * 2) / Math.max(1, input.table.length);
  input.table.forEach((row, index) => {
    shapes.push(powerCell(stage, input, row, { x: EDGE + index * cell, y: top + 12, w: cell - 8, h: 104 }));
  });
  const keys = keySigns(stage, variant);
  const room = (WIDTH - EDGE * 2 - keys.reduce((sum, { width }) => sum + width, 0)) / keys.length;
  let x = EDGE;
  for (const key of keys) {
    const y = top + 162;
    shapes.push(
      { kind: 'group', id: `key:${key.id}`, at: [x, y], shapes: key.sign },
      {
        kind: 'text',
        id: `key-text:${key.id}`,
        at: [x + key.width + 4, y],
        align: 'left',
        maxWidth: room - 16,
        runs: [{ text: { key: `board.key.${key.id}` }, lang, size: 30, weight: 'regular', fill: theme.stripInk }],
      },
    );
    x += key.width + room;
  }
  return { id: 'legend', shapes };
}

/** Title and legend. */
export function stripLayers(stage: Stage, input: BoardInput, variant: Variant): Layer[] {
  return [titleLayer(stage, input, variant), legendLayer(stage, input, variant)];
}
