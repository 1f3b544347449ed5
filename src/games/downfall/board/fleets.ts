// Seas with their names, and the fleets and submarines in them.
import { bold, figure, line, second } from '../../../draw/lettering.js';
import { polyline } from '../../../draw/paths.js';
import type { Shape, XY } from '../../../table/scene.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import { seaAreas } from '../data/seas.js';
import { say } from '../reports/names.js';
import type { DownfallView } from '../view.js';
import { seaCentre, seaPlaces } from './sea-places.js';
import type { Stage } from './stage.js';

/** A hull with its mast, or a low boat. */
function hullPath(kind: 'fleet' | 'submarine', [x, y]: XY, r: number): string {
  const at = (dx: number, dy: number): XY => [x + dx * r, y + dy * r];
  const deck: readonly XY[] =
    kind === 'fleet'
      ? [
          at(-0.5, 0),
          at(-0.5, -0.4),
          at(-0.1, -0.4),
          at(-0.1, -0.85),
          at(0.15, -0.85),
          at(0.15, -0.4),
          at(0.5, -0.4),
          at(0.5, 0),
        ]
      : [at(-0.2, 0.15), at(-0.15, -0.3), at(0.2, -0.3), at(0.25, 0.15)];
  const hull: readonly XY[] =
    kind === 'fleet'
      ? [at(1.15, 0), at(0.8, 0.5), at(-0.85, 0.5), at(-1.1, 0)]
      : [at(1, 0.15), at(1.15, 0.35), at(0.8, 0.55), at(-0.9, 0.55), at(-1.15, 0.3), at(-0.9, 0.15)];
  return `${polyline([...deck, ...hull])}Z`;
}

/** A fleet or submarine: ship and strength in the colour of its faction; an interdicted one pale and struck out. */
function navalSign(stage: Stage, view: DownfallView, id: NavalId, at: XY, [w, h]: XY): Shape {
  const { theme, factions } = stage;
  const { faction, kind, strength, air } = factsOf(view).fleets[id];
  const { strong, ink, tint } = factions[faction];
  const { ready } = view.naval[id];
  const face = ready ? strong : tint;
  const sign = ready ? ink : strong;
  return {
    kind: 'group',
    id: `unit:${id}`,
    of: id,
    at,
    shapes: [
      {
        kind: 'box',
        id: 'face',
        box: { x: -w / 2, y: -h / 2, w, h },
        radius: h * 0.16,
        fill: { colour: face },
        strokes: [
          { colour: theme.edge, width: h * 0.13 },
          { colour: air === true ? theme.marker : theme.ring, width: h * 0.07 },
        ],
      },
      { kind: 'path', id: 'ship', d: hullPath(kind, [-w * 0.14, h * 0.06], h * 0.27), fill: { colour: sign } },
      line('strength', [w * 0.32, 0], figure(strength, h * 0.62, sign), { align: 'centre' }),
      ...(ready
        ? []
        : [
            {
              kind: 'path' as const,
              id: 'struck',
              d: polyline([
                [-w * 0.4, h * 0.36],
                [w * 0.4, -h * 0.36],
              ]),
              strokes: [{ colour: theme.alarm, width: h * 0.11 }],
            },
          ]),
    ],
  };
}

/** The names of seas with what is at sea there. */
export function seaShapes(stage: Stage, view: DownfallView): Shape[] {
  const { unit, theme } = stage;
  const scale = stage.area === undefined ? 1.25 : 1;
  const [w, h] = [unit * 0.62 * scale, unit * 0.4 * scale];
  return seaAreas.flatMap((sea): Shape[] => {
    const at = stage.point(...seaPlaces[sea]);
    const here = factsOf(view).navalIds.filter((id) => view.naval[id].status === 'sea' && view.naval[id].sea === sea);
    if (here.length === 0 && seaCentre(sea) === undefined) return [];
    const name = say(`sea.${sea}`);
    const across = Math.min(4, here.length);
    const signs = here.map((id, n): Shape => {
      const x = at[0] + ((n % 4) - (across - 1) / 2) * w * 1.1;
      return navalSign(stage, view, id, [x, at[1] + unit * 0.55 * scale + Math.floor(n / 4) * h * 1.18], [w, h]);
    });
    return [
      line(
        `sea:${sea}`,
        at,
        [bold(stage, name, unit * 0.24, theme.seaInk), ...second(stage, name, unit * 0.16, theme.seaInk)],
        { align: 'centre', gap: unit * 0.08, of: sea, halo: { colour: theme.halo, width: unit * 0.05 } },
      ),
      ...signs,
    ];
  });
}
