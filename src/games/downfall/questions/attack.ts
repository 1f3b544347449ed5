// Attacks: the target with its primary attacker and flanks, what is to be expected of them, and the cards of a combat.
import type { Choose, Option, Order, Orders, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { decks, type CardId } from '../data/cards.js';
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId } from '../data/units.js';
import { cardName, cardText, factionName, say, signed } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { spotName } from '../reports/whereabouts.js';
import { oddsInShort, oddsText, stackText } from '../reports/combat.js';
import { flanks, primaries, targets } from '../rules/attacks.js';
import { chancesOf, fightOf } from '../rules/chances.js';
import { declared } from '../rules/declare.js';
import { Ground } from '../rules/ground.js';
import type { Odds } from '../rules/odds.js';
import type { OpenState, OrderContext, Place } from '../state.js';
import { Drafts } from './drafts.js';

interface Plan {
  readonly target: Place;
  readonly primary: UnitId;
  readonly flanks: readonly UnitId[];
}

/** The units of a path: a primary and its flanks, `all` for every one that can. */
function planOf(ground: Ground, order: OrderContext, { subject, path }: Order): Plan | null {
  const [first, ...rest] = path;
  const primary = primaries(ground, order, subject).find((id) => id === first);
  if (primary === undefined) return null;
  const able = flanks(ground, order, subject, primary);
  if (rest[0] === 'all') return rest.length === 1 ? { target: subject, primary, flanks: able } : null;
  const named = rest.map((id) => ground.facts.unitIds.find((one) => one === id && able.includes(one)));
  const found = named.flatMap((id) => id ?? []);
  const isWhole = found.length === rest.length && new Set(found).size === found.length;
  return isWhole ? { target: subject, primary, flanks: found } : null;
}

/** The attack the first line of a sheet stands for; null when there is none, or it cannot be made. */
export function attackOf(board: OpenState, order: OrderContext, [one]: readonly Order[]): Plan | null {
  if (one === undefined) return null;
  const ground = new Ground(board);
  return targets(ground, order).includes(one.subject) ? planOf(ground, order, one) : null;
}

/** The order as the attacks of a sheet leave it, were they made as things stand. */
function afterAttacks(ground: Ground, order: OrderContext, sheet: readonly Order[]): OrderContext {
  return sheet.reduce((before, one) => {
    const plan = planOf(ground, before, one);
    return plan === null
      ? before
      : declared(ground, before, fightOf(ground, before, plan.target, plan.primary, plan.flanks));
  }, order);
}

function expectation(ground: Ground, order: OrderContext, plan: Plan): Text {
  const chances = chancesOf(ground, order, fightOf(ground, order, plan.target, plan.primary, plan.flanks));
  return say('attack.odds', {
    column: signed(chances.odds.column),
    drm: signed(chances.odds.drm),
    hits: chances.hits,
    deals: chances.deals.toFixed(1),
    takes: chances.takes.toFixed(1),
  });
}

/** What is said of a unit, and where it stands. */
function standingAt({ facts, board }: Ground, id: UnitId, first: Text): Text {
  const { at } = board.units[id];
  return at === null ? first : say('where.and', { before: first, after: spotName(facts, at) });
}

/** Who comes next, with what is to be expected so far. */
function askFor(ground: Ground, order: OrderContext, one: Order): Text {
  const plan = planOf(ground, order, one);
  return plan === null ? say('ask.primary') : say('ask.flank', { odds: expectation(ground, order, plan) });
}

function chancesText(chances: readonly number[]): readonly Text[] {
  return chances.flatMap((percent, hits) => (percent === 0 ? [] : [say('attack.chance', { hits, percent })]));
}

