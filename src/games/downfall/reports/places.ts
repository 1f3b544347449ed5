// The names of places and units.
import type { Text } from '../../../table/text.js';
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { nations } from '../data/nations.js';
import { ours } from '../data/own-files.js';
import { regions, seaAreas, type BeachName } from '../data/seas.js';
import { airUnits, type AirId, type Faction, type UnitId } from '../data/units.js';
import type { Place } from '../state.js';
import { ownWords, say } from './names.js';

/** A land hex, region or beach. */
export function placeName(facts: Facts, place: Place): Text {
  const region = regions.find((one) => one === place);
  if (region !== undefined) return say(`region.${region}`);
  const beach = facts.beachAt.get(place);
  if (beach !== undefined) return say('hex.beach', { beach: beachName(facts, beach.name), hex: place });
  const city = facts.cityAt.get(place);
  return city === undefined ? say('hex', { hex: place }) : say('hex.city', { city: say(`city.${city}`), hex: place });
}

/** A beach; an owner's own is called as in the files. */
function beachName(facts: Facts, name: BeachName): Text {
  const { title } = facts.seas.beaches[name];
  return title === undefined ? say(`beach.${name}`) : ownWords(title);
}

/** A combat unit; what is written otherwise on an owner's own counter is called as there. */
export function unitName(facts: Facts, id: UnitId): Text {
  const { name } = facts.units[id];
  const isOurs = Object.hasOwn(ours.units, id) && name === ours.units[id].name;
  return isOurs ? say(`unit.${id}`) : ownWords(name);
}

/** An air unit by its faction. */
export function airOwner(id: AirId): Faction {
  return airUnits[id].faction;
}

/** Everything on the map that has a name of its own. */
export function places(facts: Facts): readonly Text[] {
  return [
    ...cityIds.map((id) => say(`city.${id}`)),
    ...facts.beachNames.map((id) => beachName(facts, id)),
    ...seaAreas.map((id) => say(`sea.${id}`)),
    ...regions.map((id) => say(`region.${id}`)),
    ...nations.map((id) => say(`nation.${id}`)),
  ];
}
