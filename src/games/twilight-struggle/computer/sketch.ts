// The board in bare numbers, for looking far ahead quickly: influence, who controls what, and what a change is worth.
import { country, countryIds, type CountryId } from '../data/countries.js';
import { bordersSuperpower, countriesIn, isBattleground, isIn, neighbours } from '../data/geography.js';
import { regions, type Side } from '../data/terms.js';
import { closedRegions, southeastAsiaValues } from '../data/tracks.js';
import { stability } from '../rules/control.js';
import { levelOf, pointsOf } from '../rules/scoring.js';
import { shielded } from '../rules/realignments.js';
import type { TwilightState } from '../state.js';
import { countryValue, seasonOf } from './country-value.js';
import { promiseOf } from './standing.js';
import { alwaysOpen, opened, waysWorth } from './ways-in.js';
import { europeVictory, type Weights } from './weights.js';

const count = countryIds.length;
const numbers = countryIds.map((_, at) => at);
const indexOf = new Map(countryIds.map((id, at) => [id, at] as const));

/** A country's number on a sketch. */
export function placeOf(id: CountryId): number {
  return indexOf.get(id) ?? 0;
}

const regionAt = countryIds.map((id) => regions.indexOf(country(id).region));
const battleground = countryIds.map(isBattleground);
const around = countryIds.map((id) => neighbours(id).map(placeOf));
const home: Readonly<Record<Side, readonly boolean[]>> = {
  us: countryIds.map((id) => bordersSuperpower(id, 'us')),
  ussr: countryIds.map((id) => bordersSuperpower(id, 'ussr')),
};
const southeast = countryIds.map((id) => southeastAsiaValues[id] ?? 0);
const latin = countryIds.map((id) => isIn(id, 'central_america') || isIn(id, 'south_america'));
const battlegroundsOf = regions.map((region) => countriesIn(region).filter(isBattleground).length);
const taiwan = placeOf('taiwan');
const asia = regions.indexOf('asia');
const europe = regions.indexOf('europe');

/** What the scoring of each region, and of Southeast Asia, counts for one who looks at the board. */
export interface Lens {
  readonly regions: number[];
  southeast: number;
  /** How much what stands on the board is worth beyond what is scored soon. */
  readonly land: number;
}

export function lensOf(weights: Weights): Lens {
  return {
    regions: regions.map((region) => weights.regions[region]),
    southeast: weights.southeastAsia,
    land: weights.land,
  };
}

/** Controlled countries, battlegrounds among them, and neighbours of the enemy's superpower. */
interface Held {
  countries: number;
  battlegrounds: number;
  bordering: number;
}

interface Holding {
  readonly us: Held;
  readonly ussr: Held;
}

const nothing = (): Held => ({ countries: 0, battlegrounds: 0, bordering: 0 });

/** 1 for the US, -1 for the USSR, 0 for nobody. */
type Control = 1 | 0 | -1;

/** What breaking control is worth that its holder mends with one point, with two; whoever breaks it often pays more than that. */
const brokenShare = [0.4, 0.75] as const;

/** A board that can be changed and judged in no time. Sides are told apart by sign: the US counts up. */
export class Sketch {
  readonly us: number[];
  readonly ussr: number[];
  defcon: number;
  readonly milOps: Record<Side, number>;
  readonly #firm: readonly number[];
  readonly #season: readonly number[];
  readonly #control: Control[];
  readonly #value: number[];
  readonly #held: readonly Holding[];
  readonly #net: number[];
  /** What each region promises before it is scored. */
  readonly #promise: number[];
  /** Countries of a side in or beside each region. */
  readonly #ways: Readonly<Record<Side, number[]>> = { us: regions.map(() => 0), ussr: regions.map(() => 0) };
  readonly #shielded: readonly boolean[];
  readonly #reformer: boolean;
  /** 1 while Taiwan counts as a battleground. */
  #taiwan = 0;
  readonly #formosan: boolean;
  readonly #subs: boolean;
  readonly #crisis: Side | null;
  readonly #coupBonus: Readonly<Record<Side, { readonly all: number; readonly latin: number }>>;
  /** The region Chernobyl closes to the USSR. */
  readonly #closed: number;

