// Plays on in thought from an imagined position, every faction by the plain player, and judges what has come of it.
import type { Dice } from '../../../table/dice.js';
import { isOutcome } from '../../../table/game.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { runPhase } from '../phases/index.js';
import { isFaction, type DownfallState } from '../state.js';
import { view } from '../view.js';
import { plainAnswer } from './plain.js';

/** What a game that is won counts beside points. */
const victory = 30;

/** What a step on the map counts beside a point of victory. */
const perStep = 0.12;

/** Who wins with whom. */
const sideOf: Readonly<Record<Faction, 'western' | 'soviet'>> = {
  western: 'western',
  okh: 'western',
  soviet: 'soviet',
  okw: 'soviet',
};

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

function worthTo(state: DownfallState, faction: Faction): number {
  const { units, unitIds } = factsOf(state);
  let west = state.vp;
  for (const id of unitIds) {
    const { status, steps } = state.units[id];
    if (status === 'map') west += perStep * steps * (sideOf[units[id].faction] === 'western' ? 1 : -1);
  }
  return sideOf[faction] === 'western' ? west : -west;
}
