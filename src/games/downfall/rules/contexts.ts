// Orders as they are carried out: what a box or a card grants, before anything has been done.
import { cardFacts, type CardId } from '../data/cards.js';
import { opsFacts } from '../data/orders.js';
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
export function contextOf(faction: OrderContext['faction'], source: BoxId): OrderContext {
  const base = blank(faction, source, 'event');
  if (!isOps(source)) return base;
  const facts = opsFacts[source];
  return {
    ...base,
    steps: [...sequence[facts.kind]],
    mp: facts.mp ?? 0,
    moves: [...(facts.moves ?? [])],
    primary: [...(facts.primary ?? [])],
    attacks: facts.attacks ?? 0,
    special: [...(facts.special ?? [])],
    naval: facts.naval === true,
    partisans: facts.partisans === true,
  };
}

/** The order a card gives for nothing; null when it gives none. */
export function freeOrder(faction: Faction, card: CardId): OrderContext | null {
  const { effect } = cardFacts[card];
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
