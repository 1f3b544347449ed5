// Orders drawn on the board: arrows for moves and retreats, dashed support, waves for convoys, crosses for what failed.
import {
  arrow as arrowOver,
  casedLine,
  clearPoint,
  type LineStyle,
  pointOn,
  type Route,
} from '../../../draw/arrows.js';
import { bent, between, type Curve, distance, part, partWithin, trimmed, wayOut } from '../../../draw/geometry.js';
import { FarEnds } from '../../../draw/far-ends.js';
import { curvePath, wavePath } from '../../../draw/paths.js';
import { crossMark } from '../../../draw/tokens.js';
import type { Box, Shape, XY } from '../../../table/scene.js';
import { type Location, type ProvinceId, provinceOf } from '../data/geography.js';
import { heldRing } from './held-ring.js';
import { labelLines } from './labels.js';
import { BEND, type DrawnOrder, HEAD, routeOf, unitRoom } from './routes.js';
import type { Stage } from './stage.js';

export interface OrderDrawing {
  /** Below labels and units. */
  readonly lines: readonly Shape[];
  /** Above everything. */
  readonly crosses: readonly Shape[];
  /** Provinces of fleets that carry an army. */
  readonly carrying: ReadonlySet<string>;
}

const MOVE = 9;
const SUPPORT = 6.5;
const FROM_UNIT = 36;
const TO_UNIT = 50;
const TO_EMPTY = 8;
/** How far from a name at the edge it speaks for other ways to the same place. */
const NAMED = 80;

interface Draft {
  readonly stage: Stage;
  readonly orders: readonly DrawnOrder[];
  /** Provinces where a unit is drawn. */
  readonly taken: ReadonlySet<string>;
  /** Labels and units, which crosses had better not cover; names at the edge are added. */
  readonly obstacles: readonly Box[];
  /** The way of every move and retreat. */
  readonly routes: ReadonlyMap<DrawnOrder, Route>;
  readonly lines: Shape[];
  readonly crosses: Shape[];
  readonly carrying: Set<string>;
  readonly farEnds: FarEnds;
  /** How many supports already point at a route. */
  readonly pointedAt: Map<string, number>;
}

/** Where on a route a cross covers no label and no unit. */
const crossPoint = ({ stage, obstacles }: Draft, route: Route, shares: readonly number[]): XY =>
  clearPoint(route, shares, 15 * stage.scale, obstacles);

function cross(draft: Draft, id: string, at: XY, size = 11): void {
  const { theme, scale } = draft.stage;
  draft.crosses.push(crossMark(`cross:${id}`, at, size * scale, theme, [size * 1.15 * scale, size * 0.6 * scale]));
}

function style(stage: Stage, colour: string, width: number, dash?: readonly number[]): LineStyle {
  return {
    colour,
    width: width * stage.scale,
    casing: stage.theme.ring,
    edge: stage.theme.edge,
    head: HEAD * stage.scale,
    ...(dash ? { dash: dash.map((length) => length * stage.scale) } : {}),
  };
}

/** A march or a voyage over a route, from a unit and up to one when there is one at its end. */
function arrow(
  { stage, lines }: Draft,
  id: string,
  route: Route,
  look: LineStyle,
  { from, met }: { readonly from: XY; readonly met: XY | null },
): void {
  const { scale } = stage;
  const gaps =
    route.kind === 'line'
      ? { start: FROM_UNIT * scale, end: (met ? TO_UNIT : TO_EMPTY) * scale }
      : {
          start: Math.min(FROM_UNIT * scale, wayOut(route.curve, 'from', unitRoom(stage, from))),
          end: met ? wayOut(route.curve, 'to', unitRoom(stage, met)) : TO_EMPTY * scale,
        };
  lines.push(...arrowOver(id, route, look, gaps, { length: 44 * scale, height: 7 * scale }));
}

/** The part of a way that a close-up shows, and whether its other end is to be named at the edge. */
interface Shown {
  readonly curve: Curve;
  readonly comesIn: boolean;
  readonly isNamed: boolean;
}

function shownOf({ stage }: Draft, route: Route): Shown | undefined {
  if (route.kind !== 'curve') return undefined;
  const shown = partWithin(route.curve, stage.to);
  if (shown === undefined) return undefined;
  const { curve, comesIn, goesOut } = shown;
  // What ends at the very edge would be a name without an arrow.
  const ends = [route.curve.from, route.curve.to];
  const isNamed = (comesIn || goesOut) && ends.some((end) => stage.shows(end, -FROM_UNIT * stage.scale));
  return { curve, comesIn, isNamed };
}

