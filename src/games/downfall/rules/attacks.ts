// Who may attack what: targets, primary attackers and flanks of an order.
import { partisanUnits, type Faction, type PartisanId, type UnitId } from '../data/units.js';
import { categoryOf, foeOf, ideologyOf, typeOf, type OrderContext, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { airDistance } from './ranges.js';
import { shows } from './shown.js';

/** A partisan that would defend a place alone; null when combat units defend it. */
export function lonePartisan(ground: Ground, faction: Faction, target: Place): PartisanId | null {
  if (ideologyOf(faction) !== 'axis') return null;
  const foe = foeOf[faction];
  const occupier = ground.occupier(target);
  if (occupier !== null && occupier !== 'axis') return null;
  return ground.partisansAt(target).find((id) => partisanUnits[id] === foe) ?? null;
}

/** Whether a faction may attack a place at all: its foe has a unit there, not yet attacked in this order. */
export function isTarget(ground: Ground, order: OrderContext, target: Place): boolean {
  const foe = foeOf[order.faction];
  if (order.struck.includes(target)) return false;
  const partisan = lonePartisan(ground, order.faction, target);
  if (partisan !== null) return !order.defended.includes(partisan);
  const units = ground.unitsAt(target);
  return units.some((id) => ground.facts.units[id].faction === foe) && !units.some((id) => order.defended.includes(id));
}

function isReady(ground: Ground, order: OrderContext, id: UnitId): boolean {
  const unit = ground.board.units[id];
  const type = typeOf(ground.facts, id, unit);
  return (
    unit.status === 'map' &&
    ground.facts.units[id].faction === order.faction &&
    type !== 'fortress' &&
    !order.attacked.includes(id)
  );
}

function mayStrike(ground: Ground, id: UnitId, target: Place): boolean {
  const unit = ground.board.units[id];
  if (unit.at === null) return false;
  const edge = ground.edge(unit.at, target);
  if (edge === undefined) return false;
  return categoryOf(typeOf(ground.facts, id, unit)) !== 'armored' || !ground.isDifficultEdge(unit.at, edge);
}

/** Own units that could take part in an attack from beside the target, or from within it against a partisan. */
function strikers(ground: Ground, order: OrderContext, target: Place): readonly UnitId[] {
  const near = [target, ...ground.edges(target).map(({ to }) => to)].flatMap((place) => ground.unitsAt(place));
  return near.filter(
    (id) => isReady(ground, order, id) && (ground.board.units[id].at === target || mayStrike(ground, id, target)),
  );
}

/** Units that may lead an attack; those an extra attack alone allows are included while there is one left. */
export function primaries(ground: Ground, order: OrderContext, target: Place): readonly UnitId[] {
  const all = strikers(ground, order, target).filter((id) => {
    const unit = ground.board.units[id];
    return order.freeAttacks > 0 || (order.attacks > 0 && shows(ground.facts, order.primary, id, unit));
  });
  // Of Axis units with a partisan one must lead (L679), also where they are all of the other faction and none can.
  const isStacked = ground.occupier(target) === ideologyOf(order.faction);
  return isStacked ? all.filter((id) => ground.board.units[id].at === target) : all;
}

/** Whether a unit of this order would flank a target from two hexes away. */
export function isRanged(ground: Ground, order: OrderContext, id: UnitId, target: Place): boolean {
  const unit = ground.board.units[id];
  if (!order.special.includes('airborne') || typeOf(ground.facts, id, unit) !== 'airborne' || unit.at === null)
    return false;
  return !mayStrike(ground, id, target) && airDistance(unit.at, target) === 2;
}

/** Units that may flank beside a primary attacker. */
export function flanks(ground: Ground, order: OrderContext, target: Place, primary: UnitId): readonly UnitId[] {
  const beside = strikers(ground, order, target).filter((id) => id !== primary);
  const flies = order.special.includes('airborne');
  const above = (flies ? ground.facts.unitIds : []).filter(
    (id) => isReady(ground, order, id) && isRanged(ground, order, id, target),
  );
  return [...beside, ...above.filter((id) => id !== primary)];
}

/** Every place that can be attacked now, with a unit that may lead. */
export function targets(ground: Ground, order: OrderContext): readonly Place[] {
  if (order.attacks + order.freeAttacks === 0) return [];
  const near = new Set<Place>();
  for (const id of ground.facts.unitIds) {
    const { at } = ground.board.units[id];
    if (at === null || !isReady(ground, order, id)) continue;
    near.add(at);
    for (const { to } of ground.edges(at)) near.add(to);
  }
  return [...near]
    .filter((place) => isTarget(ground, order, place) && primaries(ground, order, place).length > 0)
    .sort();
}
