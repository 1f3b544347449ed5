// The 86 action cards: deck, turn of arrival, when they are played and what they do.
import type { Faction } from './units.js';

export type Deck = 'axis' | 'soviet' | 'western';
export const decks = ['axis', 'soviet', 'western'] as const satisfies readonly Deck[];

/** Name and text of something out of the owners' own files, as they wrote them. */
export interface OwnWords {
  readonly name: string;
  readonly text: string;
}

/** What narrows a combat card. */
export type Condition =
  | { readonly weather: readonly ('fair' | 'mud' | 'snow')[] }
  | { readonly ownHasCategory: 'infantry' | 'armored'; readonly nationality?: 'germany'; readonly asPrimary?: true }
  | { readonly enemyHasCategory: 'infantry' | 'armored' }
  | { readonly ownHasAxisMinor: true }
  | { readonly hexHas: 'city' }
  | { readonly hexCoastal: true }
  | { readonly ownAirInRange: number }
  | { readonly ownAirSuperiority: true }
  | { readonly ownReadyFleetInSea: true };

export type Special =
  | 'advance-one-extra-hex'
  | 'all-hits-may-be-retreat'
  | 'cancel-one-enemy-combat-card'
  | 'defender-cannot-retreat'
  | 'enemy-armor-bonus-zero'
  | 'ignore-fortress-drm'
  | 'ignore-water-hexsides'
  | 'own-armor-bonus-plus-1'
  | 'own-hits-minus-1'
  | 'own-hits-plus-1'
  | 'place-jets-air-unit'
  | 'treat-weather-as-fair';

type Effect =
  | { readonly kind: 'hq'; readonly strength: number; readonly drm: number }
  | {
      readonly kind: 'combat';
      readonly side: 'attacker' | 'defender' | 'either';
      readonly conditions?: readonly Condition[];
      readonly strength?: number;
      readonly drm?: number;
      readonly special?: readonly Special[];
    }
  | {
      readonly kind: 'freeAttack';
      readonly attacks: number;
      readonly primary: readonly ('any' | 'armored')[];
      readonly drm?: number;
      readonly special?: readonly 'no-enemy-air'[];
    }
  | {
      readonly kind: 'freeRedeploy';
      readonly mp: number;
      readonly types: readonly ('infantry' | 'armored' | 'motorized')[];
      readonly maxUnits: number;
    }
  | {
      readonly kind: 'orderBonus';
      readonly extraAttacks?: number;
      readonly mpBonus?: number;
      readonly orderKinds: readonly string[];
    }
  | { readonly kind: 'gainSteps'; readonly infantry?: number; readonly armor?: number }
  | {
      readonly kind: 'initiativeLoss';
      readonly target: Faction;
      readonly amount: number | '1d6';
      readonly bombing?: true;
    }
  | { readonly kind: 'placePartisan'; readonly count: number }
  | { readonly kind: 'removePartisan' }
  | { readonly kind: 'cancelCard'; readonly cards: 'hq' | 'any' }
  | { readonly kind: 'transportPoints'; readonly amount: number }
  | { readonly kind: 'swRoll'; readonly drm: number }
  /** A harbour, or fleets made ready. */
  | { readonly kind: 'flipMulberry'; readonly orReady: number }
  | { readonly kind: 'flipFortress'; readonly count: number }
  | { readonly kind: 'airdrop'; readonly rangeHexes: number; readonly count: number }
  | { readonly kind: 'evacuate'; readonly steps: number }
  | { readonly kind: 'yugoslavArmy'; readonly place: number; readonly addSteps: number }
  | { readonly kind: 'fate' }
  | { readonly kind: 'readyNaval'; readonly count: number }
  /** A naval attack of submarines, for its cost in initiative. */
  | { readonly kind: 'wolfPacks'; readonly cost: number; readonly drm: number }
  | { readonly kind: 'navalDrm'; readonly amount: number };

export interface CardFacts {
  readonly deck: Deck;
  readonly type: 'hq' | 'combat' | 'situational';
  readonly fromTurn: number;
  readonly usableBy: readonly Faction[];
  readonly timing: 'before-order' | 'order-start' | 'combat-hq' | 'combat-card' | 'reaction' | 'naval';
  readonly effect: Effect;
  /** What it is called and says, where it is not ours. */
  readonly words?: OwnWords;
}

