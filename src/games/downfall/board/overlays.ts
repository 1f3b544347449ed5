// Overlays on demand: zones of control of all sides, and which units supply would reach now.
import type { Layer, Shape } from '../../../table/scene.js';
import { factsOf } from '../data/own-files.js';
import type { Ground } from '../rules/ground.js';
import { Supply } from '../rules/supply.js';
import { byFaction } from '../state.js';
import type { DownfallView } from '../view.js';
import type { Drafted } from './drafts.js';
import { outlines, sideBetween } from './sides.js';
import type { Stage } from './stage.js';
import { RAISED } from './units.js';

/** Where the zones of a side reach, as its foes see them: hatched hexes, and bars over the sides nobody may cross. */
function zoneShapes(stage: Stage, ground: Ground): Shape[] {
  const { unit, factions, grid } = stage;
  const sides = [
    { id: 'axis', against: 'western', colour: factions.okw.strong, angle: 45 },
    { id: 'allies', against: 'axis', colour: factions.soviet.strong, angle: -45 },
  ] as const;
  const hexes = [...stage.shown.land];
  return sides.flatMap(({ id, against, colour, angle }): Shape[] => {
    const reached = hexes.filter((hex) => ground.inFoeZone(hex, against));
    const barred = reached.flatMap((hex) =>
      ground.edges(hex).flatMap(({ to }) => {
        const ends = hex < to && ground.isBarred(hex, to, against) ? sideBetween(grid, hex, to) : undefined;
        return ends ? [`M${ends[0].join(' ')}L${ends[1].join(' ')}`] : [];
      }),
    );
    return [
      {
        kind: 'path',
        id: `zone:${id}`,
        d: outlines(grid, reached),
        fill: { hatch: { colour: `${colour}88`, spacing: unit * 0.13, width: unit * 0.03, angle } },
      },
      {
        kind: 'path',
        id: `zone:${id}:barred`,
        d: barred.join(''),
        strokes: [
          { colour: '#FFFFFF', width: unit * 0.1, cap: 'butt' },
          { colour, width: unit * 0.06, cap: 'butt' },
        ],
      },
    ];
  });
}

/** Zones of control, below names and counters. */
export function zoneLayer(stage: Stage, ground: Ground): Layer {
  return stage.camera.ground('zones', zoneShapes(stage, ground));
}

/** A frame around every unit, were supply traced now: green in supply, yellow where that costs initiative, red and broken out of it. */
export function supplyLayer(stage: Stage, view: DownfallView, ground: Ground): Layer {
  const { unit, theme } = stage;
  const supply = byFaction((faction) => new Supply(ground, faction, 'event'));
  return stage.camera.ground(
    'supply',
    ground.facts.unitIds.flatMap((id): Shape[] => {
      const { status, at } = view.units[id];
      if (status !== 'map' || at === null || !ground.facts.hexes.has(at) || !stage.shown.land.has(at)) return [];
      const here = ground.unitsAt(at);
      const index = here.indexOf(id);
      const way = supply[ground.facts.units[id].faction].lineOf(id);
      const supplied = way !== null;
      const [x, y] = stage.at(at);
      const [w, h] = [unit * (here.length > 1 ? 0.46 : 0.78), unit * 0.6];
      const left = x - w / 2 + (here.length > 1 ? (index - 0.5) * unit * 0.475 : 0);
      return [
        {
          kind: 'box',
          id: `supply:${id}`,
          box: { x: left, y: y - unit * RAISED - h / 2, w, h },
          radius: unit * 0.1,
          strokes: [
            {
              colour: way === null ? theme.alarm : way.tolls.length > 0 ? theme.marker : theme.good,
              width: unit * 0.07,
              ...(supplied ? {} : { dash: [unit * 0.14, unit * 0.09], cap: 'butt' as const }),
            },
          ],
        },
      ];
    }),
  );
}

/** The hexes the mover named last could go to. */
export function reachLayer(stage: Stage, { reach }: Pick<Drafted, 'reach'>): Layer {
  const { theme, unit, grid } = stage;
  const d = outlines(grid, reach, 0.9);
  const strokes = [
    { colour: theme.ring, width: unit * 0.075 },
    { colour: theme.good, width: unit * 0.045 },
  ];
  return stage.camera.ground('reach', [{ kind: 'path', id: 'reach', d, fill: { colour: `${theme.good}40` }, strokes }]);
}

/** Around the hexes in which something has just changed. */
export function focusLayer(stage: Stage, view: DownfallView): Layer {
  const { theme, unit, grid } = stage;
  const places = [...stage.changed]
    .map((id) => factsOf(view).unitIds.find((one) => one === id))
    .flatMap((id) => (id === undefined ? [] : [view.units[id].at ?? '']));
  const changed = [...new Set([...stage.changed, ...places])].filter(
    (hex) => stage.shown.land.has(hex) || stage.shown.sea.has(hex),
  );
  return stage.camera.ground(
    'focus',
    changed.map((hex) => ({
      kind: 'path',
      id: `focus:${hex}`,
      d: outlines(grid, [hex], 0.88),
      strokes: [
        { colour: theme.edge, width: unit * 0.11 },
        { colour: theme.glow, width: unit * 0.075 },
      ],
    })),
  );
}
