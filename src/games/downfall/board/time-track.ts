// The time track from the lowest marker on: forty spaces with weather, event spaces, the four markers and the weather marker.
import { figure, line } from '../../../draw/lettering.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Box, Shape, XY } from '../../../table/scene.js';
import { factsOf } from '../data/own-files.js';
import { spacesPerLap } from '../data/tracks.js';
import type { Faction } from '../data/units.js';
import { say } from '../reports/names.js';
import { inOrder, periodOf, spaceOf } from '../rules/time.js';
import type { Weather } from '../state.js';
import type { DownfallView } from '../view.js';
import { STRIP_WIDTH, type StripStage } from './stage.js';
import { weatherSign } from './signs.js';

const EDGE = 16;
const ROWS = 2;
const PER_ROW = 20;
const CELL_HEIGHT = 62;
const GAP = 6;

/** How high the track is. */
export const TIME_HEIGHT = EDGE * 2 + ROWS * CELL_HEIGHT + GAP;

/** A faction's letter on a square of its colour; the two staffs of the Axis share their first two. */
export function factionToken(stage: StripStage, id: string, faction: Faction, at: XY, size: number): Shape {
  const { strong, ink } = stage.factions[faction];
  const rim = { colour: stage.theme.ring, width: size * 0.06 };
  const isStaff = faction === 'okh' || faction === 'okw';
  const token = letterToken(
    id,
    at,
    [size, size],
    isStaff ? '' : say(`board.letter.${faction}`),
    { strong, ink },
    stage,
    rim,
  );
  if (!isStaff) return token;
  return {
    ...token,
    shapes: [
      ...token.shapes.slice(0, 1),
      line('first', [0, -size * 0.27], figure('OK', size * 0.36, ink), { align: 'centre' }),
      line('last', [0, size * 0.13], figure(faction === 'okh' ? 'H' : 'W', size * 0.56, ink), { align: 'centre' }),
    ],
  };
}

/** The weather of a position, which may lie in a later turn. */
function weatherAt(view: DownfallView, position: number): Weather {
  const lap = (at: number): number => Math.floor(at / spacesPerLap);
  const turn = view.turn + lap(position) - lap(view.weatherAt);
  return factsOf(view).tracks.weather[turn - 1]?.[periodOf(position)] ?? 'fair';
}

/** Where several markers stand in one space: alone in the middle, or as a small square of four. */
function seatsIn({ x, y, w, h }: Box, count: number): { readonly size: number; readonly points: readonly XY[] } {
  if (count === 1) return { size: 38, points: [[x + w / 2, y + h - 22]] };
  const size = 23;
  return {
    size,
    points: Array.from({ length: count }, (_, n) => [
      x + w / 2 + ((n % 2) - 0.5) * (size + 1),
      y + h - 14 - Math.floor(n / 2) * (size + 1) - (count === 2 ? 6 : 0),
    ]),
  };
}