  /** @param keen as in `countryValue`. */
  constructor(
    state: TwilightState,
    private readonly keen = true,
  ) {
    const { effects, influence } = state;
    this.us = countryIds.map((id) => influence[id].us);
    this.ussr = countryIds.map((id) => influence[id].ussr);
    this.defcon = state.defcon;
    this.milOps = { ...state.milOps };
    this.#firm = countryIds.map((id) => stability(state, id));
    this.#season = numbers.map((n) => (keen ? seasonOf(n, state.turn) : 1));
    this.#shielded = countryIds.map((id) => shielded(state, 'ussr', id));
    this.#reformer = effects.reformer;
    this.#formosan = effects.formosan;
    this.#subs = effects.nuclearSubs;
    this.#crisis = state.missileCrisis;
    this.#closed = state.chernobyl === null ? -1 : regions.indexOf(state.chernobyl);
    const salt = effects.salt ? -1 : 0;
    const squads = state.deathSquads.us - state.deathSquads.ussr;
    this.#coupBonus = { us: { all: salt, latin: squads }, ussr: { all: salt, latin: -squads } };
    this.#control = numbers.map((n) => this.#controlOf(n, this.us[n] ?? 0, this.ussr[n] ?? 0));
    this.#value = numbers.map((n) => this.#valueOf(n, this.us[n] ?? 0, this.ussr[n] ?? 0));
    this.#held = regions.map(() => ({ us: nothing(), ussr: nothing() }));
    for (const n of numbers) {
      this.#count(n, this.#control[n] ?? 0, 1);
      this.#open('us', n, this.us[n] ?? 0, 1);
      this.#open('ussr', n, this.ussr[n] ?? 0, 1);
    }
    this.#net = regions.map((_, region) => this.#netOf(region, false));
    this.#promise = regions.map((_, region) => this.#netOf(region, keen));
  }

  #valueOf(n: number, us: number, ussr: number): number {
    return (this.#season[n] ?? 1) * countryValue(n, this.#firm[n] ?? 1, us, ussr, this.keen);
  }

