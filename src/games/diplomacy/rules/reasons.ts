// Puts decided orders into reasons: which strength met which, who cut which support, where a convoy broke.
import { chainExists } from './unit-index.js';
import type { March, Piece } from './order-graph.js';
import type { Obstacle, Reason, Tally } from './outcome.js';
import type { Resolution } from './resolve.js';
import { attack, hold, known, marchOf, path, prevent } from './strengths.js';
import type { Power, Unit } from '../data/geography.js';

/** Why a piece's order succeeded or failed. */
export function reasonFor(d: Resolution, number: number): { readonly succeeds: boolean; readonly reason: Reason } {
  const piece = pieceAt(d, number);
  const { order } = piece;
  switch (order.kind) {
    case 'hold':
      return holdReason(d, number);
    case 'move':
      return moveReason(d, marchOf(d, number));
    case 'support': {
      const by = cutter(d, number);
      if (!piece.matched) return unmatched(d, order.of);
      return by === null
        ? { succeeds: true, reason: { why: 'support-given' } }
        : { succeeds: false, reason: { why: 'support-cut', by } };
    }
    case 'convoy': {
      if (!piece.matched) return unmatched(d, order.of);
      const invader = invaderOf(d, number);
      if (invader !== null) {
        return { succeeds: false, reason: dislodgement(d, number, invader) };
      }
      return d.paradox.has(number)
        ? { succeeds: false, reason: { why: 'convoy-paradox' } }
        : { succeeds: true, reason: { why: 'convoyed' } };
    }
  }
}

/** The move that dislodged a piece, or null. */
export function invaderOf(d: Resolution, number: number): March | null {
  if (d.moves[number] === 'yes') return null;
  const winner = pieceAt(d, number).attackers.find((attacker) => d.moves[attacker] === 'yes');
  return winner === undefined ? null : marchOf(d, winner);
}

function holdReason(d: Resolution, number: number): { readonly succeeds: boolean; readonly reason: Reason } {
  const invader = invaderOf(d, number);
  if (invader !== null) return { succeeds: false, reason: dislodgement(d, number, invader) };
  const against = pieceAt(d, number).attackers.map((attacker) => attackTally(d, marchOf(d, attacker)));
  return { succeeds: true, reason: { why: 'held', own: holdTally(d, number), against } };
}

function dislodgement(d: Resolution, number: number, invader: March): Reason {
  return { why: 'dislodged', own: holdTally(d, number), by: attackTally(d, invader) };
}

function moveReason(d: Resolution, march: March): { readonly succeeds: boolean; readonly reason: Reason } {
  const own = attackTally(d, march);
  if (d.moves[march.piece] === 'yes') {
    const beaten = obstaclesOf(d, march);
    return { succeeds: true, reason: { why: 'moved', own, beaten, rotation: d.rotated.has(march.piece) } };
  }
  if (path(d, march) === 'no') return { succeeds: false, reason: noPath(d, march) };
  const by = obstaclesOf(d, march).filter(({ strength }) => strength >= own.strength);
  const occupant = d.pieces[march.occupant];
  const stays = occupant !== undefined && d.moves[march.occupant] !== 'yes';
  if (stays && occupant.unit.power === pieceAt(d, march.piece).unit.power)
    return { succeeds: false, reason: { why: 'own-unit', unit: occupant.unit } };
  return { succeeds: false, reason: { why: 'bounced', own, by } };
}

function noPath(d: Resolution, march: March): Reason {
  const fleets = march.convoyers.map((fleet) => pieceAt(d, fleet));
  if (!chainExists(march.from, march.to, new Set(fleets.map(({ at }) => at)))) return { why: 'no-convoy' };
  const dislodged = march.convoyers.flatMap((fleet) => {
    const invader = invaderOf(d, fleet);
    return invader === null ? [] : [{ unit: pieceAt(d, fleet).unit, by: pieceAt(d, invader.piece).unit }];
  });
  const paradox = march.convoyers
    .filter((fleet) => d.paradox.has(fleet) && invaderOf(d, fleet) === null)
    .map((fleet) => pieceAt(d, fleet).unit);
  return { why: 'convoy-broken', dislodged, paradox };
}

function unmatched(d: Resolution, of: string): { readonly succeeds: boolean; readonly reason: Reason } {
  const named = d.pieces.find(({ unit }) => unit.at === of);
  if (named === undefined) throw new Error(`No piece at ${of}`);
  return { succeeds: false, reason: { why: 'unmatched', named: named.unit, ordered: named.order } };
}

/** Everybody with any strength in the way of a move. */
function obstaclesOf(d: Resolution, march: March): readonly Obstacle[] {
  const obstacles: Obstacle[] = [];
  if (march.headOn >= 0) obstacles.push({ role: 'head-on', ...sideTally(d, march.headOn, null) });
  else if (march.occupant >= 0 && hold(d, march.occupant).low > 0)
    obstacles.push({ role: 'defender', ...holdTally(d, march.occupant) });
  for (const rival of march.rivals) {
    const strength = prevent(d, marchOf(d, rival)).low;
    if (strength > 0) obstacles.push({ role: 'rival', ...sideTally(d, rival, null) });
  }
  return obstacles;
}

/** A move's strength against whoever stands in its target. */
function attackTally(d: Resolution, march: March): Tally {
  const occupant = d.pieces[march.occupant];
  const stays = occupant !== undefined && d.moves[march.occupant] !== 'yes';
  return { ...sideTally(d, march.piece, stays ? occupant.unit.power : null), strength: attack(d, march).low };
}

function holdTally(d: Resolution, number: number): Tally {
  const tally = sideTally(d, number, null);
  return pieceAt(d, number).march === null
    ? tally
    : { unit: tally.unit, strength: hold(d, number).low, supports: [], cut: [], uncounted: [] };
}

function sideTally(d: Resolution, number: number, except: Power | null): Tally {
  const supports: Unit[] = [];
  const uncounted: Unit[] = [];
  const cut: { unit: Unit; by: Unit }[] = [];
  for (const supporter of pieceAt(d, number).supporters) {
    const { unit } = pieceAt(d, supporter);
    const by = cutter(d, supporter);
    if (by !== null) cut.push({ unit, by });
    else if (unit.power === except) uncounted.push(unit);
    else supports.push(unit);
  }
  return { unit: pieceAt(d, number).unit, strength: 1 + supports.length, supports, cut, uncounted };
}

/** The unit whose attack cut a support: the one that dislodged the supporter, else the first that counts. */
function cutter(d: Resolution, number: number): Unit | null {
  const piece = pieceAt(d, number);
  if (known(d.supports, number) === 'yes') return null;
  const invader = invaderOf(d, number);
  if (invader !== null) return pieceAt(d, invader.piece).unit;
  const cause = piece.attackers.find((attacker) => {
    const march = marchOf(d, attacker);
    return (
      path(d, march) === 'yes' && pieceAt(d, attacker).unit.power !== piece.unit.power && march.from !== piece.actsOn
    );
  });
  return cause === undefined ? null : pieceAt(d, cause).unit;
}

function pieceAt(d: Resolution, number: number): Piece {
  const piece = d.pieces[number];
  if (piece === undefined) throw new Error(`No piece ${number}`);
  return piece;
}
