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
import { LEGEND_ROWS, legendHeight, TITLE, type Stage } from './stage.js';
import { chip } from './units.js';

const EDGE = 34;
/** Words of the legend: 9 pixels high on a phone that is 400 wide. */
const WORDS = 54;
/** In two languages the first of a sign stands smaller above the second. */
const BOTH_WORDS = 63;

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
      ? [
          figure(
            difference > 0 ? `+${difference}` : `−${-difference}`,
            WORDS,
            difference > 0 ? theme.good : theme.alarm,
          ),
        ]
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
        [44, 0],
        [88, 96],
        { key: `power.${row.power}.letter` },
        colours,
        { first: stage.mode === 'ko' ? 'ko' : 'en' },
        rim,
      ),
      line(
        'name',
        [104, -27],
        [bold(languages, name, WORDS, theme.stripInk), ...second(languages, name, 38, theme.stripSoft)],
        { gap: 12, maxWidth: box.w - 110 },
      ),
      {
        kind: 'path',
        id: 'centres-sign',
        d: starPath([126, 31], 22),
        fill: { colour: strong },
        strokes: [{ colour: stage.look.theme === 'dark' ? '#FFFFFF' : theme.edge, width: 2 }],
      },
      line('centres', [156, 33], figure(row.centres, WORDS, theme.stripInk)),
      {
        kind: 'box',
        id: 'units-sign',
        box: { x: 250, y: 16, w: 40, h: 32 },
        radius: 6,
        fill: { colour: strong },
        strokes: [{ colour: theme.edge, width: 2 }],
      },
      line('units', [300, 33], [figure(row.units, WORDS, theme.stripInk), ...due], { gap: 14 }),
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
  const tall = legendHeight(languages);
  const top = height - tall;
  const width = WIDTH - EDGE * 2;
  const perRow = Math.max(1, Math.ceil(input.table.length / 2));
  const cell = width / perRow;
  const all = keys(stage, variant);
  const half = Math.ceil(all.length / 2);
  const style = { theme, languages, size: languages.second === undefined ? WORDS : BOTH_WORDS };
  const rowOfKeys = languages.second === undefined ? LEGEND_ROWS.keys : LEGEND_ROWS.bothKeys;
  const below = top + LEGEND_ROWS.edge + LEGEND_ROWS.powers * 2;
  return {
    id: 'legend',
    shapes: [
      ...stripGround('legend', { x: 0, y: top, w: WIDTH, h: tall }, theme),
      ...input.table.map((row, index) =>
        powerCell(stage, input, row, {
          x: EDGE + (index % perRow) * cell,
          y: top + LEGEND_ROWS.edge + Math.floor(index / perRow) * LEGEND_ROWS.powers,
          w: cell - 8,
          h: LEGEND_ROWS.powers,
        }),
      ),
      ...[all.slice(0, half), all.slice(half)].flatMap((row, n) =>
        keyRow(row, { x: EDGE, y: below + rowOfKeys * (n + 0.5), w: width }, style),
      ),
    ],
  };
}

/** Title and legend. */
export function stripLayers(stage: Stage, input: BoardInput, variant: Variant): Layer[] {
  return [titleLayer(stage, input, variant), legendLayer(stage, input, variant)];
}
