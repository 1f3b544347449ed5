// Bounds on the strengths that meet in a province while some outcomes are still unknown (spec 7.2).
import type { Power, ProvinceId } from '../data/geography.js';
import { chainExists } from './unit-index.js';
import type { March, Piece } from './order-graph.js';
import type { Rulings } from '../options.js';

/** What is known of a decision. */
export type Known = 'unknown' | 'yes' | 'no';

/** The decisions of a phase: whether each piece's move succeeds, its support is given, its convoy carries. */
export interface Decisions {
  readonly pieces: readonly Piece[];
  readonly rulings: Rulings;
  readonly moves: Known[];
  readonly supports: Known[];
  readonly convoys: Known[];
}

/** A strength that lies between two numbers. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const zero: Range = { low: 0, high: 0 };

/** The known state of one decision; a piece that is not there decides nothing. */
export function known(list: readonly Known[], number: number): Known {
  return list[number] ?? 'no';
}

/** The march of a piece that moves. */
export function marchOf(d: Decisions, number: number): March {
  const march = d.pieces[number]?.march;
  if (march === null || march === undefined) throw new Error(`Piece ${number} does not move`);
  return march;
}

/** Whether a move has a way to its target: land and fleet moves always, convoyed ones while one whole chain carries [L586]. */
export function path(d: Decisions, march: March): Known {
  if (march.route === 'direct') return 'yes';
  const sure = new Set<ProvinceId>();
  const possible = new Set<ProvinceId>();
  for (const fleet of march.convoyers) {
    const state = known(d.convoys, fleet);
    const at = d.pieces[fleet]?.at;
    if (at === undefined || state === 'no') continue;
    possible.add(at);
    if (state === 'yes') sure.add(at);
  }
  if (chainExists(march.from, march.to, sure)) return 'yes';
  if (possible.size === sure.size) return 'no';
  return chainExists(march.from, march.to, possible) ? 'unknown' : 'no';
}

/** One plus the supports given, those of one power left out. */
export function supported(d: Decisions, number: number, except: Power | null): Range {
  let low = 1;
  let high = 1;
  for (const supporter of d.pieces[number]?.supporters ?? []) {
    if (except !== null && d.pieces[supporter]?.unit.power === except) continue;
    const state = known(d.supports, supporter);
    if (state === 'no') continue;
    high += 1;
    if (state === 'yes') low += 1;
  }
  return { low, high };
}

/** The strength a move brings against whoever stands in its target [L494-532, rule 12]. */
export function attack(d: Decisions, march: March): Range {
  const open = path(d, march);
  if (open === 'no') return zero;
  const occupant = d.pieces[march.occupant];
  const leaves = occupant === undefined ? 'yes' : march.headOn >= 0 ? 'no' : known(d.moves, march.occupant);
  let range: Range;
  if (leaves === 'yes') range = supported(d, march.piece, null);
  else {
    const stays = staysAttack(d, march);
    range = leaves === 'no' ? stays : { low: stays.low, high: supported(d, march.piece, null).high };
  }
  return open === 'yes' ? range : { low: 0, high: range.high };
}

function staysAttack(d: Decisions, march: March): Range {
  const mine = d.pieces[march.piece]?.unit.power ?? null;
  const theirs = d.pieces[march.occupant]?.unit.power ?? null;
  return mine === theirs ? zero : supported(d, march.piece, theirs);
}

/** The strength with which the piece in a province holds it [L245-275]. */
export function hold(d: Decisions, number: number): Range {
  const piece = d.pieces[number];
  if (piece === undefined) return zero;
  if (piece.march === null) return supported(d, number, null);
  const leaves = known(d.moves, number);
  if (leaves === 'yes') return zero;
  return { low: leaves === 'no' ? 1 : 0, high: 1 };
}

/** The strength with which a move keeps others out of its target [L331, rules 3, 10, 11, 18]. */
export function prevent(d: Decisions, march: March): Range {
  const open = path(d, march);
  if (open === 'no') return zero;
  const beaten = beatenByOccupant(d, march);
  if (beaten === 'yes') return zero;
  const range = supported(d, march.piece, null);
  return open === 'yes' && beaten === 'no' ? range : { low: 0, high: range.high };
}

/** Whether the unit met head-on (or, by the stricter ruling, one that swaps by convoy) comes through and silences this move. */
function beatenByOccupant(d: Decisions, march: March): Known {
  if (march.headOn >= 0) return known(d.moves, march.headOn);
  if (d.rulings.dislodgedBounce === 'unless-head-to-head') return 'no';
  return d.pieces[march.occupant]?.march?.to === march.from ? known(d.moves, march.occupant) : 'no';
}
