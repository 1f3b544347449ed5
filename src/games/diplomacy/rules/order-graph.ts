// The orders of a movement phase as a graph: each unit with its order, linked to those it attacks, supports, carries or meets.
import { provinceOf } from '../data/geography.js';
import type { ProvinceId, Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import type { MovementOrder } from '../state.js';
import { matches, routeOf } from './assignment.js';
import type { Board } from './unit-index.js';

/** What is known of a decision. */
export type Known = 'unknown' | 'yes' | 'no';

/** A unit with its order. */
export interface Piece {
  readonly unit: Unit;
  readonly at: ProvinceId;
  readonly order: MovementOrder;
  /** Its move, if that is its order. */
  readonly move: Move | null;
  /** For a support or convoy order: whether it fits the order of the unit it names. */
  readonly matched: boolean;
  /** For a support: the province it acts on. */
  readonly actsOn: ProvinceId | null;
  /** Matching supports for this piece (for its move, or to hold). */
  readonly supporters: readonly Piece[];
  /** Moves into this piece's province. */
  readonly attackers: readonly Move[];
  /** Whether its move succeeds, its support is given or its convoy carries. What decides nothing is `no` from the start. */
  decision: Known;
}

/** A piece's move. */
export interface Move {
  readonly piece: Piece;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  readonly route: 'direct' | 'convoy';
  /** The piece standing in the target. */
  readonly occupant: Piece | null;
  /** The move that comes the other way over land. */
  readonly headOn: Move | null;
  /** Other moves to the same province. */
  readonly rivals: readonly Move[];
  /** Fleets with a matching convoy order. */
  readonly convoyers: readonly Piece[];
}

/** A type whose fields may still be filled in. */
type Open<T> = { -readonly [Field in keyof T]: T[Field] };
interface OpenPiece extends Open<Omit<Piece, 'supporters' | 'attackers'>> {
  supporters: Piece[];
  attackers: readonly Move[];
}

const none: readonly never[] = [];

/** Links the orders of a board, one order per unit; the pieces come in the order of the board's units. */
export function orderGraph(board: Board, orders: ReadonlyMap<Unit, MovementOrder>, rulings: Rulings): readonly Piece[] {
  const byProvince = new Map<ProvinceId, OpenPiece>();
  const pieces = board.units.map((unit): OpenPiece => {
    const at = provinceOf(unit.at);
    const order = orders.get(unit) ?? { kind: 'hold', unit: unit.at };
    const actsOn = order.kind === 'support' ? provinceOf(order.to ?? order.of) : null;
    const piece: OpenPiece = {
      unit,
      at,
      order,
      move: null,
      matched: false,
      actsOn,
      supporters: [],
      attackers: none,
      decision: 'no',
    };
    byProvince.set(at, piece);
    return piece;
  });
  const convoyers = linkSupportsAndConvoys(pieces, byProvince);
  const moves = pieces.flatMap((piece) => {
    const { order } = piece;
    return order.kind === 'move' ? [moveOf(piece, order, byProvince, convoyers.get(piece) ?? none, rulings)] : [];
  });
  linkMoves(moves, byProvince);
  return pieces;
}

/** Links every matching support to the piece it is for; gives the fleets with a matching convoy order by passenger. */
function linkSupportsAndConvoys(
  pieces: readonly OpenPiece[],
  byProvince: ReadonlyMap<ProvinceId, OpenPiece>,
): ReadonlyMap<Piece, readonly Piece[]> {
  const convoyers = new Map<Piece, Piece[]>();
  for (const piece of pieces) {
    const { order } = piece;
    if (order.kind !== 'support' && order.kind !== 'convoy') continue;
    const named = byProvince.get(provinceOf(order.of));
    if (named === undefined || !matches(order, named.order)) continue;
    piece.matched = true;
    piece.decision = 'unknown';
    if (order.kind === 'support') named.supporters.push(piece);
    else append(convoyers, named, piece);
  }
  return convoyers;
}

function moveOf(
  piece: OpenPiece,
  order: Extract<MovementOrder, { kind: 'move' }>,
  byProvince: ReadonlyMap<ProvinceId, Piece>,
  convoyers: readonly Piece[],
  rulings: Rulings,
): Open<Move> {
  const to = provinceOf(order.to);
  const fleets = convoyers.map(({ unit }) => unit);
  const route = routeOf(piece.unit, { to, via: order.via }, fleets, rulings);
  const occupant = byProvince.get(to) ?? null;
  const move = { piece, from: piece.at, to, route, occupant, headOn: null, rivals: none, convoyers };
  piece.move = move;
  piece.decision = 'unknown';
  return move;
}

function linkMoves(moves: readonly Open<Move>[], byProvince: ReadonlyMap<ProvinceId, OpenPiece>): void {
  const byTarget = new Map<ProvinceId, Move[]>();
  for (const move of moves) append(byTarget, move.to, move);
  for (const [to, all] of byTarget) {
    const there = byProvince.get(to);
    if (there !== undefined) there.attackers = all;
  }
  for (const move of moves) {
    const meeting = byTarget.get(move.to) ?? none;
    if (meeting.length > 1) move.rivals = meeting.filter((other) => other !== move);
    const theirs = move.occupant?.move ?? null;
    if (theirs?.to === move.from && theirs.route === 'direct' && move.route === 'direct') move.headOn = theirs;
  }
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** What is known of a piece leaving its province. */
export function leaves(piece: Piece): Known {
  return piece.move === null ? 'no' : piece.decision;
}
