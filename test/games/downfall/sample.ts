// Positions made for tests: an empty map with the units, control and markers a test asks for.
import { cityIds, type City } from '../../../src/games/downfall/data/cities.js';
import { unitFacts, type AirId, type PartisanId, type UnitId } from '../../../src/games/downfall/data/units.js';
import { optionsSchema } from '../../../src/games/downfall/options.js';
import { enterCity } from '../../../src/games/downfall/rules/march.js';
import { setup } from '../../../src/games/downfall/setup.js';
import { ideologyOf, type DownfallState, type Ideology, type OrderContext } from '../../../src/games/downfall/state.js';
import { SeededDice } from '../../../src/table/dice.js';

/** Where a unit stands in a test: its hex, its steps, and whether it shows its back. */
type Post = readonly [at: string, steps: number, side?: 'back'];

interface Scene {
  readonly turn?: number;
  /** The printed space of the weather marker. */
  readonly weather?: number;
  readonly units?: Readonly<Partial<Record<UnitId, Post>>>;
  readonly partisans?: Readonly<Partial<Record<PartisanId, string>>>;
  readonly air?: Readonly<Partial<Record<AirId, string>>>;
  /** Who controls all cities that nobody stands in and that are not named. */
  readonly cities?: Ideology;
  readonly control?: Readonly<Partial<Record<City, Ideology>>>;
}

/** The first position of Overlord. */
export function firstPosition(): DownfallState {
  return setup(optionsSchema.parse({}), new SeededDice('first')).state;
}

/** A map with nothing on it but what is named. */
export function position({
  turn = 6,
  weather = 1,
  units = {},
  partisans = {},
  air = {},
  ...rest
}: Scene): DownfallState {
  const state = firstPosition();
  state.turn = turn;
  state.weatherAt = weather - 1;
  for (const unit of Object.values(state.units))
    Object.assign(unit, { status: 'out', at: null, steps: 0, back: false });
  for (const piece of [...Object.values(state.partisans), ...Object.values(state.air)]) {
    Object.assign(piece, { status: 'pool', at: null });
  }
  if (rest.cities !== undefined) for (const city of cityIds) state.cityControl[city] = rest.cities;
  Object.assign(state.cityControl, rest.control);
  for (const [id, [at, steps, side]] of Object.entries(units) as [UnitId, Post][]) {
    state.units[id] = { status: 'map', at, steps, back: side === 'back', isolated: 0, turn: null };
    enterCity(state, at, ideologyOf(unitFacts[id].faction));
  }
  for (const [id, at] of Object.entries(partisans)) state.partisans[id as PartisanId] = { status: 'map', at };
  for (const [id, at] of Object.entries(air)) state.air[id as AirId] = { status: 'map', at };
  state.events.current = 'E9';
  state.events.pending = 'E10';
  state.events.spent = null;
  return state;
}

/** An order as it is carried out. */
export function orderOf(faction: OrderContext['faction'], rest: Partial<OrderContext> = {}): OrderContext {
  return {
    faction,
    source: 'hq',
    steps: ['move', 'attack'],
    mp: 3,
    moves: ['infantry', 'armored'],
    mostUnits: null,
    primary: ['any'],
    attacks: 3,
    freeAttacks: 0,
    special: [],
    naval: false,
    partisans: false,
    drm: 0,
    noEnemyAir: false,
    portsOnly: null,
    begun: true,
    attacked: [],
    defended: [],
    struck: [],
    paid: [],
    then: 'event',
    ...rest,
  };
}
