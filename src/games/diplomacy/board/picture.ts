// The picture of a Diplomacy position: plain position, what the last phase brought, or a player's own orders.
import { type BoardMaps, mapNamed } from '../../../table/board-map.js';
import type { Look, Scene, Shape, XY } from '../../../table/scene.js';
import { crossMark } from '../../../draw/tokens.js';
import { groundLayers } from './ground.js';
import { type BoardInput, draftOrders, type Variant, variantOf } from './input.js';
import { drawOrders, drawRetreatChoices, type OrderDrawing } from './orders.js';
import type { DrawnOrder } from './routes.js';
import { labelBox, labelLayer, spaceLayers } from './spaces.js';
import { WIDTH } from '../../../draw/stage.js';
import { setStage, type Stage } from './stage.js';
import { stripLayers } from './strips.js';
import { chip, type ChipStyle, unitBox } from './units.js';
import { canReach, provinceIds, provinceOf } from '../data/geography.js';
import type { Order } from '../state.js';
import type { Unit } from '../data/geography.js';

interface Piece {
  readonly unit: Unit;
  readonly aside: boolean;
  readonly style: ChipStyle;
}

interface Staging {
  readonly pieces: readonly Piece[];
  readonly orders: readonly DrawnOrder[];
}

const same = (a: Unit, b: Unit): boolean => a.at === b.at && a.power === b.power;

/** The units of a position, dislodged ones aside. */
function standing(input: BoardInput): Piece[] {
  return [
    ...input.units.map((unit): Piece => ({ unit, aside: false, style: {} })),
    ...input.dislodged.map(({ unit }): Piece => ({ unit, aside: true, style: { dislodged: true } })),
  ];
}

/** The last phase: units where they stood, with what they were told and what came of it. */
function resolved({ last }: BoardInput): Staging {
  if (!last) return { pieces: [], orders: [] };
  const orders = last.orders.flatMap(({ unit, order, verdict, route }): DrawnOrder[] =>
    unit === null ? [] : [{ unit, order, works: verdict === 'succeeds', convoyed: route === 'convoy' }],
  );
  const pieces: Piece[] = last.before.map((unit) => {
    const record = last.orders.find((one) => one.unit !== null && same(one.unit, unit));
    const retreats = record?.order.kind === 'retreat' || record?.order.kind === 'disband';
    const gone = record?.order.kind === 'remove' || record?.order.kind === 'disband';
    return {
      unit,
      aside: last.phase === 'retreat' && retreats,
      style: {
        ...(record?.dislodged === true || retreats ? { dislodged: true } : {}),
        ...(gone ? { badge: 'removed' as const, ghost: true } : {}),
      },
    };
  });
  const built = last.orders.flatMap(({ power, order, verdict }): Piece[] =>
    order.kind === 'build' && verdict === 'succeeds'
      ? [{ unit: { power, type: order.type, at: order.at }, aside: false, style: { badge: 'built' } }]
      : [],
  );
  return { pieces: [...pieces.filter(({ unit }) => !built.some((one) => same(one.unit, unit))), ...built], orders };
}

/** The moves and retreats of the last phase, as ways that lead to where the units stand now. */
function travelled(input: BoardInput): readonly DrawnOrder[] {
  return resolved(input).orders.filter(({ order }) => order.kind === 'move' || order.kind === 'retreat');
}

/** The position with a player's unsent orders. */
function planned(input: BoardInput, draft: readonly Order[]): Staging {
  const pieces = standing(input);
  const unitFor = (order: Order): Unit | undefined => {
    switch (order.kind) {
      case 'hold':
      case 'move':
      case 'support':
      case 'convoy':
        return input.units.find(({ at }) => at === order.unit);
      case 'retreat':
      case 'disband':
        return input.dislodged.find(({ unit }) => unit.at === order.unit)?.unit;
      case 'remove':
        return input.units.find(({ at }) => at === order.at);
      case 'build':
      case 'waive':
        return undefined;
    }
  };
  // A convoy that others have yet to order is drawn through the fleets that stand there.
  const mayCarry = input.units.filter(({ type }) => type === 'F').map(({ at }) => provinceOf(at));
  const orders = draft.flatMap((order): DrawnOrder[] => {
    const unit = unitFor(order);
    const convoyed =
      order.kind === 'move' && (order.via || (unit?.type === 'A' && !canReach('A', unit.at, provinceOf(order.to))));
    return unit ? [{ unit, order, works: true, convoyed, mayCarry }] : [];
  });
  const built = draft.flatMap((order): Piece[] => {
    const power = order.kind === 'build' ? input.owners[provinceOf(order.at)] : undefined;
    return order.kind === 'build' && power
      ? [{ unit: { power, type: order.type, at: order.at }, aside: false, style: { badge: 'built', ghost: true } }]
      : [];
  });
  const marked = pieces.map((piece): Piece => {
    const gone = orders.some(
      ({ unit, order }) => same(unit, piece.unit) && (order.kind === 'remove' || order.kind === 'disband'),
    );
    return gone ? { ...piece, style: { ...piece.style, badge: 'removed' } } : piece;
  });
  return { pieces: [...marked, ...built], orders };
}

