// The title strip above the map and the legend strip below it.
import { casedLine, legendArrow } from '../../../draw/arrows.js';
import { type Key, keyRow, stripGround, TITLE_SIZES, titleStrip } from '../../../draw/frame.js';
import { CLOSED_WIDTH, closedSign } from '../../../draw/keys.js';
import { bold, figure, line, plain, second } from '../../../draw/lettering.js';
import { starPath, wavePath } from '../../../draw/paths.js';
import { crossMark, letterToken } from '../../../draw/tokens.js';
import type { Box, Layer, Run, Shape } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { freeCentre } from './free-centre.js';
import { heldRing } from './held-ring.js';
import { seasonText } from '../reports/names.js';
import type { BoardInput, Variant } from './input.js';
import { WIDTH } from '../../../draw/stage.js';
import { LEGEND, TITLE, type Stage } from './stage.js';
import { chip } from './units.js';

const EDGE = 34;

function titleOf(input: BoardInput, variant: Variant, heading: Text | undefined): Text {
  const phase = variant === 'results' && input.last !== null ? input.last : input;
  const args = { year: phase.year, season: seasonText(phase.season, input.options) };
  if (variant === 'results' && input.isSupposed === true) return { key: 'board.supposed', args };
  if (variant === 'results' && input.last !== null) return { key: `board.results.${input.last.phase}`, args };
  if (variant === 'orders') return { key: `board.orders.${input.phase}`, args };
  return heading ?? { key: `title.${input.phase}`, args };
}

function titleLayer({ theme, look, languages }: Stage, input: BoardInput, variant: Variant): Layer {
  const text = titleOf(input, variant, look.heading);
  const beside = Math.round(TITLE * TITLE_SIZES.beside);
  return titleStrip({
    width: WIDTH,
    height: TITLE,
    theme,
    runs: [
      bold(languages, text, Math.round(TITLE * TITLE_SIZES.heading), theme.titleInk),
      ...(look.area === undefined ? [] : [bold(languages, { key: `area.${look.area}` }, beside, theme.titleSoft)]),
      ...second(languages, text, beside, theme.titleSoft),
    ],
    caption: look.caption === undefined ? undefined : plain(languages, look.caption, beside, theme.titleSoft),
  });
}

function powerCell(stage: Stage, input: BoardInput, row: BoardInput['table'][number], box: Box): Shape {
  const { theme, languages } = stage;
  const colours = stage.powers[row.power];
  const { strong, ink } = colours;
  const name: Text = { key: `power.${row.power}` };
  const difference = row.centres - row.units;
  const due: Run[] =
    input.phase === 'adjustment' && difference !== 0 && !row.out
      ? [figure(difference > 0 ? `+${difference}` : `−${-difference}`, 32, difference > 0 ? theme.good : theme.alarm)]
      : [];
  const rim = { colour: strong === '#FFFFFF' ? ink : theme.edge, width: 3 };
  return {
    kind: 'group',
    id: `legend:${row.power}`,
    at: [box.x, box.y + box.h / 2],
    ...(row.out ? { alpha: 0.36 } : {}),
    shapes: [
      letterToken(
        'chip',
        [39, 0],
        [78, 84],
        { key: `power.${row.power}.letter` },
        colours,
        { first: stage.mode === 'ko' ? 'ko' : 'en' },
        rim,
      ),
      line(
        'name',
        [94, -22],
        [bold(languages, name, 37, theme.stripInk), ...second(languages, name, 25, theme.stripSoft)],
        { gap: 9, maxWidth: box.w - 100 },
      ),
      {
        kind: 'path',
        id: 'centres-sign',
        d: starPath([109, 29], 17),
        fill: { colour: strong },
        strokes: [{ colour: stage.look.theme === 'dark' ? '#FFFFFF' : theme.edge, width: 2 }],
      },
      line('centres', [132, 31], figure(row.centres, 34, theme.stripInk)),
      {
        kind: 'box',
        id: 'units-sign',
        box: { x: 176, y: 19, w: 30, h: 24 },
        radius: 5,
        fill: { colour: strong },
        strokes: [{ colour: theme.edge, width: 2 }],
      },
      line('units', [214, 31], [figure(row.units, 34, theme.stripInk), ...due], { gap: 10 }),
    ],
  };
}

