// A position of Diplomacy as it is stored, and the schema that reads it back.
import { z } from 'zod';
import type { SeatId } from '../../table/question.js';
import type { Holding } from '../../table/holding.js';
import {
  locations,
  powers,
  provinceIds,
  type Location,
  type Power,
  type ProvinceId,
  type Unit,
} from './data/geography.js';
import { playerPlans, type PowerSide } from './data/setups.js';
import { options, type DiplomacyOptions } from './options.js';

export const seasons = ['spring', 'autumn'] as const;
export type Season = (typeof seasons)[number];

export const phaseIds = ['movement', 'retreat', 'adjustment'] as const;
export type PhaseId = (typeof phaseIds)[number];

/** An order of a movement phase. A support whose `to` is null is a support to hold. */
export type MovementOrder =
  | { readonly kind: 'hold'; readonly unit: Location }
  | { readonly kind: 'move'; readonly unit: Location; readonly to: Location; readonly via: boolean }
  | { readonly kind: 'support'; readonly unit: Location; readonly of: Location; readonly to: Location | null }
  | { readonly kind: 'convoy'; readonly unit: Location; readonly of: Location; readonly to: Location };

/** An order for a dislodged unit. */
export type RetreatOrder =
  | { readonly kind: 'retreat'; readonly unit: Location; readonly to: Location }
  | { readonly kind: 'disband'; readonly unit: Location };

/** An order of an adjustment phase. */
export type AdjustmentOrder =
  | { readonly kind: 'build'; readonly type: 'A' | 'F'; readonly at: Location }
  | { readonly kind: 'remove'; readonly at: Location }
  | { readonly kind: 'waive' };

export type Order = MovementOrder | RetreatOrder | AdjustmentOrder;

/** A unit that must retreat or disband. */
export interface Dislodged {
  readonly unit: Unit;
  /** Where its attacker started. */
  readonly attackerFrom: ProvinceId;
  /** Where it may go, in the alphabetical order of the board. */
  readonly retreats: readonly Location[];
}

/** The owner of each centre; a centre nobody owns is absent. */
export type Owners = Readonly<Partial<Record<ProvinceId, Power>>>;

/** One order of an earlier phase, for pictures and texts of what happened. */
interface RecordedOrder {
  readonly power: Power;
  readonly unit: Unit | null;
  readonly order: Order;
  readonly verdict: 'succeeds' | 'fails' | 'illegal';
  /** The reason's code. */
  readonly why: string;
  readonly route: 'land' | 'convoy' | null;
  /** Whether the unit was dislodged. */
  readonly dislodged: boolean;
}

/** What the phase before this one brought. */
export interface PhaseRecord {
  readonly phase: PhaseId;
  readonly year: number;
  readonly season: Season;
  /** The units at its start; in a retreat phase with the dislodged ones. */
  readonly before: readonly Unit[];
  readonly orders: readonly RecordedOrder[];
}

/** A phase of movement, with who owned which centres at its start; null in positions stored before that was kept. */
export interface MovesRecord extends PhaseRecord {
  readonly owners: Owners | null;
}

/** A seat and the powers it commands: its own, and in 1914 Italy for one seat of the side that the coin falls for. */
export interface SeatPowers {
  readonly seat: Power;
  readonly powers: readonly Power[];
}

export interface DiplomacyState {
  readonly options: DiplomacyOptions;
  phase: PhaseId | 'finished';
  year: number;
  season: Season;
  units: readonly Unit[];
  owners: Owners;
  /** Units that must retreat or disband; only in retreat phases. */
  dislodged: readonly Dislodged[];
  /** Provinces a standoff left empty, in retreat phases. */
  contested: readonly ProvinceId[];
  seats: readonly SeatPowers[];
  /** Powers nobody commands. */
  unplayed: readonly Power[];
  /** Provinces that may not be entered. */
  closed: readonly ProvinceId[];
  /** How many years in a row have ended without a centre changing hands. */
  quietYears: number;
  last: PhaseRecord | null;
  /** The last phase of movement, which `last` is unless retreats or builds came after it. */
  moves: MovesRecord | null;
}

/** From before the first plan begins until long after any game has ended. */
const year = z.int().min(1800).max(2500);

