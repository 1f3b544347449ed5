// Bounds on the strengths that meet in a province while some outcomes are still unknown.
import type { Power, ProvinceId } from '../data/geography.js';
import type { Rulings } from '../options.js';
import { leaves } from './order-graph.js';
import type { Known, Move, Piece } from './order-graph.js';
import { chainExists } from './unit-index.js';

/** A strength that lies between two numbers. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const zero: Range = { low: 0, high: 0 };

/** Whether a move has a way to its target: land and fleet moves always, convoyed ones while one whole chain carries (rulebook, “More than one convoy route”). */
export function pathOf(move: Move): Known {
  if (move.route === 'direct') return 'yes';
  const sure = new Set<ProvinceId>();
  const possible = new Set<ProvinceId>();
  for (const fleet of move.convoyers) {
    if (fleet.decision === 'no') continue;
    possible.add(fleet.at);
    if (fleet.decision === 'yes') sure.add(fleet.at);
  }
  if (chainExists(move.from, move.to, sure)) return 'yes';
  if (possible.size === sure.size) return 'no';
  return chainExists(move.from, move.to, possible) ? 'unknown' : 'no';
}

/** One plus the supports given, those of one power left out. */
export function supported(piece: Piece, except: Power | null): Range {
  let low = 1;
  let high = 1;
  for (const supporter of piece.supporters) {
    if (except !== null && supporter.unit.power === except) continue;
    if (supporter.decision === 'no') continue;
    high += 1;
    if (supporter.decision === 'yes') low += 1;
  }
  return { low, high };
}

/** The strength a move brings against whoever stands in its target; nobody helps to dislodge a unit of their own (rulebook, “Self-dislodgement”). */
export function attack(move: Move): Range {
  const open = pathOf(move);
  if (open === 'no') return zero;
  const { occupant } = move;
  const range = occupant === null ? supported(move.piece, null) : attackOn(occupant, move);
  return open === 'yes' ? range : { low: 0, high: range.high };
}

function attackOn(occupant: Piece, move: Move): Range {
  const left = move.headOn === null ? leaves(occupant) : 'no';
  if (left === 'yes') return supported(move.piece, null);
  const mine = move.piece.unit.power;
  const theirs = occupant.unit.power;
  const staying = mine === theirs ? zero : supported(move.piece, theirs);
  return left === 'no' ? staying : { low: staying.low, high: supported(move.piece, null).high };
}

/** The strength with which a piece holds its province (rulebook, “Support order”). */
export function hold(piece: Piece): Range {
  if (piece.move === null) return supported(piece, null);
  const left = leaves(piece);
  if (left === 'yes') return zero;
  return { low: left === 'no' ? 1 : 0, high: 1 };
}

/** The strength with which a move keeps others out of its target (rulebook, “Standoffs” and “Dislodgement in a standoff”). */
export function prevent(move: Move, rulings: Rulings): Range {
  const open = pathOf(move);
  if (open === 'no') return zero;
  const beaten = beatenByOccupant(move, rulings);
  if (beaten === 'yes') return zero;
  const range = supported(move.piece, null);
  return open === 'yes' && beaten === 'no' ? range : { low: 0, high: range.high };
}

/** Whether the unit met head-on (or, by the stricter ruling, one that comes here by convoy) dislodges this move's piece and so silences it. */
function beatenByOccupant({ piece, from, headOn, occupant }: Move, rulings: Rulings): Known {
  if (headOn !== null) return headOn.piece.decision;
  if (rulings.dislodgedBounce === 'unless-head-to-head' || occupant?.move?.to !== from) return 'no';
  if (occupant.decision === 'no' || piece.decision === 'yes') return 'no';
  return occupant.decision === 'yes' && piece.decision === 'no' ? 'yes' : 'unknown';
}
