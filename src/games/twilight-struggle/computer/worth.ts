// What a position is worth to the computer player, in victory points seen from the US.
import { controller, controls, stability } from '../rules/control.js';
import { card, type CardId } from '../data/cards.js';
import { type CountryId, countryIds } from '../data/countries.js';
import { regions, sides, type Region, type Side } from '../data/terms.js';
import { eraOf, roundsOf, southeastAsiaValues } from '../data/tracks.js';
import { isBattleground, neighbours, regionOf } from '../data/geography.js';
import { owedMilOps, roundsLeft } from '../rules/turn.js';
import { scoreOf, southeastAsiaScore } from '../rules/scoring.js';
import { effectIds, type EffectId, type TwilightState } from '../state.js';

/** How much the scoring of each area counts now; fixed while one decision is thought through. */
export interface Weights {
  readonly regions: Readonly<Record<Region, number>>;
  readonly southeastAsia: number;
}

const sign = { us: 1, ussr: -1 } as const satisfies Record<Side, number>;

const scoringCards: Readonly<Record<Region, CardId>> = {
  europe: 'europe_scoring',
  asia: 'asia_scoring',
  middle_east: 'middle_east_scoring',
  central_america: 'central_america_scoring',
  south_america: 'south_america_scoring',
  africa: 'africa_scoring',
};

const weight = { inHand: 1, mayCome: 0.6, gone: 0.35, laterEra: 0.25 } as const;

function weightOf(state: TwilightState, side: Side, id: CardId): number {
  if (state.turn >= 9) return 1;
  if (state.hands[side].includes(id)) return weight.inHand;
  if (state.removed.includes(id)) return 0;
  if (state.discard.includes(id)) return weight.gone;
  if (card(id).era === 'mid' && eraOf(state.turn) === 'early') return state.turn === 3 ? weight.gone : weight.laterEra;
  return weight.mayCome;
}

/** The weights as one side sees them: a scoring card in its hand counts in full. */
export function weightsFor(state: TwilightState, side: Side): Weights {
  const each = (region: Region): number => weightOf(state, side, scoringCards[region]);
  return {
    regions: {
      europe: each('europe'),
      asia: each('asia'),
      middle_east: each('middle_east'),
      central_america: each('central_america'),
      south_america: each('south_america'),
      africa: each('africa'),
    },
    southeastAsia: state.turn >= 9 ? 0 : weightOf(state, side, 'southeast_asia_scoring') * 0.7,
  };
}

const battlegroundWorth = 1.7;
const plainWorth = 0.45;
const europeVictory = 30;

function baseWorth(id: CountryId): number {
  const south = (southeastAsiaValues[id] ?? 0) * 0.25;
  return (isBattleground(id) ? battlegroundWorth : plainWorth) + south;
}

const bases = new Map(countryIds.map((id) => [id, baseWorth(id)] as const));
const doors = new Map(countryIds.map((id) => [id, 0.1 + 0.12 * neighbours(id).filter(isBattleground).length] as const));

/** What the influence in a country is worth by itself: control, the way there, a margin that keeps it, a foot in the door. */
function countryWorth(state: TwilightState, id: CountryId): number {
  const { us, ussr } = state.influence[id];
  if (us === 0 && ussr === 0) return 0;
  const base = bases.get(id) ?? plainWorth;
  const firm = stability(state, id);
  const lead = us - ussr;
  const holds = controls(state, 'us', id) ? 1 : controls(state, 'ussr', id) ? -1 : 0;
  const way = Math.max(-1, Math.min(1, lead / firm));
  const margin = holds === 0 ? 0 : holds * Math.min(2, Math.abs(lead) - firm);
  const door = doors.get(id) ?? 0;
  const foot = (us > 0 ? door : 0) - (ussr > 0 ? door : 0);
  return base * (0.45 * way + 0.55 * holds + 0.13 * margin) + foot;
}

/** What the scoring of a region is worth as it stands. */
function regionWorth(state: TwilightState, region: Region, weights: Weights): number {
  const score = scoreOf(state, region);
  if (score.wins !== null) return sign[score.wins] * europeVictory * Math.max(0.3, weights.regions[region]);
  return score.net * weights.regions[region];
}

function southeastAsiaWorth(state: TwilightState, weights: Weights): number {
  return weights.southeastAsia === 0 ? 0 : southeastAsiaScore(state).net * weights.southeastAsia;
}

/** What the scoring a country takes part in is worth. */
function scoringWorth(state: TwilightState, id: CountryId, weights: Weights): number {
  const south = southeastAsiaValues[id] === undefined ? 0 : southeastAsiaWorth(state, weights);
  return regionWorth(state, regionOf(id), weights) + south;
}

