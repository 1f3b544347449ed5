// War cards: what each is fought for, and what comes off the die (rulebook, 7.6 War Cards).
import type { CountryId } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import { controlledNeighbours, controls } from './control.js';
import { type PublicState, civilWarOn } from '../state.js';

export interface War {
  readonly attacker: Side;
  readonly target: CountryId;
  /** The lowest modified die that wins. */
  readonly winsOn: number;
  readonly milOps: number;
  readonly vp: number;
  /** Arab-Israeli War: control of the target itself counts for the defender. */
  readonly targetCounts?: true;
  /** Korean War: one more for the defender while the Chinese Civil War is on. */
  readonly civilWarCounts?: true;
}

/** What comes off the attacker's die. */
export function warModifier(state: PublicState, war: War): number {
  const defender = opponent(war.attacker);
  const around = controlledNeighbours(state, defender, war.target);
  const home = war.targetCounts === true && controls(state, defender, war.target) ? 1 : 0;
  const china = war.civilWarCounts === true && civilWarOn(state) ? 1 : 0;
  return around + home + china;
}
