// Phase 3: battles one after another, in the order the attacker chooses.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { battleId, nextBattleQuestion } from '../questions/combat.js';
import { powerName, say, spaceName } from '../reports/names.js';
import { defendersIn } from '../rules/battle.js';
import { isReady } from '../rules/battles.js';
import { handBack } from '../rules/capture.js';
import type { AaState, AaTable, Battle } from '../state.js';

/** Chooses the next battle; with none left the noncombat moves follow. */
export function* combat(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  state.step = 'combat';
  state.battle = null;
  if (state.battles.length === 0) {
    concludeCombat(t);
    return 'noncombat';
  }
  const ready = state.battles.filter((battle) => isReady(state, battle));
  let chosen = ready[0] ?? state.battles[0];
  if (!state.resolveAll && ready.some((battle) => isContested(state, battle))) {
    const [answer] = yield* t.ask(nextBattleQuestion(state));
    if (answer === 'all') state.resolveAll = true;
    else chosen = ready.find((battle) => battleId(battle) === answer) ?? chosen;
  }
  if (chosen === undefined) throw new Error('no battle is left');
  state.battles = state.battles.filter((battle) => battle !== chosen);
  state.battle = { ...chosen, round: 0 };
  return 'battle';
}

/** Whether a battle has somebody on both sides. */
function isContested(state: AaState, battle: Battle): boolean {
  return battle.kind === 'raid' || defendersIn(state, battle).length > 0;
}

/** What was freed for friends goes back to them; what has flown and fought is done. */
function concludeCombat(t: AaTable): void {
  const { state } = t;
  const back = handBack(state);
  for (const land of back) {
    t.tell(say('report.returned', { power: powerName(state.control[land]), lands: [spaceName(land)] }), {
      focus: [land],
    });
  }
  for (const unit of state.units) {
    if (unit.power === state.active && unit.task !== 'ready') unit.task = 'done';
    // Transports that did not land stay where they are, with what they carry.
    if (unit.target !== null) {
      unit.target = null;
      unit.task = 'done';
    }
  }
}
