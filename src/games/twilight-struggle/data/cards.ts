// The cards: number, value, whose event, era, and the marks the rules look at. What an event does is in `events/`.
import { opponent, type CardSide, type Era, type Region, type Side } from './terms.js';

/** A way a card can lose the game for the side on turn: who would have to hold it, from which DEFCON level down, and what it hangs on. */
export interface Peril {
  readonly holder: Side | 'any' | 'player';
  readonly at: number;
  /** The event drops DEFCON for certain; the opponent gets Operations; the opponent or the player decides; chance decides. */
  readonly kind: 'certain' | 'opponentOps' | 'opponentChoice' | 'ownChoice' | 'random';
}

export interface CardFacts {
  /** The printed number; promotional cards follow from 111 on. */
  readonly number: number;
  /** The printed Operations value; 0 for scoring cards. */
  readonly ops: number;
  readonly side: CardSide;
  readonly era: Era;
  /** Leaves the game once its event has occurred. */
  readonly starred?: true;
  readonly scores?: Region | 'southeast_asia';
  readonly war?: true;
  /** One of the optional cards 104 to 110. */
  readonly optional?: true;
  /** A promotional card of this pack. */
  readonly promo?: 1 | 2;
  readonly perils?: readonly Peril[];
}

const cards = {
  asia_scoring: { number: 1, ops: 0, side: 'neutral', era: 'early', scores: 'asia' },
  europe_scoring: { number: 2, ops: 0, side: 'neutral', era: 'early', scores: 'europe' },
  middle_east_scoring: { number: 3, ops: 0, side: 'neutral', era: 'early', scores: 'middle_east' },
  duck_and_cover: { number: 4, ops: 3, side: 'us', era: 'early', perils: [{ holder: 'any', at: 2, kind: 'certain' }] },
  five_year_plan: {
    number: 5,
    ops: 3,
    side: 'us',
    era: 'early',
    perils: [
      { holder: 'ussr', at: 2, kind: 'random' },
      { holder: 'us', at: 2, kind: 'random' },
    ],
  },
  the_china_card: { number: 6, ops: 4, side: 'neutral', era: 'early' },
  socialist_governments: { number: 7, ops: 3, side: 'ussr', era: 'early' },
  fidel: { number: 8, ops: 2, side: 'ussr', era: 'early', starred: true },
  vietnam_revolts: { number: 9, ops: 2, side: 'ussr', era: 'early', starred: true },
  blockade: { number: 10, ops: 1, side: 'ussr', era: 'early', starred: true },
  korean_war: { number: 11, ops: 2, side: 'ussr', era: 'early', starred: true, war: true },
  romanian_abdication: { number: 12, ops: 1, side: 'ussr', era: 'early', starred: true },
  arab_israeli_war: { number: 13, ops: 2, side: 'ussr', era: 'early', war: true },
  comecon: { number: 14, ops: 3, side: 'ussr', era: 'early', starred: true },
  nasser: { number: 15, ops: 1, side: 'ussr', era: 'early', starred: true },
  warsaw_pact_formed: { number: 16, ops: 3, side: 'ussr', era: 'early', starred: true },
  de_gaulle_leads_france: { number: 17, ops: 3, side: 'ussr', era: 'early', starred: true },
  captured_nazi_scientist: { number: 18, ops: 1, side: 'neutral', era: 'early', starred: true },
  truman_doctrine: { number: 19, ops: 1, side: 'us', era: 'early', starred: true },
  olympic_games: {
    number: 20,
    ops: 2,
    side: 'neutral',
    era: 'early',
    perils: [{ holder: 'player', at: 2, kind: 'opponentChoice' }],
  },
  nato: { number: 21, ops: 4, side: 'us', era: 'early', starred: true },
  independent_reds: { number: 22, ops: 2, side: 'us', era: 'early', starred: true },
  marshall_plan: { number: 23, ops: 4, side: 'us', era: 'early', starred: true },
  indo_pakistani_war: { number: 24, ops: 2, side: 'neutral', era: 'early', war: true },
  containment: { number: 25, ops: 3, side: 'us', era: 'early', starred: true },
  cia_created: {
    number: 26,
    ops: 1,
    side: 'us',
    era: 'early',
    starred: true,
    perils: [{ holder: 'ussr', at: 2, kind: 'opponentOps' }],
  },
  us_japan_mutual_defense_pact: { number: 27, ops: 4, side: 'us', era: 'early', starred: true },
  suez_crisis: { number: 28, ops: 3, side: 'ussr', era: 'early', starred: true },
  east_european_unrest: { number: 29, ops: 3, side: 'us', era: 'early' },
  decolonization: { number: 30, ops: 2, side: 'ussr', era: 'early' },
  red_scare_purge: { number: 31, ops: 4, side: 'neutral', era: 'early' },
  un_intervention: { number: 32, ops: 1, side: 'neutral', era: 'early' },
  de_stalinization: { number: 33, ops: 3, side: 'ussr', era: 'early', starred: true },
  nuclear_test_ban: { number: 34, ops: 4, side: 'neutral', era: 'early' },
  formosan_resolution: { number: 35, ops: 2, side: 'us', era: 'early', starred: true },
  brush_war: { number: 36, ops: 3, side: 'neutral', era: 'mid', war: true },
  central_america_scoring: { number: 37, ops: 0, side: 'neutral', era: 'mid', scores: 'central_america' },
  southeast_asia_scoring: { number: 38, ops: 0, side: 'neutral', era: 'mid', starred: true, scores: 'southeast_asia' },
  arms_race: { number: 39, ops: 3, side: 'neutral', era: 'mid' },
  cuban_missile_crisis: { number: 40, ops: 3, side: 'neutral', era: 'mid', starred: true },
  nuclear_subs: { number: 41, ops: 2, side: 'us', era: 'mid', starred: true },
  quagmire: { number: 42, ops: 3, side: 'ussr', era: 'mid', starred: true },
  salt_negotiations: { number: 43, ops: 3, side: 'neutral', era: 'mid', starred: true },
  bear_trap: { number: 44, ops: 3, side: 'us', era: 'mid', starred: true },
  summit: {
    number: 45,
    ops: 1,
    side: 'neutral',
    era: 'mid',
    perils: [{ holder: 'player', at: 2, kind: 'opponentChoice' }],
  },
  how_i_learned_to_stop_worrying: {
    number: 46,
    ops: 2,
    side: 'neutral',
    era: 'mid',
    starred: true,
    perils: [{ holder: 'player', at: 5, kind: 'ownChoice' }],
  },
  junta: { number: 47, ops: 2, side: 'neutral', era: 'mid' },
  kitchen_debates: { number: 48, ops: 1, side: 'us', era: 'mid', starred: true },
  missile_envy: {
    number: 49,
    ops: 2,
    side: 'neutral',
    era: 'mid',
    perils: [{ holder: 'player', at: 2, kind: 'random' }],
  },
  we_will_bury_you: {
    number: 50,
    ops: 4,
    side: 'ussr',
    era: 'mid',
    starred: true,
    perils: [{ holder: 'any', at: 2, kind: 'certain' }],
  },
  brezhnev_doctrine: { number: 51, ops: 3, side: 'ussr', era: 'mid', starred: true },
  portuguese_empire_crumbles: { number: 52, ops: 2, side: 'ussr', era: 'mid', starred: true },
  south_african_unrest: { number: 53, ops: 2, side: 'ussr', era: 'mid' },
  allende: { number: 54, ops: 1, side: 'ussr', era: 'mid', starred: true },
  willy_brandt: { number: 55, ops: 2, side: 'ussr', era: 'mid', starred: true },
  muslim_revolution: { number: 56, ops: 4, side: 'ussr', era: 'mid' },
  abm_treaty: { number: 57, ops: 4, side: 'neutral', era: 'mid' },
  cultural_revolution: { number: 58, ops: 3, side: 'ussr', era: 'mid', starred: true },
  flower_power: { number: 59, ops: 4, side: 'ussr', era: 'mid', starred: true },
  u2_incident: { number: 60, ops: 3, side: 'ussr', era: 'mid', starred: true },
  opec: { number: 61, ops: 3, side: 'ussr', era: 'mid' },
  lone_gunman: {
    number: 62,
    ops: 1,
    side: 'ussr',
    era: 'mid',
    starred: true,
    perils: [{ holder: 'us', at: 2, kind: 'opponentOps' }],
  },
  colonial_rear_guards: { number: 63, ops: 2, side: 'us', era: 'mid' },
  panama_canal_returned: { number: 64, ops: 1, side: 'us', era: 'mid', starred: true },
  camp_david_accords: { number: 65, ops: 2, side: 'us', era: 'mid', starred: true },
  puppet_governments: { number: 66, ops: 2, side: 'us', era: 'mid', starred: true },
  grain_sales_to_soviets: {
    number: 67,
    ops: 2,
    side: 'us',
    era: 'mid',
    perils: [
      { holder: 'ussr', at: 2, kind: 'opponentOps' },
      { holder: 'us', at: 2, kind: 'ownChoice' },
    ],
  },
  john_paul_ii_elected_pope: { number: 68, ops: 2, side: 'us', era: 'mid', starred: true },
  latin_american_death_squads: { number: 69, ops: 2, side: 'neutral', era: 'mid' },
  oas_founded: { number: 70, ops: 1, side: 'us', era: 'mid', starred: true },
  nixon_plays_the_china_card: { number: 71, ops: 2, side: 'us', era: 'mid', starred: true },
  sadat_expels_soviets: { number: 72, ops: 1, side: 'us', era: 'mid', starred: true },
  shuttle_diplomacy: { number: 73, ops: 3, side: 'us', era: 'mid' },
  the_voice_of_america: { number: 74, ops: 2, side: 'us', era: 'mid' },
  liberation_theology: { number: 75, ops: 2, side: 'ussr', era: 'mid' },
  ussuri_river_skirmish: { number: 76, ops: 3, side: 'us', era: 'mid', starred: true },
  ask_not: { number: 77, ops: 3, side: 'us', era: 'mid', starred: true },
  alliance_for_progress: { number: 78, ops: 3, side: 'us', era: 'mid', starred: true },
  africa_scoring: { number: 79, ops: 0, side: 'neutral', era: 'mid', scores: 'africa' },
  one_small_step: { number: 80, ops: 2, side: 'neutral', era: 'mid' },
  south_america_scoring: { number: 81, ops: 0, side: 'neutral', era: 'mid', scores: 'south_america' },
  iranian_hostage_crisis: { number: 82, ops: 3, side: 'ussr', era: 'late', starred: true },
  the_iron_lady: { number: 83, ops: 3, side: 'us', era: 'late', starred: true },
  reagan_bombs_libya: { number: 84, ops: 2, side: 'us', era: 'late', starred: true },
  star_wars: {
    number: 85,
    ops: 2,
    side: 'us',
    era: 'late',
    starred: true,
    perils: [{ holder: 'ussr', at: 2, kind: 'opponentChoice' }],
  },
  north_sea_oil: { number: 86, ops: 3, side: 'us', era: 'late', starred: true },
  the_reformer: { number: 87, ops: 3, side: 'ussr', era: 'late', starred: true },
  marine_barracks_bombing: { number: 88, ops: 2, side: 'ussr', era: 'late', starred: true },
  soviets_shoot_down_kal_007: {
    number: 89,
    ops: 4,
    side: 'us',
    era: 'late',
    starred: true,
    perils: [{ holder: 'any', at: 2, kind: 'certain' }],
  },
  glasnost: { number: 90, ops: 4, side: 'ussr', era: 'late', starred: true },
  ortega_elected_in_nicaragua: {
    number: 91,
    ops: 2,
    side: 'ussr',
    era: 'late',
    starred: true,
    perils: [{ holder: 'us', at: 2, kind: 'opponentChoice' }],
  },
  terrorism: { number: 92, ops: 2, side: 'neutral', era: 'late' },
  iran_contra_scandal: { number: 93, ops: 2, side: 'ussr', era: 'late', starred: true },
  chernobyl: { number: 94, ops: 3, side: 'us', era: 'late', starred: true },
  latin_american_debt_crisis: { number: 95, ops: 2, side: 'ussr', era: 'late' },
  tear_down_this_wall: {
    number: 96,
    ops: 3,
    side: 'us',
    era: 'late',
    starred: true,
    perils: [{ holder: 'ussr', at: 2, kind: 'opponentOps' }],
  },
  an_evil_empire: { number: 97, ops: 3, side: 'us', era: 'late', starred: true },
  aldrich_ames_remix: { number: 98, ops: 3, side: 'ussr', era: 'late', starred: true },
  pershing_ii_deployed: { number: 99, ops: 3, side: 'ussr', era: 'late', starred: true },
  wargames: { number: 100, ops: 4, side: 'neutral', era: 'late', starred: true },
  solidarity: { number: 101, ops: 2, side: 'us', era: 'late', starred: true },
  iran_iraq_war: { number: 102, ops: 2, side: 'neutral', era: 'late', starred: true, war: true },
  defectors: { number: 103, ops: 2, side: 'us', era: 'early' },
  the_cambridge_five: { number: 104, ops: 2, side: 'ussr', era: 'early', optional: true },
  special_relationship: { number: 105, ops: 2, side: 'us', era: 'early', optional: true },
  norad: { number: 106, ops: 3, side: 'us', era: 'early', starred: true, optional: true },
  che: { number: 107, ops: 3, side: 'ussr', era: 'mid', optional: true },
  our_man_in_tehran: { number: 108, ops: 2, side: 'us', era: 'mid', starred: true, optional: true },
  yuri_and_samantha: { number: 109, ops: 2, side: 'ussr', era: 'late', starred: true, optional: true },
  awacs_sale_to_saudis: { number: 110, ops: 3, side: 'us', era: 'late', starred: true, optional: true },
  non_aligned_movement: { number: 111, ops: 1, side: 'neutral', era: 'mid', promo: 1 },
  mobutu_sese_seko: { number: 112, ops: 2, side: 'us', era: 'mid', starred: true, promo: 1 },
  berlin_wall: { number: 113, ops: 2, side: 'ussr', era: 'mid', starred: true, promo: 1 },
  stanislav_petrov: { number: 114, ops: 3, side: 'neutral', era: 'late', starred: true, promo: 1 },
  kremlin_flu: {
    number: 115,
    ops: 2,
    side: 'us',
    era: 'early',
    promo: 2,
    perils: [{ holder: 'ussr', at: 2, kind: 'opponentOps' }],
  },
  first_lightning: {
    number: 116,
    ops: 2,
    side: 'ussr',
    era: 'early',
    starred: true,
    promo: 2,
    perils: [{ holder: 'any', at: 2, kind: 'certain' }],
  },
  who_lost_china: { number: 117, ops: 1, side: 'ussr', era: 'early', promo: 2 },
  dont_wait_for_the_translation: { number: 118, ops: 3, side: 'us', era: 'mid', starred: true, promo: 2 },
} as const satisfies Record<string, CardFacts>;

/** One card of the game. */
export type CardId = keyof typeof cards;

/** All cards in the order of their numbers. */
export const cardIds: readonly CardId[] = Object.keys(cards).filter(isCardId);

/** Tells a card's id from any other string. */
export function isCardId(id: string): id is CardId {
  return Object.hasOwn(cards, id);
}

/** What is printed on a card. */
export function card(id: CardId): CardFacts {
  return cards[id];
}

/** Whether it is a scoring card. */
export function isScoring(id: CardId): boolean {
  return card(id).scores !== undefined;
}

/** Whether a card carries the other side's event. */
export function isOpponents(side: Side, id: CardId): boolean {
  return card(id).side === opponent(side);
}