/** An attack worked out: both strengths item by item, the column, and the chances of each result. */
function workedOut(ground: Ground, order: OrderContext, plan: Plan): Text {
  const fight = fightOf(ground, order, plan.target, plan.primary, plan.flanks);
  const { odds, onDefender, onAttacker } = chancesOf(ground, order, fight);
  return say('attack.workedOut', {
    place: spotName(ground.facts, plan.target),
    odds: oddsText(odds),
    deals: chancesText(onDefender),
    takes: chancesText(onAttacker),
  });
}

/** Asks for the next attacks of an order, one after another; an empty sheet stops attacking. */
export function attackQuestion(board: OpenState, first: OrderContext): Question<Orders> {
  const ground = new Ground(board);
  const orders = new Drafts<OrderContext>(
    () => first,
    (before, one) => afterAttacks(ground, before, [one]),
  );
  const step = (order: OrderContext, one: Order): readonly Option[] => {
    const plan = planOf(ground, order, one);
    if (one.path.length === 0) {
      return primaries(ground, order, one.subject).map((primary) => ({
        id: primary,
        text: unitName(ground.facts, primary),
        detail: standingAt(ground, primary, expectation(ground, order, { target: one.subject, primary, flanks: [] })),
      }));
    }
    if (plan === null || one.path.includes('all')) return [];
    const able = flanks(ground, order, one.subject, plan.primary).filter((id) => !plan.flanks.includes(id));
    const allFlanks: Option = {
      id: 'all',
      text: say('attack.allFlanks'),
      detail: expectation(ground, order, { ...plan, flanks: able }),
    };
    const single = able.map((id) => ({
      id,
      text: unitName(ground.facts, id),
      detail: standingAt(ground, id, expectation(ground, order, { ...plan, flanks: [...plan.flanks, id] })),
    }));
    // Even where that is one: an attack is written so, and what is written can be typed.
    return [...(plan.flanks.length === 0 && able.length > 0 ? [allFlanks] : []), ...single];
  };
  const known = new Map<OrderContext, readonly Place[]>();
  const targetsOf = (order: OrderContext): readonly Place[] => {
    const found = known.get(order) ?? targets(ground, order);
    known.set(order, found);
    return found;
  };
  const isWhole = (order: OrderContext, one: Order): boolean =>
    targetsOf(order).includes(one.subject) && planOf(ground, order, one) !== null;
  const form: Orders = {
    kind: 'orders',
    of: 'attacks',
    optional: true,
    min: 0,
    none: say('none.attack'),
    max: Math.max(1, first.attacks + first.freeAttacks),
    subjects: (sheet) => {
      const declaredBefore = sheet.map(({ subject }) => subject);
      return [...new Set([...declaredBefore, ...targetsOf(orders.after(sheet))])].map((id) => ({
        id,
        text: spotName(ground.facts, id),
        detail: stackText(ground, id),
      }));
    },
    step: (one, sheet) => {
      const order = orders.after(sheet);
      const isTargeted = targetsOf(order).includes(one.subject);
      return {
        text: askFor(ground, order, one),
        options: isTargeted ? step(order, one) : [],
        complete: isWhole(order, one),
      };
    },
    legal: (one, sheet) => isWhole(orders.after(sheet), one),
    describe: (one) => describe(ground.facts, one),
  };
  return {
    key: 'attack',
    seat: first.faction,
    text: say('ask.attack', { count: first.attacks + first.freeAttacks }),
    pace: 'orders',
    form,
    // Worked out when somebody looks, which computer players do not.
    get places() {
      return [...targetsOf(first)];
    },
    fallback: () => [],
    review: (sheet) => {
      const told = () =>
        sheet.flatMap((one, n) => {
          const order = orders.after(sheet.slice(0, n));
          const plan = planOf(ground, order, one);
          return plan === null ? [] : [workedOut(ground, order, plan)];
        });
      return {
        get forecasts() {
          return told();
        },
        // The cards that are asked for next are asked for with the same odds.
        reported: true,
      };
    },
  };
}

