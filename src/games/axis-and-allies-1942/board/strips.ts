// The strips of the picture: title above; victory cities, the powers with their money, and the legend below.
import { boardTitle, type Key, keyRow, stripGround } from '../../../draw/frame.js';
import { legendArrow } from '../../../draw/arrows.js';
import { CLOSED_WIDTH, closedSign, glowSign } from '../../../draw/keys.js';
import { bold, line, plain, second } from '../../../draw/lettering.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Box, Layer, Shape, XY } from '../../../table/scene.js';
import { powers, type Power } from '../data/powers.js';
import { unitTypes } from '../data/units.js';
import { powerName, say, wareName } from '../reports/names.js';
import { productionOf } from '../rules/production.js';
import type { AaView } from '../view.js';
import { battleSign } from './battles.js';
import { glyphAmid } from './glyphs.js';
import { countLabel, mayDraw, styleOf } from './moves.js';
import { cityStar } from './names.js';
import { WIDTH } from '../../../draw/stage.js';
import type { Stage } from './stage.js';
import { score, title } from './text-board.js';
import { complexSign, unitToken } from './units.js';

const EDGE = 34;
/** Heights of the rows below the map: cities, powers, legend. */
const ROWS = { score: 90, powers: 150, legend: 164 } as const;
/** The legend of a close-up: the short names of units in two rows, then the signs in two. */
const CLOSE_LEGEND = 346;

/** How high all that stands below the map is. */
export function stripHeight({ area }: Stage): number {
  return area === undefined ? ROWS.score + ROWS.powers + ROWS.legend : CLOSE_LEGEND;
}

function powerSquare(stage: Stage, id: string, power: Power, at: XY, size: number): Shape {
  return letterToken(id, at, [size, size], say(`letter.${power}`), stage.powers[power], stage, {
    colour: stage.theme.ring,
    width: size * 0.05,
  });
}

/** The title strip: round, power, phase, and in a close-up its name. */
export function titleLayer(stage: Stage, view: AaView): Layer {
  const { area, title: height } = stage;
  return boardTitle(stage, {
    width: WIDTH,
    height,
    text: title(view),
    area: area === undefined ? undefined : say(`area.${area}`),
    beside: 0.42,
    token: (at, size) => powerSquare(stage, 'title:power', view.active, at, size),
  });
}

function powerCell(stage: Stage, view: AaView, power: Power, { x, y, w, h }: Box): Shape[] {
  const { theme } = stage;
  return [
    {
      kind: 'box',
      id: `cell:${power}`,
      box: { x, y, w, h },
      fill: { colour: view.active === power ? theme.active : theme.strip },
      strokes: [{ colour: theme.well, width: 2 }],
    },
    powerSquare(stage, `cell:${power}:letter`, power, [x + 52, y + 46], 60),
    line(
      `cell:${power}:name`,
      [x + 98, y + 46],
      [bold(stage, powerName(power), 38, theme.stripInk), ...second(stage, powerName(power), 24, theme.stripSoft)],
      { gap: 10, maxWidth: w - 110 },
    ),
    line(
      `cell:${power}:money`,
      [x + 24, y + 112],
      [
        bold(stage, say('board.money', { money: view.treasury[power] }), 44, theme.stripInk),
        plain(stage, say('board.income', { income: productionOf(view, power) }), 32, theme.stripSoft),
      ],
      { gap: 20, maxWidth: w - 40 },
    ),
  ];
}

/** Signs in two rows: what stands on the map, then what happens there. */
function signRows(stage: Stage, view: AaView, fought: boolean): readonly (readonly Key[])[] {
  return [standingKeys(stage), happeningKeys(stage, view, fought)];
}