const cards = {
  A1: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['okh'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  A2: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['okh'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 0 },
  },
  A3: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['okh'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 2 },
  },
  A4: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['okh'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 0 },
  },
  A5: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['okw'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  A6: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['okw'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 0 },
  },
  A7: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 3,
    usableBy: ['okh', 'okw'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  A8: {
    deck: 'axis',
    type: 'hq',
    fromTurn: 2,
    usableBy: ['okh', 'okw'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 0, drm: 1 },
  },
  A9: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'either',
      conditions: [{ enemyHasCategory: 'armored' }],
      special: ['enemy-armor-bonus-zero'],
    },
  },
  A10: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'either', conditions: [{ ownHasAxisMinor: true }], strength: 1 },
  },
  A11: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 2,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'attacker',
      conditions: [{ ownHasCategory: 'armored', nationality: 'germany' }],
      drm: 2,
    },
  },
  A12: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'either', drm: 1 },
  },
  A13: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'defender', conditions: [{ enemyHasCategory: 'armored' }], strength: 2 },
  },
  A14: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'defender',
      conditions: [{ hexHas: 'city' }],
      strength: 2,
      special: ['defender-cannot-retreat'],
    },
  },
  A15: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'defender', special: ['all-hits-may-be-retreat'] },
  },
  A16: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'either', special: ['own-hits-minus-1'] },
  },
  A17: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'attacker', conditions: [{ ownHasCategory: 'armored' }], strength: 1, drm: 1 },
  },
  A18: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 5,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'defender', conditions: [{ enemyHasCategory: 'armored' }], drm: 2 },
  },
  A19: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okw'],
    timing: 'naval',
    effect: { kind: 'wolfPacks', cost: 2, drm: 3 },
  },
  A20: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 2,
    usableBy: ['okh'],
    timing: 'before-order',
    effect: { kind: 'freeAttack', attacks: 2, primary: ['armored'], drm: 1 },
  },
  A21: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 6,
    usableBy: ['okw'],
    timing: 'before-order',
    effect: { kind: 'freeAttack', attacks: 3, primary: ['any'], special: ['no-enemy-air'] },
  },
  A22: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'order-start',
    effect: { kind: 'orderBonus', extraAttacks: 1, orderKinds: ['attack', 'redeploy-attack', 'attack-redeploy'] },
  },
  A23: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'freeRedeploy', mp: 3, types: ['infantry', 'armored'], maxUnits: 4 },
  },
  A24: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'removePartisan' },
  },
  A25: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'gainSteps', infantry: 2 },
  },
  A26: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 4,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'gainSteps', armor: 2 },
  },
  A27: {
    deck: 'axis',
    type: 'combat',
    fromTurn: 6,
    usableBy: ['okh', 'okw'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'either', special: ['place-jets-air-unit'] },
  },
  A28: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 3,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'flipFortress', count: 2 },
  },
  A29: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'evacuate', steps: 4 },
  },
  A30: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okw'],
    timing: 'order-start',
    effect: { kind: 'readyNaval', count: 1 },
  },
  A31: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 4,
    usableBy: ['okw'],
    timing: 'before-order',
    effect: { kind: 'initiativeLoss', target: 'western', amount: '1d6', bombing: true },
  },
  A32: {
    deck: 'axis',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['okh', 'okw'],
    timing: 'before-order',
    effect: { kind: 'fate' },
  },
  S1: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  S2: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 0 },
  },
  S3: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 0, drm: 1 },
  },
  S4: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 0 },
  },
  S5: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  S6: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 0 },
  },
  S7: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 2,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 1 },
  },
  S8: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 1 },
  },
  S9: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 3,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 2 },
  },
  S10: {
    deck: 'soviet',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  S11: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'either', conditions: [{ weather: ['snow'] }], special: ['treat-weather-as-fair'] },
  },
  S12: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'attacker', drm: 1 },
  },
  S13: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'attacker',
      conditions: [{ ownHasCategory: 'infantry', asPrimary: true }],
      strength: 2,
    },
  },
  S14: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'attacker',
      conditions: [{ ownHasCategory: 'armored' }],
      special: ['advance-one-extra-hex'],
    },
  },
  S15: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'attacker', special: ['cancel-one-enemy-combat-card'] },
  },
  S16: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'either',
      conditions: [{ ownAirInRange: 1 }, { weather: ['fair', 'snow'] }],
      drm: 1,
    },
  },
  S17: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'defender', strength: 2, special: ['defender-cannot-retreat'] },
  },
  S18: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'attacker', drm: 2, special: ['own-hits-plus-1'] },
  },
  S19: {
    deck: 'soviet',
    type: 'combat',
    fromTurn: 5,
    usableBy: ['soviet'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'attacker',
      conditions: [{ ownHasCategory: 'armored' }],
      special: ['own-armor-bonus-plus-1'],
    },
  },
  S20: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'freeAttack', attacks: 2, primary: ['any'] },
  },
  S21: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'freeAttack', attacks: 2, primary: ['armored'] },
  },
  S22: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 5,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'freeAttack', attacks: 3, primary: ['any'], drm: 1 },
  },
  S23: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 3,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'yugoslavArmy', place: 1, addSteps: 2 },
  },
  S24: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'initiativeLoss', target: 'okh', amount: 3 },
  },
  S25: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'order-start',
    effect: { kind: 'orderBonus', mpBonus: 1, orderKinds: ['redeploy', 'redeploy-attack', 'attack-redeploy'] },
  },
  S26: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'gainSteps', infantry: 3 },
  },
  S27: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['soviet'],
    timing: 'before-order',
    effect: { kind: 'fate' },
  },
  S28: {
    deck: 'soviet',
    type: 'situational',
    fromTurn: 4,
    usableBy: ['soviet'],
    timing: 'order-start',
    effect: { kind: 'orderBonus', extraAttacks: 1, orderKinds: ['attack', 'redeploy-attack', 'attack-redeploy'] },
  },
  W1: {
    deck: 'western',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  W2: {
    deck: 'western',
    type: 'hq',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 0 },
  },
  W3: {
    deck: 'western',
    type: 'hq',
    fromTurn: 3,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  W4: {
    deck: 'western',
    type: 'hq',
    fromTurn: 5,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 0 },
  },
  W5: {
    deck: 'western',
    type: 'hq',
    fromTurn: 5,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 2, drm: 1 },
  },
  W6: {
    deck: 'western',
    type: 'hq',
    fromTurn: 6,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 1 },
  },
  W7: {
    deck: 'western',
    type: 'situational',
    fromTurn: 4,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'swRoll', drm: 1 },
  },
  W8: {
    deck: 'western',
    type: 'hq',
    fromTurn: 5,
    usableBy: ['western'],
    timing: 'combat-hq',
    effect: { kind: 'hq', strength: 1, drm: 2 },
  },
  W9: {
    deck: 'western',
    type: 'combat',
    fromTurn: 3,
    usableBy: ['western'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'attacker',
      conditions: [{ weather: ['fair'] }, { ownAirSuperiority: true }],
      drm: 2,
    },
  },
  W10: {
    deck: 'western',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'either',
      conditions: [{ hexCoastal: true }, { ownReadyFleetInSea: true }],
      strength: 2,
    },
  },
  W11: {
    deck: 'western',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'either', drm: 1 },
  },
  W12: {
    deck: 'western',
    type: 'combat',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'attacker', special: ['ignore-water-hexsides'] },
  },
  W13: {
    deck: 'western',
    type: 'combat',
    fromTurn: 5,
    usableBy: ['western'],
    timing: 'combat-card',
    effect: { kind: 'combat', side: 'attacker', special: ['ignore-fortress-drm'] },
  },
  W14: {
    deck: 'western',
    type: 'combat',
    fromTurn: 3,
    usableBy: ['western'],
    timing: 'combat-card',
    effect: {
      kind: 'combat',
      side: 'either',
      conditions: [{ ownAirInRange: 1 }, { weather: ['fair'] }],
      special: ['enemy-armor-bonus-zero'],
    },
  },
  W15: {
    deck: 'western',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'reaction',
    effect: { kind: 'cancelCard', cards: 'hq' },
  },
  W16: {
    deck: 'western',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'reaction',
    effect: { kind: 'cancelCard', cards: 'any' },
  },
  W17: {
    deck: 'western',
    type: 'situational',
    fromTurn: 5,
    usableBy: ['western'],
    timing: 'order-start',
    effect: { kind: 'flipMulberry', orReady: 2 },
  },
  W18: {
    deck: 'western',
    type: 'situational',
    fromTurn: 3,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'placePartisan', count: 2 },
  },
  W19: {
    deck: 'western',
    type: 'situational',
    fromTurn: 3,
    usableBy: ['western'],
    timing: 'order-start',
    effect: { kind: 'airdrop', rangeHexes: 3, count: 2 },
  },
  W20: {
    deck: 'western',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'gainSteps', infantry: 3 },
  },
  W21: {
    deck: 'western',
    type: 'situational',
    fromTurn: 4,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'freeAttack', attacks: 2, primary: ['armored'], drm: 1 },
  },
  W22: {
    deck: 'western',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'gainSteps', armor: 2 },
  },
  W23: {
    deck: 'western',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'transportPoints', amount: 2 },
  },
  W24: {
    deck: 'western',
    type: 'situational',
    fromTurn: 2,
    usableBy: ['western'],
    timing: 'naval',
    effect: { kind: 'navalDrm', amount: 3 },
  },
  W25: {
    deck: 'western',
    type: 'situational',
    fromTurn: 5,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'freeRedeploy', mp: 3, types: ['armored', 'motorized'], maxUnits: 4 },
  },
  W26: {
    deck: 'western',
    type: 'situational',
    fromTurn: 1,
    usableBy: ['western'],
    timing: 'before-order',
    effect: { kind: 'fate' },
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
export type CardId = keyof typeof cards;
export const cardIds = Object.keys(cards) as readonly CardId[];

/** What stands on an action card, in the data at hand (`at-hand.ts`). */
export const cardFacts: Readonly<Record<CardId, CardFacts>> = cards;
