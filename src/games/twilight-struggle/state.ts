// The position: plain data, read back through its schema; who sits where, and what can be read off it at a glance.
import { z } from 'zod';
import { cardIds, type CardId } from './data/cards.js';
import { abilityBoxes, regions, sides, type Side } from './data/terms.js';
import { countryIds } from './data/countries.js';
import { optionsSchema } from './options.js';
import type { Table } from '../../table/script.js';
import type { SeatId } from '../../table/question.js';
import { Zones } from '../../table/zones.js';

/** Effects that end with the turn. */
export const turnEffects = [
  'vietnamRevolts',
  'containment',
  'brezhnev',
  'nuclearSubs',
  'salt',
  'iranContra',
  'u2',
  'yuriAndSamantha',
  'northSeaOilRounds',
] as const;

/** Effects that last until something happens. */
const standingEffects = [
  'quagmire',
  'bearTrap',
  'weWillBuryYou',
  'shuttleDiplomacy',
  'formosan',
  'norad',
  'willyBrandt',
  'flowerPower',
  'kremlinFlu',
] as const;

/** Effects that last to the end of the game. */
const gameEffects = [
  'marshallPlan',
  'warsawPact',
  'nato',
  'deGaulle',
  'usJapanPact',
  'campDavid',
  'johnPaul',
  'iranianHostageCrisis',
  'ironLady',
  'northSeaOil',
  'reformer',
  'tearDown',
  'evilEmpire',
  'awacs',
  'mobutu',
] as const;

/** Lasting effects that are simply there or not. */
export const effectIds = [...turnEffects, ...standingEffects, ...gameEffects] as const;
export type EffectId = (typeof effectIds)[number];

/** Where cards lie; The China Card is no part of it. */
export const zones = new Zones({
  owners: sides,
  cards: cardIds,
  zones: {
    hands: { each: true, order: 'set', seenBy: 'owner' },
    deck: { order: 'shuffled', seenBy: 'none' },
    discard: { order: 'ordered', seenBy: 'all' },
    removed: { order: 'ordered', seenBy: 'all' },
    /** In front of a side for their effect. */
    front: { order: 'ordered', seenBy: 'all' },
    /** On the table, their play not finished. */
    playing: { order: 'ordered', seenBy: 'all' },
  },
});

/** Cards in hidden hands of which everybody knows: a Missile Envy that has to be used. */
export function openCards({ missileEnvy, hands }: TwilightState): readonly CardId[] {
  return missileEnvy !== null && hands[missileEnvy].includes('missile_envy') ? ['missile_envy'] : [];
}

/** More than all Operations of a game come to. */
const count = z.int().nonnegative().max(1_000);
const side = z.enum(sides);
const bySide = <T extends z.ZodType>(of: T) => z.object({ us: of, ussr: of });

/** Why a game ended. */
const endings = ['vp', 'europe', 'nuclearWar', 'missileCrisis', 'heldScoring', 'wargames', 'finalScoring'] as const;
export type Ending = (typeof endings)[number];

export const stateSchema = z.object({
  options: optionsSchema,
  /** Which seat plays which side; they differ from the sides only when sides are drawn or bid for. */
  seats: bySide(z.string()),
  /** Bonus influence still to be placed after set-up. */
  bonus: z.object({ side, points: count }).nullable(),
  turn: z.int().min(1).max(10),
  /** The action round, 1 to 8; 0 before the first of the turn. */
  round: z.int().min(0).max(8),
  /** Whose action round it is or whose headline is being resolved; it is charged with DEFCON 1. */
  phasing: side.nullable(),
  defcon: z.int().min(1).max(5),
  /** From the US point of view: +20 US, −20 USSR. */
  vp: z.int().min(-100).max(100),
  milOps: bySide(z.int().min(0).max(5)),
  space: bySide(z.object({ box: z.int().min(0).max(8), attempts: count })),
  abilities: z.record(z.enum(abilityBoxes), side.nullable()),
  influence: z.record(z.enum(countryIds), bySide(count)),
  /** USSR influence in the Chinese Civil War space; null when the space is not (or no longer) in the game. */
  civilWar: z.int().min(0).max(3).nullable(),
  ...zones.shape,
  /** Headlines shown and not yet resolved, in the order they will be. */
  headlines: z.array(z.object({ side, card: z.enum(cardIds) })),
  china: z.object({ holder: side.nullable(), faceUp: z.boolean() }),
  effects: z.record(z.enum(effectIds), z.boolean()),
  /** How many Red Scare/Purge are in force against a side. */
  redScare: bySide(count),
  /** How many Latin American Death Squads a side has in force. */
  deathSquads: bySide(count),
  /** The region Chernobyl closes to Soviet placement. */
  chernobyl: z.enum(regions).nullable(),
  /** The side that loses by a coup under Cuban Missile Crisis. */
  missileCrisis: side.nullable(),
  /** The side that has to use Missile Envy for Operations. */
  missileEnvy: side.nullable(),
  /** A hand that is open to the opponent until the end of the turn. */
  handOpen: bySide(z.boolean()),
  /** Countries where each side had influence when the action round (or the headline's event) began. */
  reach: bySide(z.array(z.enum(countryIds))),
  /** The card a side has named and not yet put to a use: still in its hand, and only that side knows. */
  chosen: z
    .object({ side, card: z.enum(cardIds) })
    .nullable()
    .default(null),
  /** The last coup, until the side that attempted it begins its next action round. */
  lastCoup: z
    .object({ side, country: z.enum(countryIds) })
    .nullable()
    .default(null),
  /** DEFCON has moved to 2 in this action round. */
  defconFell: z.boolean(),
  result: z.object({ winner: side.nullable(), ending: z.enum(endings) }).nullable(),
});

/** The whole position, secrets included. */
export type TwilightState = z.infer<typeof stateSchema>;

/** What lies open on the table: the position without hands, deck, what was seen of them and what is about to be played. A view holds all of it. */
export type PublicState = Omit<TwilightState, 'hands' | 'deck' | 'seen' | 'chosen'>;

/** The table as the scripts of this game see it. */
export type TwilightTable = Table<TwilightState>;

/** The seat that plays a side. */
export function seatOf(state: TwilightState, side: Side): SeatId {
  return state.seats[side];
}

/** The side a seat plays; undefined before sides are settled or for an unknown seat. */
export function sideOf(state: TwilightState, seat: SeatId | null): Side | undefined {
  if (seat === state.seats.us) return 'us';
  return seat === state.seats.ussr ? 'ussr' : undefined;
}

/** Whether a side holds The China Card face up. */
export function holdsChina(state: PublicState, side: Side): boolean {
  return state.china.holder === side && state.china.faceUp;
}

/** Whether the Chinese Civil War is still on: nobody holds The China Card, some events are barred. */
export function civilWarOn(state: PublicState): boolean {
  return state.civilWar !== null;
}
