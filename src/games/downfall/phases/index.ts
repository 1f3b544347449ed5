// The phases of the game by id.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { DownfallTable } from '../state.js';
import { attack } from './attack.js';
import { cards } from './battle-cards.js';
import { attackCards, defenceCards, hqCards } from './cards-in-turn.js';
import { choose } from './choose.js';
import { event, reveal } from './event.js';
import { general } from './general.js';
import { hits } from './hits.js';
import { begin, move, orderEnd } from './operations.js';
import { newTurn, round } from './round.js';

const phases = {
  round,
  newTurn,
  choose,
  begin,
  move,
  attack,
  cards,
  hqCards,
  attackCards,
  defenceCards,
  hits,
  general,
  orderEnd,
  event,
  reveal,
} as const satisfies Record<string, (t: DownfallTable) => Script<string | Outcome>>;

function isPhaseId(id: string): id is keyof typeof phases {
  return Object.hasOwn(phases, id);
}

/**
 * The script of a phase.
 * @throws RangeError for an unknown phase.
 */
export function runPhase(id: string, t: DownfallTable): Script<string | Outcome> {
  if (!isPhaseId(id)) throw new RangeError(`Downfall has no phase ${id}`);
  return phases[id](t);
}
