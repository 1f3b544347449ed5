// Puts decided orders into reasons: which strength met which, who cut which support, where a convoy broke.
import type { Power, Unit } from '../data/geography.js';
import type { Move, Piece } from './order-graph.js';
import type { Obstacle, Reason, Tally } from './outcome.js';
import type { Resolution } from './resolve.js';
import { attack, hold, pathOf, prevent } from './strengths.js';
import { chainExists } from './unit-index.js';

interface Verdict {
  readonly succeeds: boolean;
  readonly reason: Reason;
}

/** Why a piece's order succeeded or failed. */
export function reasonFor(piece: Piece, resolution: Resolution): Verdict {
  const { order, move } = piece;
  if (move !== null) return moveReason(move, resolution);
  switch (order.kind) {
    case 'support': {
      if (!piece.matched) return unmatched(order.of, resolution);
      const by = cutter(piece);
      return by === null
        ? { succeeds: true, reason: { why: 'support-given' } }
        : { succeeds: false, reason: { why: 'support-cut', by } };
    }
    case 'convoy': {
      if (!piece.matched) return unmatched(order.of, resolution);
      const invader = invaderOf(piece);
      if (invader !== null) return { succeeds: false, reason: dislodgement(piece, invader) };
      return resolution.paradox.has(piece)
        ? { succeeds: false, reason: { why: 'convoy-paradox' } }
        : { succeeds: true, reason: { why: 'convoyed' } };
    }
    case 'hold':
    case 'move':
      return holdReason(piece, resolution.rulings);
  }
}

/** The move that dislodged a piece, or null. */
export function invaderOf(piece: Piece): Move | null {
  if (piece.move !== null && piece.decision === 'yes') return null;
  return piece.attackers.find((attacker) => attacker.piece.decision === 'yes') ?? null;
}

function holdReason(piece: Piece, rulings: Resolution['rulings']): Verdict {
  const invader = invaderOf(piece);
  if (invader !== null) return { succeeds: false, reason: dislodgement(piece, invader) };
  const own = holdTally(piece);
  // A move without any strength here (its convoy broken, or a unit of the same power in the way) is no attack.
  const attackers = piece.attackers.filter((attacker) => attack(attacker).low > 0);
  const weak = attackers.filter((attacker) => attack(attacker).low <= own.strength);
  const strong = attackers.filter((attacker) => !weak.includes(attacker));
  const keepers = piece.attackers.filter((rival) =>
    strong.some((attacker) => rival !== attacker && prevent(rival, rulings).low >= attack(attacker).low),
  );
  return {
    succeeds: true,
    reason: {
      why: 'held',
      own,
      against: weak.map(attackTally),
      stopped: strong.map(attackTally),
      by: keepers.map((keeper) => sideTally(keeper.piece, null)),
    },
  };
}

function dislodgement(piece: Piece, invader: Move): Reason {
  return { why: 'dislodged', own: holdTally(piece), by: attackTally(invader) };
}

function moveReason(move: Move, { rulings, rotated, paradox }: Resolution): Verdict {
  const { piece } = move;
  const own = attackTally(move);
  if (piece.decision === 'yes') {
    const beaten = obstaclesOf(move, rulings);
    return { succeeds: true, reason: { why: 'moved', own, beaten, rotation: rotated.has(piece) } };
  }
  if (pathOf(move) === 'no') return { succeeds: false, reason: noPath(move, paradox) };
  const stays = stayer(move);
  if (stays?.unit.power === piece.unit.power) return { succeeds: false, reason: { why: 'own-unit', unit: stays.unit } };
  const by = obstaclesOf(move, rulings).filter(({ strength }) => strength >= own.strength);
  return { succeeds: false, reason: { why: 'bounced', own, by } };
}

/** The piece in a move's target that did not leave, if any. */
function stayer({ occupant }: Move): Piece | null {
  return occupant !== null && (occupant.move === null || occupant.decision !== 'yes') ? occupant : null;
}

function noPath({ from, to, convoyers }: Move, paradox: ReadonlySet<Piece>): Reason {
  if (!chainExists(from, to, new Set(convoyers.map(({ at }) => at)))) return { why: 'no-convoy' };
  const dislodged = convoyers.flatMap((fleet) => {
    const invader = invaderOf(fleet);
    return invader === null ? [] : [{ unit: fleet.unit, by: invader.piece.unit }];
  });
  const struck = convoyers.filter((fleet) => paradox.has(fleet) && invaderOf(fleet) === null).map(({ unit }) => unit);
  return { why: 'convoy-broken', dislodged, paradox: struck };
}

function unmatched(of: string, { pieces }: Resolution): Verdict {
  const named = pieces.find(({ unit }) => unit.at === of);
  if (named === undefined) throw new Error(`No piece at ${of}`);
  return { succeeds: false, reason: { why: 'unmatched', named: named.unit, ordered: named.order } };
}

/** Everybody with any strength in the way of a move. */
function obstaclesOf({ headOn, occupant, rivals }: Move, rulings: Resolution['rulings']): readonly Obstacle[] {
  const obstacles: Obstacle[] = [];
  if (headOn !== null) obstacles.push({ role: 'head-on', ...sideTally(headOn.piece, null) });
  else if (occupant !== null && hold(occupant).low > 0) obstacles.push({ role: 'defender', ...holdTally(occupant) });
  for (const rival of rivals)
    if (prevent(rival, rulings).low > 0) obstacles.push({ role: 'rival', ...sideTally(rival.piece, null) });
  return obstacles;
}

/** A move's strength against whoever stands in its target. */
function attackTally(move: Move): Tally {
  return { ...sideTally(move.piece, stayer(move)?.unit.power ?? null), strength: attack(move).low };
}

function holdTally(piece: Piece): Tally {
  return piece.move === null
    ? sideTally(piece, null)
    : { unit: piece.unit, strength: hold(piece).low, supports: [], cut: [], uncounted: [] };
}

function sideTally(piece: Piece, except: Power | null): Tally {
  const supports: Unit[] = [];
  const uncounted: Unit[] = [];
  const cut: { unit: Unit; by: Unit }[] = [];
  for (const supporter of piece.supporters) {
    const { unit } = supporter;
    const by = cutter(supporter);
    if (by !== null) cut.push({ unit, by });
    else if (unit.power === except) uncounted.push(unit);
    else supports.push(unit);
  }
  return { unit: piece.unit, strength: 1 + supports.length, supports, cut, uncounted };
}

/** The unit whose attack cut a support: the one that dislodged the supporter, else the first that counts. */
function cutter(piece: Piece): Unit | null {
  if (piece.decision === 'yes') return null;
  const invader = invaderOf(piece);
  if (invader !== null) return invader.piece.unit;
  const cause = piece.attackers.find(
    (attacker) =>
      pathOf(attacker) === 'yes' && attacker.piece.unit.power !== piece.unit.power && attacker.from !== piece.actsOn,
  );
  return cause?.piece.unit ?? null;
}
