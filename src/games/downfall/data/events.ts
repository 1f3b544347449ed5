// The event cards: what they do, what they give while they lie open, and which are replaced as they come up.
import type { OwnWords } from './cards.js';
import type { Nationality } from './nationalities.js';
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

const events = {
  E1: {
    air: { western: 0, soviet: 0, axis: 1 },
    draw: { western: 0, soviet: 0, okh: 1, okw: 1 },
    ops: [
      { op: 'gainSteps', faction: 'okh', infantry: 2 },
      { op: 'gainSteps', faction: 'okw', infantry: 2 },
    ],
    replaced: { from: 7, by: 'E18' },
  },
  E2: {
    air: { western: 0, soviet: 1, axis: 0 },
    draw: { western: 0, soviet: 1, okh: 0, okw: 0 },
    ops: [{ op: 'gainSteps', faction: 'soviet', infantry: 1, armor: 1 }],
    replaced: { from: 6, by: 'E16' },
  },
  E3: {
    air: { western: 0, soviet: 1, axis: 0 },
    draw: { western: 0, soviet: 1, okh: 0, okw: 0 },
    ops: [{ op: 'gainSteps', faction: 'soviet', armor: 2 }],
    bonus: ['soviet'],
  },
  E4: {
    air: { western: 0, soviet: 1, axis: 0 },
    draw: { western: 0, soviet: 1, okh: 1, okw: 0 },
    ops: [{ op: 'gainSteps', faction: 'soviet', infantry: 3 }],
  },
  E5: {
    air: { western: 0, soviet: 0, axis: 1 },
    draw: { western: 0, soviet: 0, okh: 1, okw: 0 },
    ops: [
      { op: 'gainSteps', faction: 'okh', armor: 1 },
      { op: 'gainSteps', faction: 'okw', armor: 1 },
    ],
  },
  E6: {
    air: { western: 1, soviet: 0, axis: 0 },
    draw: { western: 1, soviet: 0, okh: 0, okw: 0 },
    ops: [{ op: 'gainSteps', faction: 'western', infantry: 2, armor: 1 }],
    bonus: ['western'],
  },
  E7: {
    air: { western: 0, soviet: 0, axis: 0 },
    draw: { western: 0, soviet: 1, okh: 0, okw: 0 },
    ops: [{ op: 'surrender', nation: 'bulgaria' }],
  },
  E8: {
    air: { western: 1, soviet: 1, axis: 0 },
    draw: { western: 1, soviet: 1, okh: 1, okw: 1 },
    ops: [{ op: 'highCommand' }],
    bonus: ['okh', 'okw'],
  },
  E9: {
    air: { western: 0, soviet: 0, axis: 0 },
    draw: { western: 0, soviet: 0, okh: 0, okw: 1 },
    ops: [{ op: 'supply' }],
  },
  E10: {
    air: { western: 1, soviet: 0, axis: 0 },
    draw: { western: 1, soviet: 0, okh: 0, okw: 0 },
    ops: [{ op: 'surrender', nation: 'italy' }],
  },
  E11: {
    air: { western: 0, soviet: 0, axis: 1 },
    draw: { western: 0, soviet: 0, okh: 0, okw: 1 },
    ops: [{ op: 'africa', orArmor: 1 }],
    replaced: { from: 4, by: 'E19' },
  },
  E12: {
    air: { western: 0, soviet: 0, axis: 0 },
    draw: { western: 0, soviet: 0, okh: 1, okw: 0 },
    ops: [{ op: 'surrender', nation: 'romania' }],
  },
  E13: {
    air: { western: 0, soviet: 0, axis: 1 },
    draw: { western: 0, soviet: 0, okh: 1, okw: 0 },
    ops: [{ op: 'surrender', nation: 'hungary' }],
  },
  E14: {
    air: { western: 1, soviet: 0, axis: 0 },
    draw: { western: 1, soviet: 0, okh: 0, okw: 1 },
    ops: [
      { op: 'transportPoints', amount: 1 },
      { op: 'openBeaches', from: 5 },
    ],
    replaced: { from: 6, by: 'E17' },
  },
  E15: {
    air: { western: 1, soviet: 0, axis: 0 },
    draw: { western: 1, soviet: 0, okh: 0, okw: 0 },
    ops: [{ op: 'bombing' }, { op: 'pay', faction: 'okw', amount: 2 }],
  },
  E16: {
    air: { western: 0, soviet: 1, axis: 0 },
    draw: { western: 0, soviet: 1, okh: 0, okw: 0 },
    ops: [{ op: 'redTide' }],
  },
  E17: {
    air: { western: 1, soviet: 0, axis: 0 },
    draw: { western: 1, soviet: 1, okh: 0, okw: 0 },
    ops: [{ op: 'unitedNations' }, { op: 'openBeaches', from: 5 }],
  },
  E18: {
    air: { western: 1, soviet: 1, axis: 0 },
    draw: { western: 0, soviet: 0, okh: 0, okw: 0 },
    ops: [{ op: 'veDay' }],
  },
  E19: {
    air: { western: 0, soviet: 0, axis: 1 },
    draw: { western: 0, soviet: 0, okh: 0, okw: 1 },
    ops: [
      { op: 'africa' },
      { op: 'gainSteps', faction: 'okw', infantry: 2 },
      { op: 'fortify', faction: 'okw', count: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, EventFacts>>;
export type EventId = keyof typeof events;
export const eventIds = Object.keys(events) as readonly EventId[];

/** What stands on an event card. */
export const eventFacts: Readonly<Record<EventId, EventFacts>> = events;
