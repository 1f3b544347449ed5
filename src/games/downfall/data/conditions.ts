// When a nation surrenders, and what wins or ends the war: the figures and places that owners may have otherwise.
import type { City } from './cities.js';
import type { Nation } from './nations.js';

export const surrendering = ['bulgaria', 'italy', 'romania', 'hungary'] as const;
export type Surrender = (typeof surrendering)[number];

/** All of its fields must hold. */
interface SurrenderWhen {
  readonly fromTurn?: number;
  /** A Soviet combat unit stands in it. */
  readonly sovietsIn?: Nation;
  /** Of each list a city is taken. */
  readonly taken?: readonly { readonly cities: readonly City[]; readonly by: 'western' | 'soviet' | 'allies' }[];
}

export interface Conditions {
  /** The victory points that win at once; the track ends there. */
  readonly points: number;
  /** Every objective taken from the Axis ends the war; these need not be. */
  readonly conquest: { readonly without: readonly City[] };
  /** Where an event asks for it: so many more partisans than the other side, and so many objectives. */
  readonly partisanVictory: { readonly lead: number; readonly objectives: number };
  /** Where an event asks for it: the city taken, and at most so many objectives left to the Axis. */
  readonly veDay: { readonly city: City; readonly axisObjectives: number };
  /** Any one of them is enough. */
  readonly surrender: Readonly<Record<Surrender, readonly SurrenderWhen[]>>;
}
