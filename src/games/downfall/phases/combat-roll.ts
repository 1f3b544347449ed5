// The roll of a combat, once all cards are on the table.
import { oddsText } from '../reports/combat.js';
import { say, signed } from '../reports/names.js';
import { Ground } from '../rules/ground.js';
import { oddsOf, outcomeOf } from '../rules/odds.js';
import type { DownfallTable } from '../state.js';
import { combatOf, orderOf } from './at-hand.js';

/** Rolls for the combat at hand, and notes the hits of both sides. */
export function rollCombat(t: DownfallTable): void {
  const { state, dice } = t;
  const combat = combatOf(t);
  const ground = new Ground(state);
  const order = orderOf(t);
  const odds = oddsOf(ground, combat, order);
  const result = [dice.roll(6, 'combat'), dice.roll(6, 'combat')] as const;
  const total = result[0] + result[1] + odds.drm;
  const hits = outcomeOf(ground, combat, odds, total);
  combat.attackerHits = hits.attacker;
  combat.defenderHits = hits.defender;
  combat.stage = 'losses';
  combat.rolled = { ...odds, attack: [...odds.attack], defence: [...odds.defence], die: [...odds.die] };
  t.tell(oddsText(odds), { weight: 'detail' });
  t.tell(
    say('report.roll', {
      a: result[0],
      b: result[1],
      drm: signed(odds.drm),
      total,
      attacker: hits.attacker,
      defender: hits.defender,
    }),
    { focus: [combat.target], weight: 'detail' },
  );
}
