// The warning before attacking fighters lose the deck to which they were to come back.
import type { Review } from '../../../table/question.js';
import { say } from '../reports/names.js';
import { landingPlan } from '../rules/landing.js';
import type { AaState } from '../state.js';

/**
 * Asks to confirm what leaves aircraft without a place to land that had one.
 * @param after the position as it would be; what is lost in it need not land.
 */
export function deckWarning(before: AaState, after: AaState): Review {
  const left = new Set(after.units.map(({ id }) => id));
  const doomed = landingPlan(before).lost.filter(({ id }) => left.has(id)).length;
  const count = landingPlan(after).lost.length - doomed;
  return count > 0 ? { confirm: say('confirm.deckLost', { count }) } : {};
}
