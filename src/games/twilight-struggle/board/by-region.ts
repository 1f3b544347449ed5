// The whole position by region, in two columns of large rows: what the map shows, readable on a phone without zoom.
import { stripGround } from '../../../draw/frame.js';
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import { starPath } from '../../../draw/paths.js';
import type { Box, Scene, Shape } from '../../../table/scene.js';
import { civilWarSpace, type CountryId } from '../data/countries.js';
import { countriesIn, isBattleground } from '../data/geography.js';
import { sides, type Region } from '../data/terms.js';
import { countryName, regionName, say, sideName } from '../reports/names.js';
import { vpText } from '../reports/figures.js';
import { controller, stability } from '../rules/control.js';
import { scoreOf, taiwanCounts } from '../rules/scoring.js';
import type { TwilightView } from '../view.js';
import { tintOf } from './boxes.js';
import type { Stage } from './stage.js';
import { titleLayer } from './title.js';
import { defconColour } from './tracks.js';

const WIDTH = 1200;
const TITLE = 96;
const HEAD = 100;
const EDGE = 12;
const ROW = 50;
const REGION_ROW = 60;
const GAP = 12;
/** Width of a side's number. */
const NUMBER = 92;

/** Regions from top to bottom in the two columns, which are about as long. */
const columns: readonly (readonly Region[])[] = [
  ['europe', 'middle_east', 'central_america'],
  ['asia', 'africa', 'south_america'],
];

/** A region's rows: those that count for themselves first stand together, Southeast Asia below the rest of Asia. */
function countriesOf(region: Region): readonly CountryId[] {
  const all = countriesIn(region);
  const apart = all.filter((id) => tintOf(id) === 'southeast_asia');
  return [...all.filter((id) => !apart.includes(id)), ...apart];
}

const heightOf = (view: TwilightView, regions: readonly Region[]): number =>
  regions.reduce((sum, region) => sum + REGION_ROW + countriesOf(region).length * ROW + GAP, 0) +
  (view.civilWar !== null && regions.includes('asia') ? ROW : 0);

/** DEFCON, what it closes in a colour, and the points. */
function head(stage: Stage, view: TwilightView): Shape[] {
  const { theme } = stage;
  const middle = TITLE + HEAD / 2;
  const ahead = view.vp === 0 ? theme.stripInk : stage.sides[view.vp > 0 ? 'us' : 'ussr'].text;
  return [
    ...stripGround('head', { x: 0, y: TITLE, w: WIDTH, h: HEAD }, theme),
    {
      kind: 'box',
      id: 'defcon',
      box: { x: EDGE, y: TITLE + 14, w: 300, h: HEAD - 28 },
      radius: 12,
      fill: { colour: defconColour(view.defcon) },
    },
    line(
      'defcon:level',
      [EDGE + 150, middle],
      bold(stage, say('board.defconLevel', { level: view.defcon }), 50, '#161616'),
      {
        align: 'centre',
        maxWidth: 280,
      },
    ),
    line(
      'mil-ops',
      [EDGE + 330, middle],
      [plain(stage, say('board.milOpsShort'), 30, theme.stripSoft)].concat(
        sides.flatMap((side) => [
          bold(stage, { key: `board.letter.${side}` }, 40, stage.sides[side].text),
          figure(`${view.milOps[side]}/${view.defcon}`, 40, theme.stripInk),
        ]),
      ),
      { gap: 14, maxWidth: 400 },
    ),
    line(
      'vp',
      [WIDTH - EDGE, middle],
      [plain(stage, say('board.vp'), 34, theme.stripSoft), bold(stage, vpText(view.vp), 54, ahead)],
      { align: 'right', gap: 16, maxWidth: 440 },
    ),
  ];
}

