// What can be put right in a position by name: which parts there are, what stands there, and what could stand there.
import { copyOf } from './copy.js';
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

/** A part with how another of its values is put there. */
export interface Repair<State> extends RepairPart {
  /** A new position; whether the rules allow it is for the game's invariants to say. */
  put(value: string): State;
}

/** A part that stands at a path of the position, as a number or as the id of one of its values. */
export function partAt<State extends object>(
  state: State,
  path: readonly [string, ...string[]],
  { id = path.join(':'), ...part }: Omit<RepairPart, 'id' | 'value'> & { readonly id?: string },
): Repair<State> {
  const [found] = placeAt(state, path);
  return {
    ...part,
    id,
    value: String(found),
    put: (value) => {
      const copy = copyOf(state);
      const [was, put] = placeAt(copy, path);
      put(typeof was === 'number' ? Number(value) : value);
      return copy;
    },
  };
}

/** What stands at a path, and how something else is put there. */
function placeAt(state: object, path: readonly string[]): readonly [unknown, (value: unknown) => void] {
  let place: unknown = state;
  let put: (value: unknown) => void = () => undefined;
  for (const step of path) {
    if (typeof place !== 'object' || place === null) throw new Error(`nothing stands at ${path.join('.')}`);
    const within = place as Record<string, unknown>;
    place = within[step];
    put = (value) => (within[step] = value);
  }
  return [place, put];
}

/** Whether a part can have a value. */
export function allows({ values }: RepairPart, value: string): boolean {
  if (!('min' in values)) return values.some(({ id }) => id === value);
  return /^-?\d{1,4}$/.test(value) && Number(value) >= values.min && Number(value) <= values.max;
}
