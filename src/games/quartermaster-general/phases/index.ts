// The phases of the game by id.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { QmgTable } from '../state.js';
import { airStep } from './air.js';
import { makeDecks } from './decks.js';
import { endTurn } from './discard.js';
import { keepHands } from './keep.js';
import { playStep } from './play.js';
import { supplyStep } from './supply.js';
import { startTurn } from './turn-start.js';
import { victoryStep } from './victory.js';

const phases = {
  decks: makeDecks,
  keep: keepHands,
  start: startTurn,
  play: playStep,
  air: airStep,
  supply: supplyStep,
  victory: victoryStep,
  discard: endTurn,
} as const satisfies Record<string, (t: QmgTable) => Script<string | Outcome>>;

function isPhaseId(id: string): id is keyof typeof phases {
  return Object.hasOwn(phases, id);
}

/**
 * The script of a phase.
 * @throws RangeError for an unknown phase.
 */
export function runPhase(id: string, t: QmgTable): Script<string | Outcome> {
  if (!isPhaseId(id)) throw new RangeError(`Quartermaster General has no phase ${id}`);
  return phases[id](t);
}
