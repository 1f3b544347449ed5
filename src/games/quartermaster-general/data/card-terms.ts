// The vocabulary in which cards are written: when a card is used, and what it does, step by step.
import type { Flag, Kind, Minor, Nation, Side } from './nations.js';
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
  'air-power',
  'bolster',
] as const;
export type CardType = (typeof cardTypes)[number];

/** When a card on the table, or a Bolster card of the hand, may be used. */
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
  | 'continuous'
  // Total War
  | 'playStart'
  | 'airStart'
  | 'airPlaced'
  | 'superiority'
  | 'victoryStart'
  | 'anyBattle'
  | 'chineseArmy'
  | 'bolsterDeclared'
  | 'statusDeclared'
  | 'anyTime'
  | 'discardStep';

/**
 * Which spaces: any, a list, that of the trigger, those around (with it) or next to (without it) one; `front` as Broad Front has it.
 * `home` is that of whose piece it is, `previous` where the step before has placed a piece.
 */
export type Where =
  | 'any'
  | 'trigger'
  | 'front'
  | readonly SpaceId[]
  | { readonly around: SpaceId | 'trigger' | 'home' }
  | { readonly nextTo: SpaceId | 'trigger' | 'previous' }
  /** Next to an Air Force of the card's owner. */
  | { readonly besideAir: true };

/** Some of the pieces on the board. */
export interface Pieces {
  readonly kind?: Kind;
  /** Air Forces alone, or beside the pieces of the kind. */
  readonly air?: 'only' | 'too';
  /** Anybody's when absent. */
  readonly nations?: readonly Flag[];
  readonly where?: Where;
  /** There have to be so many. */
  readonly atLeast?: number;
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
  /** Whose piece it is about; for air superiority whose Air Force it removed. */
  readonly nations?: readonly Flag[];
  readonly supplied?: true;
  readonly cause?: 'battle';
  /** Such a piece stands next to the space. */
  readonly near?: Pieces;
  /** The card's owner is the target. */
  readonly target?: 'self';
  /** Who played the card, battled, or took air superiority. */
  readonly by?: readonly Flag[];
  /** It was the last army. */
  readonly last?: true;
  /** Such a piece is on the board. */
  readonly there?: Pieces;
  readonly submarines?: true;
  readonly type?: CardType;
}

/** Placing pieces of a kind: by the rules of building, or anywhere on the list by recruiting. */
interface Placing {
  readonly kind: Kind;
  /** Whose piece; the card's owner when absent. */
  readonly nation?: Flag;
  /** The owner of the card chooses whose. */
  readonly nations?: readonly Flag[];
  /** Who decides, when it is not the card's owner. */
  readonly decider?: Nation;
  readonly where: Where;
  readonly max?: number;
}

export interface Battle {
  readonly op: 'battle';
  readonly terrain: 'land' | 'sea' | 'any';
  /** Who battles; the card's owner when absent. */
  readonly nation?: Minor;
  readonly where: Where;
  readonly times?: number;
}

export interface EconomicWarfare {
  readonly op: 'ew';
  readonly targets: readonly Nation[];
  /** Its owner chooses one of the targets. */
  readonly choose?: true;
  /** Without such a piece, and such another one, it does nothing. */
  readonly if?: Pieces;
  readonly andIf?: Pieces;
  /** The points are gained in any case. */
  readonly pointsAnyway?: true;
  /** Cards and points count once for each of these. */
  readonly per?: Pieces;
  /** Only the points count so. */
  readonly perPoints?: true;
  readonly discard: number;
  readonly vp?: number;
  readonly extra?: { readonly n: number; readonly unless: Pieces };
  /** A target may take a navy of its own off this sea instead. */
  readonly insteadNavyIn?: SpaceId;
  /** A target may take any piece of its own off the board instead. */
  readonly insteadPiece?: true;
}

/** What Status cards do all the time while they lie on the table. */
export type Lasting =
  | { readonly op: 'supply'; readonly nations: readonly Flag[]; readonly kind?: Kind; readonly where: Where }
  | { readonly op: 'denySupply'; readonly space: SpaceId; readonly side: Side }
  /** A supply space for these alone. */
  | { readonly op: 'source'; readonly space: SpaceId; readonly flags: readonly Flag[] }
  /** The home of somebody moves, as long as an enemy army stands in a space if one is named. */
  | { readonly op: 'home'; readonly flag: Flag; readonly to: SpaceId; readonly whileLost?: SpaceId }
  /** Two spaces are next to each other for a side, or never are. */
  | { readonly op: 'joins'; readonly spaces: readonly [SpaceId, SpaceId]; readonly side: Side }
  | { readonly op: 'parts'; readonly spaces: readonly [SpaceId, SpaceId]; readonly side: Side }
  /** Lines of supply run through each other's pieces. */
  | { readonly op: 'chain'; readonly flags: readonly Flag[] }
  /** In its owner's turn the Status cards of the other side count for nothing. */
  | { readonly op: 'ignoreStatus' }
  /** Reallocating costs another number of cards, or may take the card from the discard pile. */
  | { readonly op: 'reallocating'; readonly cards?: number; readonly discards?: true }
  | { readonly op: 'recruitInstead'; readonly where: readonly SpaceId[] };

