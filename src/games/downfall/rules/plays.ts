// Which action cards a faction can play now: before it chooses an order, at the start of one, and in combat.
import type { CardId } from '../data/cards.js';
import type { Facts } from '../data/facts.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import { partisanUnits, type Faction, type PartisanId, type UnitId } from '../data/units.js';
import { typeOf, type Combat, type OpenState, type OrderContext, type Place } from '../state.js';
import { freeOrder } from './contexts.js';
import { Ground, nationOf } from './ground.js';
import { shows } from './shown.js';
import { conditionsHold, type OrderTerms } from './odds.js';
import { airDistance } from './ranges.js';
import { risings, nextPartisan } from './partisans.js';
import { sailings } from './movement.js';
import { targets } from './attacks.js';

function isUsable(facts: Facts, faction: Faction, card: CardId): boolean {
  return facts.cards[card].usableBy.includes(faction);
}

/** Enemy partisans with or beside a faction's units. */
export function sweepable(ground: Ground, faction: Faction): readonly PartisanId[] {
  const found = new Set<PartisanId>();
  for (const id of ground.facts.unitIds) {
    const { status, at } = ground.board.units[id];
    if (ground.facts.units[id].faction !== faction || status !== 'map' || at === null) continue;
    for (const place of [at, ...ground.edges(at).map(({ to }) => to)]) {
      for (const partisan of ground.partisansAt(place)) found.add(partisan);
    }
  }
  return [...found].sort();
}

/** Fort troops that can become fortresses. */
export function fortifiable(board: OpenState, faction: Faction): readonly UnitId[] {
  const facts = factsOf(board);
  return facts.unitIds.filter((id) => {
    const unit = board.units[id];
    return (
      facts.units[id].faction === faction &&
      unit.status === 'map' &&
      unit.isolated === 0 &&
      typeOf(facts, id, unit) === 'fort-troop'
    );
  });
}

/** Fleets and submarines of a faction that are not ready. */
export function interdicted(board: Pick<OpenState, 'data' | 'naval'>, faction: Faction): readonly NavalId[] {
  const facts = factsOf(board);
  return facts.navalIds.filter((id) => {
    const { status, ready } = board.naval[id];
    return facts.fleets[id].faction === faction && status === 'sea' && !ready;
  });
}

/** Where a Yugoslav unit can rise. */
export function yugoslavPlaces(ground: Ground): readonly Place[] {
  const lands = ['serbia', 'croatia', 'montenegro'];
  const near = new Set<Place>();
  for (const [id, { status, at }] of Object.entries(ground.board.partisans)) {
    if (partisanUnits[id as PartisanId] !== 'soviet' || status !== 'map' || at === null) continue;
    for (const place of [at, ...ground.edges(at).map(({ to }) => to)]) near.add(place);
  }
  return [...near].filter((place) => {
    const nation = nationOf(ground.facts, place);
    const occupier = ground.occupier(place);
    const isFree = occupier === null || occupier === 'soviet';
    return nation !== null && lands.includes(nation) && isFree && ground.hasRoom(place, 1, 1);
  });
}

export function yugoslavs(facts: Facts): readonly UnitId[] {
  return facts.unitIds.filter((id) => facts.units[id].nationality === 'yugoslavia');
}

/** Yugoslav units on the map that can grow. */
export function yugoslavGrowth(ground: Ground): readonly UnitId[] {
  return yugoslavs(ground.facts).filter((id) => {
    const { status, at, steps } = ground.board.units[id];
    return status === 'map' && at !== null && steps < ground.facts.units[id].most && ground.hasRoom(at, 0, 1);
  });
}

/** Airborne units that can be dropped. */
export function droppable(ground: Ground, faction: Faction): readonly UnitId[] {
  return ground.facts.unitIds.filter((id) => {
    const unit = ground.board.units[id];
    if (ground.facts.units[id].faction !== faction || unit.status !== 'map' || unit.at === null) return false;
    if (typeOf(ground.facts, id, unit) !== 'airborne') return false;
    return unit.at === 'uk' || ground.facts.cityAt.has(unit.at) || ground.edges(unit.at).some(({ rail }) => rail);
  });
}

/** Hexes with enemies onto which an airborne unit can be dropped. */
export function dropZones(ground: Ground, id: UnitId, range: number): readonly Place[] {
  const { at } = ground.board.units[id];
  if (at === null) return [];
  const enemies = new Set(
    ground.facts.unitIds.flatMap((one) => {
      const unit = ground.board.units[one];
      return unit.status === 'map' && unit.at !== null && ground.facts.units[one].faction === 'okw' ? [unit.at] : [];
    }),
  );
  return [...enemies].filter((hex) => airDistance(at, hex) <= range).sort();
}

