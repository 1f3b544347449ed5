// The position before the first question: board, decks, tracks (rulebook, 3.0 Game Set Up).
import { card, type CardId } from './data/cards.js';
import { lateWarInfluence, lateWarKept } from './data/late-war-setup.js';
import type { Dice } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';
import { country, type CountryId, countryIds } from './data/countries.js';
import { type TwilightOptions, eraCards } from './options.js';
import { effectIds, zones, type EffectId, type TwilightState } from './state.js';

/** Seats of a game: the sides themselves, or two nameless seats while sides are drawn or bid for. */
export function seatsOf(options: TwilightOptions): readonly SeatId[] {
  return options.sideSelection === 'choose' ? ['us', 'ussr'] : ['first', 'second'];
}

/** The starting position and the first phase. */
export function setup(options: TwilightOptions, dice: Dice): { readonly state: TwilightState; readonly phase: string } {
  const late = options.scenario === 'late_war';
  const state = late ? lateWar(options, dice) : standard(options, dice);
  return { state, phase: options.sideSelection === 'choose' ? 'deal' : 'sides' };
}

function standard(options: TwilightOptions, dice: Dice): TwilightState {
  const civilWar = options.chineseCivilWar;
  return {
    ...blank(options),
    influence: byCountry((id) => {
      const [us, ussr] = country(id).start ?? [0, 0];
      return { us, ussr };
    }),
    deck: dice.shuffle(eraCards(options, 'early'), 'early war deck'),
    china: civilWar ? { holder: null, faceUp: false } : { holder: 'ussr', faceUp: true },
    civilWar: civilWar ? 0 : null,
  };
}

function lateWar(options: TwilightOptions, dice: Dice): TwilightState {
  const gone = (id: CardId): boolean =>
    card(id).era !== 'late' && card(id).starred === true && !lateWarKept.includes(id);
  const early: readonly CardId[] = [...eraCards(options, 'early'), ...eraCards(options, 'mid')];
  const state = blank(options);
  const inForce: readonly EffectId[] = ['usJapanPact', 'marshallPlan', 'nato', 'warsawPact', 'deGaulle', 'flowerPower'];
  for (const effect of inForce) state.effects[effect] = true;
  return {
    ...state,
    turn: 8,
    defcon: 4,
    vp: -4,
    space: { us: { box: 6, attempts: 0 }, ussr: { box: 4, attempts: 0 } },
    abilities: { '2': null, '4': null, '6': 'us', '8': null },
    influence: byCountry((id) => ({ us: lateWarInfluence.us[id] ?? 0, ussr: lateWarInfluence.ussr[id] ?? 0 })),
    deck: dice.shuffle([...early.filter((id) => !gone(id)), ...eraCards(options, 'late')], 'late war deck'),
    removed: early.filter(gone),
    china: { holder: 'ussr', faceUp: true },
  };
}

function byCountry(of: (id: CountryId) => { us: number; ussr: number }): TwilightState['influence'] {
  const entries = countryIds.map((id) => [id, of(id)] as const);
  return Object.fromEntries(entries) as TwilightState['influence'];
}

function blank(options: TwilightOptions): TwilightState {
  const [us = 'us', ussr = 'ussr'] = seatsOf(options);
  return {
    options,
    seats: { us, ussr },
    bonus: bonusOf(options.bonusInfluence),
    turn: 1,
    round: 0,
    phasing: null,
    defcon: 5,
    vp: 0,
    milOps: { us: 0, ussr: 0 },
    space: { us: { box: 0, attempts: 0 }, ussr: { box: 0, attempts: 0 } },
    abilities: { '2': null, '4': null, '6': null, '8': null },
    influence: byCountry(() => ({ us: 0, ussr: 0 })),
    civilWar: null,
    ...zones.empty(),
    headlines: [],
    china: { holder: null, faceUp: false },
    effects: Object.fromEntries(effectIds.map((id) => [id, false])) as TwilightState['effects'],
    redScare: { us: 0, ussr: 0 },
    deathSquads: { us: 0, ussr: 0 },
    chernobyl: null,
    missileCrisis: null,
    missileEnvy: null,
    handOpen: { us: false, ussr: false },
    reach: { us: [], ussr: [] },
    chosen: null,
    lastCoup: null,
    defconFell: false,
    result: null,
  };
}

/** Bonus influence of an option's number: positive for the US, negative for the USSR. */
function bonusOf(points: number): TwilightState['bonus'] {
  if (points === 0) return null;
  return { side: points > 0 ? 'us' : 'ussr', points: Math.abs(points) };
}
