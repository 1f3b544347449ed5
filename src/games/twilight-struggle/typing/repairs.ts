// What a host may put right by name: influence, DEFCON, victory points, military operations and the space race.
import type { RepairPart, Repairs } from '../../../table/repairs.js';
import { countries, countryIds } from '../data/countries.js';
import { sides } from '../data/terms.js';
import { countryName, regionName, say, sideName } from '../reports/names.js';
import type { TwilightState } from '../state.js';

/** No country holds more than so much by any means that comes up at a table. */
const mostInfluence = 30;

function parts(state: TwilightState): readonly RepairPart[] {
  const tracks = say('repair.tracks');
  return [
    {
      id: 'defcon',
      heading: tracks,
      name: say('repair.defcon'),
      value: String(state.defcon),
      values: { min: 2, max: 5 },
    },
    { id: 'vp', heading: tracks, name: say('repair.vp'), value: String(state.vp), values: { min: -19, max: 19 } },
    ...sides.flatMap((side): RepairPart[] => [
      {
        id: `milOps:${side}`,
        heading: tracks,
        name: say('repair.milOps', { side: sideName(side) }),
        value: String(state.milOps[side]),
        values: { min: 0, max: 5 },
      },
      {
        id: `space:${side}`,
        heading: tracks,
        name: say('repair.space', { side: sideName(side) }),
        value: String(state.space[side].box),
        values: { min: 0, max: 8 },
      },
    ]),
    ...countryIds.flatMap((id) =>
      sides.map((side): RepairPart => ({
        id: `influence:${id}:${side}`,
        heading: regionName(countries[id].region),
        name: say('repair.influence', { side: sideName(side), place: countryName(id) }),
        value: String(state.influence[id][side]),
        values: { min: 0, max: mostInfluence },
      })),
    ),
  ];
}

function put(state: TwilightState, part: string, value: string): TwilightState {
  const [kind, first = '', second = ''] = part.split(':');
  const figure = Number(value);
  const side = sides.find((one) => one === (kind === 'influence' ? second : first));
  const place = countryIds.find((id) => id === first);
  switch (kind) {
    case 'defcon':
      return { ...state, defcon: figure };
    case 'vp':
      return { ...state, vp: figure };
    case 'milOps':
      return side === undefined ? state : { ...state, milOps: { ...state.milOps, [side]: figure } };
    case 'space':
      return side === undefined
        ? state
        : { ...state, space: { ...state.space, [side]: { ...state.space[side], box: figure } } };
    case 'influence':
      return side === undefined || place === undefined
        ? state
        : {
            ...state,
            influence: { ...state.influence, [place]: { ...state.influence[place], [side]: figure } },
          };
    default:
      return state;
  }
}

/** Cards are left alone: who could put them right would have seen them. */
export const repairs: Repairs<TwilightState> = { parts, put };
