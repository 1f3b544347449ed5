// The phases of the game by id.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { AaTable } from '../state.js';
import { battle } from './battle.js';
import { placeBids } from './bid.js';
import { combat } from './combat.js';
import { mobilize } from './mobilize.js';
import { combatMove, noncombat } from './moves.js';
import { purchase } from './purchase.js';

const phases = { bid: placeBids, purchase, combatMove, combat, battle, noncombat, mobilize } as const satisfies Record<
  string,
  (t: AaTable) => Script<string | Outcome>
>;

function isPhaseId(id: string): id is keyof typeof phases {
  return Object.hasOwn(phases, id);
}

/**
 * The script of a phase.
 * @throws RangeError for an unknown phase.
 */
export function runPhase(id: string, t: AaTable): Script<string | Outcome> {
  if (!isPhaseId(id)) throw new RangeError(`Axis & Allies 1942 has no phase ${id}`);
  return phases[id](t);
}