function describe(facts: Facts, { subject, path: [primary, ...rest] }: Order): Text {
  const name = (id: string): Text => {
    const unit = facts.unitIds.find((one) => one === id);
    return unit === undefined ? say('attack.allFlanks') : unitName(facts, unit);
  };
  const args = { place: spotName(facts, subject), primary: name(primary ?? '') };
  if (rest.length === 0) return say('order.attack', args);
  return rest[0] === 'all'
    ? say('order.attackAll', args)
    : say('order.attackWith', { ...args, flanks: rest.map(name) });
}

/** Any number of combat cards may be played (L1497-1498): as many as the deck has, so that nobody learns how many are held. */
function mostCombatCards(facts: Facts, seat: Faction): number {
  const deck = decks.find((one) => one === seat) ?? 'axis';
  return facts.cardIds.filter((id) => facts.cards[id].deck === deck && facts.cards[id].effect.kind === 'combat').length;
}

/** Asks which cards of a kind a faction plays in a combat as it stands; whether there are any stays hidden. */
export function cardsQuestion(
  facts: Facts,
  seat: Faction,
  kind: 'hq' | 'combat',
  cards: readonly CardId[],
  about: { readonly target: Place; readonly odds: Odds; readonly opening: boolean },
): Question<Choose<CardId>> {
  const options = (): readonly Option<CardId>[] =>
    cards.map((id) => ({ id, text: cardName(facts, id), detail: cardText(facts, id) }));
  // Worked out when somebody reads it, which computer players do not.
  const text = () =>
    say(kind === 'hq' ? 'ask.hqCard' : 'ask.combatCards', {
      place: spotName(facts, about.target),
      odds: oddsInShort(about.odds),
    });
  return {
    key: kind === 'hq' ? 'hqCard' : 'combatCards',
    seat,
    get text() {
      return text();
    },
    pace: 'reaction',
    form: {
      kind: 'choose',
      of: 'cards',
      min: 0,
      max: kind === 'hq' ? 1 : mostCombatCards(facts, seat),
      none: say('none.card'),
      options,
    },
    fallback: () => [],
    // At the opening the same seat has just declared the attack: nobody can tell one question from two.
    idle: about.opening ? 'now' : 'decoy',
    about: { target: about.target },
    places: [about.target],
    fromHand: true,
  };
}

/**
 * Asks which of its cards a faction plays in a combat; they count as long as the other side plays none before them.
 * @param about.before the side that may still play something before; null where nothing comes before.
 */
export function battleCardsQuestion(
  facts: Facts,
  seat: Faction,
  cards: readonly CardId[],
  about: { readonly target: Place; readonly odds: Odds; readonly before: Faction | null },
): Question<Choose<CardId>> {
  const isHq = (card: CardId): boolean => facts.cards[card].type === 'hq';
  const { target, odds, before } = about;
  return {
    key: 'battleCards',
    seat,
    // Worked out when somebody reads it, which computer players do not.
    get text() {
      const args = { place: spotName(facts, target), odds: oddsInShort(odds) };
      return before === null
        ? say('ask.battleCards', args)
        : say('ask.battleCardsUnless', { ...args, foe: factionName(before) });
    },
    pace: 'reaction',
    form: {
      kind: 'choose',
      of: 'cards',
      min: 0,
      // Of HQ cards one alone is played, and as many others as there are: how many are held shows by neither.
      max: Math.max(1, (cards.some(isHq) ? 1 : 0) + (cards.every(isHq) ? 0 : mostCombatCards(facts, seat))),
      none: say('none.card'),
      options: () =>
        cards.map((id) => ({
          id,
          text: cardName(facts, id),
          detail: cardText(facts, id),
          group: say(isHq(id) ? 'group.hqCard' : 'group.combatCards'),
        })),
    },
    fallback: () => [],
    review: (chosen) => (chosen.filter(isHq).length > 1 ? { refusals: [say('refuse.oneHqCard')] } : {}),
    idle: 'decoy',
    about: { target },
    places: [target],
    fromHand: true,
  };
}
