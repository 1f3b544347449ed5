// The 86 action cards: deck, turn of arrival, when they are played and what they do.
import type { tables } from './tables.js';
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

export type CardId = keyof typeof tables.cards;