/** What lasting effects are worth, seen from the US; those that end with the turn at its beginning. */
const effectWorth: Readonly<Partial<Record<EffectId, number>>> = {
  vietnamRevolts: -0.6,
  containment: 2.4,
  brezhnev: -2.4,
  nuclearSubs: 0.8,
  iranContra: -0.3,
  u2: -0.2,
  yuriAndSamantha: -0.5,
  northSeaOilRounds: 1,
  quagmire: -3.2,
  bearTrap: 3.2,
  weWillBuryYou: -2.6,
  shuttleDiplomacy: 1.4,
  formosan: 0.7,
  norad: 0.7,
  willyBrandt: -0.3,
  flowerPower: -1,
  kremlinFlu: 1.5,
  nato: 0.8,
  deGaulle: -0.2,
  usJapanPact: 0.5,
  campDavid: 0.5,
  iranianHostageCrisis: -0.4,
  ironLady: 0.4,
  northSeaOil: 0.5,
  reformer: 0.3,
  evilEmpire: 0.3,
  awacs: 0.4,
};
const passing: readonly EffectId[] = [
  'vietnamRevolts',
  'containment',
  'brezhnev',
  'nuclearSubs',
  'iranContra',
  'u2',
  'yuriAndSamantha',
];

function effectsWorth(state: TwilightState, left: number): number {
  let sum = 0;
  for (const effect of effectIds) {
    const value = state.effects[effect] ? (effectWorth[effect] ?? 0) : 0;
    sum += passing.includes(effect) ? value * left : value;
  }
  for (const side of sides) {
    sum -= sign[side] * state.redScare[side] * 2.6 * left;
    sum += sign[side] * state.deathSquads[side] * 0.5 * left;
    if (state.missileCrisis === side) sum -= sign[side] * 1.2 * left;
    if (state.missileEnvy === side) sum -= sign[side] * 0.5;
    if (state.handOpen[side]) sum -= sign[side] * 0.3;
  }
  return sum + (state.chernobyl === null ? 0 : left);
}

/** What missing military operations threaten to cost a side: more, the fewer rounds are left to make them up. */
function milOpsThreat(state: TwilightState, side: Side): number {
  const left = state.round === 0 ? roundsOf(state.turn) : roundsLeft(state, side);
  const share = Math.min(1, 1.15 - 0.12 * Math.min(left, 7));
  return owedMilOps(state, side) * share;
}

const perCard = 0.35;

function sideWorth(state: TwilightState, side: Side): number {
  const { box } = state.space[side];
  const abilities = Object.values(state.abilities).filter((holder) => holder === side).length;
  const china = state.china.holder === side ? (state.china.faceUp ? 1.8 : 1.5) : 0;
  const hand = state.hands[side].reduce((sum, id) => sum + perCard * card(id).ops, 0);
  return 0.35 * box + 0.7 * abilities + china + hand - milOpsThreat(state, side);
}

/** The whole position, seen from the US. */
export function worth(state: TwilightState, weights: Weights): number {
  const left = state.round === 0 ? 1 : Math.max(0.1, roundsLeft(state, 'us') / roundsOf(state.turn));
  const board = countryIds.reduce((sum, id) => sum + countryWorth(state, id), 0);
  const scoring = regions.reduce((sum, region) => sum + regionWorth(state, region, weights), 0);
  return (
    state.vp +
    board +
    scoring +
    southeastAsiaWorth(state, weights) +
    effectsWorth(state, left) +
    sideWorth(state, 'us') -
    sideWorth(state, 'ussr')
  );
}

/** A worth as a side sees it. */
export function seenFrom(side: Side, value: number): number {
  return sign[side] * value;
}

/** The gain for a side when a country's influence changes by so much. */
export function changeGain(
  state: TwilightState,
  side: Side,
  id: CountryId,
  delta: Readonly<Partial<Record<Side, number>>>,
  weights: Weights,
): number {
  const before = state.influence[id];
  const holder = controller(state, id);
  const old = countryWorth(state, id);
  state.influence[id] = {
    us: Math.max(0, before.us + (delta.us ?? 0)),
    ussr: Math.max(0, before.ussr + (delta.ussr ?? 0)),
  };
  let gain = countryWorth(state, id) - old;
  // Scoring looks at control only.
  if (controller(state, id) !== holder) {
    gain += scoringWorth(state, id, weights);
    state.influence[id] = before;
    gain -= scoringWorth(state, id, weights);
  }
  state.influence[id] = before;
  return sign[side] * gain;
}
