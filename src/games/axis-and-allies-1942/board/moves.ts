// Moves as arrows: the viewer's own unsent orders with the battles they make and what they leave empty, or those of the turn.
import { z } from 'zod';
import { arrow, arrowLabel, type LineStyle } from '../../../draw/arrows.js';
import { wholeOf } from '../../../draw/camera.js';
import { along, bent, boxAround, distance, middleOf } from '../../../draw/geometry.js';
import { orderSchema } from '../../../table/answer.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { isSpace, type Space } from '../data/spaces.js';
import { previewOf } from '../rules/preview.js';
import type { AaView } from '../view.js';
import type { Stage } from './stage.js';

/** One way of some units; null where how many is not told. */
interface Way {
  readonly from: Space;
  readonly to: Space;
  readonly count: number | null;
}

const sheet = z.array(orderSchema);

/** Whether a view has moves of its own to be drawn before they are sent. */
export function mayDraw(view: AaView): boolean {
  return view.power === view.active && (view.step === 'combatMove' || view.step === 'noncombat');
}

/** The arrows of a picture of one's own orders, or of what the turn brought; none in other pictures. */
export function moveLayers(stage: Stage, view: AaView): readonly Layer[] {
  const { variant, draft } = stage.look;
  if (variant === 'results') {
    const ways = view.moves.map(({ from, to }): Way => ({ from, to, count: null }));
    return [
      stage.upon(
        'moves',
        distinct(ways).flatMap((way) => wayShapes(stage, view, way)),
      ),
    ];
  }
  if (variant !== 'orders' || !mayDraw(view)) return [];
  const read = sheet.safeParse(draft);
  const orders = read.success ? read.data : [];
  const { battles, emptied } = previewOf(view, orders);
  const ways = orders.flatMap(({ subject, units = {}, path }): readonly Way[] => {
    const stops = [subject, ...path].filter(isSpace);
    const count = Object.values(units).reduce((sum, one) => sum + one, 0);
    return stops.slice(1).flatMap((to, n) => {
      const from = stops[n];
      return from === undefined || from === to ? [] : [{ from, to, count }];
    });
  });
  return [
    stage.upon('moves', [
      ...battles.flatMap(({ space }) => frame(stage, 'fight', space, [])),
      ...emptied.flatMap((land) => frame(stage, 'empty', land, [14 * stage.scale, 10 * stage.scale])),
      ...distinct(ways).flatMap((way) => wayShapes(stage, view, way)),
    ]),
  ];
}

/** Ways with the same ends put together. */
function distinct(ways: readonly Way[]): readonly Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.from} ${way.to}`;
    const known = found.get(key);
    const count = known?.count != null && way.count !== null ? known.count + way.count : way.count;
    found.set(key, { ...way, count });
  }
  return [...found.values()];
}

/** Around a space: whole where a battle is made, dashed where nobody is left. */
function frame({ roomOf, scale, theme }: Stage, id: string, space: Space, dash: readonly number[]): Shape[] {
  const room = roomOf(space);
  return [
    {
      kind: 'box',
      id: `${id}:${space}`,
      box: boxAround(middleOf(room), [room.w + 12 * scale, room.h + 12 * scale]),
      radius: 10 * scale,
      strokes: [{ colour: theme.alarm, width: 5 * scale, ...(dash.length === 0 ? {} : { dash }) }],
    },
  ];
}

function wayShapes(stage: Stage, view: AaView, { from, to, count }: Way): Shape[] {
  const start = middleOf(stage.roomOf(from));
  const end = middleOf(stage.roomOf(to));
  const id = `move:${from}:${to}`;
  return legs(stage, start, end).flatMap(([a, b], n) => {
    if (!stage.shows(a, 200) && !stage.shows(b, 200)) return [];
    const curve = bent(a, b, 0.14);
    const short = distance(a, b);
    // Tokens at both ends stay readable.
    const gaps = {
      start: Math.min(stage.roomOf(from).h * 0.55, short * 0.25),
      end: Math.min(stage.roomOf(to).h * 0.75, short * 0.3),
    };
    return [
      ...arrow(`${id}:${n}`, { kind: 'curve', curve }, styleOf(stage, view), gaps, { length: 1, height: 0 }),
      ...(count === null || n > 0 ? [] : [countLabel(`${id}:count`, along(curve, 0.5), count, stage, view)]),
    ];
  });
}

/** How many units go, upon the arrow of whoever is on turn. */
export function countLabel(
  id: string,
  at: XY,
  count: number,
  { scale, powers, theme }: Pick<Stage, 'scale' | 'theme' | 'powers'>,
  { active }: AaView,
): Shape {
  const { strong, ink } = powers[active];
  return arrowLabel(id, at, String(count), { size: 24 * scale, plate: strong, ink, edge: theme.edge });
}

/** The board goes round: a way over its edge leaves on one side and comes back on the other. */
function legs(stage: Stage, [x1, y1]: XY, [x2, y2]: XY): readonly (readonly [XY, XY])[] {
  const round = wholeOf(stage.map).w * stage.zoom;
  if (Math.abs(x2 - x1) < round / 2)
    return [
      [
        [x1, y1],
        [x2, y2],
      ],
    ];
  const shift = x2 > x1 ? -round : round;
  return [
    [
      [x1, y1],
      [x2 + shift, y2],
    ],
    [
      [x1 - shift, y1],
      [x2, y2],
    ],
  ];
}

/** How the arrows of whoever is on turn are drawn. */
export function styleOf({ scale, theme, powers }: Pick<Stage, 'scale' | 'theme' | 'powers'>, view: AaView): LineStyle {
  return {
    colour: powers[view.active].strong,
    width: 8 * scale,
    casing: theme.ring,
    edge: theme.edge,
    head: 30 * scale,
  };
}
