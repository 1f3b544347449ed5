// What a position is worth to the computer player, in victory points seen from the US.
import { stability } from '../rules/control.js';
import { card } from '../data/cards.js';
import { type CountryId, countryIds } from '../data/countries.js';
import { regions, sides, type Region, type Side } from '../data/terms.js';
import { roundsOf } from '../data/tracks.js';
import { owedMilOps, roundsLeft } from '../rules/turn.js';
import { pointsOf, scoreOf, southeastAsiaScore } from '../rules/scoring.js';
import { effectIds, type EffectId, type TwilightState } from '../state.js';
import { countryValue, seasonOf } from './country-value.js';
import { promiseOf } from './standing.js';
import { alwaysOpen, opened, waysWorth } from './ways-in.js';
import { europeVictory, type Weights } from './weights.js';

const sign = { us: 1, ussr: -1 } as const satisfies Record<Side, number>;

const places = new Map(countryIds.map((id, n) => [id, n] as const));

function countryWorth(state: TwilightState, id: CountryId, keen: boolean): number {
  const { us, ussr } = state.influence[id];
  const n = places.get(id) ?? 0;
  return (keen ? seasonOf(n, state.turn) : 1) * countryValue(n, stability(state, id), us, ussr, keen);
}

/** What the scoring of a region is worth as it stands. */
function regionWorth(state: TwilightState, region: Region, weights: Weights): number {
  const score = scoreOf(state, region);
  if (score.wins !== null) return sign[score.wins] * europeVictory * Math.max(0.3, weights.regions[region]);
  const { us, ussr, net } = score;
  const isControlled = us.level === 'control' || ussr.level === 'control';
  if (!weights.keen || isControlled) return net * weights.regions[region];
  const levels = pointsOf(region, us.level) - pointsOf(region, ussr.level);
  return promiseOf(region, us, ussr, net, levels) * weights.regions[region];
}

/** How many ways a side has into each region. */
function waysOf({ influence }: TwilightState, side: Side): readonly number[] {
  const ways = regions.map(() => 0);
  countryIds.forEach((id, n) => {
    if (influence[id][side] === 0) return;
    for (const region of opened[n] ?? []) ways[region] = (ways[region] ?? 0) + 1;
  });
  return ways;
}

/** What the ways of both sides into the regions are worth. */
function waysInWorth(state: TwilightState, weights: Weights): number {
  const ways = { us: waysOf(state, 'us'), ussr: waysOf(state, 'ussr') };
  let sum = 0;
  regions.forEach((id, region) => {
    for (const side of sides) {
      if (alwaysOpen[side][region] === true) continue;
      sum += sign[side] * weights.regions[id] * waysWorth(ways[side][region] ?? 0);
    }
  });
  return sum;
}

function southeastAsiaWorth(state: TwilightState, weights: Weights): number {
  return weights.southeastAsia === 0 ? 0 : southeastAsiaScore(state).net * weights.southeastAsia;
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

/** What each point of a card in hand is worth. */
export const perCard = 0.35;

/** What The China Card is worth to who holds it, to be played and face down: whoever plays it hands the other side four Operations and an exit. */
const chinaWorth = { early: [2.8, 2.6], ninth: [1.8, 1.5], last: [1, 1] } as const;

function chinaIn(turn: number): readonly [faceUp: number, faceDown: number] {
  return turn >= 10 ? chinaWorth.last : turn === 9 ? chinaWorth.ninth : chinaWorth.early;
}

/** What playing The China Card costs besides: what it was worth, and what it is then worth to the other side. */
export function chinaPrice(turn: number): number {
  const [faceUp, faceDown] = chinaIn(turn);
  return faceUp + faceDown;
}

/** What a side has beside the board: space, The China Card. */
function standing(state: TwilightState, side: Side): number {
  const { box } = state.space[side];
  const abilities = Object.values(state.abilities).filter((holder) => holder === side).length;
  const [faceUp, faceDown] = chinaIn(state.turn);
  const china = state.china.holder === side ? (state.china.faceUp ? faceUp : faceDown) : 0;
  return 0.35 * box + 0.7 * abilities + china;
}

function sideWorth(state: TwilightState, side: Side): number {
  const hand = state.hands[side].reduce((sum, id) => sum + perCard * card(id).ops, 0);
  return standing(state, side) + hand - milOpsThreat(state, side);
}

function shareLeft(state: TwilightState): number {
  return state.round === 0 ? 1 : Math.max(0.1, roundsLeft(state, 'us') / roundsOf(state.turn));
}

/** What lies beside the board and outlasts the turn or works on in it: effects, space, The China Card. Seen from the US. */
export function asideWorth(state: TwilightState): number {
  return effectsWorth(state, shareLeft(state)) + standing(state, 'us') - standing(state, 'ussr');
}

/** The whole position, seen from the US. */
export function worth(state: TwilightState, weights: Weights): number {
  const board = countryIds.reduce((sum, id) => sum + countryWorth(state, id, weights.keen), 0) * weights.land;
  const scoring = regions.reduce((sum, region) => sum + regionWorth(state, region, weights), 0);
  return (
    state.vp +
    board +
    scoring +
    southeastAsiaWorth(state, weights) +
    (weights.keen ? waysInWorth(state, weights) : 0) +
    effectsWorth(state, shareLeft(state)) +
    sideWorth(state, 'us') -
    sideWorth(state, 'ussr')
  );
}

/** A worth as a side sees it. */
export function seenFrom(side: Side, value: number): number {
  return sign[side] * value;
}
