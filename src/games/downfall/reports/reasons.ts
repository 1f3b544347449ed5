// Why a unit cannot go to a place, or a place cannot be attacked: what a refusal of typed text says.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import type { Order, Sheet } from '../../../table/question.js';
import { factionName, nationName, say } from './names.js';
import { placeName, unitName } from './places.js';
import { isBySea, sailingLeft, stepsAfter, type March } from '../rules/march.js';
import { areFoes, isRegion, type Ground } from '../rules/ground.js';
import { primaries, targets } from '../rules/attacks.js';
import { subjectName } from './subjects.js';
import { spotName } from './whereabouts.js';
import { hindranceOf } from '../rules/hindrance.js';
import { foeOf, ideologyOf, type OrderContext, type Place } from '../state.js';

/** So many of what can be attacked instead are named. */
const mostNamed = 4;

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
  if (ground.board.units[unit].at === to) return say('why.there', { unit: unitName(ground.facts, unit), place });
  if (occupier !== null && areFoes(occupier, ideology)) return say('why.foe', { place });
  if (occupier !== null && occupier !== ideology) return say('why.ally', { place });
  if ((ground.facts.beachAt.has(to) || isRegion(to)) && ideology !== 'western') return say('why.noBeach');
  if (ground.facts.beachAt.has(to) && !ground.isBeachhead(to)) return say('why.noBeachhead', { place });
  if (!ground.hasRoom(to, 1, ground.board.units[unit].steps)) {
    return say('why.room', { place, units: ground.unitsAt(to).length, steps: ground.stepsAt(to) });
  }
  return hindranceText(ground, unit, to, points);
}

/** That too many steps go by sea before it, of a unit that would sail otherwise; undefined where it is not that. */
export function whyNotSailing(march: March, unit: UnitId, to?: Place): Text | undefined {
  const { most, left } = sailingLeft(march);
  const { steps } = march.board.units[unit];
  if (steps <= left || left === most) return undefined;
  const sails = [...stepsAfter({ ...march, sailedSteps: 0 }, unit, []).next.values()].some(
    (step) => step.how === 'sea' && (to === undefined || step.to === to),
  );
  return sails ? say('why.sails', { most, left, steps, unit: unitName(factsOf(march.board), unit) }) : undefined;
}

/** That a beachhead or fleet has its order before any unit of the sheet goes by sea; undefined where none does. */
export function whyBeforeSailing(facts: Facts, subject: string, sheet: Sheet): Text | undefined {
  const first = sheet.find(({ path }) => path.slice(0, 1).some(isBySea));
  if (first === undefined) return undefined;
  return say('why.beforeSailing', {
    subject: subjectName(facts, subject),
    unit: subjectName(facts, first.subject),
  });
}

/** Attacks that stand on a sheet before another: their target, and who makes them. */
type Declared = readonly Pick<Order, 'subject' | 'path'>[];

/** Why a place is no target of an order, after other attacks of its sheet. */
export function whyNoTarget(ground: Ground, order: OrderContext, target: Place, before: Declared = []): Text {
  const place = placeName(ground.facts, target);
  if (order.struck.includes(target)) return say('why.struck', { place });
  const foe = foeOf[order.faction];
  const isHeld = ground.unitsAt(target).some((id) => ground.facts.units[id].faction === foe);
  if (!isHeld) {
    const names = targets(ground, order).slice(0, mostNamed);
    return names.length === 0
      ? say('why.noFoe', { place })
      : say('why.noFoeBut', { place, names: names.map((id) => spotName(ground.facts, id)) });
  }
  if (before.length >= order.attacks + order.freeAttacks) return say('why.noAttackLeft');
  const free = primaries(ground, order, target).filter((id) => !before.some(({ path }) => path.includes(id)));
  return say(free.length === 0 ? 'why.noLeader' : 'why.notTwice', { place });
}

/** Why a unit does not attack a place in an order, to lead or to flank, after other attacks of its sheet. */
export function whyNotAttacking(
  ground: Ground,
  order: OrderContext,
  id: UnitId,
  target: Place,
  { before, leads }: { readonly before: Declared; readonly leads: boolean },
): Text {
  const { facts } = ground;
  const { at, status } = ground.board.units[id];
  const { faction } = facts.units[id];
  const [unit, place] = [unitName(facts, id), placeName(facts, target)];
  if (status !== 'map' || at === null) return say('whatIf.off', { unit });
  if (faction !== order.faction) return say('why.notIts', { unit, faction: factionName(faction) });
  const other = before.find(({ path }) => path.includes(id));
  if (other !== undefined) return say('why.goesElsewhere', { unit, place: placeName(facts, other.subject) });
  if (order.attacked.includes(id)) return say('why.hasAttacked', { unit });
  if (at !== target && ground.edge(at, target) === undefined)
    return say('why.notBeside', { unit, place, at: placeName(facts, at) });
  return say(leads ? 'why.notLeader' : 'why.mayNotAttack', { unit, place });
}
