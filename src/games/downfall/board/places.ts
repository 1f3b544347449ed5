// Cities with their names and ports, numbers of hexes, names of seas, beaches and beachheads.
import { blockArrow } from '../../../draw/arrows.js';
import { bold, figure, line, second } from '../../../draw/lettering.js';
import { starPath } from '../../../draw/paths.js';
import { between } from '../../../draw/geometry.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { cityIds, type City } from '../data/cities.js';
import { factsOf } from '../data/own-files.js';
import { say } from '../reports/names.js';
import type { DownfallView } from '../view.js';
import { seaShapes } from './fleets.js';
import type { Stage } from './stage.js';

/** A city: a dot in the colour of who controls it, a star where it is an objective; an anchor where it has a port. */
export function citySign(stage: Stage, id: string, colour: string, at: XY, r: number, objective: boolean): Shape[] {
  const { theme } = stage;
  return [
    {
      kind: 'ellipse',
      id,
      at,
      rx: r,
      ry: r,
      fill: { colour },
      strokes: [
        { colour: theme.edge, width: r * 0.5 },
        { colour: theme.ring, width: r * 0.3 },
      ],
    },
    objective
      ? { kind: 'path', id: `${id}:star`, d: starPath(at, r * 0.72), fill: { colour: '#FFFFFF' } }
      : { kind: 'ellipse', id: `${id}:eye`, at, rx: r * 0.3, ry: r * 0.3, fill: { colour: '#FFFFFF' } },
  ];
}

