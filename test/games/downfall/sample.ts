// Positions made for tests: an empty map with the units, control and markers a test asks for.
import type { ScenarioId } from '../../../src/games/downfall/data/scenarios.js';
import type { NavalId } from '../../../src/games/downfall/data/fleets.js';
import type { SeaArea } from '../../../src/games/downfall/data/seas.js';
import { cityIds, type City } from '../../../src/games/downfall/data/cities.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { AirId, Faction, PartisanId, UnitId } from '../../../src/games/downfall/data/units.js';
import { optionsSchema } from '../../../src/games/downfall/options.js';
import { enterCity } from '../../../src/games/downfall/rules/march.js';
import { setup } from '../../../src/games/downfall/setup.js';
import { ideologyOf, type DownfallState, type Ideology, type OrderContext } from '../../../src/games/downfall/state.js';
import { check } from '../../../src/table/answer.js';
import { SeededDice, type Dice } from '../../../src/table/dice.js';
import type { Outcome } from '../../../src/table/game.js';
import type { Answer, Question } from '../../../src/table/question.js';
import type { Text } from '../../../src/table/text.js';
import { simulate } from '../../../src/table/simulate.js';
import { downfall } from '../../../src/games/downfall/index.js';

/** Where a unit stands in a test: its hex, its steps, and whether it shows its back. */
type Post = readonly [at: string, steps: number, side?: 'back'];

interface Scene {
  /** Overlord when absent. */
  readonly scenario?: ScenarioId;
  /** Where fleets and submarines are; all others are out of the game. */
  readonly naval?: Readonly<Partial<Record<NavalId, SeaArea>>>;
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

/** The first position of a scenario. */
export function firstPosition(scenario: ScenarioId = 'overlord'): DownfallState {
  return setup(optionsSchema.parse({ scenario }), new SeededDice('first')).state;
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
  const state = firstPosition(rest.scenario);
  for (const [id, fleet] of Object.entries(rest.naval === undefined ? {} : state.naval)) {
    const sea = rest.naval?.[id as NavalId] ?? null;
    Object.assign(fleet, { status: sea === null ? 'out' : 'sea', sea, ready: true, turn: null });
  }
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
    enterCity(state, at, ideologyOf(ours.units[id].faction));
  }
  for (const [id, at] of Object.entries(partisans)) state.partisans[id as PartisanId] = { status: 'map', at };
  for (const [id, at] of Object.entries(air)) state.air[id as AirId] = { status: 'map', at };
  state.events.current = 'E9';
  state.events.pending = 'E10';
  state.events.spent = null;
  return state;
}

/** A faction asked for its order, with these markers first on the track. */
export function choosing(state: DownfallState, faction: Faction, track: DownfallState['track']): DownfallState {
  state.active = faction;
  state.time[faction] = state.weatherAt;
  state.track = Array.from({ length: 10 }, (_, at) => track[at] ?? null);
  state.planning[faction] = null;
  state.used[faction] = [];
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
    prepared: [],
    then: 'event',
    ...rest,
  };
}

/** Dice that show what a test says, by what they are rolled for; everything else as the seed has it. */
function loaded(rolls: Readonly<Record<string, readonly number[]>>): Dice {
  const seeded = new SeededDice('loaded');
  const left = new Map(Object.entries(rolls).map(([why, list]) => [why, [...list]]));
  return {
    roll: (sides, why) => left.get(why)?.shift() ?? seeded.roll(sides, why),
    pick: (list, why) => seeded.pick(list, why),
    shuffle: (list, why) => seeded.shuffle(list, why),
  };
}

/** What was asked in a phase, in sequence, and what came of it. */
interface Performed {
  readonly asked: readonly Question[];
  readonly told: readonly Text[];
  /** What of it everybody reads without looking for it. */
  readonly read: readonly Text[];
  readonly result: string | Outcome;
}

/** Carries one phase out: answers by the key of the question, one after another; the usual answer where none is left. */
export function perform(
  state: DownfallState,
  phase: string,
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  rolls: Readonly<Record<string, readonly number[]>> = {},
): Performed {
  const asked: Question[] = [];
  const told: Text[] = [];
  const read: Text[] = [];
  const left = new Map(Object.entries(answers).map(([key, list]) => [key, [...list]]));
  const answer = (question: Question): Answer => {
    asked.push(question);
    const given = left.get(question.key)?.shift();
    if (given === undefined) return question.fallback();
    const checked = check(question, given);
    if (!checked.ok) throw new Error(`${question.key}: ${JSON.stringify(given)} is not legal`);
    return given;
  };
  const result = simulate({ state, dice: loaded(rolls), answer }, (t) =>
    downfall.phase(phase, {
      ...t,
      tell: (text, how) => {
        told.push(text);
        if (how?.weight !== 'detail') read.push(text);
      },
    }),
  );
  for (const [key, list] of left) if (list.length > 0) throw new Error(`${key} was not asked`);
  return { asked, told, read, result };
}