function worksFirst(board: OpenState, ground: () => Ground, faction: Faction, card: CardId): boolean {
  const facts = factsOf(board);
  const { effect } = facts.cards[card];
  const free = freeOrder(facts, faction, card);
  switch (effect.kind) {
    case 'freeAttack':
      return free !== null && targets(ground(), free).length > 0;
    case 'freeRedeploy':
      return facts.unitIds.some(
        (id) =>
          free !== null &&
          facts.units[id].faction === faction &&
          board.units[id].status === 'map' &&
          shows(facts, free.moves, id, board.units[id]),
      );
    case 'evacuate':
      return facts.unitIds.some(
        (id) =>
          facts.units[id].faction === faction && board.units[id].status === 'map' && sailings(ground(), id).size > 0,
      );
    case 'placePartisan':
      return nextPartisan(board, 'western') !== undefined && risings(ground(), 'western', null).length > 0;
    case 'removePartisan':
      return sweepable(ground(), faction).length > 0;
    case 'swRoll':
      return board.warfare.bombing > 0;
    case 'flipFortress':
      return fortifiable(board, faction).length > 0;
    case 'yugoslavArmy':
      return yugoslavGrowth(ground()).length > 0 || yugoslavPlaces(ground()).length > 0;
    case 'transportPoints':
      return board.transportPoints < 10;
    case 'gainSteps':
    case 'initiativeLoss':
    case 'fate':
      return true;
    default:
      return false;
  }
}

/** Cards of a hand that can be played before an order is chosen. */
export function playableFirst(board: OpenState, faction: Faction, hand: readonly CardId[]): readonly CardId[] {
  const facts = factsOf(board);
  let known: Ground | undefined;
  const ground = (): Ground => (known ??= new Ground(board));
  return hand
    .filter((card) => isUsable(facts, faction, card) && facts.cards[card].timing === 'before-order')
    .filter((card) => worksFirst(board, ground, faction, card))
    .sort();
}

/** Cards of a hand that can be played at the start of an order. */
export function playableAtStart(board: OpenState, order: OrderContext, hand: readonly CardId[]): readonly CardId[] {
  const facts = factsOf(board);
  let known: Ground | undefined;
  const ground = (): Ground => (known ??= new Ground(board));
  return hand
    .filter((card) => {
      if (!isUsable(facts, order.faction, card) || facts.cards[card].timing !== 'order-start') return false;
      const { effect } = facts.cards[card];
      switch (effect.kind) {
        case 'orderBonus':
          return effect.extraAttacks === undefined ? order.steps.includes('move') : order.steps.includes('attack');
        case 'airdrop':
          return (
            order.steps.includes('attack') &&
            droppable(ground(), order.faction).some((id) => dropZones(ground(), id, effect.rangeHexes).length > 0)
          );
        case 'flipMulberry':
          return occupiedBeachheads(ground()).length > 0 || interdicted(board, 'western').length > 0;
        case 'readyNaval':
          return interdicted(board, order.faction).length > 0;
        default:
          return false;
      }
    })
    .sort();
}

/** Beachheads with Western units that are no harbours yet. */
export function occupiedBeachheads(ground: Ground): readonly Place[] {
  return ground.board.beachheads
    .filter(({ at, mulberry }) => !mulberry && ground.unitsAt(at).length > 0)
    .map(({ at }) => at);
}

/** HQ or combat cards of a hand that can be played in a combat. */
export function playableInCombat(
  ground: Ground,
  combat: Combat,
  terms: OrderTerms,
  faction: Faction,
  hand: readonly CardId[],
  type: 'hq' | 'combat',
): readonly CardId[] {
  const isAttacker = faction === combat.attacker;
  return hand
    .filter((card) => {
      const { effect, type: kind } = ground.facts.cards[card];
      if (!isUsable(ground.facts, faction, card) || kind !== type) return false;
      if (effect.kind === 'hq') return true;
      if (effect.kind !== 'combat') return false;
      if (effect.side !== 'either' && (effect.side === 'attacker') !== isAttacker) return false;
      return conditionsHold(ground, combat, terms, faction, effect.conditions ?? []);
    })
    .sort();
}

/** Whether a card of a faction cancels another faction's card. */
export function cancels(facts: Facts, card: CardId, other: CardId): boolean {
  const { effect } = facts.cards[card];
  return effect.kind === 'cancelCard' && (effect.cards === 'any' || facts.cards[other].type === 'hq');
}
