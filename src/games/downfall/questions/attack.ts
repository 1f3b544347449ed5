// Attacks: the target with its primary attacker and flanks, what is to be expected of them, and the cards of a combat.
import type { Choose, Option, Order, Orders, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import { unitIds, type Faction, type UnitId } from '../data/units.js';
import { cardName, say, signed } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { stackText } from '../reports/combat.js';
import { flanks, primaries, targets } from '../rules/attacks.js';
import { chancesOf, fightOf } from '../rules/chances.js';
import { Ground } from '../rules/ground.js';
import type { OpenState, OrderContext, Place } from '../state.js';

const mostFlanks = 12;

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
  const named = rest.map((id) => unitIds.find((one) => one === id && able.includes(one)));
  const found = named.flatMap((id) => id ?? []);
  const isWhole = found.length === rest.length && new Set(found).size === found.length;
  return isWhole ? { target: subject, primary, flanks: found } : null;
}

/** The attack an answer stands for; null when no attack is made. */
export function attackOf(board: OpenState, order: OrderContext, sheet: readonly Order[]): Plan | null {
  const [one] = sheet;
  return one === undefined ? null : planOf(new Ground(board), order, one);
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

/** Asks for the next attack of an order; an empty sheet stops attacking. */
export function attackQuestion(board: OpenState, order: OrderContext): Question<Orders> {
  const ground = new Ground(board);
  const all = remember(() => targets(ground, order));
  const step = (one: Order): readonly Option[] => {
    const plan = planOf(ground, order, one);
    if (one.path.length === 0) {
      return primaries(ground, order, one.subject).map((primary) => ({
        id: primary,
        text: unitName(primary),
        detail: expectation(ground, order, { target: one.subject, primary, flanks: [] }),
      }));
    }
    if (plan === null || one.path.includes('all') || plan.flanks.length >= mostFlanks) return [];
    const able = flanks(ground, order, one.subject, plan.primary).filter((id) => !plan.flanks.includes(id));
    const allFlanks: Option = {
      id: 'all',
      text: say('attack.allFlanks'),
      detail: expectation(ground, order, { ...plan, flanks: able }),
    };
    const single = able.map((id) => ({
      id,
      text: unitName(id),
      detail: expectation(ground, order, { ...plan, flanks: [...plan.flanks, id] }),
    }));
    return [...(plan.flanks.length === 0 && able.length > 1 ? [allFlanks] : []), ...single];
  };
  const form: Orders = {
    kind: 'orders',
    min: 0,
    max: 1,
    subjects: () => targets(ground, order).map((id) => ({ id, text: placeName(id), detail: stackText(ground, id) })),
    step: (one) => {
      const isTargeted = all().includes(one.subject);
      return {
        text: say(one.path.length === 0 ? 'ask.primary' : 'ask.flank'),
        options: isTargeted ? step(one) : [],
        complete: isTargeted && planOf(ground, order, one) !== null,
      };
    },
    legal: (one) => all().includes(one.subject) && planOf(ground, order, one) !== null,
    describe,
  };
  return {
    key: 'attack',
    seat: order.faction,
    text: say('ask.attack', { count: order.attacks + order.freeAttacks }),
    pace: 'orders',
    form,
    fallback: () => [],
    review: (sheet) => {
      const plan = attackOf(board, order, sheet);
      return plan === null ? {} : { warnings: [expectation(ground, order, plan)] };
    },
  };
}

/** Works something out when it is first asked for. */
function remember<T>(find: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: find() }).value;
}

function describe({ subject, path: [primary, ...rest] }: Order): Text {
  const name = (id: string): Text => {
    const unit = unitIds.find((one) => one === id);
    return unit === undefined ? say('attack.allFlanks') : unitName(unit);
  };
  const args = { place: placeName(subject), primary: name(primary ?? '') };
  return rest.length === 0 ? say('order.attack', args) : say('order.attackWith', { ...args, flanks: rest.map(name) });
}

/** Asks which cards of a kind a faction plays in a combat; whether there are any stays hidden. */
export function cardsQuestion(
  seat: Faction,
  kind: 'hq' | 'combat',
  cards: readonly CardId[],
  about: { readonly target: Place; readonly opening: boolean },
): Question<Choose<CardId>> {
  const options = (): readonly Option<CardId>[] =>
    cards.map((id) => ({ id, text: cardName(id), detail: say(`card.${id}.text`) }));
  return {
    key: kind === 'hq' ? 'hqCard' : 'combatCards',
    seat,
    text: say(kind === 'hq' ? 'ask.hqCard' : 'ask.combatCards', {
      place: placeName(about.target),
    }),
    pace: 'reaction',
    form: { kind: 'choose', min: 0, max: kind === 'hq' ? 1 : 6, none: say('none.card'), options },
    fallback: () => [],
    // At the opening the same seat has just declared the attack: nobody can tell one question from two.
    idle: about.opening ? 'now' : 'decoy',
    about: { target: about.target },
  };
}
