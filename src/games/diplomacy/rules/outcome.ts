// What a movement phase brought: every order with its verdict and the full reason, dislodged units, contested provinces.
import type { Power, ProvinceId, Unit } from '../data/geography.js';
import type { DiplomacyState, Dislodged, MovementOrder, PhaseRecord } from '../state.js';
import type { IllegalCode } from './legality.js';

/** How strong a side was, and which supports it had, lost or could not count. */
export interface Tally {
  readonly unit: Unit;
  readonly strength: number;
  /** Units whose support counted. */
  readonly supports: readonly Unit[];
  /** Matching supports that were cut, and by whom. */
  readonly cut: readonly { readonly unit: Unit; readonly by: Unit }[];
  /** Given supports that did not count because they would have dislodged the supporter's own side. */
  readonly uncounted: readonly Unit[];
}

/** Somebody in the way of a move: a rival for the province, its defender, or a unit coming the other way. */
export interface Obstacle extends Tally {
  readonly role: 'rival' | 'defender' | 'head-on';
}

export type Reason =
  | { readonly why: 'moved'; readonly own: Tally; readonly beaten: readonly Obstacle[]; readonly rotation: boolean }
  | { readonly why: 'bounced'; readonly own: Tally; readonly by: readonly Obstacle[] }
  | { readonly why: 'own-unit'; readonly unit: Unit }
  | { readonly why: 'no-convoy' }
  | {
      readonly why: 'convoy-broken';
      readonly dislodged: readonly { readonly unit: Unit; readonly by: Unit }[];
      readonly paradox: readonly Unit[];
    }
  | { readonly why: 'support-given' }
  | { readonly why: 'support-cut'; readonly by: Unit }
  | { readonly why: 'unmatched'; readonly named: Unit; readonly ordered: MovementOrder }
  | { readonly why: 'convoyed' }
  | { readonly why: 'convoy-paradox' }
  | {
      readonly why: 'held';
      readonly own: Tally;
      /** Attackers this strength was enough for. */
      readonly against: readonly Tally[];
      /** Stronger attackers, whom others heading there kept out. */
      readonly stopped: readonly Tally[];
      /** Who kept them out: one another, or somebody else. */
      readonly by: readonly Tally[];
    }
  | { readonly why: 'dislodged'; readonly own: Tally; readonly by: Tally }
  | { readonly why: 'illegal'; readonly code: IllegalCode }
  | { readonly why: 'replaced' };

/** What became of one order. */
export interface OrderResult {
  readonly power: Power;
  /** The unit it was for, if there is one there. */
  readonly unit: Unit | null;
  readonly order: MovementOrder;
  /** False for a unit that was sent no order and held. */
  readonly sent: boolean;
  readonly verdict: 'succeeds' | 'fails' | 'illegal';
  readonly reason: Reason;
  /** For the move of an army: how it travelled. */
  readonly route: 'land' | 'convoy' | null;
  /** Who dislodged the unit, whatever its order. */
  readonly dislodgedBy: Unit | null;
}

export interface MovementOutcome {
  readonly results: readonly OrderResult[];
  /** The units on the board afterwards, dislodged ones left out. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  /** Provinces a standoff left empty; nobody may retreat there. */
  readonly contested: readonly ProvinceId[];
}

/** What pictures and texts keep of a movement phase. */
export function movementRecord(
  state: Pick<DiplomacyState, 'year' | 'season' | 'units'>,
  outcome: MovementOutcome,
): PhaseRecord {
  return {
    phase: 'movement',
    year: state.year,
    season: state.season,
    before: state.units,
    orders: outcome.results.map(({ power, unit, order, verdict, reason, route, dislodgedBy }) => ({
      power,
      unit,
      order,
      verdict,
      why: reason.why,
      route,
      dislodged: dislodgedBy !== null,
    })),
  };
}
