// What can be ordered or lost, by its id: units, partisans, beachheads.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { airIds, partisanIds, partisanUnits, type AirId, type PartisanId } from '../data/units.js';
import { factionName, say } from './names.js';
import { airOwner, placeName, unitName } from './places.js';

/** A partisan with its number. */
export function partisanName(id: PartisanId): Text {
  return say('partisan.named', { faction: factionName(partisanUnits[id]), n: id.slice(-1) });
}

/** An air unit with its number. */
export function airName(id: AirId): Text {
  const args = { faction: factionName(airOwner(id)), n: id.slice(-1) };
  return id.includes('elite') ? say('air.elite', args) : say('air.named', args);
}

function stackName(facts: Facts, units: string): Text {
  const [a = '', b = ''] = units.split('+');
  return say('stack', { a: subjectName(facts, a), b: subjectName(facts, b) });
}

/** The name of whatever an order is given to. */
export function subjectName(facts: Facts, id: string): Text {
  const unit = facts.unitIds.find((one) => one === id);
  if (unit !== undefined) return unitName(facts, unit);
  const partisan = partisanIds.find((one) => one === id);
  if (partisan !== undefined) return partisanName(partisan);
  const air = airIds.find((one) => one === id);
  if (air !== undefined) return airName(air);
  const naval = facts.navalIds.find((one) => one === id);
  if (naval !== undefined) return say(`unit.${naval}`);
  if (id.startsWith('stack:')) return stackName(facts, id.slice('stack:'.length));
  if (id === 'reserve') return say('reserve');
  if (!id.startsWith('beachhead:')) return placeName(facts, id);
  const from = id.slice('beachhead:'.length);
  return from.length === 4
    ? say('beachhead.empty', { place: placeName(facts, from) })
    : say('beachhead.pool', { n: from });
}
