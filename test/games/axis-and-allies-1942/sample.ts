// Positions of Axis & Allies 1942 for tests: the board of the set-up without its units, with some put on it.
import type { Power } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import type { Space } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { unitFacts, type UnitType } from '../../../src/games/axis-and-allies-1942/data/units.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { runPhase } from '../../../src/games/axis-and-allies-1942/phases/index.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { beginTurn } from '../../../src/games/axis-and-allies-1942/rules/turn.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import { newUnit, type AaState, type Unit } from '../../../src/games/axis-and-allies-1942/state.js';
import { check } from '../../../src/table/answer.js';
import type { Dice } from '../../../src/table/dice.js';
import { SeededDice } from '../../../src/table/dice.js';
import { isOutcome } from '../../../src/table/game.js';
import type { Answer, Order, Sheet } from '../../../src/table/question.js';
import type { Script } from '../../../src/table/script.js';
import { simulate } from '../../../src/table/simulate.js';

/** Units of a power in a space by type. */
export type Stack = readonly [Power, Space, Readonly<Partial<Record<UnitType, number>>>];

/** The board at the beginning of a power's turn with these units alone. */
export function position(active: Power, stacks: readonly Stack[], options: object = {}): AaState {
  const { state } = setup(optionsSchema.parse(options));
  state.units = [];
  for (const [power, space, units] of stacks) put(state, power, space, units);
  state.active = active;
  beginTurn(state);
  return state;
}

/** Puts units on the board. */
export function put(state: AaState, power: Power, space: Space, units: Stack[2]): readonly Unit[] {
  const added: Unit[] = [];
  for (const [type, count] of Object.entries(units) as [UnitType, number][]) {
    for (let n = 0; n < count; n++) {
      added.push(newUnit(state.nextId + added.length, type, power, space, unitFacts[type].move));
    }
  }
  state.units.push(...added);
  state.nextId += added.length;
  return added;
}

/** An order of units of a space. */
export function order(subject: Space, units: Readonly<Record<string, number>>, ...path: string[]): Order {
  return { subject, units, path };
}

/** How many units a sheet sends from a place, to a goal or to wherever. */
export function sentFrom(sheet: Sheet, from: string, goal?: string): number {
  return sheet
    .filter(({ subject, path }) => subject === from && (goal === undefined || path.at(-1) === goal))
    .reduce((sum, { units = {} }) => sum + Object.values(units).reduce((all, count) => all + count, 0), 0);
}

/** Whether a sheet of moves is legal in a phase. */
export function isLegal(state: AaState, step: 'combatMove' | 'noncombat', orders: readonly Order[]): boolean {
  state.step = step;
  return check(movesQuestion(state), orders).ok;
}

/** Dice that fall as they are told, and then always high. */
export function fallen(...values: readonly number[]): Dice {
  const left = [...values];
  const seeded = new SeededDice('fallen');
  return {
    roll: (sides) => left.shift() ?? sides,
    pick: (list, why) => seeded.pick(list, why),
    shuffle: (list, why) => seeded.shuffle(list, why),
  };
}

/** Plays phases from one to another (which is not played), with answers by key; where none is given the fallback stands. */
export function play(
  state: AaState,
  from: string,
  until: string,
  answers: Readonly<Record<string, Answer>> = {},
  dice: Dice = fallen(),
): string {
  let phase = from;
  do {
    const next = simulate({ state, dice, answer: (question) => answers[question.key] ?? question.fallback() }, (t) =>
      runPhase(phase, t),
    );
    if (isOutcome(next)) return next.kind;
    phase = next;
  } while (phase !== until);
  return phase;
}

/** How many units of a type a power has in a space. */
export function count(state: AaState, power: Power, space: Space, type: UnitType): number {
  return state.units.filter((unit) => unit.power === power && unit.space === space && unit.type === type).length;
}

/** What a script returns that asks nobody. */
export function settled<R>(script: Script<R>): R {
  const step = script.next();
  if (step.done !== true) throw new Error('somebody is asked');
  return step.value;
}
