// Adjudicates a movement phase: a pure function of units, orders and rulings.
import { armyNeighbours, fleetNeighbours, province, provinceOf } from '../data/geography.js';
import type { Location, ProvinceId, Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import type { Dislodged, MovementOrder } from '../state.js';
import { assignOrders } from './assignment.js';
import type { Sent } from './assignment.js';
import type { Piece } from './order-graph.js';
import type { MovementOutcome, OrderResult } from './outcome.js';
import { invaderOf, reasonFor } from './reasons.js';
import { resolve } from './resolve.js';
import type { Resolution } from './resolve.js';
import { prevent } from './strengths.js';
import { boardOf } from './unit-index.js';
import type { Board } from './unit-index.js';

/**
 * Resolves the orders of a movement phase (rulebook, “Order resolution phase”). Orders that could never work are
 * reported and ignored; units without an order hold. The outcome does not depend on the order in which units or
 * different units' orders are listed.
 */
export function adjudicateMovement(
  board: Board,
  sent: readonly Sent<MovementOrder>[],
  rulings: Rulings,
): MovementOutcome {
  const { reads, orders } = assignOrders(board, sent, rulings);
  const resolution = resolve(board, orders, rulings);
  const { pieces } = resolution;
  const resultOf = new Map(pieces.map((piece) => [piece.unit, resultFor(piece, resolution)]));
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
  const units = unitsAfter(pieces);
  const contested = contestedBy(resolution, units);
  return { results, units, dislodged: dislodgedBy(resolution, units, contested, board), contested };
}

function resultFor(piece: Piece, resolution: Resolution): OrderResult {
  const { succeeds, reason } = reasonFor(piece, resolution);
  const { move, unit, order } = piece;
  return {
    power: unit.power,
    unit,
    order,
    sent: false,
    verdict: succeeds ? 'succeeds' : 'fails',
    reason,
    route: move === null || unit.type === 'F' ? null : move.route === 'convoy' ? 'convoy' : 'land',
    dislodgedBy: invaderOf(piece)?.piece.unit ?? null,
  };
}

/** The units where they stand after the moves, dislodged ones left out. */
function unitsAfter(pieces: readonly Piece[]): readonly Unit[] {
  return pieces.flatMap((piece) => {
    const { unit, order } = piece;
    if (order.kind === 'move' && piece.decision === 'yes') return [{ ...unit, at: order.to }];
    return invaderOf(piece) === null ? [unit] : [];
  });
}

/** Provinces that ended empty although a failed move had the strength to keep others out (rulebook, “Retreat and disbanding phase”). */
function contestedBy({ pieces, rulings }: Resolution, units: readonly Unit[]): readonly ProvinceId[] {
  const full = new Set(units.map(({ at }) => provinceOf(at)));
  const contested = new Set<ProvinceId>();
  for (const { move, decision } of pieces) {
    if (move === null || decision === 'yes' || full.has(move.to)) continue;
    if (prevent(move, rulings).low > 0) contested.add(move.to);
  }
  return [...contested].sort(byRank);
}

function dislodgedBy(
  { pieces, rulings }: Resolution,
  units: readonly Unit[],
  contested: readonly ProvinceId[],
  board: Board,
): readonly Dislodged[] {
  const after = boardOf(units);
  const barred = new Set([...contested, ...board.closed]);
  return pieces.flatMap((piece): Dislodged[] => {
    const invader = invaderOf(piece);
    if (invader === null) return [];
    const backs = invader.route === 'convoy' && rulings.retreatToConvoyOrigin;
    const retreats = steps(piece.unit).filter((to) => {
      const id = provinceOf(to);
      return after.at(id) === undefined && !barred.has(id) && (backs || id !== invader.from);
    });
    return [{ unit: piece.unit, attackerFrom: invader.from, retreats }];
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
