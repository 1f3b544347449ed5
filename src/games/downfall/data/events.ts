// The event cards: what they do, what they give while they lie open, and which are replaced as they come up.
import type { OwnWords } from './cards.js';
import type { Nationality } from './nationalities.js';
import type { tables } from './tables.js';
import type { Faction } from './units.js';

/** One thing an event does. */
export type EventOp =
  | {
      readonly op: 'gainSteps';
      readonly faction: Faction;
      readonly infantry?: number;
      readonly armor?: number;
      readonly nationality?: Nationality;
    }
  | { readonly op: 'surrender'; readonly nation: 'bulgaria' | 'italy' | 'romania' | 'hungary' }
  | { readonly op: 'highCommand' }
  | { readonly op: 'supply' }
  /** Africa is liberated where no unit of the Axis is in it, else the OKW may gain armor. */
  | { readonly op: 'africa'; readonly orArmor?: number }
  | { readonly op: 'transportPoints'; readonly amount: number }
  | { readonly op: 'openBeaches'; readonly from: number }
  | { readonly op: 'bombing' }
  | { readonly op: 'pay'; readonly faction: Faction; readonly amount: number }
  | { readonly op: 'fortify'; readonly faction: Faction; readonly count: number }
  | { readonly op: 'redTide' }
  | { readonly op: 'unitedNations' }
  | { readonly op: 'veDay' };

export interface EventFacts {
  /** Air units it gives while it lies open. */
  readonly air: Readonly<Record<'western' | 'soviet' | 'axis', number>>;
  readonly draw: Readonly<Record<Faction, number>>;
  readonly ops: readonly EventOp[];
  /** Whose rolls it helps while it lies open. */
  readonly bonus?: readonly Faction[];
  /** From this turn on another card comes up in its stead. */
  readonly replaced?: { readonly from: number; readonly by: string };
  /** What it is called and says, where it is not ours. */
  readonly words?: OwnWords;
}

export type EventId = keyof typeof tables.events;
