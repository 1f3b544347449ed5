// What can be put right in a position by name: which parts there are, what stands there, and what could stand there.
import type { Text } from './text.js';

/** A number within bounds. */
interface Figures {
  readonly min: number;
  readonly max: number;
}

/** A part of a position that everybody may know. */
export interface RepairPart {
  readonly id: string;
  /** Under what it is found. */
  readonly heading: Text;
  readonly name: Text;
  /** The id of what stands there, or the number. */
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly name: Text }[] | Figures;
}

/** What a game lets its host put right by name; whether the rules allow what comes of it is for its invariants to say. */
export interface Repairs<State> {
  parts(state: State): readonly RepairPart[];
  /** A new position, with another of the part's values. */
  put(state: State, part: string, value: string): State;
}

/** Whether a part can have a value. */
export function allows({ values }: RepairPart, value: string): boolean {
  if (!('min' in values)) return values.some(({ id }) => id === value);
  return /^-?\d{1,4}$/.test(value) && Number(value) >= values.min && Number(value) <= values.max;
}