/** What an Air Force does by a card: it is placed, moved, or takes air superiority. */
export type AirStep =
  | {
      readonly op: 'deploy' | 'marshal';
      /** Whose; the card's owner when absent. */
      readonly flag?: Flag;
      readonly decider?: Nation;
      /** The kind of piece it has to stand with. */
      readonly upon?: Kind;
      readonly where?: Where;
    }
  | { readonly op: 'superiority'; readonly flag: Flag }
  | { readonly op: 'eliminateAir'; readonly where: Where };

/** One thing a card does. */
export type Step =
  | ({ readonly op: 'build' | 'recruit' } & Placing)
  | Battle
  | EconomicWarfare
  | AirStep
  | Lasting
  | { readonly op: 'eliminate'; readonly nations: readonly Flag[]; readonly where: Where; readonly max?: number }
  | { readonly op: 'eliminateTrigger' }
  /** The piece cannot be removed for the rest of the turn; by `prevent` only this once. */
  | { readonly op: 'protect' | 'prevent' }
  | { readonly op: 'redeploy'; readonly kind?: Kind }
  | {
      readonly op: 'modifyEw';
      readonly who: 'self' | 'target';
      readonly delta: number;
      readonly better?: { readonly delta: number; readonly if: Pieces };
      /** Counts once for each of these. */
      readonly per?: Pieces;
    }
  /** The owner of the card discards nothing for the Economic Warfare it answers. */
  | { readonly op: 'noDiscard' }
  | { readonly op: 'cancelCard' }
  | { readonly op: 'vpPer'; readonly amount: number; readonly count: Pieces }
  | { readonly op: 'vpIf'; readonly amount: number; readonly if?: Pieces; readonly unless?: Pieces }
  /** The nation that battled, or another one, discards from its deck; so often as there are such pieces. */
  | { readonly op: 'discardDeck'; readonly n: number; readonly nation?: Nation; readonly per?: Pieces }
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
  // Total War
  | { readonly op: 'noAirDefence' | 'airlift' | 'layStatus' | 'layBolster' | 'cancelDeclared' | 'pact' | 'playHand' }
  /** Looks through the own deck for cards, of a type if one is named. */
  | { readonly op: 'search'; readonly type?: CardType; readonly to: 'table' | 'hand'; readonly max: number }
  /** A nation discards cards of its hand. */
  | { readonly op: 'discardHand'; readonly nation?: Nation; readonly n: number }
  /** A nation puts a card of its discard pile, found by chance, on top of its deck. */
  | { readonly op: 'recall'; readonly nation: Nation }
  /** A nation takes cards of a type out of its discard pile. */
  | {
      readonly op: 'takeDiscard';
      readonly nation?: Nation;
      readonly type: CardType;
      readonly n: number;
      readonly to: 'hand' | 'table';
    }
  /** The card just played may be bought back into the hand. */
  | { readonly op: 'returnPlayed'; readonly n: number }
  /** Armies in these spaces cannot be removed for the rest of the turn. */
  | { readonly op: 'shelter'; readonly flag: Flag; readonly spaces: readonly SpaceId[] }
  /** The piece is kept unless the nation that battles discards so many cards of its hand. */
  | { readonly op: 'unlessPaid'; readonly n: number }
  /** One of the owner's own armies leaves the board. */
  | { readonly op: 'removeOwn' };

/** What using a card costs: cards of the deck or the hand, a Status card of the table, or an Air Force. */
export type Cost =
  | { readonly from: 'deck' | 'hand'; readonly n: number; readonly type?: CardType }
  | { readonly from: 'table' | 'air'; readonly n: 1 };

/** A card. */
export interface CardFacts {
  readonly type: CardType;
  /** How many of it there are; one when absent. */
  readonly copies?: number;
  /** Status and Response cards: when it may be used. */
  readonly window?: WindowId;
  /** No more than once in a turn; otherwise once for each trigger. */
  readonly perTurn?: true;
  readonly cost?: Cost | readonly Cost[];
  /** Without such a piece it does nothing. */
  readonly if?: Pieces;
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
