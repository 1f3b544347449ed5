// Why a unit cannot go to a place, or a place cannot be attacked: what a refusal of typed text says.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import type { UnitId } from '../data/units.js';
import { nationName, say } from './names.js';
import { placeName, unitName } from './places.js';
import { areFoes, isRegion, type Ground } from '../rules/ground.js';
import { primaries } from '../rules/attacks.js';
import { hindranceOf } from '../rules/hindrance.js';
import { foeOf, ideologyOf, type OrderContext, type Place } from '../state.js';

/** Whether there is such a place at all. */
function isPlace(facts: Facts, name: string): boolean {
  return facts.hexes.has(name) || facts.beachAt.has(name) || isRegion(name);
}

/** What is in the way over land. */
function hindranceText(ground: Ground, unit: UnitId, to: Place, points: number): Text {
  const args = { unit: unitName(ground.facts, unit), place: placeName(ground.facts, to) };
  const found = hindranceOf(ground, unit, to, points);
  switch (found?.kind) {
    case 'foe':
    case 'ally':
    case 'zone':
    case 'difficult':
      return say(`why.way.${found.kind}`, { ...args, at: placeName(ground.facts, found.at) });
    case 'spine':
      return say('why.way.spine', {
        ...args,
        from: placeName(ground.facts, found.from),
        to: placeName(ground.facts, found.to),
      });
    case 'border':
      return say('why.way.border', { ...args, nation: nationName(found.nation) });
    case 'points':
      return say('why.way.points', { ...args, needs: found.needs, count: points });
    case 'sea':
      return say('why.way.sea', args);
    case undefined:
      return say('why.way.ports', args);
  }
}

/**
 * Why a unit cannot end its march in a place that is not on offer to it.
 * @param points what the order gives it, or the most that any order does.
 */
export function whyNotTo(ground: Ground, unit: UnitId, to: Place, points: number): Text {
  const place = placeName(ground.facts, to);
  const ideology = ideologyOf(ground.facts.units[unit].faction);
  const occupier = ground.occupier(to);
  if (!isPlace(ground.facts, to)) return say('why.noHex', { hex: to });
  if (occupier !== null && areFoes(occupier, ideology)) return say('why.foe', { place });
  if (occupier !== null && occupier !== ideology) return say('why.ally', { place });
  if ((ground.facts.beachAt.has(to) || isRegion(to)) && ideology !== 'western') return say('why.noBeach');
  if (ground.facts.beachAt.has(to) && !ground.isBeachhead(to)) return say('why.noBeachhead', { place });
  if (!ground.hasRoom(to, 1, ground.board.units[unit].steps)) {
    return say('why.room', { place, units: ground.unitsAt(to).length, steps: ground.stepsAt(to) });
  }
  return hindranceText(ground, unit, to, points);
}

/** Why a place is no target of an order. */
export function whyNoTarget(ground: Ground, order: OrderContext, target: Place): Text {
  const place = placeName(ground.facts, target);
  if (order.struck.includes(target)) return say('why.struck', { place });
  const foe = foeOf[order.faction];
  const isHeld = ground.unitsAt(target).some((id) => ground.facts.units[id].faction === foe);
  if (isHeld && primaries(ground, order, target).length === 0) return say('why.noLeader', { place });
  return say('why.noFoe', { place });
}
