// Africa Liberated: its cities, aircraft and the sea before it fall to the West, once.
import { chooseOne } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { africanNations } from '../data/nations.js';
import { factsOf } from '../data/own-files.js';
import { say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { placeOption } from '../reports/whereabouts.js';
import { airName } from '../reports/subjects.js';
import { airOnMap, airPlaces } from '../rules/air.js';
import { frontFirst } from '../rules/front.js';
import { Ground, nationOf } from '../rules/ground.js';
import type { DownfallTable, Place } from '../state.js';
import { shift } from './warfare.js';

function isInAfrica(facts: Facts, place: Place): boolean {
  const nation = nationOf(facts, place);
  return nation !== null && africanNations.includes(nation);
}

/** Carries it out; nothing happens a second time. */
export function* liberateAfrica(t: DownfallTable): Script<void> {
  const { state } = t;
  if (state.africaLiberated) return;
  state.africaLiberated = true;
  t.tell(say('report.africa'), { weight: 'headline' });
  for (const city of cityIds)
    if (isInAfrica(factsOf(state), factsOf(state).cities.places[city].hex)) state.cityControl[city] = 'western';
  for (const id of airOnMap(state, 'western')) {
    const { at } = state.air[id];
    if (at === null || (!isInAfrica(factsOf(state), at) && at !== 'middle-east')) continue;
    const ground = new Ground(state);
    const others = frontFirst(ground, 'western', airPlaces(ground, 'western'));
    const asked = {
      key: 'air',
      seat: 'western',
      text: say('ask.air', { air: airName(id) }),
      pace: 'reaction',
      places: [at, ...others],
    } as const;
    const ways = [at, ...others.filter((place) => place !== at)].map((place) => placeOption(ground, place));
    const to = yield* chooseOne(t, asked, { ways, fallback: at, of: 'places' });
    if (to === at) continue;
    state.air[id] = { status: 'map', at: to };
    t.tell(say('report.rebased', { air: airName(id), place: placeName(ground.facts, to) }), { focus: [to] });
  }
  yield* shift(t, 'malta', 'western', 2);
  state.transportPoints = Math.min(10, state.transportPoints + 1);
  t.tell(say('report.transport', { count: state.transportPoints }));
}
