// Asks a power which of its units take hits: one press for one hit, numbers for more.
import type { Script } from '../../../table/script.js';
import type { Power } from '../data/powers.js';
import { casualtiesQuestion, countsIn, hitQuestion, isOneHit, type Blow } from '../questions/casualties.js';
import type { AaTable, Battle } from '../state.js';

/** How many of each kind a power gives up. */
export function* lossesOf(
  t: AaTable,
  power: Power,
  battle: Battle,
  blow: Blow,
): Script<Readonly<Partial<Record<string, number>>>> {
  return countsIn(
    isOneHit(blow)
      ? yield* t.ask(hitQuestion(power, battle, blow, t.state))
      : yield* t.ask(casualtiesQuestion(power, battle, blow, t.state)),
  );
}
