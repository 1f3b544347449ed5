// Decides which moves succeed, which supports are given and which convoys carry, breaking cycles as the rulebook says.
import type { Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import type { MovementOrder } from '../state.js';
import { closedCycle, dependencies } from './cycles.js';
import { orderGraph } from './order-graph.js';
import type { Known, Move, Piece } from './order-graph.js';
import { attack, hold, pathOf, prevent, supported } from './strengths.js';
import type { Range } from './strengths.js';
import type { Board } from './unit-index.js';

/** The orders of a phase with every decision made. */
export interface Resolution {
  readonly pieces: readonly Piece[];
  readonly rulings: Rulings;
  /** Fleets whose convoy a paradox struck (docs/rulings, “Convoy paradoxes”). */
  readonly paradox: ReadonlySet<Piece>;
  /** Pieces that moved only as part of a rotation or swap. */
  readonly rotated: ReadonlySet<Piece>;
}

const free: Range = { low: 0, high: 0 };

/** Resolves the orders of a board, one per unit. Always ends: each pass decides something or breaks a cycle. */
export function resolve(board: Board, orders: ReadonlyMap<Unit, MovementOrder>, rulings: Rulings): Resolution {
  const pieces = orderGraph(board, orders, rulings);
  const paradox = new Set<Piece>();
  const rotated = new Set<Piece>();
  while (!decideAll(pieces, rulings)) {
    const cycle = closedCycle(dependencies(pieces, rulings));
    const convoys = cycle.filter(({ order }) => order.kind === 'convoy');
    for (const fleet of convoys) {
      fleet.decision = 'no';
      paradox.add(fleet);
    }
    if (convoys.length > 0) continue;
    for (const piece of cycle) {
      if (piece.move === null) continue;
      piece.decision = 'yes';
      rotated.add(piece);
    }
  }
  return { pieces, rulings, paradox, rotated };
}

/** Applies the conditions until nothing changes; true when everything is decided. */
function decideAll(pieces: readonly Piece[], rulings: Rulings): boolean {
  for (;;) {
    let changed = false;
    let open = false;
    for (const piece of pieces) {
      if (piece.decision !== 'unknown') continue;
      piece.decision = decide(piece, rulings);
      if (piece.decision === 'unknown') open = true;
      else changed = true;
    }
    if (!open) return true;
    if (!changed) return false;
  }
}

function decide(piece: Piece, rulings: Rulings): Known {
  if (piece.move !== null) return decideMove(piece.move, rulings);
  return piece.order.kind === 'support' ? decideSupport(piece) : decideConvoy(piece);
}

function decideMove(move: Move, rulings: Rulings): Known {
  const force = attack(move);
  if (force.high === 0) return 'no';
  const against = resistance(move);
  if (force.high <= against.low) return 'no';
  let wins = force.low > against.high;
  for (const rival of move.rivals) {
    const bar = prevent(rival, rulings);
    if (force.high <= bar.low) return 'no';
    if (force.low <= bar.high) wins = false;
  }
  return wins ? 'yes' : 'unknown';
}

/** The strength of whoever stands in a move's target or comes out of it. */
function resistance({ headOn, occupant }: Move): Range {
  if (headOn !== null) return supported(headOn.piece, null);
  return occupant === null ? free : hold(occupant);
}

/** A support is cut by a dislodgement, or by a foreign attack from anywhere but where it acts (rulebook, “Cutting support”). */
function decideSupport(piece: Piece): Known {
  let value: Known = 'yes';
  for (const attacker of piece.attackers) {
    const comes = attacker.piece.decision;
    if (comes === 'yes') return 'no';
    if (comes === 'unknown') value = 'unknown';
    if (attacker.piece.unit.power === piece.unit.power || attacker.from === piece.actsOn) continue;
    const open = pathOf(attacker);
    if (open === 'yes') return 'no';
    if (open === 'unknown') value = 'unknown';
  }
  return value;
}

/** A convoy fails only when its fleet is dislodged (rulebook, “Disrupting a convoy”). */
function decideConvoy(piece: Piece): Known {
  let value: Known = 'yes';
  for (const attacker of piece.attackers) {
    const comes = attacker.piece.decision;
    if (comes === 'yes') return 'no';
    if (comes === 'unknown') value = 'unknown';
  }
  return value;
}
