// Regional scoring, Southeast Asia, and who has won (rulebook, 10.0 Scoring and Victory).
import { type CountryId, countryIds } from '../data/countries.js';
import { automaticVictory, regionValues, southeastAsiaValues } from '../data/tracks.js';
import { opponent, regions, type Region, type Side } from '../data/terms.js';
import { controls } from './control.js';
import { bordersSuperpower, countriesIn, isBattleground } from '../data/geography.js';
import type { PublicState, TwilightState } from '../state.js';
import { type CardId, card } from '../data/cards.js';

type Level = 'none' | 'presence' | 'domination' | 'control';

/** One side's count in a region. */
export interface SideScore {
  readonly level: Level;
  readonly countries: number;
  readonly battlegrounds: number;
  /** Controlled countries that touch the enemy's superpower space. */
  readonly bordering: number;
  readonly points: number;
}

export interface RegionScore {
  readonly us: SideScore;
  readonly ussr: SideScore;
  /** Seen from the US. */
  readonly net: number;
  /** The side that controls Europe and wins by it. */
  readonly wins: Side | null;
}

/** How a region is looked at: Shuttle Diplomacy in use, and the battleground it leaves out. */
export interface ScoringView {
  readonly shuttle?: boolean;
  readonly ignored?: CountryId;
  /** Formosan Resolution counts unless told otherwise. */
  readonly formosan?: boolean;
}

/** What a side holds of a region. */
interface Count {
  readonly countries: number;
  readonly battlegrounds: number;
  readonly bordering: number;
}

/** Whether Taiwan counts as a battleground for scoring now. */
export function taiwanCounts(state: PublicState): boolean {
  return state.effects.formosan && controls(state, 'us', 'taiwan');
}

/** Battlegrounds of a region a side controls, as scoring counts them. */
export function controlledIn(state: PublicState, side: Side, region: Region): readonly CountryId[] {
  return countriesIn(region).filter((id) => controls(state, side, id));
}

/** How many battlegrounds each region has on the printed board: scoring asks again and again. */
const battlegroundsOf = new Map(regions.map((region) => [region, countriesIn(region).filter(isBattleground).length]));

function countSide(state: PublicState, side: Side, region: Region, view: ScoringView): Count {
  const taiwan = view.formosan !== false && taiwanCounts(state);
  const other = opponent(side);
  let countries = 0;
  let battlegrounds = 0;
  let bordering = 0;
  for (const id of countriesIn(region)) {
    if (!controls(state, side, id)) continue;
    countries += 1;
    if (isBattleground(id) || (taiwan && id === 'taiwan')) battlegrounds += 1;
    if (bordersSuperpower(id, other)) bordering += 1;
  }
  if (side === 'us' || view.shuttle !== true || battlegrounds === 0) return { countries, battlegrounds, bordering };
  const ignored = view.ignored !== undefined && bordersSuperpower(view.ignored, 'us') ? 1 : 0;
  return { countries: countries - 1, battlegrounds: battlegrounds - 1, bordering: bordering - ignored };
}

/** How far a side has come in a region with `all` battlegrounds. */
export function levelOf(own: Count, other: Count, all: number): Level {
  if (own.countries > other.countries) {
    if (own.battlegrounds === all) return 'control';
    const others = own.countries - own.battlegrounds;
    if (own.battlegrounds > other.battlegrounds && own.battlegrounds >= 1 && others >= 1) return 'domination';
  }
  return own.countries >= 1 ? 'presence' : 'none';
}

/** Scores a region as it stands, without changing anything. */
export function scoreOf(state: PublicState, region: Region, view: ScoringView = {}): RegionScore {
  const us = countSide(state, 'us', region, view);
  const ussr = countSide(state, 'ussr', region, view);
  const taiwan = region === 'asia' && view.formosan !== false && taiwanCounts(state) ? 1 : 0;
  const all = (battlegroundsOf.get(region) ?? 0) + taiwan;
  const usScore = worth(region, us, levelOf(us, ussr, all));
  const ussrScore = worth(region, ussr, levelOf(ussr, us, all));
  const wins =
    region !== 'europe' ? null : usScore.level === 'control' ? 'us' : ussrScore.level === 'control' ? 'ussr' : null;
  return { us: usScore, ussr: ussrScore, net: usScore.points - ussrScore.points, wins };
}

function worth(region: Region, count: Count, level: Level): SideScore {
  return { ...count, level, points: pointsOf(region, level) + count.battlegrounds + count.bordering };
}

/** What a level in a region is worth by itself; control of Europe is no matter of points. */
export function pointsOf(region: Region, level: Level): number {
  const values = regionValues[region];
  switch (level) {
    case 'none':
      return 0;
    case 'presence':
      return values.presence;
    case 'domination':
      return values.domination;
    case 'control':
      return values.control === 'victory' ? 0 : values.control;
  }
}

/** Points of each side in Southeast Asia: one a country, Thailand two. */
export function southeastAsiaScore(state: PublicState): {
  readonly us: number;
  readonly ussr: number;
  readonly net: number;
} {
  const points = (side: Side): number =>
    countryIds.reduce((sum, id) => sum + (controls(state, side, id) ? (southeastAsiaValues[id] ?? 0) : 0), 0);
  const us = points('us');
  const ussr = points('ussr');
  return { us, ussr, net: us - ussr };
}

/** How many of the six regions a side dominates or controls (Summit); Formosan Resolution plays no part. */
export function regionsLed(state: PublicState, side: Side): number {
  return regions.filter((region) => {
    const { level } = scoreOf(state, region, { formosan: false })[side];
    return level === 'domination' || level === 'control';
  }).length;
}

/** Battlegrounds of the USSR in a region among which Shuttle Diplomacy picks. */
export function shuttleChoices(state: PublicState, region: Region): readonly CountryId[] {
  return controlledIn(state, 'ussr', region).filter(isBattleground);
}

/** What a scoring card would bring a side now; control of Europe outweighs everything. */
export function scoringGain(state: TwilightState, side: Side, id: CardId): number {
  const area = card(id).scores;
  if (area === undefined) return 0;
  const sign = side === 'us' ? 1 : -1;
  if (area === 'southeast_asia') return sign * southeastAsiaScore(state).net;
  const score = scoreOf(state, area);
  if (score.wins !== null) return score.wins === side ? 100 : -100;
  return sign * score.net;
}

/** The side whose marker stands at 20. */
export function automaticWinner(state: PublicState): Side | null {
  if (state.vp >= automaticVictory) return 'us';
  return state.vp <= -automaticVictory ? 'ussr' : null;
}

/** Who has won by the marker when the game ends without another victory; null for a draw. */
export function winnerByVp(state: PublicState): Side | null {
  const { vp, options } = state;
  if (options.scenario === 'late_war') return vp >= automaticVictory ? 'us' : 'ussr';
  if (vp !== 0) return vp > 0 ? 'us' : 'ussr';
  return options.drawIsWinFor === 'none' ? null : options.drawIsWinFor;
}
