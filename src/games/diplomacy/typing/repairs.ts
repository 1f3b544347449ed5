// What a host may put right by name: units, where they stand, who owns a centre, the year and the season.
import type { RepairPart, Repairs } from '../../../table/repairs.js';
import type { Text } from '../../../table/text.js';
import { canStand, centres, locations, powers, provinceIds, provinceOf } from '../data/geography.js';
import type { ProvinceId, Unit } from '../data/geography.js';
import { fullUnitText, ownedUnitText, powerText, seasonText, spotText } from '../reports/names.js';
import { say } from '../reports/say.js';
import { seasons } from '../state.js';
import type { DiplomacyState } from '../state.js';

const none = 'none';
const firstYear = 1900;
const lastYear = 1999;

function idOf({ power, type, at }: Unit): string {
  return `${power} ${type} ${at}`;
}

/** Every unit that can stand in a province. */
function unitsFor(id: ProvinceId): readonly Unit[] {
  const places = locations.filter((at) => provinceOf(at) === id);
  return powers.flatMap((power) =>
    (['A', 'F'] as const).flatMap((type) =>
      places.filter((at) => canStand(type, at)).map((at): Unit => ({ power, type, at })),
    ),
  );
}

function valueOf(unit: Unit): { readonly id: string; readonly name: Text } {
  return { id: idOf(unit), name: ownedUnitText(unit) };
}

function unitParts({ units }: DiplomacyState): readonly RepairPart[] {
  return provinceIds.map((id): RepairPart => {
    const there = units.find(({ at }) => provinceOf(at) === id);
    return {
      id: `unit:${id}`,
      heading: say('repair.units'),
      name: say('repair.unit', { place: say(`province.${id}`) }),
      value: there === undefined ? none : idOf(there),
      values: [{ id: none, name: say('repair.none') }, ...unitsFor(id).map(valueOf)],
    };
  });
}

function moveParts({ units }: DiplomacyState): readonly RepairPart[] {
  const taken = new Set(units.map(({ at }) => provinceOf(at)));
  return units.map((unit): RepairPart => ({
    id: `move:${provinceOf(unit.at)}`,
    heading: say('repair.moves'),
    name: say('repair.move', { unit: fullUnitText(unit) }),
    value: unit.at,
    values: locations
      .filter((at) => canStand(unit.type, at) && (provinceOf(at) === provinceOf(unit.at) || !taken.has(provinceOf(at))))
      .map((at) => ({ id: at, name: spotText(at) })),
  }));
}

function centreParts({ owners }: DiplomacyState): readonly RepairPart[] {
  return centres.map((id): RepairPart => ({
    id: `centre:${id}`,
    heading: say('repair.centres'),
    name: say('repair.centre', { place: say(`province.${id}`) }),
    value: owners[id] ?? none,
    values: [
      { id: none, name: say('repair.nobody') },
      ...powers.map((power) => ({ id: power, name: powerText(power) })),
    ],
  }));
}

function parts(state: DiplomacyState): readonly RepairPart[] {
  return [
    ...unitParts(state),
    ...moveParts(state),
    ...centreParts(state),
    {
      id: 'season',
      heading: say('repair.time'),
      name: say('repair.season'),
      value: state.season,
      values: seasons.map((season) => ({ id: season, name: seasonText(season, state.options) })),
    },
    {
      id: 'year',
      heading: say('repair.time'),
      name: say('repair.year'),
      value: String(state.year),
      values: { min: firstYear, max: lastYear },
    },
  ];
}

function put(state: DiplomacyState, part: string, value: string): DiplomacyState {
  const [kind, place = ''] = part.split(':');
  const id = provinceIds.find((one) => one === place);
  switch (kind) {
    case 'season':
      return { ...state, season: seasons.find((one) => one === value) ?? state.season };
    case 'year':
      return { ...state, year: Number(value) };
    case 'unit': {
      const others = state.units.filter(({ at }) => provinceOf(at) !== id);
      const unit = id === undefined ? undefined : unitsFor(id).find((one) => idOf(one) === value);
      return { ...state, units: unit === undefined ? others : [...others, unit] };
    }
    case 'move': {
      const to = locations.find((at) => at === value);
      const moved = (unit: Unit): Unit => (provinceOf(unit.at) === id && to !== undefined ? { ...unit, at: to } : unit);
      return { ...state, units: state.units.map(moved) };
    }
    case 'centre': {
      const owner = powers.find((power) => power === value);
      const others = Object.fromEntries(Object.entries(state.owners).filter(([centre]) => centre !== id));
      return { ...state, owners: id === undefined || owner === undefined ? others : { ...others, [id]: owner } };
    }
    default:
      return state;
  }
}

/** Diplomacy's positions are public as a whole. */
export const repairs: Repairs<DiplomacyState> = { parts, put };