  #controlOf(n: number, us: number, ussr: number): Control {
    const firm = this.#firm[n] ?? 1;
    if (us >= firm && us - ussr >= firm) return 1;
    return ussr >= firm && ussr - us >= firm ? -1 : 0;
  }

  #count(n: number, control: Control, step: 1 | -1): void {
    if (control === 0) return;
    const holding = this.#held[regionAt[n] ?? 0];
    if (holding === undefined) return;
    const held = control === 1 ? holding.us : holding.ussr;
    held.countries += step;
    if (n === taiwan && control === 1 && this.#formosan) {
      this.#taiwan += step;
      held.battlegrounds += step;
    } else if (battleground[n] === true) held.battlegrounds += step;
    if (home[control === 1 ? 'ussr' : 'us'][n] === true) held.bordering += step;
  }

  /** Counts the regions a country opens to a side, or no longer does. */
  #open(side: Side, n: number, influence: number, step: 1 | -1): void {
    if (influence === 0) return;
    const ways = this.#ways[side];
    for (const region of opened[n] ?? []) ways[region] = (ways[region] ?? 0) + step;
  }

  /** What other influence of a side in a country opens or closes to it. */
  #opens(side: Side, n: number, before: number, after: number, lens: Lens): number {
    if (before > 0 === after > 0) return 0;
    const step = after > 0 ? 1 : -1;
    let gain = 0;
    for (const region of opened[n] ?? []) {
      if (alwaysOpen[side][region] === true) continue;
      const ways = this.#ways[side][region] ?? 0;
      gain += (lens.regions[region] ?? 0) * (waysWorth(ways + step) - waysWorth(ways));
    }
    return gain;
  }

  /** The points of a region as it stands, or what it promises; control of Europe counts like a game nearly won. */
  #netOf(region: number, before: boolean): number {
    const holding = this.#held[region];
    const id = regions[region];
    if (holding === undefined || id === undefined) return 0;
    const { us, ussr } = holding;
    const all = (battlegroundsOf[region] ?? 0) + (region === asia ? this.#taiwan : 0);
    const usLevel = levelOf(us, ussr, all);
    const ussrLevel = levelOf(ussr, us, all);
    const controlled = usLevel === 'control' || ussrLevel === 'control';
    if (region === europe && controlled) return usLevel === 'control' ? europeVictory : -europeVictory;
    const points = pointsOf(id, usLevel) - pointsOf(id, ussrLevel);
    const net = points + us.battlegrounds - ussr.battlegrounds + us.bordering - ussr.bordering;
    return before && !controlled ? promiseOf(id, us, ussr, net, points) : net;
  }

  influence(side: Side, n: number): number {
    return (side === 'us' ? this.us : this.ussr)[n] ?? 0;
  }

  /** What other influence in a country would be worth more, seen from the US. */
  change(n: number, us: number, ussr: number, lens: Lens): number {
    const isBroken = this.keen && this.#control[n] !== 0 && this.#controlOf(n, us, ussr) === 0;
    const gain = this.#changed(n, us, ussr, lens);
    return isBroken ? gain * (brokenShare[(this.#firm[n] ?? 1) - Math.abs(us - ussr) - 1] ?? 1) : gain;
  }

  #changed(n: number, us: number, ussr: number, lens: Lens): number {
    let gain = lens.land * (this.#valueOf(n, us, ussr) - (this.#value[n] ?? 0));
    if (this.keen) {
      gain += this.#opens('us', n, this.us[n] ?? 0, us, lens);
      gain -= this.#opens('ussr', n, this.ussr[n] ?? 0, ussr, lens);
    }
    const before = this.#control[n] ?? 0;
    const after = this.#controlOf(n, us, ussr);
    if (before === after) return gain;
    const region = regionAt[n] ?? 0;
    this.#count(n, before, -1);
    this.#count(n, after, 1);
    gain += (lens.regions[region] ?? 0) * (this.#netOf(region, this.keen) - (this.#promise[region] ?? 0));
    this.#count(n, after, -1);
    this.#count(n, before, 1);
    return gain + lens.southeast * (southeast[n] ?? 0) * (after - before);
  }

  set(n: number, us: number, ussr: number): void {
    this.#open('us', n, this.us[n] ?? 0, -1);
    this.#open('ussr', n, this.ussr[n] ?? 0, -1);
    this.#open('us', n, us, 1);
    this.#open('ussr', n, ussr, 1);
    this.us[n] = us;
    this.ussr[n] = ussr;
    this.#value[n] = this.#valueOf(n, us, ussr);
    const after = this.#controlOf(n, us, ussr);
    const before = this.#control[n] ?? 0;
    if (after === before) return;
    this.#count(n, before, -1);
    this.#count(n, after, 1);
    this.#control[n] = after;
    const region = regionAt[n] ?? 0;
    this.#net[region] = this.#netOf(region, false);
    this.#promise[region] = this.#netOf(region, this.keen);
  }

  /** The points a region (by its number) or Southeast Asia (-1) would bring now. */
  score(region: number): number {
    return region >= 0
      ? (this.#net[region] ?? 0)
      : numbers.reduce((sum, n) => sum + (southeast[n] ?? 0) * (this.#control[n] ?? 0), 0);
  }

  /** The worth of the board, points on the track left out. */
  worth(lens: Lens): number {
    let sum = 0;
    for (let n = 0; n < count; n++) sum += this.#value[n] ?? 0;
    sum *= lens.land;
    for (let region = 0; region < regions.length; region++) {
      sum += (lens.regions[region] ?? 0) * (this.#promise[region] ?? 0);
    }
    if (this.keen) sum += this.#openness('us', lens) - this.#openness('ussr', lens);
    return lens.southeast === 0 ? sum : sum + lens.southeast * this.score(-1);
  }

  /** What the ways of a side into all regions are worth. */
  #openness(side: Side, lens: Lens): number {
    return regions.reduce(
      (sum, _, region) =>
        alwaysOpen[side][region] === true
          ? sum
          : sum + (lens.regions[region] ?? 0) * waysWorth(this.#ways[side][region] ?? 0),
      0,
    );
  }

  /** Where a side may place influence. */
  reach(side: Side): readonly number[] {
    const own = side === 'us' ? this.us : this.ussr;
    return numbers.filter(
      (n) =>
        ((own[n] ?? 0) > 0 || home[side][n] === true || around[n]?.some((near) => (own[near] ?? 0) > 0) === true) &&
        !(side === 'ussr' && regionAt[n] === this.#closed),
    );
  }

  /** By how many points the other side's control makes placing dear: so many cost 2 instead of 1. */
  dear(side: Side, n: number): number {
    if (this.#control[n] !== (side === 'us' ? -1 : 1)) return 0;
    const lead = side === 'us' ? (this.ussr[n] ?? 0) - (this.us[n] ?? 0) : (this.us[n] ?? 0) - (this.ussr[n] ?? 0);
    return lead - (this.#firm[n] ?? 1) + 1;
  }

  /** Countries open to a side's coup that do not end the world. */
  coupTargets(side: Side): readonly number[] {
    if (this.#crisis === side) return [];
    const theirs = side === 'us' ? this.ussr : this.us;
    const closed = closedRegions(this.defcon).map((region) => regions.indexOf(region));
    return numbers.filter(
      (n) =>
        (theirs[n] ?? 0) > 0 &&
        !closed.includes(regionAt[n] ?? 0) &&
        !(this.defcon <= 2 && this.lowersDefcon(side, n)) &&
        !(side === 'ussr' && (this.#shielded[n] === true || (this.#reformer && regionAt[n] === europe))),
    );
  }

  lowersDefcon(side: Side, n: number): boolean {
    return battleground[n] === true && !(side === 'us' && this.#subs);
  }

  /** What a coup's die is worth with so many Operations: what comes off and on, when above 0. */
  coupBase(side: Side, n: number, ops: number): number {
    const bonus = this.#coupBonus[side];
    return ops + bonus.all + (latin[n] === true ? bonus.latin : 0) - 2 * (this.#firm[n] ?? 1);
  }
}
