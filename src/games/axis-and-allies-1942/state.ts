// The position: units one by one, who holds what, money, and what happened this turn. Nothing in it is secret.
import { z } from 'zod';
import type { Table } from '../../table/script.js';
import { powers, type Power } from './data/powers.js';
import { lands, seas, spaces, type Land } from './data/spaces.js';
import { unitTypes, type UnitType } from './data/units.js';
import { optionsSchema } from './options.js';

/** The phases of a power's turn, and before the first the placing of what was bid. */
const steps = ['bid', 'purchase', 'combatMove', 'combat', 'noncombat', 'mobilize'] as const;

/** What a unit has done this turn: nothing, moved without a fight, goes into battle, bombs a complex, escorts, is done. */
const tasks = ['ready', 'moved', 'battle', 'raid', 'escort', 'done'] as const;

const power = z.enum(powers);
const land = z.enum(lands as readonly [Land, ...Land[]]);
const space = z.enum(spaces);
const unitType = z.enum(unitTypes);

const unitSchema = z.object({
  id: z.int().positive(),
  type: unitType,
  power,
  space,
  /** The ship that carries it: land units on a transport, guests on an allied carrier that has sailed. */
  aboard: z.int().nullable(),
  /** Spaces it can still move this turn. */
  left: z.int().min(0),
  task: z.enum(tasks),
  /** The space it came from last in this turn's combat move: where it may retreat to. */
  from: space.nullable(),
  /** Where cargo is to be landed in an assault; of a transport, where it lands its cargo. */
  target: land.nullable(),
  /** The zones a transport has sailed through with what it is to land. */
  voyage: z.array(space),
  /** The territory from which it went aboard this turn. */
  boarded: land.nullable().default(null),
  /** A battleship that has taken a hit in this battle. */
  hit: z.boolean(),
});

const battleSchema = z.object({
  space,
  kind: z.enum(['raid', 'sea', 'land']),
  round: z.int().min(0),
  /** Its number among the battles of the turn, from 1; none in positions from before they were numbered. */
  number: z.int().positive().optional(),
});

const lossSchema = z.object({ space, power, type: unitType, count: z.int().positive() });

export const stateSchema = z.object({
  options: optionsSchema,
  round: z.int().min(1),
  active: power,
  step: z.enum(steps),
  units: z.array(unitSchema),
  nextId: z.int().positive(),
  control: z.record(land, power),
  treasury: z.record(power, z.int().min(0)),
  /** Damage of each industrial complex. */
  complexes: z.partialRecord(land, z.int().min(0)),
  /** Bought this turn and not yet placed. */
  bought: z.partialRecord(z.enum([...unitTypes, 'complex']), z.int().min(0)),
  /** Territories the active side held when the turn began. */
  heldAtStart: z.array(land),
  /** Zones without enemy surface warships when the turn began. */
  calmAtStart: z.array(z.enum(seas)),
  /** Territories captured this turn. */
  captured: z.array(land),
  /** Zones in which a sea battle was chosen though nothing forced it. */
  engaged: z.array(z.enum(seas)),
  /** Battles of this turn still to be fought, raids among them. */
  battles: z.array(battleSchema),
  /** The battle that is being fought. */
  battle: battleSchema.nullable(),
  /** Where battles were fought this turn. */
  fought: z.array(space),
  /** All battles of this turn are fought to their end without asking. */
  resolveAll: z.boolean(),
  /** What was lost in this power's turn. */
  losses: z.array(lossSchema),
  /** What the power moved this turn, for arrows on the board. */
  moves: z.array(z.object({ from: space, to: space })),
});

/** The whole position. */
export type AaState = z.infer<typeof stateSchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Battle = z.infer<typeof battleSchema>;
export type Loss = z.infer<typeof lossSchema>;
export type AaTable = Table<AaState>;

/** For each power something. */
export function byPower<T>(of: (power: Power) => T): Record<Power, T> {
  return Object.fromEntries(powers.map((one) => [one, of(one)])) as Record<Power, T>;
}

/** A new unit that has not acted. */
export function newUnit(id: number, type: UnitType, of: Power, at: Unit['space'], left: number): Unit {
  return {
    id,
    type,
    power: of,
    space: at,
    aboard: null,
    left,
    task: 'ready',
    from: null,
    target: null,
    voyage: [],
    boarded: null,
    hit: false,
  };
}
