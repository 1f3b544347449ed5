// What a seat or a spectator sees. Diplomacy hides nothing on the board; orders under way are sealed outside the position.
import type { SeatId } from '../../table/question.js';
import { powers } from './data/geography.js';
import type { Power, ProvinceId, Unit } from './data/geography.js';
import { playerPlans } from './data/setups.js';
import type { DiplomacyOptions, Rulings } from './options.js';
import { centresOf, unitsOf } from './rules/ownership.js';
import { isEliminated } from './state.js';
import type {
  DiplomacyState,
  Dislodged,
  MovesRecord,
  Owners,
  PhaseId,
  PhaseRecord,
  Season,
  SeatPowers,
} from './state.js';

export interface DiplomacyView {
  /** Who looks; null is everybody. */
  readonly seat: SeatId | null;
  readonly phase: PhaseId | 'finished';
  readonly year: number;
  readonly season: Season;
  readonly units: readonly Unit[];
  readonly owners: Owners;
  readonly dislodged: readonly Dislodged[];
  readonly contested: readonly ProvinceId[];
  readonly seats: readonly SeatPowers[];
  readonly unplayed: readonly Power[];
  readonly closed: readonly ProvinceId[];
  /** How many years in a row have ended without a centre changing hands. */
  readonly quietYears: number;
  /** How many centres win, owned by one power or by a side. */
  readonly goal: { readonly centres: number; readonly by: 'power' | 'side' };
  readonly rulings: Rulings;
  readonly options: DiplomacyOptions;
  /** Centres, units and whether it is out, for each power. */
  readonly table: readonly {
    readonly power: Power;
    readonly centres: number;
    readonly units: number;
    readonly out: boolean;
  }[];
  readonly last: PhaseRecord | null;
  /** Its last phase has only been supposed. */
  readonly isSupposed?: true;
  readonly moves: MovesRecord | null;
}

/** Builds the view of a seat. */
export function viewOf(state: DiplomacyState, seat: SeatId | null): DiplomacyView {
  return {
    seat,
    phase: state.phase,
    year: state.year,
    season: state.season,
    units: state.units,
    owners: state.owners,
    dislodged: state.dislodged,
    contested: state.contested,
    seats: state.seats,
    unplayed: state.unplayed,
    closed: state.closed,
    quietYears: state.quietYears,
    goal: playerPlans[state.options.variant].goal,
    rulings: state.options,
    options: state.options,
    table: powers.map((power) => ({
      power,
      centres: centresOf(state.owners, power).length,
      units: unitsOf(state.units, power).length + state.dislodged.filter(({ unit }) => unit.power === power).length,
      out: isEliminated(state, power),
    })),
    last: state.last,
    moves: state.moves,
  };
}
