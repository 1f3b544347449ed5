// Advances after combat: who may enter the hex that was left, and how far a deep advance may go.
import type { UnitId } from '../data/units.js';
import { ideologyOf, type Combat, type Place } from '../state.js';
import { isRegion, type Ground } from './ground.js';
import { attackersOf } from './odds.js';

/** Whether somebody who was attacked is still there; whoever is no enemy of the attacker does not hinder him. */
export function isHeld(ground: Ground, { attacker, target, partisan }: Combat): boolean {
  if (partisan !== null) return ground.partisansAt(target).includes(partisan);
  const occupier = ground.occupier(target);
  return occupier !== null && occupier !== ideologyOf(attacker);
}

/** Surviving attackers that may advance: none from two hexes away, no Axis unit over a beach. */
export function advances(ground: Ground, combat: Combat): readonly UnitId[] {
  const { board } = ground;
  return attackersOf(combat).filter((id) => {
    const { status, at } = board.units[id];
    if (status !== 'map' || at === null || at === combat.target || combat.ranged.includes(id)) return false;
    const edge = ground.edge(at, combat.target);
    if (edge === undefined || !ground.hasRoom(combat.target, 1, board.units[id].steps)) return false;
    return edge.water !== 'beach' || ideologyOf(combat.attacker) !== 'axis';
  });
}

/** Hexes one further that a unit may advance to, with respect for enemy zones of control. */
export function deeper(ground: Ground, id: UnitId): readonly Place[] {
  const { at, steps } = ground.board.units[id];
  const ideology = ideologyOf(ground.facts.units[id].faction);
  if (at === null) return [];
  return ground.edges(at).flatMap(({ to, water }) => {
    const occupier = ground.occupier(to);
    if ((occupier !== null && occupier !== ideology) || isRegion(to)) return [];
    if (water === 'beach' && ideology !== 'western') return [];
    return !ground.isBarred(at, to, ideology) && ground.hasRoom(to, 1, steps) ? [to] : [];
  });
}
