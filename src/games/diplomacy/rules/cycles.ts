// Decisions that wait for each other in a cycle: which decision reads which, and the cycle to break first.
import type { Rulings } from '../options.js';
import type { Move, Piece } from './order-graph.js';
import { pathOf } from './strengths.js';

/** Every piece whose decision is open, with the pieces whose open decisions its conditions look at. */
export type Dependencies = ReadonlyMap<Piece, ReadonlySet<Piece>>;

/** What the open decisions depend on. */
export function dependencies(pieces: readonly Piece[], rulings: Rulings): Dependencies {
  const found = new Map<Piece, ReadonlySet<Piece>>();
  for (const piece of pieces) {
    if (piece.decision !== 'unknown') continue;
    const reads = new Set<Piece>();
    if (piece.move !== null) readMove(piece.move, reads, rulings);
    else if (piece.order.kind === 'support') readSupport(piece, reads);
    else readAll(movers(piece.attackers), reads);
    found.set(piece, reads);
  }
  return found;
}

function readMove(move: Move, reads: Set<Piece>, rulings: Rulings): void {
  readPath(move, reads);
  readAll(move.piece.supporters, reads);
  const { occupant, headOn } = move;
  if (headOn !== null || occupant?.move === null) readAll(occupant?.supporters ?? [], reads);
  else if (occupant !== null) readOpen(occupant, reads);
  for (const rival of move.rivals) {
    readPath(rival, reads);
    readAll(rival.piece.supporters, reads);
    if (rival.headOn !== null) readOpen(rival.headOn.piece, reads);
    else if (rulings.dislodgedBounce === 'never' && rival.occupant?.move?.to === rival.from)
      readAll([rival.occupant, rival.piece], reads);
  }
}

function readSupport(piece: Piece, reads: Set<Piece>): void {
  for (const attacker of piece.attackers) {
    readOpen(attacker.piece, reads);
    if (attacker.piece.unit.power !== piece.unit.power && attacker.from !== piece.actsOn) readPath(attacker, reads);
  }
}

function readPath(move: Move, reads: Set<Piece>): void {
  if (pathOf(move) === 'unknown') readAll(move.convoyers, reads);
}

function readAll(pieces: readonly Piece[], reads: Set<Piece>): void {
  for (const piece of pieces) readOpen(piece, reads);
}

function readOpen(piece: Piece, reads: Set<Piece>): void {
  if (piece.decision === 'unknown') reads.add(piece);
}

function movers(moves: readonly Move[]): readonly Piece[] {
  return moves.map(({ piece }) => piece);
}

/**
 * The pieces of a cycle that reads nothing open outside itself: a strongly connected set without a way out. Of several
 * the one that names the least decision, so that the choice does not depend on the order of the pieces.
 */
export function closedCycle(depends: Dependencies): readonly Piece[] {
  const reach = new Map([...depends.keys()].map((piece) => [piece, reachable(depends, piece)]));
  let best: readonly Piece[] = [];
  let bestName = '';
  for (const [piece, set] of reach) {
    if (![...set].every((other) => reach.get(other)?.has(piece))) continue;
    const least = [...set].map(nameOf).sort()[0] ?? '';
    if (best.length > 0 && least >= bestName) continue;
    best = [...set];
    bestName = least;
  }
  if (best.length === 0) throw new Error('No cycle among open decisions');
  return best;
}

function nameOf({ order, at }: Piece): string {
  return `${order.kind} ${at}`;
}

function reachable(depends: Dependencies, start: Piece): ReadonlySet<Piece> {
  const seen = new Set([start]);
  const open = [start];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop())
    for (const next of depends.get(piece) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  return seen;
}
