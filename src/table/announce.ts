// Announce, then act: what is about to happen is made known in one place, and all that waits for it happens first.
import type { Script, Table } from './script.js';
import { openWindow, type Window } from './window.js';

/** What happens when something is announced, declared beside the card or rule that waits for it; a script where it asks. */
export type Listener<State, Act> = (t: Table<State>, act: Act) => Script<void> | undefined;

/** Who waits for an announcement. */
export interface Audience<State, Act, Id extends string> {
  /** What must happen, in this order. */
  readonly listeners?: readonly Listener<State, Act>[];
  /** Who may answer after that. */
  readonly window?: Window<Id>;
}

/** Makes known what is about to happen: first what must happen because of it, then the answers of those who may give one. */
export function* announceTo<State, Act, Id extends string>(
  t: Table<State>,
  act: Act,
  { listeners = [], window }: Audience<State, Act, Id>,
): Script<void> {
  for (const listener of listeners) {
    const script = listener(t, act);
    if (script !== undefined) yield* script;
  }
  if (window !== undefined) yield* openWindow(t, window);
}
