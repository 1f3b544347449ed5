// What a unit or a power can be told to do, and how an order is written as a path of menu steps.
import type { Location, Power } from './geography.js';

/** A unit on the board. A fleet in a province with two coasts stands on one of them. */
export interface Unit {
  readonly power: Power;
  readonly type: 'A' | 'F';
  readonly at: Location;
}

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