const power = z.enum(powers);
const province = z.enum(provinceIds);
const location = z.enum(locations);
const unit = z.object({ power, type: z.enum(['A', 'F']), at: location });
const order: z.ZodType<Order> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hold'), unit: location }),
  z.object({ kind: z.literal('move'), unit: location, to: location, via: z.boolean() }),
  z.object({ kind: z.literal('support'), unit: location, of: location, to: location.nullable() }),
  z.object({ kind: z.literal('convoy'), unit: location, of: location, to: location }),
  z.object({ kind: z.literal('retreat'), unit: location, to: location }),
  z.object({ kind: z.literal('disband'), unit: location }),
  z.object({ kind: z.literal('build'), type: z.enum(['A', 'F']), at: location }),
  z.object({ kind: z.literal('remove'), at: location }),
  z.object({ kind: z.literal('waive') }),
]);
const recorded: z.ZodType<RecordedOrder> = z.object({
  power,
  unit: unit.nullable(),
  order,
  verdict: z.enum(['succeeds', 'fails', 'illegal']),
  why: z.string(),
  route: z.enum(['land', 'convoy']).nullable(),
  dislodged: z.boolean(),
});

const owners = z.partialRecord(province, power);

const record = z.object({
  phase: z.enum(phaseIds),
  year,
  season: z.enum(seasons),
  before: z.array(unit),
  orders: z.array(recorded),
});

/** Reads a stored position. */
export const stateSchema: z.ZodType<DiplomacyState> = z.object({
  options,
  phase: z.enum([...phaseIds, 'finished']),
  year,
  season: z.enum(seasons),
  units: z.array(unit),
  owners,
  dislodged: z.array(z.object({ unit, attackerFrom: province, retreats: z.array(location) })),
  contested: z.array(province),
  seats: z.array(z.object({ seat: power, powers: z.array(power) })),
  unplayed: z.array(power),
  closed: z.array(province),
  // Positions stored before it was counted have none.
  quietYears: z.int().nonnegative().max(1_000).default(0),
  last: record.nullable(),
  // Positions stored before it was kept have none.
  moves: record
    .extend({ owners: owners.nullable().default(null) })
    .nullable()
    .default(null),
});

/** The seats of a table: the powers somebody plays, in the order of the rulebook. */
export function seatsFor({ variant }: DiplomacyOptions): readonly Power[] {
  const played = playerPlans[variant].sides.flatMap(({ seats }) => seats);
  return powers.filter((one) => played.includes(one));
}

/** Which seats win and vote together. */
export function sidesFor({ variant }: DiplomacyOptions): readonly PowerSide[] {
  return playerPlans[variant].sides;
}

/** With two to four players each plays all powers of a side, otherwise one. */
export function holdingFor(given: DiplomacyOptions): Holding {
  const sets = sidesFor(given).map(({ seats }) => seats);
  return sets.every((set) => set.length === 1) ? { kind: 'one' } : { kind: 'sets', sets };
}

/** The seat that commands a power; undefined for one nobody commands. */
function seatOf(seats: readonly SeatPowers[], commanded: Power): Power | undefined {
  return seats.find(({ powers: mine }) => mine.includes(commanded))?.seat;
}

/** The seats that command any of these powers, in the order of the table. */
export function seatsWith(state: Pick<DiplomacyState, 'seats'>, concerned: readonly Power[]): readonly Power[] {
  const wanted = new Set(concerned.map((power) => seatOf(state.seats, power)));
  return state.seats.map(({ seat }) => seat).filter((seat) => wanted.has(seat));
}

/** The powers a seat commands. */
export function powersOf(seats: readonly SeatPowers[], seat: SeatId | null): readonly Power[] {
  return seats.find((one) => one.seat === seat)?.powers ?? [];
}

/** The powers that the side of a seat commands. */
export function alliesOf(
  { options: given, seats }: Pick<DiplomacyState, 'options' | 'seats'>,
  seat: SeatId,
): readonly Power[] {
  const side = sidesFor(given).find((one) => one.seats.some((its) => its === seat));
  return side?.seats.flatMap((its) => powersOf(seats, its)) ?? [];
}

/** Whether a power still has a unit, on the board or about to retreat. */
export function hasUnit(position: Pick<DiplomacyState, 'units' | 'dislodged'>, commanded: Power): boolean {
  return (
    position.units.some((one) => one.power === commanded) ||
    position.dislodged.some((one) => one.unit.power === commanded)
  );
}

/** Whether a power has neither unit nor centre left. */
export function isEliminated(
  position: Pick<DiplomacyState, 'units' | 'dislodged' | 'owners'>,
  commanded: Power,
): boolean {
  return !hasUnit(position, commanded) && !Object.values(position.owners).includes(commanded);
}

/** The powers that are still in the game. */
export function livingPowers(position: Pick<DiplomacyState, 'units' | 'dislodged' | 'owners'>): readonly Power[] {
  return powers.filter((power) => !isEliminated(position, power));
}

/** The powers that somebody plays. */
export function playedPowers({ unplayed }: Pick<DiplomacyState, 'unplayed'>): readonly Power[] {
  return powers.filter((one) => !unplayed.includes(one));
}