/** In a close-up, where a way crosses the edge: the name of what it comes from or goes to. */
function nameFarEnd({ stage: { mode }, farEnds }: Draft, id: string, { curve, comesIn }: Shown, far: ProvinceId): void {
  const [line] = labelLines(far, mode);
  if (line === undefined) return;
  farEnds.name(`${id}:far`, far, comesIn ? curve.from : curve.to, line, mode === 'ko' ? 7 : 4);
}

const orderOf = (draft: Draft, location: Location): DrawnOrder | undefined =>
  draft.orders.find(({ unit }) => provinceOf(unit.at) === provinceOf(location));

function drawMove(draft: Draft, drawn: DrawnOrder, from: XY): void {
  const { stage } = draft;
  const { order, unit, works } = drawn;
  const route = draft.routes.get(drawn);
  if ((order.kind !== 'move' && order.kind !== 'retreat') || !route) return;
  const id = `${order.kind}:${unit.at}`;
  const { line } = stage.powers[unit.power];
  const dash = order.kind === 'retreat' ? [5, 9] : works ? undefined : [20, 12];
  const colour = order.kind === 'retreat' ? stage.theme.alarm : line;
  const met = draft.taken.has(provinceOf(order.to)) ? stage.unitAt(order.to) : null;
  arrow(draft, id, route, style(stage, colour, order.kind === 'retreat' ? 7 : MOVE, dash), { from, met });
  const shown = shownOf(draft, route);
  if (shown?.isNamed === true) nameFarEnd(draft, id, shown, provinceOf(shown.comesIn ? unit.at : order.to));
  const seen: Route = shown === undefined ? route : { kind: 'curve', curve: shown.curve };
  if (!works) cross(draft, id, crossPoint(draft, seen, [0.62, 0.54, 0.7, 0.46, 0.38, 0.76]), 12);
}

function drawSupport(draft: Draft, drawn: DrawnOrder): void {
  const { stage } = draft;
  const { order, unit, works } = drawn;
  if (order.kind !== 'support') return;
  const id = `support:${unit.at}`;
  const from = stage.unitAt(unit.at);
  const helped = orderOf(draft, order.of);
  const there = stage.unitAt(helped?.unit.at ?? order.of);
  const look = { ...style(stage, stage.theme.support, works ? SUPPORT : SUPPORT * 0.7, [13, 9]), head: 0 };
  let target: XY;
  if (order.to === null) {
    const reach = 52 * stage.scale;
    target = between(there, from, Math.min(0.8, reach / Math.max(1, distance(there, from))));
    const size: XY = [58 * stage.scale, 45 * stage.scale];
    const ring = `hold-ring:${provinceOf(order.of)}`;
    if (!draft.lines.some((shape) => shape.id === ring))
      draft.lines.push(heldRing(stage.theme, ring, there, size, stage.scale));
  } else {
    const same =
      helped?.order.kind === 'move' && provinceOf(helped.order.to) === provinceOf(order.to)
        ? draft.routes.get(helped)
        : undefined;
    const route: Route = same ?? { kind: 'curve', curve: bent(there, stage.unitAt(order.to), BEND) };
    const key = `${provinceOf(order.of)}>${provinceOf(order.to)}`;
    const before = draft.pointedAt.get(key) ?? 0;
    draft.pointedAt.set(key, before + 1);
    target = pointOn(route, 0.52 + (before % 2 === 0 ? -0.06 : 0.06) * Math.ceil(before / 2));
    if (!same) {
      // The supported move is not happening: a faint line shows what was meant.
      const { curve } = route.kind === 'curve' ? route : { curve: bent(there, target, BEND) };
      draft.lines.push({
        kind: 'path',
        id: `${id}:meant`,
        d: curvePath(trimmed(curve, FROM_UNIT * stage.scale, TO_UNIT * stage.scale)),
        strokes: [
          { colour: stage.theme.ring, width: 7 * stage.scale, cap: 'butt', dash: [4 * stage.scale, 10 * stage.scale] },
          {
            colour: stage.theme.support,
            width: 4 * stage.scale,
            cap: 'butt',
            dash: [4 * stage.scale, 10 * stage.scale],
          },
        ],
      });
    }
  }
  const whole = bent(from, target, 0.03);
  const line = trimmed(whole, FROM_UNIT * stage.scale, 0);
  draft.lines.push(...casedLine(id, curvePath(line), look), {
    kind: 'ellipse',
    id: `${id}:dot`,
    at: target,
    rx: 9.5 * stage.scale,
    ry: 9.5 * stage.scale,
    fill: { colour: stage.theme.support },
    strokes: [{ colour: stage.theme.ring, width: 4 * stage.scale }],
  });
  if (!works) cross(draft, id, crossPoint(draft, { kind: 'curve', curve: line }, [0.5, 0.6, 0.4, 0.7, 0.3]), 10);
}