function staging(input: BoardInput, variant: Variant, draft: unknown): Staging {
  switch (variant) {
    case 'position':
      return { pieces: standing(input), orders: [] };
    case 'recent':
      return { pieces: standing(input), orders: travelled(input) };
    case 'results':
      return resolved(input);
    case 'orders':
      return planned(input, draftOrders(draft));
  }
}

/** What is over stays behind what is. */
const FADED = 0.38;

function faded(id: string, shapes: readonly Shape[]): Shape[] {
  return shapes.length === 0 ? [] : [{ kind: 'group', id, at: [0, 0], alpha: FADED, shapes }];
}

function contestedMarks(stage: Stage, input: BoardInput, variant: Variant): Shape[] {
  if (variant === 'results' || input.phase !== 'retreat') return [];
  const { theme, scale } = stage;
  return input.contested.map((id) =>
    crossMark(`contested:${id}`, stage.unitAt(id), 15 * scale, theme, [14 * scale, 7 * scale]),
  );
}

function retreatChoices(stage: Stage, input: BoardInput, variant: Variant): Shape[] {
  if (variant === 'results') return [];
  return input.dislodged.flatMap(({ unit, attackerFrom, retreats }) =>
    drawRetreatChoices(stage, unit.at, stage.unitAt(attackerFrom), variant === 'orders' ? [] : retreats),
  );
}

/**
 * The picture of a position.
 * @param given the viewer's view; a draft in the look is only shown in the variant `orders`.
 */
export function board(given: BoardInput, look: Look, maps: BoardMaps): Scene {
  const { variant, input } = variantOf(look.variant, given);
  const stage = setStage(look, input, mapNamed(maps, 'diplomacy'));
  const { pieces, orders } = staging(input, variant, look.draft);
  const startOf = ({ unit }: DrawnOrder): XY =>
    pieces.some((piece) => piece.aside && same(piece.unit, unit)) ? stage.spareAt(unit.at) : stage.unitAt(unit.at);
  const taken = new Set(pieces.map(({ unit }) => provinceOf(unit.at)));
  const standsAt = ({ unit, aside }: Piece): XY => (aside ? stage.spareAt(unit.at) : stage.unitAt(unit.at));
  const obstacles = [
    ...provinceIds.map((id) => labelBox(stage, id)),
    ...pieces.map((piece) => unitBox(stage, standsAt(piece))),
  ];
  const drawing: OrderDrawing = drawOrders(stage, orders, startOf, taken, obstacles);
  const chips = pieces.map((piece) => {
    const { unit, aside, style } = piece;
    const carries = style.badge === undefined && drawing.carrying.has(provinceOf(unit.at)) && !aside;
    return chip(
      stage,
      unit,
      standsAt(piece),
      `unit:${unit.at}:${unit.power}`,
      carries ? { ...style, badge: 'convoy' } : style,
      { of: unit.at },
    );
  });
  return {
    width: WIDTH,
    height: stage.height,
    pixels: look.width,
    background: stage.theme.sea,
    ns: 'diplomacy',
    layers: [
      ...groundLayers(stage, input),
      ...spaceLayers(stage),
      stage.upon('orders', [
        ...retreatChoices(stage, input, variant),
        ...(variant === 'recent' ? faded('moved', drawing.lines) : drawing.lines),
      ]),
      labelLayer(stage, input),
      stage.upon(
        'units',
        chips.filter((shape) => shape.kind !== 'group' || stage.shows(shape.at, 60)),
      ),
      stage.upon('crosses', [
        ...contestedMarks(stage, input, variant),
        ...(variant === 'recent' ? faded('stood', drawing.crosses) : drawing.crosses),
      ]),
      ...stripLayers(stage, input, variant),
    ],
  };
}
