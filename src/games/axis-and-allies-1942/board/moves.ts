// Moves as arrows: the viewer's own unsent orders with the battles they make and what they leave empty, or those of the turn.
import { z } from 'zod';
import { arrow, arrowLabel, clearCurve, clearPoint, type LineStyle, type Route } from '../../../draw/arrows.js';
import { wholeOf } from '../../../draw/camera.js';
import { boxAround, common, grown, middleOf, movedInto, partWithin, wayOut } from '../../../draw/geometry.js';
import { FarEnds } from '../../../draw/far-ends.js';
import { orderSchema } from '../../../table/answer.js';
import type { Box, Layer, Shape, XY } from '../../../table/scene.js';
import { isLand, isSpace, lands, type Space, spaces } from '../data/spaces.js';
import { spaceName } from '../reports/names.js';
import { previewOf } from '../rules/preview.js';
import type { AaView } from '../view.js';
import type { BattleDrawn } from './battles.js';
import type { Stage } from './stage.js';

/** One way of some units; null where how many is not told. */
interface Way {
  readonly from: Space;
  readonly to: Space;
  readonly count: number | null;
}

/** What is drawn around a room, on the map. */
const RIM = 7;

const sheet = z.array(orderSchema);

/** Whether a view has moves of its own to be drawn before they are sent. */
export function mayDraw(view: AaView): boolean {
  return view.power === view.active && (view.step === 'combatMove' || view.step === 'noncombat');
}

/** What a picture shows of moves: the ways below names and units, so that they hide none, and the signs above them. */
interface DrawnMoves {
  readonly ways: readonly Layer[];
  readonly signs: readonly Layer[];
}

/** The arrows of a picture of one's own orders, or of what the turn brought; none in other pictures. */
export function moveLayers(stage: Stage, view: AaView, battles: readonly BattleDrawn[]): DrawnMoves {
  const { variant, draft } = stage.look;
  const keepOff = battles.map(({ plate }) => plate);
  if (variant === 'results') {
    const moved = view.moves.map(({ from, to }): Way => ({ from, to, count: null }));
    return drawn(stage, view, moved, { frames: [], keepOff });
  }
  if (variant !== 'orders' || !mayDraw(view)) return { ways: [], signs: [] };
  const read = sheet.safeParse(draft);
  const orders = read.success ? read.data : [];
  const { battles: coming, emptied } = previewOf(view, orders);
  const ways = orders.flatMap(({ subject, units = {}, path }): readonly Way[] => {
    const stops = [subject, ...path].filter(isSpace);
    const count = Object.values(units).reduce((sum, one) => sum + one, 0);
    return stops.slice(1).flatMap((to, n) => {
      const from = stops[n];
      return from === undefined || from === to ? [] : [{ from, to, count }];
    });
  });
  const frames = [
    ...coming.flatMap(({ space }) => frame(stage, 'fight', space, [])),
    ...emptied.flatMap((land) => frame(stage, 'empty', land, [14 * stage.scale, 10 * stage.scale])),
  ];
  return drawn(stage, view, ways, { frames, keepOff });
}

function drawn(
  stage: Stage,
  view: AaView,
  ways: readonly Way[],
  { frames, keepOff }: { readonly frames: readonly Shape[]; readonly keepOff: readonly Box[] },
): DrawnMoves {
  if (ways.length === 0 && frames.length === 0) return { ways: [], signs: [] };
  const taken = takenRooms(stage, view);
  const names = spaces.map((id) => stage.labelOf(id)).filter((box) => common(box, stage.to) > 0);
  const obstacles = [...names, ...taken.values(), ...keepOff];
  const { theme, scale } = stage;
  const style = { size: 22 * scale, plate: theme.paper, ink: theme.ink, edge: theme.edge };
  const signs: Shape[] = [];
  const farEnds = new FarEnds({ within: stage.to, obstacles, style, apart: NAMED * scale }, signs);
  const draft: Draft = { stage, view, taken, obstacles, arrows: [], signs, farEnds };
  for (const way of distinct(ways)) drawWay(draft, way);
  return {
    ways: [stage.upon('moves', draft.arrows)],
    signs: [stage.upon('move-signs', [...frames, ...draft.signs])],
  };
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

interface Draft {
  readonly stage: Stage;
  readonly view: AaView;
  /** The rooms in which something stands, with what is drawn around them. */
  readonly taken: ReadonlyMap<Space, Box>;
  /** What arrows and their signs keep off: names, and the rooms in which something stands; signs are added as they are drawn. */
  readonly obstacles: Box[];
  readonly arrows: Shape[];
  readonly signs: Shape[];
  readonly farEnds: FarEnds;
}

/** How much of an arrow is to be seen at least, and how far beside close neighbours it may run; on the map. */
const SEEN = 46;
const ASIDE = 42;
const HEAD = 30;
/** How far within the picture units have to stand to be drawn. */
const INSIDE = 30;
/** How far from a name it speaks for other ways to the same place. */
const NAMED = 110;

function drawWay(draft: Draft, { from, to, count }: Way): void {
  const { stage, view, taken, obstacles, arrows, signs } = draft;
  const { scale } = stage;
  const id = `move:${from}:${to}`;
  const drawnLegs = legs(stage, middleOf(stage.roomOf(from)), middleOf(stage.roomOf(to)));
  for (const [n, [a, b]] of drawnLegs.entries()) {
    // What neither begins nor ends in the picture tells nothing there.
    if (![a, b].some((at) => stage.shows(at, -INSIDE * scale))) continue;
    const limits = { least: SEEN * scale, aside: ASIDE * scale, head: HEAD * scale, met: taken.get(to) };
    const whole = clearCurve(a, b, obstacles, limits);
    const shown = partWithin(whole, grown(stage.to, -4 * scale));
    if (shown === undefined) continue;
    const { curve, comesIn, goesOut } = shown;
    const [start, end] = [taken.get(from), taken.get(to)];
    const gaps = {
      start: comesIn || start === undefined ? 0 : wayOut(curve, 'from', start),
      end: goesOut || end === undefined ? 0 : wayOut(curve, 'to', end),
    };
    const route: Route = { kind: 'curve', curve };
    arrows.push(...arrow(`${id}:${n}`, route, styleOf(stage, view), gaps, { length: 1, height: 0 }));
    if (count !== null && n === 0) {
      const middle = clearPoint(route, [0.5, 0.42, 0.58, 0.34, 0.66], 16 * scale, obstacles);
      const box = movedInto(boxAround(middle, [38 * scale, 38 * scale]), stage.to);
      signs.push(countLabel(`${id}:count`, middleOf(box), count, stage, view));
      obstacles.push(box);
    }
    if (comesIn) nameFarEnd(draft, `${id}:${n}:from`, from, curve.from);
    if (goesOut) nameFarEnd(draft, `${id}:${n}:to`, to, curve.to);
  }
}

/** Names where an arrow comes from or goes to, where it crosses the edge of the picture. */
function nameFarEnd({ stage, farEnds }: Draft, id: string, space: Space, at: XY): void {
  farEnds.name(id, space, at, { text: spaceName(space), lang: stage.first }, isLand(space) ? 9 : 6);
}

/** The rooms in which something stands, with their frames. */
function takenRooms(stage: Stage, view: AaView): ReadonlyMap<Space, Box> {
  const there = new Set<Space>([
    ...view.units.map(({ space }) => space),
    ...lands.filter((id) => id in view.complexes),
  ]);
  return new Map([...there].map((id) => [id, grown(stage.roomOf(id), RIM * stage.scale)]));
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
    head: HEAD * scale,
  };
}
