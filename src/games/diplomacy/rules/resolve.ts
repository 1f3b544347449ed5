// Finds which moves succeed, which supports are given and which convoys carry: a fix-point over three-valued decisions, then knots (spec 7.3 to 7.5).
import type { Piece } from './order-graph.js';
import { readsOf, sinkKnot } from './cycles.js';
import { attack, hold, known, marchOf, path, prevent, supported } from './strengths.js';
import type { Decisions, Known } from './strengths.js';
import type { Rulings } from '../options.js';

/** All decisions made. */
export interface Resolution extends Decisions {
  /** Fleets whose convoy a paradox struck [L597-612]. */
  readonly paradox: ReadonlySet<number>;
  /** Moves that succeeded only as part of a rotation or swap. */
  readonly rotated: ReadonlySet<number>;
}

/** Resolve a field of pieces. Always ends: each pass decides something or a knot is cut. */
export function resolve(pieces: readonly Piece[], rulings: Rulings): Resolution {
  const undecided = (applies: boolean): Known => (applies ? 'unknown' : 'no');
  const d: Decisions = {
    pieces,
    rulings,
    moves: pieces.map((piece) => undecided(piece.march !== null)),
    supports: pieces.map((piece) => undecided(piece.order.kind === 'support' && piece.matched)),
    convoys: pieces.map((piece) => undecided(piece.order.kind === 'convoy' && piece.matched)),
  };
  const paradox = new Set<number>();
  const rotated = new Set<number>();
  while (!settle(d)) {
    const knot = sinkKnot(readsOf(d));
    const convoys = knot.filter((node) => node.kind === 'convoy');
    for (const { piece } of convoys) {
      d.convoys[piece] = 'no';
      paradox.add(piece);
    }
    if (convoys.length > 0) continue;
    for (const { kind, piece } of knot) {
      if (kind !== 'move') continue;
      d.moves[piece] = 'yes';
      rotated.add(piece);
    }
  }
  return { ...d, paradox, rotated };
}

/** Apply the conditions until nothing changes; true when everything is decided. */
function settle(d: Decisions): boolean {
  for (;;) {
    let changed = false;
    let open = false;
    for (let number = 0; number < d.pieces.length; number += 1) {
      for (const [list, decide] of [
        [d.moves, decideMove],
        [d.supports, decideSupport],
        [d.convoys, decideConvoy],
      ] as const) {
        if (list[number] !== 'unknown') continue;
        const value = decide(d, number);
        list[number] = value;
        if (value === 'unknown') open = true;
        else changed = true;
      }
    }
    if (!open) return true;
    if (!changed) return false;
  }
}

function decideMove(d: Decisions, number: number): Known {
  const march = marchOf(d, number);
  const force = attack(d, march);
  if (force.high === 0) return 'no';
  const against = march.headOn >= 0 ? supported(d, march.headOn, null) : hold(d, march.occupant);
  if (force.high <= against.low) return 'no';
  let wins = force.low > against.high;
  for (const rival of march.rivals) {
    const bar = prevent(d, marchOf(d, rival));
    if (force.high <= bar.low) return 'no';
    if (force.low <= bar.high) wins = false;
  }
  return wins ? 'yes' : 'unknown';
}

/** A support is cut by a dislodgement, or by a foreign attack from anywhere but where it acts [L359-388, L560]. */
function decideSupport(d: Decisions, number: number): Known {
  const piece = d.pieces[number];
  let value: Known = 'yes';
  for (const attacker of piece?.attackers ?? []) {
    const comes = known(d.moves, attacker);
    if (comes === 'yes') return 'no';
    if (comes === 'unknown') value = 'unknown';
    const march = marchOf(d, attacker);
    if (d.pieces[attacker]?.unit.power === piece?.unit.power || march.from === piece?.actsOn) continue;
    const open = path(d, march);
    if (open === 'yes') return 'no';
    if (open === 'unknown') value = 'unknown';
  }
  return value;
}

/** A convoy fails only when its fleet is dislodged [L474]. */
function decideConvoy(d: Decisions, number: number): Known {
  let value: Known = 'yes';
  for (const attacker of d.pieces[number]?.attackers ?? []) {
    const comes = known(d.moves, attacker);
    if (comes === 'yes') return 'no';
    if (comes === 'unknown') value = 'unknown';
  }
  return value;
}