/** The track, its upper edge at `y`. */
export function timeTrack(stage: StripStage, view: DownfallView, y: number): Shape[] {
  const { theme, factions } = stage;
  const order = inOrder(view);
  const [first] = order;
  const start = first === undefined ? 0 : view.time[first];
  const width = (STRIP_WIDTH - EDGE * 2) / PER_ROW;
  const last = start + ROWS * PER_ROW - 1;
  const boxOf = (position: number): Box => {
    const n = Math.min(position, last) - start;
    return {
      x: EDGE + (n % PER_ROW) * width,
      y: y + EDGE + Math.floor(n / PER_ROW) * (CELL_HEIGHT + GAP),
      w: width,
      h: CELL_HEIGHT,
    };
  };
  const positions = Array.from({ length: ROWS * PER_ROW }, (_, n) => start + n);
  const cells = positions.flatMap((position): Shape[] => {
    const box = boxOf(position);
    const event = factsOf(view).tracks.eventSpaces[spaceOf(position)];
    const colours = theme.weather[weatherAt(view, position)];
    const starts = position === start || periodOf(position) !== periodOf(position - 1);
    return [
      {
        kind: 'box',
        id: `time:${position}`,
        box: { ...box, x: box.x + 1, w: box.w - 2 },
        radius: 5,
        fill: { colour: colours.ground },
        ...(event === undefined ? {} : { strokes: [{ colour: factions[event].strong, width: 4 }] }),
      },
      line(
        `time:${position}:number`,
        [box.x + width / 2 + (starts ? 11 : 0), box.y + 13],
        figure(
          spaceOf(position),
          21,
          event === undefined ? theme.stripSoft : theme.stripInk,
          event === undefined ? 'regular' : 'bold',
        ),
        {
          align: 'centre',
        },
      ),
      ...(starts
        ? [
            weatherSign(
              `time:${position}:weather`,
              weatherAt(view, position),
              [box.x + 14, box.y + 14],
              9,
              colours.sign,
            ),
          ]
        : []),
      ...(event === undefined
        ? []
        : eventMark(stage, `time:${position}:event`, event, [box.x + width / 2, box.y + 41])),
    ];
  });
  const standing = new Map<number, Faction[]>();
  for (const faction of order) {
    const at = Math.min(view.time[faction], last);
    standing.set(at, [...(standing.get(at) ?? []), faction]);
  }
  const markers = [...standing].flatMap(([position, here]) => {
    const { size, points } = seatsIn(boxOf(position), here.length);
    return here.flatMap((faction, n): Shape[] => {
      const at = points[n] ?? [0, 0];
      return [
        ...(faction === view.active
          ? [
              {
                kind: 'ellipse' as const,
                id: `marker:${faction}:ring`,
                at,
                rx: size * 0.68,
                ry: size * 0.68,
                fill: { colour: theme.marker },
              },
            ]
          : []),
        factionToken(stage, `marker:${faction}`, faction, at, size),
        ...(view.due[faction] ? [due(stage, `marker:${faction}:due`, [at[0] - size * 0.42, at[1] - size * 0.5])] : []),
      ];
    });
  });
  return [...cells, ...weatherMarker(stage, view, boxOf, start, last), ...markers];
}

/** The diamond of a space that brings a faction's event, on the track and in the legend. */
export function eventMark(stage: StripStage, id: string, faction: Faction, [x, y]: XY): Shape[] {
  const { strong, ink } = stage.factions[faction];
  const r = 19;
  return [
    { kind: 'path', id, d: `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, fill: { colour: strong } },
    line(`${id}:sign`, [x, y], figure('!', 24, ink), { align: 'centre' }),
  ];
}

/** An event that is due, on the corner of a marker. */
function due({ theme }: StripStage, id: string, at: XY): Shape {
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      {
        kind: 'ellipse',
        id: 'disc',
        at: [0, 0],
        rx: 11,
        ry: 11,
        fill: { colour: theme.alarm },
        strokes: [{ colour: theme.ring, width: 2 }],
      },
      line('sign', [0, 0], figure('!', 17, '#FFFFFF'), { align: 'centre' }),
    ],
  };
}

function weatherMarker(
  stage: StripStage,
  view: DownfallView,
  boxOf: (position: number) => Box,
  start: number,
  last: number,
): Shape[] {
  if (view.weatherAt < start || view.weatherAt > last) return [];
  const { x, y, w, h } = boxOf(view.weatherAt);
  const sign = stage.theme.weather[weatherAt(view, view.weatherAt)].sign;
  return [
    {
      kind: 'box',
      id: 'weather:marker',
      box: { x: x + 1, y: y - 1, w: w - 2, h: h + 2 },
      radius: 7,
      strokes: [{ colour: sign, width: 5 }],
    },
    {
      kind: 'group',
      id: 'weather:sign',
      at: [x + w - 6, y],
      shapes: [
        {
          kind: 'ellipse',
          id: 'disc',
          at: [0, 0],
          rx: 15,
          ry: 15,
          fill: { colour: stage.theme.paper },
          strokes: [{ colour: sign, width: 3 }],
        },
        weatherSign('sign', weatherAt(view, view.weatherAt), [0, 0], 10, sign),
      ],
    },
  ];
}
