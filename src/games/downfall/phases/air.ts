// Air adjustment: aircraft beyond what the open events give are taken off, and those still due are put on.
import { chooseFrom, chooseOne } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import { airIds, airUnits, type AirId, type Faction } from '../data/units.js';
import { nationName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { placeOption, spotName } from '../reports/whereabouts.js';
import { airName } from '../reports/subjects.js';
import { airGiven, airOnMap, airPlaces, elitesDue, nextAir } from '../rules/air.js';
import { Ground, nationOf } from '../rules/ground.js';
import type { DownfallTable, Place } from '../state.js';
import { frontFirst } from '../rules/front.js';
import { Supply } from '../rules/supply.js';
import { isSea } from '../rules/waters.js';
import { passThrough } from './interception.js';
import { payForPartisans } from './settle.js';

/** The sequence in which factions adjust their aircraft. */
const sequence = ['soviet', 'okh', 'okw', 'western'] as const satisfies readonly Faction[];

/** Takes off or puts on aircraft until each faction has what the events in these boxes give it. */
export function* adjustAir(
  t: DownfallTable,
  open: readonly ('spent' | 'current' | 'pending')[],
  step: 'remove' | 'place',
): Script<void> {
  for (const faction of sequence) {
    const given = airGiven(t.state, open)[faction];
    if (step === 'remove') yield* remove(t, faction, given);
    else while (airOnMap(t.state, faction).length < given && (yield* place(t, faction)));
  }
}

function* remove(t: DownfallTable, faction: Faction, given: number): Script<void> {
  const { state } = t;
  const own = airOnMap(state, faction);
  const over = own.length - given;
  if (over <= 0) return;
  const asked = {
    key: 'airRemove',
    seat: faction,
    text: over === 1 ? say('ask.airRemove') : say('ask.airRemoveSome', { count: over }),
    pace: 'reaction',
    places: own.flatMap((id) => state.air[id].at ?? []),
  } as const;
  const gone = yield* chooseFrom(t, asked, { ids: own, min: over, max: over, of: 'units' }, (id) => ({
    id,
    text: airName(id),
    detail: spotName(factsOf(state), state.air[id].at ?? ''),
  }));
  for (const id of gone) {
    state.air[id] = { status: 'pool', at: null };
    t.tell(say('report.airOff', { air: airName(id) }), { weight: 'detail' });
  }
}

function groupOf(facts: Facts, hex: Place): { readonly group: ReturnType<typeof say> } {
  const nation = nationOf(facts, hex);
  return { group: nation === null ? say('group.abroad') : nationName(nation) };
}

/** Puts one air unit on the map; false when there is none or no place for it. */
function* place(t: DownfallTable, faction: Faction): Script<boolean> {
  const { state } = t;
  const ground = new Ground(state);
  const places = frontFirst(ground, faction, airPlaces(ground, faction));
  const [first] = places;
  if (first === undefined) return false;
  const id = yield* nextOf(t, faction, places);
  if (id === undefined) return false;
  const asked = {
    key: 'air',
    seat: faction,
    text: say('ask.air', { air: airName(id) }),
    pace: 'reaction',
    places,
  } as const;
  const ways = places.map((hex) => ({ ...placeOption(ground, hex), ...groupOf(ground.facts, hex) }));
  const at = yield* chooseOne(t, asked, { ways, fallback: first, of: 'places' });
  const line = new Supply(ground, faction, 'steps').anyLine(at);
  for (const sea of (line?.path ?? []).filter(isSea)) {
    yield* passThrough(t, { faction, sea, use: 'supply', isOpen: false });
  }
  payForPartisans(t, faction, (line?.tolls ?? []).filter((toll) => !isSea(toll.at)).length);
  state.air[id] = { status: 'map', at };
  t.tell(say('report.airOn', { air: airName(id), place: placeName(ground.facts, at) }), { focus: [at] });
  return true;
}

/** The next air unit to be put on the map, in one of these places: an elite one where it may be, unless its owner wants to be asked. */
function* nextOf(t: DownfallTable, faction: Faction, places: readonly Place[]): Script<AirId | undefined> {
  const [best, other] = nextAir(t.state, faction);
  if (best === undefined || other === undefined) return best;
  const asked = {
    key: 'airKind',
    seat: faction,
    text: say('ask.airKind'),
    pace: 'reaction',
    idle: 'standing',
    places,
  } as const;
  const ways = [best, other].map((id) => ({ id, text: airName(id) }));
  return yield* chooseOne(t, asked, { ways, fallback: best });
}

/** After Strategic Bombing has moved, as many Western aircraft as it gained or lost are exchanged for elite ones or back (L1412-1417). */
export function* exchangeElites(t: DownfallTable, before: number): Script<void> {
  const due = elitesDue(t.state);
  for (let n = before; n < due; n++) yield* exchange(t, true, n);
  for (let n = before; n > due; n--) yield* exchange(t, false, n);
}

/** One air unit on the map or in the pool makes room for one of the other kind out of the display. */
function* exchange(t: DownfallTable, isBetter: boolean, elites: number): Script<void> {
  const { state } = t;
  const whereIs = (id: AirId): Place => state.air[id].at ?? '';
  const ofKind = (elite: boolean, status: 'map' | 'pool'): readonly AirId[] =>
    airIds.filter((id) => {
      const { faction, elite: own } = airUnits[id];
      return faction === 'western' && own === elite && state.air[id].status === status;
    });
  const onMap = frontFirst(new Ground(state), 'western', [...new Set(ofKind(!isBetter, 'map').map(whereIs))]);
  const flying = onMap.flatMap((place) => ofKind(!isBetter, 'map').filter((id) => whereIs(id) === place));
  // What the display holds lies with the pool: of the elites all that are not due, of the others one for each that is.
  const held = isBetter ? elites : ofKind(true, 'map').length;
  const isInPool = isBetter ? ofKind(false, 'pool').length > held : elites > held;
  const ids = [...flying, ...(isInPool ? (['pool'] as const) : [])];
  const [first] = ids;
  if (first === undefined) return;
  const asked = {
    key: 'airExchange',
    seat: 'western',
    text: say(isBetter ? 'ask.airBetter' : 'ask.airWorse'),
    pace: 'reaction',
    places: flying.map(whereIs),
  } as const;
  // Where elites are lost, one that has not been put on the map is missed least.
  const fallback = !isBetter && isInPool ? 'pool' : first;
  const ways = ids.map((id) =>
    id === 'pool'
      ? { id, text: say('air.pool') }
      : { id, text: airName(id), detail: spotName(factsOf(state), whereIs(id)) },
  );
  const off = yield* chooseOne(t, asked, { ways, fallback });
  const [on] = ofKind(isBetter, 'pool');
  if (off === 'pool' || on === undefined) return;
  state.air[on] = { status: 'map', at: state.air[off].at };
  state.air[off] = { status: 'pool', at: null };
  t.tell(say('report.airExchanged', { air: airName(on), old: airName(off) }), { focus: [whereIs(on)] });
}
