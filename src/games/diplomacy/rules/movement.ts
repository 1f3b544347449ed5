// Adjudicates a movement phase: a pure function of units, orders and rulings.
import { armyNeighbours, fleetNeighbours, province, provinceOf } from '../data/geography.js';
import type { Location, ProvinceId, Unit } from '../data/geography.js';
import { assignOrders } from './assignment.js';
import type { Sent } from './assignment.js';
import { boardOf } from './unit-index.js';
import type { Board } from './unit-index.js';
import { invaderOf, reasonFor } from './reasons.js';
import { fieldOf } from './order-graph.js';
import type { Piece } from './order-graph.js';
import type { MovementOutcome, OrderResult } from './outcome.js';
import { resolve } from './resolve.js';
import type { Resolution } from './resolve.js';
import { marchOf, prevent } from './strengths.js';
import type { Dislodged, MovementOrder } from '../state.js';
import type { Rulings } from '../options.js';

/**
 * Resolve the orders of a movement phase (spec 7). Orders that could never work are reported and ignored; units without
 * an order hold. The outcome does not depend on the order in which units or different units' orders are listed.
 */
export function adjudicateMovement(
  board: Board,
  sent: readonly Sent<MovementOrder>[],
  rulings: Rulings,
): MovementOutcome {
  const { reads, orders } = assignOrders(board, sent, rulings);
  const resolution = resolve(fieldOf(board, orders, rulings), rulings);
  const { pieces } = resolution;
  const resultOf = new Map(pieces.map((piece, number) => [piece.unit, resultFor(resolution, piece, number)]));
  const results: OrderResult[] = reads.map((read) => {
    const unit = board.at(provinceOf(read.sent.unit)) ?? null;
    const settled = unit === null ? undefined : resultOf.get(unit);
    if (read.use === 'counts' && settled !== undefined) return { ...settled, sent: true };
    const base = { power: read.power, unit, order: read.sent, sent: true, route: null };
    const dislodgedBy = settled?.dislodgedBy ?? null;
    return read.use === 'illegal'
      ? { ...base, verdict: 'illegal', reason: { why: 'illegal', code: read.why }, dislodgedBy }
      : { ...base, verdict: 'fails', reason: { why: 'replaced' }, dislodgedBy };
  });
  const ordered = new Set(
    reads.flatMap((read) =>
      read.power === board.at(provinceOf(read.sent.unit))?.power ? [provinceOf(read.sent.unit)] : [],
    ),
  );
  for (const piece of pieces) {
    const result = resultOf.get(piece.unit);
    if (result !== undefined && !ordered.has(piece.at)) results.push(result);
  }
  const units = pieces.flatMap((piece, number) => {
    if (resolution.moves[number] === 'yes' && piece.order.kind === 'move')
      return [{ ...piece.unit, at: piece.order.to }];
    return invaderOf(resolution, number) === null ? [piece.unit] : [];
  });
  const contested = contestedBy(resolution, units);
  return { results, units, dislodged: dislodgedBy(resolution, units, contested, board, rulings), contested };
}

function resultFor(d: Resolution, piece: Piece, number: number): OrderResult {
  const { succeeds, reason } = reasonFor(d, number);
  const invader = invaderOf(d, number);
  const { march, unit, order } = piece;
  return {
    power: unit.power,
    unit,
    order,
    sent: false,
    verdict: succeeds ? 'succeeds' : 'fails',
    reason,
    route: march === null || unit.type === 'F' ? null : march.route === 'convoy' ? 'convoy' : 'land',
    dislodgedBy: invader === null ? null : (d.pieces[invader.piece]?.unit ?? null),
  };
}

/** Provinces that ended empty although a failed move had the strength to keep others out [L686]. */
function contestedBy(d: Resolution, units: readonly Unit[]): readonly ProvinceId[] {
  const full = new Set(units.map(({ at }) => provinceOf(at)));
  const contested = new Set<ProvinceId>();
  d.pieces.forEach(({ march }, number) => {
    if (march === null || d.moves[number] === 'yes' || full.has(march.to)) return;
    if (prevent(d, marchOf(d, number)).low > 0) contested.add(march.to);
  });
  return [...contested].sort(byRank);
}

function dislodgedBy(
  d: Resolution,
  units: readonly Unit[],
  contested: readonly ProvinceId[],
  board: Board,
  rulings: Rulings,
): readonly Dislodged[] {
  const after = boardOf(units);
  const barred = new Set([...contested, ...board.closed]);
  return d.pieces.flatMap(({ unit }, number): Dislodged[] => {
    const invader = invaderOf(d, number);
    if (invader === null) return [];
    const backs = invader.route === 'convoy' && rulings.retreatToConvoyOrigin;
    const retreats = steps(unit).filter((to) => {
      const id = provinceOf(to);
      return after.at(id) === undefined && !barred.has(id) && (backs || id !== invader.from);
    });
    return [{ unit, attackerFrom: invader.from, retreats }];
  });
}

/** Where a unit could go by itself in one step. */
export function steps(unit: Unit): readonly Location[] {
  const to: readonly Location[] = unit.type === 'A' ? armyNeighbours(provinceOf(unit.at)) : fleetNeighbours(unit.at);
  return [...to].sort((a, b) => byRank(provinceOf(a), provinceOf(b)) || (a < b ? -1 : 1));
}

function byRank(a: ProvinceId, b: ProvinceId): number {
  return province(a).rank - province(b).rank;
}
