// What a host may put right by name: money, who holds a territory, and how many units of a kind a power has in a space.
import { partAt, type Repair } from '../../../table/repairs.js';
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

function unitPart(state: AaState, power: Power, type: UnitType, space: Space): Repair<AaState> {
  const there = standing(state, power, type, space);
  return {
    id: `units:${power}:${type}:${space}`,
    heading: say('repair.units', { power: powerName(power) }),
    name: say('repair.unit', { space: spaceName(space), power: powerName(power), unit: wareName(type) }),
    value: String(there.length),
    values: { min: 0, max: mostUnits },
    put: (value) =>
      withUnits(state, there, Number(value), (id) => newUnit(id, type, power, space, unitFacts[type].move)),
  };
}

/** Nothing at this table is secret. */
export function repairs(state: AaState): readonly Repair<AaState>[] {
  return [
    ...powers.map((power) =>
      partAt(state, ['treasury', power], {
        id: `money:${power}`,
        heading: say('repair.money'),
        name: say('repair.treasury', { power: powerName(power) }),
        values: { min: 0, max: mostMoney },
      }),
    ),
    ...lands.map((land) =>
      partAt(state, ['control', land], {
        id: `land:${land}`,
        heading: say('repair.lands'),
        name: say('repair.owner', { land: spaceName(land) }),
        values: powers.map((power) => ({ id: power, name: powerName(power) })),
      }),
    ),
    ...powers.flatMap((power) =>
      spacesOf(state, power).flatMap((space) =>
        unitTypes.filter((type) => fits(type, space)).map((type) => unitPart(state, power, type, space)),
      ),
    ),
  ];
}
