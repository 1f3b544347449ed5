// What the computer player looks at: the public position, and simple questions about who can reach what.
import { armyNeighbours, canReach, fleetNeighbours, provinceOf } from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import { standardRulings } from '../options.js';
import type { Rulings } from '../options.js';
import { boardOf } from '../rules/unit-index.js';
import type { Board } from '../rules/unit-index.js';
import type { MovementOrder, Owners } from '../state.js';
import { atPeace, isBarred, type Pact } from './pact.js';

/** The public position, as far as the computer player cares. */
export interface Position {
  readonly units: readonly Unit[];
  readonly owners: Owners;
  readonly season: 'spring' | 'autumn';
  readonly year: number;
  readonly rulings?: Rulings;
  /** Provinces nobody may enter. */
  readonly closed?: ReadonlySet<ProvinceId>;
  /** Powers nobody orders; their units hold. */
  readonly unplayed?: ReadonlySet<Power>;
  /** Powers of the same side: neither attacked nor feared. */
  readonly friends?: ReadonlySet<Power>;
  /** What the units that still stand where they stood were ordered last, by their places. */
  readonly before?: ReadonlyMap<Location, MovementOrder>;
  /** What the power that plans has agreed with others. */
  readonly pact?: Pact | undefined;
}

/** A position prepared for planning on behalf of any power. */
export interface Analysis {
  readonly position: Position;
  readonly board: Board;
  readonly rulings: Rulings;
  /** The units that could go to a province by themselves. */
  reaching(id: ProvinceId): readonly Unit[];
  /** Of these, those that would attack it if it were a power's: not friendly to the power, and commanded by somebody. */
  threats(power: Power, id: ProvinceId): readonly Unit[];
}

/** Prepare a position. */
export function analyse(position: Position): Analysis {
  const board = boardOf(position.units, position.closed);
  const near = new Map<ProvinceId, readonly Unit[]>();
  const hostile = new Map<string, readonly Unit[]>();
  const reaching = (id: ProvinceId): readonly Unit[] =>
    remembered(near, id, () => position.units.filter((unit) => canReach(unit.type, unit.at, id)));
  return {
    position,
    board,
    rulings: position.rulings ?? standardRulings,
    reaching,
    threats: (power, id) =>
      remembered(hostile, power + id, () =>
        reaching(id).filter(
          (unit) => !spares(position, power, unit.power) && !(position.unplayed?.has(unit.power) ?? false),
        ),
      ),
  };
}

function remembered<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found);
  return found;
}

/** Where a unit could go by itself: only open land and sea, and nothing its power has agreed to keep out of. */
export function stepsOf(analysis: Analysis, unit: Unit): readonly Location[] {
  const steps: readonly Location[] = unit.type === 'A' ? armyNeighbours(provinceOf(unit.at)) : fleetNeighbours(unit.at);
  const { board, position } = analysis;
  if (board.closed.size === 0 && position.pact === undefined) return steps;
  return steps.filter((to) => mayEnter(analysis, unit.power, provinceOf(to)));
}

/** Whether a province is open, and a power has not agreed to keep out of it. */
export function mayEnter({ board, position }: Analysis, power: Power, id: ProvinceId): boolean {
  return !board.closed.has(id) && !isBarred(position.pact, power, id);
}

/** Whether a power need not be feared or fought by another: it is the same, or of the same side. */
export function friendly(position: Position, power: Power, other: Power): boolean {
  return power === other || ((position.friends?.has(power) ?? false) && (position.friends?.has(other) ?? false));
}

/** Whether a power neither fights another nor expects to be fought: it is friendly to it, or at peace. */
export function spares(position: Position, power: Power, other: Power): boolean {
  return friendly(position, power, other) || atPeace(position.pact, power, other);
}
