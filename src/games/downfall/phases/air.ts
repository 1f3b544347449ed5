// Air adjustment: aircraft beyond what the open events give are taken off, and those still due are put on.
import { chooseFrom, chooseOne } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import { airUnits, type AirId, type Faction } from '../data/units.js';
import { trackBoxes } from '../data/warfare.js';
import { nationName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { airName } from '../reports/subjects.js';
import { airGiven, airOnMap, airPlaces, nextAir } from '../rules/air.js';
import { Ground, nationOf } from '../rules/ground.js';
import type { DownfallTable, Place } from '../state.js';
import { frontFirst } from '../rules/front.js';
import { Supply } from '../rules/supply.js';
import { isSea } from '../rules/waters.js';
import { passThrough } from './interception.js';
import { payFor } from './settle.js';

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
    text: say('ask.airRemove', { count: over }),
    pace: 'reaction',
  } as const;
  const gone = yield* chooseFrom(t, asked, { ids: own, min: over, max: over }, (id) => ({
    id,
    text: airName(id),
    detail: placeName(state.air[id].at ?? ''),
  }));
  for (const id of gone) {
    state.air[id] = { status: 'pool', at: null };
    t.tell(say('report.airOff', { air: airName(id) }), { weight: 'detail' });
  }
}

function groupOf(hex: Place): { readonly group: ReturnType<typeof say> } {
  const nation = nationOf(hex);
  return { group: nation === null ? say('group.abroad') : nationName(nation) };
}

/** Puts one air unit on the map; false when there is none or no place for it. */
function* place(t: DownfallTable, faction: Faction): Script<boolean> {
  const { state } = t;
  const id = nextAir(state, faction);
  if (id === undefined) return false;
  const ground = new Ground(state);
  const places = frontFirst(ground, faction, airPlaces(ground, faction));
  const [first] = places;
  if (first === undefined) return false;
  const asked = {
    key: 'air',
    seat: faction,
    text: say('ask.air', { air: airName(id) }),
    pace: 'reaction',
  } as const;
  const ways = places.map((hex) => ({ id: hex, text: placeName(hex), ...groupOf(hex) }));
  const at = yield* chooseOne(t, asked, { ways, fallback: first });
  const line = new Supply(ground, faction, 'steps').anyLine(at);
  for (const sea of (line?.path ?? []).filter(isSea)) {
    yield* passThrough(t, { faction, sea, use: 'supply', isOpen: false });
  }
  payFor(t, faction, (line?.tolls ?? []).filter((toll) => !isSea(toll.at)).length);
  state.air[id] = { status: 'map', at };
  t.tell(say('report.airOn', { air: airName(id), place: placeName(at) }), { focus: [at] });
  return true;
}

/** After Strategic Bombing has moved, elite and other Western aircraft are exchanged one for one. */
export function exchangeElites(t: DownfallTable): void {
  const { state } = t;
  const allowed = trackBoxes.bombing[state.warfare.bombing]?.units ?? 0;
  const pick = (elite: boolean, status: 'map' | 'pool'): AirId | undefined =>
    (Object.keys(airUnits) as AirId[]).find(
      (id) => airUnits[id].faction === 'western' && airUnits[id].elite === elite && state.air[id].status === status,
    );
  for (;;) {
    const elites = airOnMap(state, 'western').filter((id) => airUnits[id].elite).length;
    const isOver = elites > allowed;
    const off = isOver ? pick(true, 'map') : undefined;
    const on = isOver ? pick(false, 'pool') : undefined;
    if (off === undefined) return;
    const { at } = state.air[off];
    state.air[off] = { status: 'pool', at: null };
    if (on !== undefined) state.air[on] = { status: 'map', at };
  }
}
