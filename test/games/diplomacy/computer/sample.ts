// Positions and letters of Diplomacy for the tests of its computer player.
import type { Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import type { Said } from '../../../../src/games/diplomacy/questions/letters.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type {
  DiplomacyState,
  MovementOrder,
  MovesRecord,
  Owners,
  Season,
} from '../../../../src/games/diplomacy/state.js';
import type { Dispatch } from '../../../../src/table/envoy.js';

export type Letter = Dispatch<Said>;

/** The beginning of a game. */
export const start = setup(options.parse({})).state;

export function letter(from: Power, to: Power, said: Said, accepted: boolean | null = null): Letter {
  return { from, to, said, accepted };
}

/** The start of a game, in another turn. */
export function at(year: number, season: Season, more: Partial<DiplomacyState> = {}): DiplomacyState {
  return { ...start, year, season, ...more };
}

/** Who owns what, by the powers that own it. */
export function ownersOf(owned: Partial<Record<Power, readonly string[]>>): Owners {
  return Object.fromEntries(Object.entries(owned).flatMap(([power, ids]) => ids.map((id) => [id, power])));
}

/** A position of two or more powers that own what is listed. */
export function position(
  units: readonly Unit[],
  owned: Partial<Record<Power, readonly string[]>>,
  more: Partial<DiplomacyState> = {},
): DiplomacyState {
  return at(1903, 'autumn', { units, owners: ownersOf(owned), ...more });
}

/** What was ordered in a turn in which nothing came about. */
export function record(
  year: number,
  season: Season,
  before: readonly Unit[],
  orders: readonly (readonly [Power, MovementOrder])[],
  owners: MovesRecord['owners'] = null,
): MovesRecord {
  return {
    phase: 'movement',
    owners,
    year,
    season,
    before,
    orders: orders.map(([power, order]) => ({
      power,
      unit: before.find((unit) => unit.power === power && unit.at === order.unit) ?? null,
      order,
      verdict: 'fails',
      why: 'bounced',
      route: 'land',
      dislodged: false,
    })),
  };
}

/** As many centres as leave one to win. */
export const seventeen = [
  'bre',
  'par',
  'mar',
  'spa',
  'por',
  'bel',
  'hol',
  'lon',
  'lvp',
  'edi',
  'nwy',
  'swe',
  'den',
  'kie',
  'mun',
  'ven',
  'ber',
] as const;
