// The Supply event: seas are settled, beachheads feed whom their owner names, and those cut off are paid for or lost.
import { chooseFrom } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import type { Faction, UnitId } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { spotName } from '../reports/whereabouts.js';
import { eliminate } from '../rules/losses.js';
import {
  fedThroughBeach,
  isolatedFurther,
  keepingPrice,
  stepsOf,
  supplyChecked,
  supplyNow,
  worthKeeping,
  type Crowd,
} from '../rules/supply-event.js';
import { useKey } from '../rules/waters.js';
import type { DownfallTable, Place } from '../state.js';
import { passThrough } from './interception.js';
import { payFor, payForPartisans } from './settle.js';

/** Units leave the game. */
export function removeUnits(t: DownfallTable, ids: readonly UnitId[]): void {
  for (const id of ids) {
    if (t.state.units[id].status === 'map')
      t.tell(say('report.removed', { unit: unitName(factsOf(t.state), id) }), { focus: [id] });
    eliminate(t.state, id);
  }
}

function nextSea(state: DownfallTable['state'], faction: Faction, seas: readonly SeaArea[]): SeaArea | undefined {
  return seas.find((sea) => !state.checked.includes(useKey(faction, 'supply', sea)));
}

/** Who is fed through a beachhead on which more hang than it feeds. */
function* askFed(t: DownfallTable, faction: Faction, { beach, units, fed }: Crowd): Script<readonly UnitId[]> {
  const { state } = t;
  const asked = {
    key: 'fed',
    seat: faction,
    text: say('ask.fed', { place: placeName(factsOf(state), beach), count: fedThroughBeach }),
    pace: 'reaction',
    about: { beach },
    places: [beach],
  } as const;
  const fits = (ids: readonly UnitId[]): boolean => stepsOf(state, ids) <= fedThroughBeach;
  return yield* chooseFrom(
    t,
    asked,
    {
      ids: units,
      min: 0,
      max: units.length,
      of: 'units',
      none: say('none.fed'),
      fallback: fed,
      review: (ids) => (fits(ids) ? {} : { refusals: [say('refuse.fed', { count: fedThroughBeach })] }),
    },
    (id) => ({
      id,
      text: unitName(factsOf(state), id),
      detail: say('fed.unit', {
        place: spotName(factsOf(state), state.units[id].at ?? ''),
        count: state.units[id].steps,
      }),
    }),
  );
}

/** A faction's units trace supply; those cut off are paid for or lost. */
export function* checkSupply(t: DownfallTable, faction: Faction): Script<void> {
  const { state } = t;
  const fed = new Map<Place, readonly UnitId[]>();
  let found = supplyNow(state, faction, fed);
  // Seas are settled one by one; where one is barred, lines go another way or fail. Then who is fed through a beachhead is said.
  for (;;) {
    const sea = nextSea(state, faction, found.seas);
    const crowd = found.crowds.find(({ beach }) => !fed.has(beach));
    if (sea !== undefined) {
      if (yield* passThrough(t, { faction, sea, use: 'supply', isOpen: false })) fed.clear();
    } else if (crowd !== undefined) fed.set(crowd.beach, yield* askFed(t, faction, crowd));
    else break;
    found = supplyNow(state, faction, fed);
  }
  const { cut, partisans } = found;
  for (const id of supplyChecked(state, faction)) {
    const unit = state.units[id];
    const isolated = cut.includes(id) ? isolatedFurther(unit.isolated) : 0;
    state.units[id] = { ...unit, isolated };
  }
  payForPartisans(t, faction, partisans.length);
  if (cut.length === 0) return;
  t.tell(say('report.cut', { faction: factionName(faction), units: cut.map((one) => unitName(factsOf(state), one)) }), {
    focus: cut,
  });
  const price = (id: UnitId): number =>
    keepingPrice(state, state.units[id].steps, state.units[id].isolated === 3 ? 3 : 1);
  const usual = worthKeeping(state, cut);
  const asked = {
    key: 'supply',
    seat: faction,
    text: say('ask.supply'),
    pace: 'reaction',
    places: cut.flatMap((id) => state.units[id].at ?? []),
    about: { prices: Object.fromEntries(cut.map((id) => [id, price(id)])) },
  } as const;
  const kept = yield* chooseFrom(
    t,
    asked,
    { ids: cut, min: 0, max: cut.length, of: 'units', none: say('none.supply'), fallback: usual },
    (id) => ({
      id,
      text: unitName(factsOf(state), id),
      detail: say('supply.price', { place: spotName(factsOf(state), state.units[id].at ?? ''), count: price(id) }),
    }),
  );
  payFor(
    t,
    faction,
    kept.reduce((sum, id) => sum + price(id), 0),
  );
  removeUnits(
    t,
    cut.filter((id) => !kept.includes(id)),
  );
}