/** An anchor around a point, as path data for a stroke. */
export function anchorPath([x, y]: XY, r: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * r} ${y + dy * r}`;
  return `M${at(0, -0.9)}L${at(0, 0.9)}M${at(-0.45, -0.45)}L${at(0.45, -0.45)}M${at(-0.8, 0.2)}Q${at(-0.7, 0.95)} ${at(0, 0.95)}Q${at(0.7, 0.95)} ${at(0.8, 0.2)}`;
}

function cityShapes(stage: Stage, view: DownfallView, id: City, crowded: boolean): Shape[] {
  const { theme, unit } = stage;
  const { hex, seas, objective = false } = factsOf(view).cities.places[id];
  const [x, y] = stage.at(hex);
  const holder = view.cityControl[id];
  const colour = stage.factions[holder === 'axis' ? 'okw' : holder].strong;
  const r = unit * (crowded ? 0.075 : 0.105) * (objective ? 1.25 : 1);
  const at: XY = crowded ? [x - unit * 0.42, y + unit * 0.335] : [x, y + unit * 0.02];
  const name = say(`city.${id}`);
  const left = crowded && seas === undefined ? unit * 0.05 : 0;
  const both = stage.second !== undefined && stage.area !== undefined;
  /** On the whole map names are larger, for there is more room between counters. */
  const size = unit * (stage.area === undefined ? (objective ? 0.24 : 0.2) : both ? 0.155 : 0.175);
  const halo = { colour: theme.halo, width: unit * 0.05 };
  return [
    ...citySign(stage, `city:${id}`, colour, at, r, objective),
    ...(seas === undefined
      ? []
      : [
          {
            kind: 'path' as const,
            id: `port:${id}`,
            d: anchorPath(
              crowded ? [x + unit * 0.42, y + unit * 0.335] : [at[0] + r + unit * 0.11, at[1]],
              unit * 0.075,
            ),
            strokes: [
              { colour: theme.halo, width: unit * 0.06 },
              { colour: theme.seaInk, width: unit * 0.026 },
            ],
          },
        ]),
    line(`name:${id}`, [x + left, y + unit * (both ? 0.31 : 0.34)], bold(stage, name, size, theme.ink), {
      align: 'centre',
      halo,
      maxWidth: unit * (crowded ? 0.66 : 0.96),
    }),
    ...(both
      ? [
          line(`name:${id}:second`, [x + left, y + unit * 0.44], second(stage, name, unit * 0.105, theme.ink), {
            align: 'centre',
            halo,
            maxWidth: unit * 0.7,
          }),
        ]
      : []),
  ];
}

/** What a beach costs in transport points, on a disc; a cross where it is closed. */
export function beachCost({ theme }: Stage, id: string, at: XY, unit: number, cost: number | null): Shape[] {
  return [
    {
      kind: 'ellipse',
      id: `${id}:cost`,
      at,
      rx: unit * 0.12,
      ry: unit * 0.12,
      fill: { colour: theme.paper },
      strokes: [{ colour: theme.beach, width: unit * 0.03 }],
    },
    cost === null
      ? line(`${id}:closed`, at, figure('×', unit * 0.22, theme.alarm), { align: 'centre' })
      : line(`${id}:number`, at, figure(cost, unit * 0.17, theme.stripInk), { align: 'centre' }),
  ];
}

/** The beaches: an arrow over the one side that leads to land, with its cost in transport points. */
function beachShapes(stage: Stage, view: DownfallView): Shape[] {
  const facts = factsOf(view);
  const { theme, unit } = stage;
  return facts.beachNames.flatMap((name) => {
    const { sea, land, cost } = facts.seas.beaches[name];
    if (!stage.shown.sea.has(sea)) return [];
    const [from, to] = [stage.at(sea), stage.at(land)];
    const held = view.beachheads.find(({ at }) => at === sea);
    const isClosed = view.closedBeaches.includes(sea);
    const at = between(from, to, 0.26);
    return [
      ...blockArrow(`beach:${name}`, at, between(from, to, 0.56), {
        width: unit * 0.22,
        fill: theme.beach,
        edge: theme.edge,
        casing: theme.ring,
      }),
      ...beachCost(stage, `beach:${name}`, at, unit, isClosed ? null : cost),
      ...(held === undefined ? [] : [beachhead(stage, sea, held.mulberry)]),
    ];
  });
}

function beachhead(stage: Stage, hex: string, mulberry: boolean): Shape {
  const { theme, unit, factions } = stage;
  const [w, h] = [unit * 0.86, unit * 0.74];
  return {
    kind: 'group',
    id: `beachhead:${hex}`,
    of: hex,
    at: stage.at(hex),
    shapes: [
      {
        kind: 'box',
        id: 'ground',
        box: { x: -w / 2, y: -h / 2, w, h },
        radius: unit * 0.1,
        fill: { colour: factions.western.tint },
        strokes: [
          {
            colour: factions.western.strong,
            width: unit * 0.05,
            ...(mulberry ? {} : { dash: [unit * 0.12, unit * 0.07], cap: 'butt' }),
          },
        ],
      },
      line(
        'name',
        [0, h * 0.36],
        bold(stage, say(mulberry ? 'board.mulberry' : 'board.beachhead'), unit * 0.15, theme.ink),
        {
          align: 'centre',
          maxWidth: w * 0.9,
        },
      ),
    ],
  };
}

/** The numbers of the hexes; on the whole map there is no room for them. */
export function numberShapes({ unit, theme, area, shown, at }: Stage): readonly Shape[] {
  const hexes = area === undefined ? [] : [...shown.land];
  return hexes.map((hex) => {
    const [x, y] = at(hex);
    return line(`number:${hex}`, [x, y - unit * 0.435], figure(hex, unit * 0.13, theme.hexInk, 'regular'), {
      align: 'centre',
    });
  });
}

/** Cities with their names; below the counters. */
export function placeLayer(stage: Stage, view: DownfallView, crowded: (hex: string) => boolean): Layer {
  const facts = factsOf(view);
  return stage.camera.ground('places', [
    ...seaShapes(stage, view),
    ...beachShapes(stage, view),
    ...cityIds
      .filter((id) => stage.shown.land.has(facts.cities.places[id].hex))
      .flatMap((id) => cityShapes(stage, view, id, crowded(facts.cities.places[id].hex))),
  ]);
}
