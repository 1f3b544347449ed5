// Plays on in thought from an imagined position, every faction by the plain player, and judges what has come of it.
import type { Dice } from '../../../table/dice.js';
import { isOutcome } from '../../../table/game.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import type { Faction } from '../data/units.js';
import { runPhase } from '../phases/index.js';
import { isFaction, type DownfallState } from '../state.js';
import { view } from '../view.js';
import { plainAnswer } from './plain.js';
import { sideOf, worthTo } from './prospects.js';

/** What a game that is won counts beside points. */
const victory = 30;

/**
 * Plays an order, and on until whoever acts next stands so many spaces further on the time track: what an order costs counts by itself.
 * @param state changed.
 * @returns what the position then is worth to the faction's side.
 */
export function playedOn(
  state: DownfallState,
  faction: Faction,
  order: string,
  { spaces, dice }: { readonly spaces: number; readonly dice: Dice },
): number {
  let given = false;
  const answer = (question: Question): Answer => {
    if (!given && question.key === 'order' && question.seat === faction) {
      given = true;
      return [order];
    }
    const seat = isFaction(question.seat) ? question.seat : faction;
    return plainAnswer(question, view(state, seat), true);
  };
  const until = state.time[faction] + spaces;
  let at = 'choose';
  for (;;) {
    const next = simulate({ state, dice, answer }, (t) => runPhase(at, t));
    if (isOutcome(next)) {
      const won = next.winners.some((seat) => isFaction(seat) && sideOf[seat] === sideOf[faction]);
      return (won ? victory : -victory) + worthTo(state, faction);
    }
    at = next;
    if (at === 'round' && Math.min(...Object.values(state.time)) >= until) return worthTo(state, faction);
  }
}
