// What can be ordered or lost, by its id: units, partisans, beachheads.
import type { Text } from '../../../table/text.js';
import { navalIds } from '../data/fleets.js';
import { airIds, partisanIds, partisanUnits, unitIds, type AirId, type PartisanId } from '../data/units.js';
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

function stackName(units: string): Text {
  const [a = '', b = ''] = units.split('+');
  return say('stack', { a: subjectName(a), b: subjectName(b) });
}

/** The name of whatever an order is given to. */
export function subjectName(id: string): Text {
  const unit = unitIds.find((one) => one === id);
  if (unit !== undefined) return unitName(unit);
  const partisan = partisanIds.find((one) => one === id);
  if (partisan !== undefined) return partisanName(partisan);
  const air = airIds.find((one) => one === id);
  if (air !== undefined) return airName(air);
  const naval = navalIds.find((one) => one === id);
  if (naval !== undefined) return say(`unit.${naval}`);
  if (id.startsWith('stack:')) return stackName(id.slice('stack:'.length));
  if (id === 'reserve') return say('reserve');
  if (!id.startsWith('beachhead:')) return placeName(id);
  const from = id.slice('beachhead:'.length);
  return from.length === 4 ? say('beachhead.empty', { place: placeName(from) }) : say('beachhead.pool', { n: from });
}