/** Of what the picture shows only now the meaning stands there only then. */
function happeningKeys(stage: Stage, view: AaView, fought: boolean): readonly Key[] {
  const { theme, look, changed } = stage;
  const key = (
    id: 'fight' | 'changed' | 'move' | 'sent' | 'left' | 'closed',
    width: number,
    sign: readonly Shape[],
  ): Key => ({
    id,
    text: say(`board.key.${id}`),
    width,
    sign,
  });
  const framed = (id: string, box: Box, dash?: readonly number[]): Shape => ({
    kind: 'box',
    id,
    box,
    radius: 8,
    strokes: [{ colour: theme.alarm, width: 5, ...(dash === undefined ? {} : { dash }) }],
  });
  const isPlan = look.variant === 'orders' && mayDraw(view);
  const style = styleOf({ ...stage, scale: 1 }, view);
  return [
    ...(fought
      ? [
          {
            id: 'battle',
            text: say('board.key.battle'),
            width: 98,
            sign: battleSign(stage, 'battle', { x: 36, y: -22, w: 54, h: 44 }, { x: 0, y: -22, w: 38, h: 44 }, [1]),
          },
        ]
      : []),
    ...(changed.size === 0 ? [] : [key('changed', 76, [glowSign(theme.glow, 68)])]),
    ...(look.variant === 'results' ? [key('move', 100, legendArrow('move', 90, style))] : []),
    // On one's own orders stands how many go.
    ...(isPlan
      ? [
          key('sent', 100, [
            ...legendArrow('sent', 90, style),
            countLabel('sent:count', [40, 0], 3, { ...stage, scale: 1 }, view),
          ]),
          ...(view.step === 'combatMove' ? [key('fight', 68, [framed('fight', { x: 2, y: -19, w: 54, h: 38 })])] : []),
          key('left', 68, [framed('left', { x: 2, y: -19, w: 54, h: 38 }, [12, 8])]),
        ]
      : []),
    key('closed', CLOSED_WIDTH + 10, [closedSign(theme)]),
  ];
}

function standingKeys(stage: Stage): readonly Key[] {
  return [
    { id: 'city', text: say('board.key.city'), width: 52, sign: cityStar('city', [24, 0], 22, false, stage) },
    { id: 'capital', text: say('board.key.capital'), width: 52, sign: cityStar('capital', [24, 0], 24, true, stage) },
    {
      id: 'complex',
      text: say('board.key.complex'),
      width: 52,
      sign: complexSign(stage, 'complex', 0, [22, 0], 36),
    },
    {
      id: 'damage',
      text: say('board.key.damage'),
      width: 52,
      sign: complexSign(stage, 'damaged', 3, [22, -8], 36),
    },
    {
      id: 'units',
      text: say('board.key.units'),
      width: 104,
      sign: unitToken(stage, 'token', 'germany', 7, { x: 0, y: -24, w: 92, h: 48 }),
    },
  ];
}

const typeKeys = (stage: Stage): readonly Key[] =>
  unitTypes.map((type) => ({
    id: type,
    text: wareName(type),
    width: 82,
    sign: [glyphAmid('sign', type, [36, 0], [70, 44], stage.theme.stripInk)],
  }));

/**
 * All that stands below the map.
 * @param fought whether battles with their numbers are drawn on it.
 */
export function stripLayer(stage: Stage, view: AaView, fought: boolean): Layer {
  const { theme, bottom, area } = stage;
  const ground = stripGround('strip', { x: 0, y: bottom, w: WIDTH, h: stripHeight(stage) }, theme);
  const width = WIDTH - EDGE * 2;
  if (area !== undefined) {
    const keys = typeKeys(stage);
    const style = { theme, languages: stage, size: 38 };
    return {
      id: 'strips',
      shapes: [
        ...ground,
        ...[keys.slice(0, 6), keys.slice(6), ...signRows(stage, view, fought)].flatMap((row, n) =>
          keyRow(row, { x: EDGE, y: bottom + 54 + n * 80, w: width }, style),
        ),
      ],
    };
  }
  const cell = WIDTH / powers.length;
  return {
    id: 'strips',
    shapes: [
      ...ground,
      line(
        'score',
        [EDGE, bottom + ROWS.score / 2],
        [bold(stage, score(view), 42, theme.stripInk), ...second(stage, score(view), 28, theme.stripSoft)],
        { gap: 26, maxWidth: width },
      ),
      ...powers.flatMap((power, index) =>
        powerCell(stage, view, power, { x: index * cell, y: bottom + ROWS.score, w: cell, h: ROWS.powers }),
      ),
      ...signRows(stage, view, fought).flatMap((row, n) =>
        keyRow(
          row,
          { x: EDGE, y: bottom + ROWS.score + ROWS.powers + ROWS.legend * (0.27 + n * 0.46), w: width },
          { theme, languages: stage, size: 32 },
        ),
      ),
    ],
  };
}