function drawConvoy(draft: Draft, drawn: DrawnOrder): void {
  const { stage } = draft;
  const { order, unit, works } = drawn;
  if (order.kind !== 'convoy') return;
  const id = `convoy:${unit.at}`;
  const at = stage.unitAt(unit.at);
  draft.carrying.add(provinceOf(unit.at));
  const army = orderOf(draft, order.of);
  const sails =
    army?.order.kind === 'move' && provinceOf(army.order.to) === provinceOf(order.to)
      ? draft.routes.get(army)
      : undefined;
  const onRoute = sails?.kind === 'line' && sails.points.some((point) => distance(point, at) < 1);
  if (!onRoute) {
    const points = [stage.unitAt(order.of), at, stage.unitAt(order.to)];
    draft.lines.push({
      kind: 'path',
      id,
      d: wavePath(points, 44 * stage.scale, 5 * stage.scale),
      strokes: [
        { colour: stage.theme.ring, width: 7 * stage.scale },
        {
          colour: stage.powers[unit.power].line,
          width: 3.5 * stage.scale,
          dash: [10 * stage.scale, 9 * stage.scale],
          cap: 'butt',
        },
      ],
    });
  }
  if (!works) cross(draft, id, [at[0], at[1] - 34 * stage.scale], 10);
}

/**
 * Draws orders.
 * @param startOf where a unit's chip stands (dislodged units stand aside).
 * @param taken provinces where a unit is drawn, before which arrows stop short.
 * @param obstacles labels and units, which crosses had better not cover.
 */
export function drawOrders(
  stage: Stage,
  orders: readonly DrawnOrder[],
  startOf: (order: DrawnOrder) => XY,
  taken: ReadonlySet<string>,
  obstacles: readonly Box[],
): OrderDrawing {
  const routes = new Map(
    orders.flatMap((one): [DrawnOrder, Route][] => {
      const route = routeOf(stage, startOf(one), one, orders, taken, obstacles);
      return route ? [[one, route]] : [];
    }),
  );
  const { theme, scale } = stage;
  const covered = [...obstacles];
  const crosses: Shape[] = [];
  const labels = { size: 26 * scale, plate: theme.paper, ink: theme.ink, edge: theme.edge };
  const draft: Draft = {
    stage,
    orders,
    taken,
    obstacles: covered,
    routes,
    lines: [],
    crosses,
    carrying: new Set(),
    farEnds: new FarEnds({ within: stage.to, obstacles: covered, style: labels, apart: NAMED * scale }, crosses),
    pointedAt: new Map(),
  };
  for (const drawn of orders) if (drawn.order.kind === 'convoy') drawConvoy(draft, drawn);
  for (const drawn of orders) drawMove(draft, drawn, startOf(drawn));
  for (const drawn of orders) if (drawn.order.kind === 'support') drawSupport(draft, drawn);
  return draft;
}

/** Thin dotted ways from a dislodged unit to where it may go, and a short arrow from its attacker. */
export function drawRetreatChoices(stage: Stage, at: Location, attacker: XY, choices: readonly Location[]): Shape[] {
  const from = stage.spareAt(at);
  const ways = choices.map((to): Shape => {
    const way = trimmed(bent(from, stage.unitAt(to), BEND), 30 * stage.scale, 10 * stage.scale);
    return {
      kind: 'path',
      id: `choice:${at}:${to}`,
      d: curvePath(way),
      strokes: [
        { colour: stage.theme.ring, width: 9 * stage.scale },
        { colour: stage.theme.alarm, width: 5 * stage.scale, dash: [2 * stage.scale, 10 * stage.scale] },
      ],
    };
  });
  const blow = trimmed(bent(attacker, stage.unitAt(at), 0.04), FROM_UNIT * stage.scale, TO_UNIT * stage.scale);
  const short = part(blow, 0.45, 1);
  const look = style(stage, stage.theme.alarm, 6);
  const base = trimmed(short, 0, (look.head ?? 0) * 0.8);
  return [...ways, ...casedLine(`blow:${at}`, curvePath(base), look, { at: short.to, back: base.to })];
}
