// What a host may put right by name: units, where they stand, who owns a centre, the year and the season.
import { partAt, type Repair } from '../../../table/repairs.js';
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

function unitParts(state: DiplomacyState): readonly Repair<DiplomacyState>[] {
  return provinceIds.map((id) => {
    const there = state.units.find(({ at }) => provinceOf(at) === id);
    const others = state.units.filter((unit) => unit !== there);
    return {
      id: `unit:${id}`,
      heading: say('repair.units'),
      name: say('repair.unit', { place: say(`province.${id}`) }),
      value: there === undefined ? none : idOf(there),
      values: [{ id: none, name: say('repair.none') }, ...unitsFor(id).map(valueOf)],
      put: (value) => ({ ...state, units: [...others, ...unitsFor(id).filter((one) => idOf(one) === value)] }),
    };
  });
}

function moveParts(state: DiplomacyState): readonly Repair<DiplomacyState>[] {
  const taken = new Set(state.units.map(({ at }) => provinceOf(at)));
  return state.units.map((unit) => {
    const here = provinceOf(unit.at);
    const open = locations.filter(
      (at) => canStand(unit.type, at) && (provinceOf(at) === here || !taken.has(provinceOf(at))),
    );
    return {
      id: `move:${here}`,
      heading: say('repair.moves'),
      name: say('repair.move', { unit: fullUnitText(unit) }),
      value: unit.at,
      values: open.map((at) => ({ id: at, name: spotText(at) })),
      put: (value) => {
        const to = open.find((at) => at === value) ?? unit.at;
        return { ...state, units: state.units.map((one) => (one === unit ? { ...unit, at: to } : one)) };
      },
    };
  });
}

function centreParts(state: DiplomacyState): readonly Repair<DiplomacyState>[] {
  return centres.map((id) => {
    const { [id]: owner = none, ...others } = state.owners;
    return {
      id: `centre:${id}`,
      heading: say('repair.centres'),
      name: say('repair.centre', { place: say(`province.${id}`) }),
      value: owner,
      values: [
        { id: none, name: say('repair.nobody') },
        ...powers.map((power) => ({ id: power, name: powerText(power) })),
      ],
      put: (value) => {
        const power = powers.find((one) => one === value);
        return { ...state, owners: power === undefined ? others : { ...others, [id]: power } };
      },
    };
  });
}

/** Diplomacy's positions are public as a whole. */
export function repairs(state: DiplomacyState): readonly Repair<DiplomacyState>[] {
  const heading = say('repair.time');
  return [
    ...unitParts(state),
    ...moveParts(state),
    ...centreParts(state),
    partAt(state, ['season'], {
      heading,
      name: say('repair.season'),
      values: seasons.map((season) => ({ id: season, name: seasonText(season, state.options) })),
    }),
    partAt(state, ['year'], { heading, name: say('repair.year'), values: { min: firstYear, max: lastYear } }),
  ];
}
