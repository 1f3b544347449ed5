// The phases of the game by id, and the door through which endings leave them.
import type { Outcome } from '../../../table/game.js';
import { GameOver } from './effects/end-game.js';
import type { Script } from '../../../table/script.js';
import type { TwilightTable } from '../state.js';
import { chooseHeadlines, resolveHeadline } from './headline.js';
import { actionRound } from './round.js';
import { deal, placeBonus, placeFree, settleSides } from './setup.js';
import { endTurn } from './turn-end.js';
import { startTurn } from './turn-start.js';

const phases = {
  sides: settleSides,
  deal,
  ussrSetup: (t) => placeFree(t, 'ussr'),
  usSetup: (t) => placeFree(t, 'us'),
  bonus: placeBonus,
  turnStart: startTurn,
  headline: chooseHeadlines,
  headlineCard: resolveHeadline,
  round: actionRound,
  turnEnd: endTurn,
} as const satisfies Record<string, (t: TwilightTable) => Script<string>>;

type PhaseId = keyof typeof phases;

function isPhaseId(id: string): id is PhaseId {
  return Object.hasOwn(phases, id);
}

/**
 * The script of a phase.
 * @throws RangeError for an unknown phase.
 */
export function* runPhase(id: string, t: TwilightTable): Script<string | Outcome> {
  if (!isPhaseId(id)) throw new RangeError(`Twilight Struggle has no phase ${id}`);
  try {
    return yield* phases[id](t);
  } catch (error) {
    if (error instanceof GameOver) return error.outcome;
    throw error;
  }
}
