// Orders as they are carried out: what a box or a card grants, before anything has been done.
import type { CardId } from '../data/cards.js';
import type { Facts } from '../data/facts.js';
import type { Faction } from '../data/units.js';
import type { BoxId, OrderContext } from '../state.js';
import { isOps } from './display.js';

/** An order that grants nothing yet. */
function blank(faction: OrderContext['faction'], source: BoxId | CardId, then: OrderContext['then']): OrderContext {
  return {
    faction,
    source,
    steps: [],
    mp: 0,
    moves: [],
    mostUnits: null,
    primary: [],
    attacks: 0,
    freeAttacks: 0,
    special: [],
    naval: false,
    partisans: false,
    drm: 0,
    noEnemyAir: false,
    portsOnly: null,
    begun: false,
    attacked: [],
    defended: [],
    struck: [],
    prepared: [],
    then,
  };
}

const sequence = {
  redeploy: ['move'],
  attack: ['attack'],
  'redeploy-attack': ['move', 'attack'],
  'attack-redeploy': ['attack', 'move'],
} as const;

/** The order of a box as it will be carried out. */
export function contextOf(facts: Facts, faction: OrderContext['faction'], source: BoxId): OrderContext {
  const base = blank(faction, source, 'event');
  if (!isOps(source)) return base;
  const printed = facts.orders.operations[source];
  return {
    ...base,
    steps: [...sequence[printed.kind]],
    mp: printed.mp ?? 0,
    moves: [...(printed.moves ?? [])],
    primary: [...(printed.primary ?? [])],
    attacks: printed.attacks ?? 0,
    special: [...(printed.special ?? [])],
    naval: printed.naval === true,
    partisans: printed.partisans === true,
  };
}

/** The order a card gives for nothing; null when it gives none. */
export function freeOrder(facts: Facts, faction: Faction, card: CardId): OrderContext | null {
  const { effect } = facts.cards[card];
  const base = blank(faction, card, 'choose');
  switch (effect.kind) {
    case 'freeAttack':
      return {
        ...base,
        steps: ['attack'],
        attacks: effect.attacks,
        primary: [...effect.primary],
        drm: effect.drm ?? 0,
        noEnemyAir: effect.special?.includes('no-enemy-air') === true,
      };
    case 'freeRedeploy':
      return { ...base, steps: ['move'], mp: effect.mp, moves: [...effect.types], mostUnits: effect.maxUnits };
    case 'evacuate':
      return { ...base, steps: ['move'], moves: ['any'], naval: true, portsOnly: effect.steps };
    default:
      return null;
  }
}
