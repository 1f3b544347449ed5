// What a host may put right by name: influence, DEFCON, victory points, military operations and the space race.
import { partAt, type Repair } from '../../../table/repairs.js';
import { countries, countryIds } from '../data/countries.js';
import { sides } from '../data/terms.js';
import { countryName, regionName, say, sideName } from '../reports/names.js';
import type { TwilightState } from '../state.js';

/** No country holds more than so much by any means that comes up at a table. */
const mostInfluence = 30;

/** Cards are left alone: who could put them right would have seen them. */
export function repairs(state: TwilightState): readonly Repair<TwilightState>[] {
  const heading = say('repair.tracks');
  return [
    partAt(state, ['defcon'], { heading, name: say('repair.defcon'), values: { min: 2, max: 5 } }),
    partAt(state, ['vp'], { heading, name: say('repair.vp'), values: { min: -19, max: 19 } }),
    ...sides.flatMap((side) => [
      partAt(state, ['milOps', side], {
        heading,
        name: say('repair.milOps', { side: sideName(side) }),
        values: { min: 0, max: 5 },
      }),
      partAt(state, ['space', side, 'box'], {
        id: `space:${side}`,
        heading,
        name: say('repair.space', { side: sideName(side) }),
        values: { min: 0, max: 8 },
      }),
    ]),
    ...countryIds.flatMap((id) =>
      sides.map((side) =>
        partAt(state, ['influence', id, side], {
          heading: regionName(countries[id].region),
          name: say('repair.influence', { side: sideName(side), place: countryName(id) }),
          values: { min: 0, max: mostInfluence },
        }),
      ),
    ),
  ];
}