function keys(stage: Stage, variant: Variant): readonly Key[] {
  const { theme, powers } = stage;
  const style = { colour: theme.stripSoft, width: 9, casing: theme.ring, edge: theme.edge, head: 26 };
  const key = (id: string, width: number, sign: readonly Shape[]): Key => ({
    id,
    text: { key: `board.key.${id}` },
    width,
    sign,
  });
  const star = (colour: string, rim: string): Shape => ({
    kind: 'path',
    id: 'star',
    d: starPath([20, 0], 21),
    fill: { colour },
    strokes: [{ colour: rim, width: 2.5 }],
  });
  const units = [
    key('army', 76, [chip(stage, { power: 'germany', type: 'A' }, [36, 0], 'army', {}, { scale: 0.78 })]),
    key('fleet', 84, [chip(stage, { power: 'germany', type: 'F' }, [40, 0], 'fleet', {}, { scale: 0.78 })]),
  ];
  const grounds = [
    key('free', 48, freeCentre(theme, 'free', [20, 0], 21)),
    key('closed', CLOSED_WIDTH + 12, [closedSign(theme)]),
  ];
  if (variant === 'position') {
    return [...units, key('centre', 48, [star(powers.england.strong, theme.ring)]), ...grounds];
  }
  return [
    ...units,
    key('move', 102, legendArrow('move', 88, style)),
    ...(variant === 'results'
      ? [
          key('failed', 126, [
            ...legendArrow('failed', 112, { ...style, dash: [20, 12] }),
            crossMark('cross', [52, 0], 11, theme, [12, 7]),
          ]),
        ]
      : []),
    key('support', 170, [
      ...casedLine('support', 'M4 0L96 0', {
        ...style,
        colour: theme.support,
        width: 6.5,
        dash: [13, 9],
      }),
      {
        kind: 'ellipse',
        id: 'dot',
        at: [96, 0],
        rx: 9.5,
        ry: 9.5,
        fill: { colour: theme.support },
        strokes: [{ colour: theme.ring, width: 4 }],
      },
      heldRing(theme, 'held', [138, 0], [24, 19], 0.9),
    ]),
    key(
      'convoy',
      102,
      casedLine(
        'convoy',
        wavePath(
          [
            [0, 0],
            [68, 0],
          ],
          44,
          7,
        ),
        style,
        { at: [88, 0], back: [56, 0] },
      ),
    ),
    key('retreat', 178, [
      ...casedLine(
        'retreat',
        'M66 0L150 0',
        { ...style, colour: theme.alarm, width: 7, dash: [5, 9] },
        { at: [170, 0], back: [140, 0] },
      ),
      chip(stage, { power: 'germany', type: 'A' }, [36, 0], 'out', { dislodged: true }, { scale: 0.74 }),
    ]),
    ...grounds,
  ];
}

function legendLayer(stage: Stage, input: BoardInput, variant: Variant): Layer {
  const { theme, languages, height } = stage;
  const top = height - LEGEND;
  const width = WIDTH - EDGE * 2;
  const cell = width / Math.max(1, input.table.length);
  return {
    id: 'legend',
    shapes: [
      ...stripGround('legend', { x: 0, y: top, w: WIDTH, h: LEGEND }, theme),
      ...input.table.map((row, index) =>
        powerCell(stage, input, row, { x: EDGE + index * cell, y: top + 12, w: cell - 8, h: 104 }),
      ),
      ...keyRow(keys(stage, variant), { x: EDGE, y: top + 162, w: width }, { theme, languages, size: 30 }),
    ],
  };
}

/** Title and legend. */
export function stripLayers(stage: Stage, input: BoardInput, variant: Variant): Layer[] {
  return [titleLayer(stage, input, variant), legendLayer(stage, input, variant)];
}
