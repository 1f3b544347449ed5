// The orders of a side for a battle, as a list in which each entry is one option: standing orders, plans, and what is asked.
import type { Choose, Option, Question, Review } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { Power } from '../data/powers.js';
import { type Space } from '../data/spaces.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { say, spaceName, wareName } from '../reports/names.js';
import type { Camp } from '../rules/battle.js';
import { orderId, retreatWays, submarineWays, type BombardType } from '../rules/battle-orders.js';
import type { Battle } from '../state.js';

/** What orders can be given about. */
export interface Scope {
  readonly camp: Camp;
  readonly kind: 'land' | 'sea';
  readonly types: readonly UnitType[];
  /** Where an attack may go back to, where that is known. */
  readonly ways: readonly Space[];
  /** The types of ships that may bombard. */
  readonly battery: readonly BombardType[];
}

/** More entries than this are nobody's orders. */
const mostEntries = 40;
const mostOfType = 9;

/** The units that may fight in a kind of battle. */
export function typesFor(kind: 'land' | 'sea', camp: Camp): readonly UnitType[] {
  return unitTypes.filter((type) => {
    const { domain } = unitFacts[type];
    if (kind === 'sea') return type !== 'transport' && domain !== 'land' && (camp === 'attack' || type !== 'bomber');
    return domain !== 'sea' && !(camp === 'attack' && type === 'aaa');
  });
}

/** The form in which orders for a battle are given; none at all are the usual ones. */
export function battleOrdersForm(scope: Scope): Choose {
  return {
    kind: 'choose',
    min: 0,
    max: mostEntries,
    ordered: true,
    none: say('orders.usual'),
    options: () => optionsOf(scope),
  };
}

/** Whether orders can change anything for a side: a defence of one kind of unit has nothing to decide, unless it takes two hits or dives. */
function isSomeChoice({ camp, types }: Scope): boolean {
  return camp === 'attack' || types.length > 1 || types.some((type) => type === 'battleship' || type === 'submarine');
}

function optionsOf(scope: Scope): readonly Option[] {
  if (!isSomeChoice(scope)) return [];
  const { camp, kind, types, ways, battery } = scope;
  const in_ = (
    group: Text,
    list: readonly (readonly [
      id: string,
      text: Text,
      again?: Text | undefined,
      of?: string | undefined,
      also?: Text,
    ])[],
  ): Option[] =>
    list.map(([id, text, again, of, also]) => ({
      id,
      text,
      group,
      ...(again === undefined ? {} : { max: mostOfType, detail: again }),
      ...(of === undefined ? {} : { of }),
      ...(also === undefined ? {} : { also }),
    }));
  const ships =
    kind === 'sea' && types.includes('battleship') ? [[orderId.freeHit, say('orders.freeHit')] as const] : [];
  const subs = kind === 'sea' && types.includes('submarine') ? submarineWays : [];
  const loss = [
    ...types.map((type) => {
      const unit = wareName(type);
      return [orderId.lose(type), unit, say('orders.often'), undefined, say('also.lose', { unit })] as const;
    }),
    ...ships,
  ];
  const keep = types.map(
    (type) => [orderId.keep(type), say('orders.keep', { unit: wareName(type) }), say('orders.oftenKept')] as const,
  );
  const attack = [
    ...(kind === 'land' ? [[orderId.capturer, say('orders.capturer')] as const] : []),
    ...battery.map(
      (type) =>
        [orderId.bombards(type), say('orders.bombards', { unit: wareName(type) }), say('orders.oftenMore')] as const,
    ),
    ...(battery.length > 0 ? [[orderId.noBombardment, say('orders.noBombardment')] as const] : []),
    ...retreatWays
      .filter((way) => way !== 'onlyAir' || (kind === 'land' && types.some((type) => unitFacts[type].domain === 'air')))
      .map((way) => [orderId.retreat(way), say(`orders.retreat.${way}`)] as const),
    ...ways.map(
      (space) => [orderId.to(space), say('press.retreat', { space: spaceName(space) }), undefined, space] as const,
    ),
  ];
  return [
    ...in_(say('orders.group.loss'), loss),
    ...in_(say('orders.group.keep'), keep),
    ...in_(say('orders.group.submarines'), [
      ...(subs.length > 0 ? [[orderId.dives, say('orders.dives'), say('orders.oftenMore')] as const] : []),
      ...subs.map((way) => [orderId.submarines(way), say(`orders.subs.${way}`)] as const),
    ]),
    ...(camp === 'attack' ? in_(say('orders.group.attack'), attack) : []),
    ...in_(say('orders.group.questions'), [[orderId.asks, say(subs.length > 0 ? 'orders.asksSea' : 'orders.asks')]]),
  ];
}

/** Submarines can do only one thing, and an attack goes back to one place. */
export function reviewOrders(ids: readonly string[]): Review {
  const of = (kind: string): number => ids.filter((id) => id.startsWith(`${kind}:`)).length;
  return of('subs') > 1 || of('to') > 1 ? { refusals: [say('refuse.oneOfEach')] } : {};
}

/** Asks a side of a battle for its orders; only those who want to be asked are. */
export function battleOrdersQuestion(battle: Battle, power: Power, scope: Scope, forces: Text): Question<Choose> {
  const { space } = battle;
  return {
    key: scope.camp === 'attack' ? 'attackOrders' : 'defenseOrders',
    seat: power,
    text: say(scope.camp === 'attack' ? 'ask.attackOrders' : 'ask.defenseOrders', { space: spaceName(space), forces }),
    pace: scope.camp === 'attack' ? 'turn' : 'reaction',
    form: battleOrdersForm(scope),
    fallback: () => [],
    review: reviewOrders,
    idle: 'standing',
    about: { space, kind: scope.kind },
    places: [space],
  };
}
