// The attacks of an order: one is declared with its HQ card, then the other side's cards, the roll and the hits.
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { Faction } from '../data/units.js';
import { attackOf, attackQuestion, cardsQuestion } from '../questions/attack.js';
import { cardName, cardText, factionName, say, signed } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { oddsText } from '../reports/combat.js';
import { airPlaces } from '../rules/air.js';
import { targets } from '../rules/attacks.js';
import { declared } from '../rules/declare.js';
import { fightOf } from '../rules/chances.js';
import { Ground } from '../rules/ground.js';
import { attackersOf, oddsOf, outcomeOf, specialsOf } from '../rules/odds.js';
import { playableInCombat } from '../rules/plays.js';
import { airDistance } from '../rules/ranges.js';
import { zonesOf, type Combat, type DownfallTable } from '../state.js';
import { chooseOne } from '../../../table/ask.js';
import { isCancelled } from './cancel.js';
import { combatOf, orderOf } from './at-hand.js';
import { nextStep } from './operations.js';

/** Declares the next attack, or ends this part of the order. */
export function* attack(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const order = orderOf(t);
  const ground = new Ground(state);
  const { plan, isPrepared } = targets(ground, order).length === 0 ? noAttack : yield* nextAttack(t);
  if (plan === null) {
    order.steps = order.steps.slice(1);
    return nextStep(t);
  }
  const fight = fightOf(ground, order, plan.target, plan.primary, plan.flanks);
  const combat: Combat = { ...fight, stage: 'cards', attackerHits: 0, defenderHits: 0 };
  // After an answer of the same seat nobody can tell one question from two; before an attack prepared earlier they could.
  const hq = yield* playCards(t, combat, combat.attacker, 'hq', !isPrepared);
  state.order = declared(ground, order, combat);
  const args = {
    faction: factionName(combat.attacker),
    place: placeName(ground.facts, plan.target),
    primary: unitName(ground.facts, plan.primary),
  };
  t.tell(
    plan.flanks.length === 0
      ? say('report.attacks', args)
      : say('report.attacksWith', { ...args, flanks: plan.flanks.map((one) => unitName(ground.facts, one)) }),
    { weight: 'headline', focus: [plan.target, ...attackersOf(combat).flatMap((id) => state.units[id].at ?? [])] },
  );
  state.combat = combat;
  tellCards(t, combat.attacker, hq);
  return 'hqCards';
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

/** Asks for cards and takes them out of the hand. */
function* playCards(
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
  for (const card of cards) {
    t.reveal();
    zonesOf(state).move(state, card, 'spent', 'top');
    if (kind === 'hq') combat.hq = { ...combat.hq, [faction]: card };
    else combat.cards = { ...combat.cards, [faction]: [...(combat.cards[faction] ?? []), card] };
  }
  return cards;
}

function tellCards(t: DownfallTable, faction: Faction, cards: readonly CardId[]): void {
  const facts = factsOf(t.state);
  for (const card of cards) {
    t.tell(
      say('report.card', {
        faction: factionName(faction),
        card: cardName(facts, card),
        text: cardText(facts, card),
      }),
    );
  }
}

function* cancelAll(t: DownfallTable, faction: Faction, cards: readonly CardId[]): Script<void> {
  const combat = combatOf(t);
  for (const card of cards) if (yield* isCancelled(t, faction, card)) combat.cancelled.push(card);
}

/** The attacker's HQ card may be cancelled; the defender plays one. A partisan alone plays none. */
export function* hqCards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  const own = combat.hq[combat.attacker];
  yield* cancelAll(t, combat.attacker, own === undefined ? [] : [own]);
  if (combat.partisan === null) {
    const cards = yield* playCards(t, combat, combat.defender, 'hq', false);
    tellCards(t, combat.defender, cards);
    yield* cancelAll(t, combat.defender, cards);
  }
  return 'attackCards';
}

/** The attacker's combat cards. */
export function* attackCards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  const cards = yield* playCards(t, combat, combat.attacker, 'combat', false);
  tellCards(t, combat.attacker, cards);
  yield* cancelAll(t, combat.attacker, cards);
  placeJets(t, combat.attacker);
  return 'defenceCards';
}

/** The defender's combat cards, and the roll. */
export function* defenceCards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  if (combat.partisan === null) {
    const cards = yield* playCards(t, combat, combat.defender, 'combat', false);
    tellCards(t, combat.defender, cards);
    yield* cancelAll(t, combat.defender, cards);
    yield* deceive(t, combat, cards);
    placeJets(t, combat.defender);
  }
  roll(t);
  return 'hits';
}

/** An attacker's card that cancels one of the defender's. */
function* deceive(t: DownfallTable, combat: Combat, cards: readonly CardId[]): Script<void> {
  const facts = factsOf(t.state);
  if (!specialsOf(facts, combat, combat.attacker).includes('cancel-one-enemy-combat-card')) return;
  const standing = cards.filter((card) => !combat.cancelled.includes(card));
  const [first] = standing;
  if (first === undefined) return;
  const asked = { key: 'deceive', seat: combat.attacker, text: say('ask.deceive'), pace: 'reaction' } as const;
  const ways = standing.map((id) => ({ id, text: cardName(facts, id) }));
  const card = yield* chooseOne(t, asked, { ways, fallback: first });
  combat.cancelled.push(card);
  t.tell(say('report.cancelled', { card: cardName(facts, card) }));
}

/** JETS count when there is a place for them in range. */
function placeJets(t: DownfallTable, faction: Faction): void {
  const combat = combatOf(t);
  if (!specialsOf(factsOf(t.state), combat, faction).includes('place-jets-air-unit')) return;
  combat.jets = airPlaces(new Ground(t.state), faction).some((place) => airDistance(place, combat.target) <= 5);
}

function roll(t: DownfallTable): void {
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
    { focus: [combat.target] },
  );
}
