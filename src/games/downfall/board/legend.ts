// What the signs of the map mean, below theatres and the whole map.
import { type Key, keyRow, stripGround } from '../../../draw/frame.js';
import { polyline } from '../../../draw/paths.js';
import type { Shape, Stroke } from '../../../table/scene.js';
import { say } from '../reports/names.js';
import { airSign, badgeSign, isolation, partisanSign } from './counters.js';
import { anchorPath, beachCost, citySign } from './places.js';
import { type Stage, STRIP_WIDTH } from './stage.js';
import { rough, terrainSign } from './terrain.js';
import { eventMark } from './time-track.js';

const EDGE = 16;
const ROW = 44;
const ROWS = 3;

/** How high the legend is. */
export const LEGEND_HEIGHT = ROW * ROWS + 16;

const badge = (stage: Stage, sign: 'elite' | 'conscript' | 'supply'): Key => ({
  id: sign,
  text: say(`badge.${sign}`),
  width: 40,
  sign: [
    {
      kind: 'ellipse',
      id: 'disc',
      at: [18, 0],
      rx: 15,
      ry: 15,
      fill: { colour: '#FFFFFF' },
      strokes: [{ colour: stage.theme.edge, width: 2.5 }],
    },
    ...badgeSign(sign, [18, 0], 15),
  ],
});

const stroke = (id: 'rail' | 'river' | 'nation' | 'closed' | 'changed', strokes: readonly Stroke[]): Key => ({
  id,
  text: say(`board.key.${id}`),
  width: 64,
  sign: [
    {
      kind: 'path',
      id,
      d: polyline([
        [2, 0],
        [54, 0],
      ]),
      strokes,
    },
  ],
});

function rows(stage: Stage): readonly (readonly Key[])[] {
  const { theme, factions } = stage;
  const flat = { cap: 'butt' as const };
  const land = rough.map((terrain): Key => {
    const { sign, tint } = theme.terrain[terrain];
    const isFilled = terrain === 'mountains' || terrain === 'forest';
    return {
      id: terrain,
      text: say(`terrain.${terrain}`),
      width: 46,
      sign: [
        { kind: 'box', id: 'ground', box: { x: 0, y: -17, w: 38, h: 34 }, radius: 6, fill: { colour: tint } },
        {
          kind: 'path',
          id: 'sign',
          d: terrainSign(terrain, [19, 0], 13),
          ...(isFilled ? { fill: { colour: sign } } : { strokes: [{ colour: sign, width: 4 }] }),
        },
      ],
    };
  });
  const city = (id: 'city' | 'objective'): Key => ({
    id,
    text: say(`board.key.${id}`),
    width: 44,
    sign: citySign(stage, id, factions.okw.strong, [18, 0], 14, id === 'objective'),
  });
  return [
    [
      badge(stage, 'elite'),
      badge(stage, 'conscript'),
      badge(stage, 'supply'),
      { id: 'isolated', text: say('board.key.isolated'), width: 50, sign: [isolation(stage, 1, [20, 0], 30)] },
      {
        id: 'air',
        text: say('board.key.air'),
        width: 44,
        sign: [airSign(stage, 'air', 'western', false, [18, 0], 15)],
      },
      {
        id: 'partisan',
        text: say('board.key.partisan'),
        width: 46,
        sign: [partisanSign(stage, 'partisan', 'soviet', [18, 0], 16)],
      },
    ],
    [
      city('city'),
      city('objective'),
      {
        id: 'port',
        text: say('board.key.port'),
        width: 36,
        sign: [{ kind: 'path', id: 'port', d: anchorPath([14, 0], 14), strokes: [{ colour: theme.seaInk, width: 4 }] }],
      },
      {
        id: 'beach',
        text: say('board.key.beach'),
        width: 56,
        sign: [
          {
            kind: 'path',
            id: 'beach',
            d: 'M18 -13L46 0L18 13Z',
            fill: { colour: theme.beach },
            strokes: [{ colour: theme.edge, width: 2 }],
          },
          ...beachCost(stage, 'beach', [15, 0], 110, 2),
        ],
      },
      ...land,
    ],
    [
      stroke('rail', [
        { colour: theme.rail, width: 7 },
        { colour: theme.railSleepers, width: 3.2, dash: [10, 8], ...flat },
      ]),
      stroke('river', [{ colour: theme.river, width: 8 }]),
      stroke('nation', [{ colour: theme.nation, width: 5, dash: [13, 9], ...flat }]),
      stroke('closed', [{ colour: theme.closed, width: 11, ...flat }]),
      { id: 'event', text: say('board.key.event'), width: 48, sign: eventMark(stage, 'event', 'soviet', [20, 0]) },
      ...(stage.changed.size === 0
        ? []
        : [
            stroke('changed', [
              { colour: theme.edge, width: 12 },
              { colour: theme.glow, width: 8 },
            ]),
          ]),
    ],
  ];
}

/** The legend in its own space. */
export function legend(stage: Stage): Shape[] {
  const { theme } = stage;
  const style = { theme, languages: { first: stage.first }, size: 25 };
  return [
    ...stripGround('legend', { x: 0, y: 0, w: STRIP_WIDTH, h: LEGEND_HEIGHT }, theme),
    ...rows(stage).flatMap((keys, n) =>
      keyRow(keys, { x: EDGE, y: 8 + ROW * (n + 0.5), w: STRIP_WIDTH - EDGE * 2 }, style),
    ),
  ];
}
