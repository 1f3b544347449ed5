// What a host may put right by name: money, who holds a territory, and how many units of a kind a power has in a space.
import type { RepairPart, Repairs } from '../../../table/repairs.js';
import { powers, type Power } from '../data/powers.js';
import { isLand, lands, spaces, type Space } from '../data/spaces.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { powerName, say, spaceName, wareName } from '../reports/names.js';
import { newUnit, type AaState } from '../state.js';

const mostMoney = 300;
const mostUnits = 40;

/** Where a power may be found: what it holds, and wherever it has units. */
function spacesOf(state: AaState, power: Power): readonly Space[] {
  return spaces.filter(
    (id) =>
      (isLand(id) && state.control[id] === power) ||
      state.units.some((unit) => unit.power === power && unit.space === id),
  );
}

function fits(type: UnitType, space: Space): boolean {
  const { domain } = unitFacts[type];
  return domain === 'air' || (domain === 'land') === isLand(space);
}

/** Those that stand there for themselves: cargo goes with its ship. */
function standing(state: AaState, power: Power, type: UnitType, space: Space): AaState['units'] {
  return state.units.filter(
    (unit) => unit.power === power && unit.type === type && unit.space === space && unit.aboard === null,
  );
}

function parts(state: AaState): readonly RepairPart[] {
  return [
    ...powers.map((power): RepairPart => ({
      id: `money:${power}`,
      heading: say('repair.money'),
      name: say('repair.treasury', { power: powerName(power) }),
      value: String(state.treasury[power]),
      values: { min: 0, max: mostMoney },
    })),
    ...lands.map((land): RepairPart => ({
      id: `land:${land}`,
      heading: say('repair.lands'),
      name: say('repair.owner', { land: spaceName(land) }),
      value: state.control[land],
      values: powers.map((power) => ({ id: power, name: powerName(power) })),
    })),
    ...powers.flatMap((power) =>
      spacesOf(state, power).flatMap((space) =>
        unitTypes
          .filter((type) => fits(type, space))
          .map((type): RepairPart => ({
            id: `units:${power}:${type}:${space}`,
            heading: say('repair.units', { power: powerName(power) }),
            name: say('repair.unit', { space: spaceName(space), power: powerName(power), unit: wareName(type) }),
            value: String(standing(state, power, type, space).length),
            values: { min: 0, max: mostUnits },
          })),
      ),
    ),
  ];
}

function put(state: AaState, part: string, value: string): AaState {
  const [kind, first = '', second = '', third = ''] = part.split(':');
  const power = powers.find((one) => one === (kind === 'land' ? value : first));
  const [type, space] = [unitTypes.find((one) => one === second), spaces.find((one) => one === third)];
  if (power === undefined) return state;
  switch (kind) {
    case 'money':
      return { ...state, treasury: { ...state.treasury, [power]: Number(value) } };
    case 'land':
      return { ...state, control: { ...state.control, [first]: power } };
    case 'units':
      return type === undefined || space === undefined
        ? state
        : withUnits(state, standing(state, power, type, space), Number(value), (id) =>
            newUnit(id, type, power, space, unitFacts[type].move),
          );
    default:
      return state;
  }
}

/** As many of a kind as wanted: the newest go first, and with a ship what it carries. */
function withUnits(
  state: AaState,
  there: AaState['units'],
  wanted: number,
  made: (id: number) => AaState['units'][number],
): AaState {
  const gone = new Set(there.slice(wanted).map(({ id }) => id));
  const more = Array.from({ length: Math.max(0, wanted - there.length) }, (_, n) => made(state.nextId + n));
  const kept = state.units.filter(({ id, aboard }) => !gone.has(id) && (aboard === null || !gone.has(aboard)));
  return { ...state, units: [...kept, ...more], nextId: state.nextId + more.length };
}

/** Nothing at this table is secret. */
export const repairs: Repairs<AaState> = { parts, put };