/** The name of a region and what it would bring if it were scored now. */
function regionRow(stage: Stage, view: TwilightView, region: Region, { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const { theme, sides: colours } = stage;
  const { net, wins } = scoreOf(view, region);
  const ahead = wins ?? (net > 0 ? 'us' : net < 0 ? 'ussr' : null);
  const now =
    wins !== null
      ? say('board.scoreWins', { side: sideName(wins) })
      : ahead === null
        ? say('board.scoreEven')
        : say('vp.ahead', { side: sideName(ahead), vp: Math.abs(net) });
  const middle = y + REGION_ROW / 2;
  return [
    {
      kind: 'box',
      id: `region:${region}`,
      box: { x, y: y + 2, w, h: REGION_ROW - 4 },
      radius: 8,
      fill: { colour: theme.header[region] },
    },
    line(`region-name:${region}`, [x + 14, middle], bold(stage, regionName(region), 38, theme.ink), {
      maxWidth: w * 0.58,
    }),
    line(
      `region-score:${region}`,
      [x + w - 14, middle],
      bold(stage, now, 36, ahead === null ? theme.ink : colours[ahead].text),
      { align: 'right', maxWidth: w * 0.36 },
    ),
  ];
}

/** One country: battleground or not, name, stability, and each side's influence, on its colour where it controls. */
function countryRow(stage: Stage, view: TwilightView, id: CountryId, { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const { theme, sides: colours } = stage;
  const middle = y + ROW / 2;
  const holder = controller(view, id);
  const key = isBattleground(id) || (id === 'taiwan' && taiwanCounts(view));
  const numbers = x + w - NUMBER * 2;
  return [
    {
      kind: 'box',
      id: `row:${id}`,
      of: id,
      box: { x, y: y + 1, w, h: ROW - 2 },
      radius: 6,
      fill: { colour: theme.ground[tintOf(id)] },
      ...(stage.changed.has(id) ? { strokes: [{ colour: theme.halo, width: 6 }] } : {}),
    },
    ...(key
      ? [
          {
            kind: 'path' as const,
            id: `battleground:${id}`,
            d: starPath([x + 24, middle], 17),
            fill: { colour: theme.battleground },
          },
        ]
      : []),
    line(`name:${id}`, [x + 48, middle], (key ? bold : plain)(stage, countryName(id), 34, theme.ink), {
      maxWidth: numbers - x - 48 - 52,
    }),
    {
      kind: 'ellipse',
      id: `stability:${id}`,
      at: [numbers - 26, middle],
      rx: 18,
      ry: 18,
      fill: { colour: theme.marker },
      strokes: [{ colour: theme.markerInk, width: 2 }],
    },
    line(`stability-number:${id}`, [numbers - 26, middle], figure(stability(view, id), 26, theme.markerInk), {
      align: 'centre',
    }),
    ...sides.flatMap((side, index): Shape[] => {
      const points = view.influence[id][side];
      const held = holder === side;
      const { strong, ink, tint, text } = colours[side];
      const box = { x: numbers + index * NUMBER + 2, y: y + 3, w: NUMBER - 4, h: ROW - 6 };
      const change = stage.change(id, side);
      return [
        {
          kind: 'box',
          id: `number:${id}:${side}`,
          box,
          radius: 6,
          fill: { colour: held ? strong : points > 0 ? tint : theme.paper },
        },
        line(
          `points:${id}:${side}`,
          [box.x + box.w / 2, middle],
          [
            ...(held ? [bold(stage, { key: `board.letter.${side}` }, 22, ink)] : []),
            figure(points, 40, held ? ink : points > 0 ? text : theme.faint),
            ...(change === 0 ? [] : [figure(change > 0 ? `+${change}` : `−${-change}`, 24, held ? ink : theme.ink)]),
          ],
          { align: 'centre', gap: 5, maxWidth: box.w - 4 },
        ),
      ];
    }),
  ];
}

/** How far the USSR has come in the Chinese Civil War. */
function civilWarRow(stage: Stage, points: number, { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const { ussr } = stage.sides;
  const text = say('describe.civilWar', { space: countryName(civilWarSpace), points });
  return [
    {
      kind: 'box',
      id: `row:${civilWarSpace}`,
      of: civilWarSpace,
      box: { x, y: y + 1, w, h: ROW - 2 },
      radius: 6,
      fill: { colour: ussr.tint },
    },
    line(`name:${civilWarSpace}`, [x + 48, y + ROW / 2], plain(stage, text, 34, ussr.text), {
      maxWidth: w - 60,
    }),
  ];
}

/** The picture of the whole position by region. */
export function byRegion(stage: Stage, view: TwilightView): Scene {
  const top = TITLE + HEAD + GAP;
  const w = (WIDTH - EDGE * 3) / 2;
  const rows = columns.flatMap((regions, column): Shape[] => {
    const x = EDGE + column * (w + EDGE);
    let y = top;
    return regions.flatMap((region): Shape[] => {
      const shapes = regionRow(stage, view, region, { x, y, w });
      y += REGION_ROW;
      for (const id of countriesOf(region)) {
        shapes.push(...countryRow(stage, view, id, { x, y, w }));
        y += ROW;
      }
      if (region === 'asia' && view.civilWar !== null) {
        shapes.push(...civilWarRow(stage, view.civilWar, { x, y, w }));
        y += ROW;
      }
      y += GAP;
      return shapes;
    });
  });
  return {
    width: WIDTH,
    height: top + Math.max(...columns.map((regions) => heightOf(view, regions))),
    pixels: stage.look.width,
    background: stage.theme.strip,
    ns: 'twilight-struggle',
    layers: [
      titleLayer(stage, view, { width: WIDTH, height: TITLE }),
      { id: 'head', shapes: head(stage, view) },
      { id: 'rows', shapes: rows },
    ],
  };
}
