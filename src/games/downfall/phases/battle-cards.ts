// The cards of a combat: both sides are asked at once, and each is asked again only where the other has played something before.
import type { Outcome } from '../../../table/game.js';
import { chooseOne } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { battleCardsQuestion } from '../questions/attack.js';
import { cardName, say } from '../reports/names.js';
import { airPlaces } from '../rules/air.js';
import { Ground } from '../rules/ground.js';
import { oddsOf, specialsOf } from '../rules/odds.js';
import { playableInCombat } from '../rules/plays.js';
import { airDistance } from '../rules/ranges.js';
import { zonesOf, type Combat, type DownfallTable } from '../state.js';
import { combatOf, orderOf } from './at-hand.js';
import { isCancelled } from './cancel.js';
import { tellCard } from './hidden-cards.js';
import { rollCombat } from './combat-roll.js';

/** One of the four moments at which cards are played, in the rulebook's sequence. */
interface Moment {
  readonly seat: Faction;
  readonly kind: 'hq' | 'combat';
}

/** What each side has said, as long as the other has played nothing since that comes before it. */
type Said = Map<Faction, readonly CardId[]>;

/**
 * HQ and combat cards of both sides, and the roll. Each says at once what it plays if the other plays nothing before: that is all it
 * would know when its moment comes. Where something is played, whoever comes after it is asked anew. A partisan alone plays nothing.
 */
export function* cards(t: DownfallTable): Script<string | Outcome> {
  const combat = combatOf(t);
  const { attacker, defender } = combat;
  const sides = combat.partisan === null ? [attacker, defender] : [attacker];
  const said: Said = new Map();
  let left: readonly Moment[] = (['hq', 'combat'] as const).flatMap((kind) => sides.map((seat) => ({ seat, kind })));
  while (left.length > 0) {
    yield* askThose(t, combat, left, said);
    left = yield* playOut(t, combat, left, said);
  }
  const answered = combat.cards[defender] ?? [];
  yield* deceive(t, combat, answered);
  for (const seat of sides) placeJets(t, seat);
  rollCombat(t);
  return 'hits';
}

/** Asks, side by side, those of whom nothing is known that still counts. */
function* askThose(t: DownfallTable, combat: Combat, left: readonly Moment[], said: Said): Script<void> {
  const { state } = t;
  const silent = [...new Set(left.map(({ seat }) => seat))].filter((seat) => !said.has(seat));
  for (const seat of silent) if (state.hand[seat].length === 0) said.set(seat, []);
  const asked = silent.filter((seat) => !said.has(seat));
  if (asked.length === 0) return;
  const ground = new Ground(state);
  const order = orderOf(t);
  const odds = oddsOf(ground, combat, order);
  const answers = yield* t.window(asked, (seat) => {
    const kinds = left.filter((one) => one.seat === seat).map(({ kind }) => kind);
    const last = left.findLastIndex((one) => one.seat === seat);
    const first = left.slice(0, last).find((one) => one.seat !== seat && state.hand[one.seat].length > 0);
    const able = kinds.flatMap((kind) => playableInCombat(ground, combat, order, seat, state.hand[seat], kind));
    const { target } = combat;
    return t.ask(battleCardsQuestion(ground.facts, seat, able, { target, odds, before: first?.seat ?? null }));
  });
  for (const [seat, chosen] of answers) said.set(seat, chosen);
}

/** Plays what was said, moment by moment; returns those that are left once somebody has to be asked anew. */
function* playOut(t: DownfallTable, combat: Combat, left: readonly Moment[], said: Said): Script<readonly Moment[]> {
  const { state } = t;
  const facts = factsOf(state);
  for (const [n, { seat, kind }] of left.entries()) {
    const mine = said.get(seat);
    if (mine === undefined) return left.slice(n);
    const played = mine.filter((card) => facts.cards[card].type === kind);
    if (played.length === 0) continue;
    const able = playableInCombat(new Ground(state), combat, orderOf(t), seat, state.hand[seat], kind);
    if (played.some((card) => !able.includes(card))) {
      said.delete(seat);
      return left.slice(n);
    }
    takeCards(t, combat, seat, played);
    tellCards(t, seat, played);
    const stood = combat.cancelled.length;
    yield* cancelAll(t, seat, played);
    if (combat.cancelled.length > stood) said.delete(seat);
    said.delete(seat === combat.attacker ? combat.defender : combat.attacker);
  }
  return [];
}

/** Cards come out of a hand and onto the table. */
export function takeCards(t: DownfallTable, combat: Combat, faction: Faction, cards: readonly CardId[]): void {
  const { state } = t;
  for (const card of cards) {
    t.reveal();
    zonesOf(state).move(state, card, 'spent', 'top');
    if (factsOf(state).cards[card].type === 'hq') combat.hq = { ...combat.hq, [faction]: card };
    else combat.cards = { ...combat.cards, [faction]: [...(combat.cards[faction] ?? []), card] };
  }
}

/** Everybody reads which cards were played. */
export function tellCards(t: DownfallTable, faction: Faction, cards: readonly CardId[]): void {
  for (const card of cards) tellCard(t, faction, card, 'main');
}

/** The other side may cancel each of these cards. */
export function* cancelAll(t: DownfallTable, faction: Faction, cards: readonly CardId[]): Script<void> {
  const combat = combatOf(t);
  for (const card of cards) if (yield* isCancelled(t, faction, card)) combat.cancelled.push(card);
}

/** An attacker's card that cancels one of the defender's. */
export function* deceive(t: DownfallTable, combat: Combat, cards: readonly CardId[]): Script<void> {
  const facts = factsOf(t.state);
  if (!specialsOf(facts, combat, combat.attacker).includes('cancel-one-enemy-combat-card')) return;
  const standing = cards.filter((card) => !combat.cancelled.includes(card));
  const [first] = standing;
  if (first === undefined) return;
  const places = [combat.target];
  const asked = { key: 'deceive', seat: combat.attacker, text: say('ask.deceive'), pace: 'reaction', places } as const;
  const ways = standing.map((id) => ({ id, text: cardName(facts, id) }));
  const card = yield* chooseOne(t, asked, { ways, fallback: first });
  combat.cancelled.push(card);
  t.tell(say('report.cancelled', { card: cardName(facts, card) }));
}

/** JETS count when there is a place for them in range. */
export function placeJets(t: DownfallTable, faction: Faction): void {
  const combat = combatOf(t);
  if (!specialsOf(factsOf(t.state), combat, faction).includes('place-jets-air-unit')) return;
  combat.jets = airPlaces(new Ground(t.state), faction).some((place) => airDistance(place, combat.target) <= 5);
}
