// The attacks of an order: one is declared; the cards of both sides follow, the roll and the hits.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { attackOf, attackQuestion } from '../questions/attack.js';
import { factionName, say } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { spotName } from '../reports/whereabouts.js';
import { targets } from '../rules/attacks.js';
import { declared } from '../rules/declare.js';
import { fightOf } from '../rules/chances.js';
import { Ground } from '../rules/ground.js';
import { attackersOf } from '../rules/odds.js';
import type { Combat, DownfallTable } from '../state.js';
import { orderOf } from './at-hand.js';
import { tellCards } from './battle-cards.js';
import { playInTurn } from './cards-in-turn.js';
import { nextStep } from './operations.js';

/** Declares the next attack, or ends this part of the order. */
export function* attack(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const order = orderOf(t);
  const ground = new Ground(state);
  const isInReach = targets(ground, order).length > 0;
  const { plan, isPrepared } = isInReach ? yield* nextAttack(t) : noAttack;
  if (plan === null) {
    // Nobody is asked then, and whoever has paid for attacks that are left reads why.
    if (!isInReach && order.attacks + order.freeAttacks > 0)
      t.tell(say('report.noTarget', { faction: factionName(order.faction) }));
    order.steps = order.steps.slice(1);
    return nextStep(t);
  }
  const fight = fightOf(ground, order, plan.target, plan.primary, plan.flanks);
  const combat: Combat = { ...fight, stage: 'cards', attackerHits: 0, defenderHits: 0 };
  // After an answer of the same seat nobody can tell one question from two; before an attack prepared earlier they could.
  const hq = state.cardsAtOnce ? [] : yield* playInTurn(t, combat, combat.attacker, 'hq', !isPrepared);
  state.order = declared(ground, order, combat);
  const args = {
    faction: factionName(combat.attacker),
    place: spotName(ground.facts, plan.target),
    primary: unitName(ground.facts, plan.primary),
  };
  t.tell(
    plan.flanks.length === 0
      ? say('report.attacks', args)
      : say('report.attacksWith', { ...args, flanks: plan.flanks.map((one) => unitName(ground.facts, one)) }),
    { focus: [plan.target, ...attackersOf(combat).flatMap((id) => state.units[id].at ?? [])] },
  );
  state.combat = combat;
  tellCards(t, combat.attacker, hq);
  return state.cardsAtOnce ? 'cards' : 'hqCards';
}

interface Next {
  readonly plan: ReturnType<typeof attackOf>;
  /** Nobody was asked for it now. */
  readonly isPrepared: boolean;
}

const noAttack: Next = { plan: null, isPrepared: false };

/** The attack prepared before, as long as it can still be made; else what is answered now, the rest of it kept. */
function* nextAttack(t: DownfallTable): Script<Next> {
  const { state } = t;
  const order = orderOf(t);
  const prepared = attackOf(state, order, order.prepared);
  if (prepared !== null) {
    order.prepared = order.prepared.slice(1);
    return { plan: prepared, isPrepared: true };
  }
  order.prepared = [];
  const sheet = yield* t.ask(attackQuestion(state, order));
  order.prepared = sheet.slice(1).map(({ subject, path }) => ({ subject, path: [...path] }));
  return { plan: attackOf(state, order, sheet), isPrepared: false };
}
