// The cards of a combat asked for one side after the other, as games do that began before both were asked at once.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import type { Faction } from '../data/units.js';
import { cardsQuestion } from '../questions/attack.js';
import { Ground } from '../rules/ground.js';
import { oddsOf } from '../rules/odds.js';
import { playableInCombat } from '../rules/plays.js';
import type { Combat, DownfallTable } from '../state.js';
import { combatOf, orderOf } from './at-hand.js';
import { cancelAll, deceive, placeJets, takeCards, tellCards } from './battle-cards.js';
import { rollCombat } from './combat-roll.js';

/** Asks for cards and takes them out of the hand. */
export function* playInTurn(
  t: DownfallTable,
  combat: Combat,
  faction: Faction,
  kind: 'hq' | 'combat',
  opening: boolean,
): Script<readonly CardId[]> {
  const { state } = t;
  if (state.hand[faction].length === 0) return [];
  const [ground, order, { target }] = [new Ground(state), orderOf(t), combat];
  const playable = playableInCombat(ground, combat, order, faction, state.hand[faction], kind);
  if (opening && playable.length === 0) return [];
  const odds = oddsOf(ground, combat, order);
  const cards = yield* t.ask(cardsQuestion(ground.facts, faction, kind, playable, { target, odds, opening }));
  takeCards(t, combat, faction, cards);
  return cards;
}

/** The attacker's HQ card may be cancelled; the defender plays one. A partisan alone plays none. */
export function* hqCards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  const own = combat.hq[combat.attacker];
  yield* cancelAll(t, combat.attacker, own === undefined ? [] : [own]);
  if (combat.partisan === null) {
    const cards = yield* playInTurn(t, combat, combat.defender, 'hq', false);
    tellCards(t, combat.defender, cards);
    yield* cancelAll(t, combat.defender, cards);
  }
  return 'attackCards';
}

/** The attacker's combat cards. */
export function* attackCards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  const cards = yield* playInTurn(t, combat, combat.attacker, 'combat', false);
  tellCards(t, combat.attacker, cards);
  yield* cancelAll(t, combat.attacker, cards);
  placeJets(t, combat.attacker);
  return 'defenceCards';
}

/** The defender's combat cards, and the roll. */
export function* defenceCards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  if (combat.partisan === null) {
    const cards = yield* playInTurn(t, combat, combat.defender, 'combat', false);
    tellCards(t, combat.defender, cards);
    yield* cancelAll(t, combat.defender, cards);
    yield* deceive(t, combat, cards);
    placeJets(t, combat.defender);
  }
  rollCombat(t);
  return 'hits';
}
