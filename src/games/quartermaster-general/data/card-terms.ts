// The vocabulary in which cards are written: when a card is used, and what it does, step by step.
import type { Kind, Nation, Side } from './nations.js';
import type { SpaceId } from './spaces.js';

export const cardTypes = [
  'build-army',
  'build-navy',
  'land-battle',
  'sea-battle',
  'event',
  'economic-warfare',
  'response',
  'status',
] as const;
export type CardType = (typeof cardTypes)[number];

/** When a card on the table may be used. */
export type WindowId =
  | 'instead'
  | 'buildChoice'
  | 'turnStart'
  | 'ownTurn'
  | 'removal'
  | 'removed'
  | 'landBattle'
  | 'seaBattle'
  | 'axisBattled'
  | 'armyBuilt'
  | 'navyBuilt'
  | 'enemyArmy'
  | 'enemyNavy'
  | 'economicWarfare'
  | 'germanStatus'
  | 'cardPlayed'
  | 'victory'
  | 'discardStart'
  | 'continuous';

/** Which spaces: any, a list, that of the trigger, those around (with it) or next to (without it) one; `front` as Broad Front has it. */
export type Where =
  | 'any'
  | 'trigger'
  | 'front'
  | readonly SpaceId[]
  | { readonly around: SpaceId | 'trigger' }
  | { readonly nextTo: SpaceId | 'trigger' };

/** Some of the pieces on the board. */
export interface Pieces {
  readonly kind?: Kind;
  /** Any nation's when absent. */
  readonly nations?: readonly Nation[];
  readonly where?: Where;
  readonly notIn?: readonly SpaceId[];
  /** No more than so many steps from a space. */
  readonly within?: { readonly n: number; readonly of: SpaceId | 'targetHome' };
  readonly supplied?: true;
}

/** What a trigger must be like for a card to answer it. */
export interface Filter {
  /** The space of the trigger. */
  readonly space?: readonly SpaceId[] | { readonly around: SpaceId };
  readonly kind?: Kind;
  /** Whose piece it is about. */
  readonly nations?: readonly Nation[];
  readonly supplied?: true;
  readonly cause?: 'battle';
  /** Such a piece stands next to the space. */
  readonly near?: Pieces;
  /** The card's owner is the target. */
  readonly target?: 'self';
  /** Who played the card. */
  readonly by?: readonly Nation[];
  readonly submarines?: true;
  readonly type?: CardType;
}

/** Placing pieces of a kind: by the rules of building, or anywhere on the list by recruiting. */
interface Placing {
  readonly kind: Kind;
  /** Whose piece; the card's owner when absent. */
  readonly nation?: Nation;
  /** The owner of the card chooses whose. */
  readonly nations?: readonly Nation[];
  /** Who decides, when it is not the card's owner. */
  readonly decider?: Nation;
  readonly where: Where;
  readonly max?: number;
}

export interface Battle {
  readonly op: 'battle';
  readonly terrain: 'land' | 'sea';
  readonly where: Where;
  readonly times?: number;
}

export interface EconomicWarfare {
  readonly op: 'ew';
  readonly targets: readonly Nation[];
  /** Its owner chooses one of the targets. */
  readonly choose?: true;
  /** Without such a piece it does nothing. */
  readonly if?: Pieces;
  /** Cards and points count once for each of these. */
  readonly per?: Pieces;
  readonly discard: number;
  readonly vp?: number;
  readonly extra?: { readonly n: number; readonly unless: Pieces };
  /** A target may take a navy of its own off this sea instead. */
  readonly insteadNavyIn?: SpaceId;
}

/** One thing a card does. */
export type Step =
  | ({ readonly op: 'build' | 'recruit' } & Placing)
  | Battle
  | EconomicWarfare
  | { readonly op: 'eliminate'; readonly nations: readonly Nation[]; readonly where: Where; readonly max?: number }
  | { readonly op: 'eliminateTrigger' }
  /** The piece cannot be removed for the rest of the turn; by `prevent` only this once. */
  | { readonly op: 'protect' | 'prevent' }
  | { readonly op: 'redeploy'; readonly kind?: Kind }
  | {
      readonly op: 'modifyEw';
      readonly who: 'self' | 'target';
      readonly delta: number;
      readonly better?: { readonly delta: number; readonly if: Pieces };
    }
  | { readonly op: 'cancelCard' }
  | { readonly op: 'vpPer'; readonly amount: number; readonly count: Pieces }
  | { readonly op: 'vpIf'; readonly amount: number; readonly if?: Pieces; readonly unless?: Pieces }
  /** The nation that battled discards from its deck. */
  | { readonly op: 'discardDeck'; readonly n: number }
  /** The Status card just used is discarded. */
  | { readonly op: 'discardStatus' }
  | { readonly op: 'loseResponse'; readonly nation: Nation }
  | { readonly op: 'playDiscard'; readonly type?: CardType }
  | { readonly op: 'allyPlays'; readonly nations: readonly Nation[] }
  | { readonly op: 'chooseOne'; readonly ways: readonly Step[] }
  | { readonly op: 'reorderTop'; readonly n: number }
  | { readonly op: 'handToBottom'; readonly max: number }
  /** The card just played goes back into the deck. */
  | { readonly op: 'keepPlayed'; readonly to: 'deck' | 'top' }
  | { readonly op: 'supply'; readonly nations: readonly Nation[]; readonly kind?: Kind; readonly where: Where }
  | { readonly op: 'denySupply'; readonly space: SpaceId; readonly side: Side }
  | { readonly op: 'recruitInstead'; readonly where: readonly SpaceId[] };

/** A card. */
export interface CardFacts {
  readonly type: CardType;
  /** How many of it there are; one when absent. */
  readonly copies?: number;
  /** Status and Response cards: when it may be used. */
  readonly window?: WindowId;
  /** No more than once in a turn; otherwise once for each trigger. */
  readonly perTurn?: true;
  readonly cost?: { readonly from: 'deck' | 'hand'; readonly n: number };
  readonly on?: Filter;
  readonly submarines?: true;
  /** The steps may be taken in either order. */
  readonly anyOrder?: true;
  /** What it does all the time while it lies on the table. */
  readonly always?: readonly Step[];
  readonly steps: readonly Step[];
}

/** Whether cards of a type are in every deck, without a name of their own. */
export function isBasic(type: CardType): boolean {
  return type === 'build-army' || type === 'build-navy' || type === 'land-battle' || type === 'sea-battle';
}
