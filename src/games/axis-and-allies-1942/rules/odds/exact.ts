// Exact odds of a battle in which every hit can fall on anything: how far both sides are down their orders of loss says it all.
import { unitFacts } from '../../data/units.js';
import type { BattleOrders } from '../battle-orders.js';
import { valueIn, type Contest, type Loss, type Party } from './contest.js';
import { type Odds, Tally } from './tally.js';

/** How likely each number of hits is. */
type Chances = Float64Array;

const sureMiss: Chances = Float64Array.of(1);

/** Works out the odds of a contest. */
export function exactOdds(contest: Contest): Odds {
  const tally = new Tally();
  contest.afterFlak.forEach((party, down) => {
    const weight = binomial(contest.shots, down);
    if (weight > 0) new Course(contest, party, tally).run(weight, worthLost(contest.attack.losses, party.losses));
  });
  return tally.odds(true);
}

function worthLost(before: readonly Loss[], after: readonly Loss[]): number {
  return worthOf(before) - worthOf(after);
}

function worthOf(losses: readonly Loss[]): number {
  return losses.reduce((sum, { worth }) => sum + worth, 0);
}

function binomial(shots: number, hits: number): number {
  let ways = 1;
  for (let n = 0; n < hits; n++) ways = (ways * (shots - n)) / (n + 1);
  return ways * (1 / 6) ** hits * (5 / 6) ** (shots - hits);
}

/** All ways a battle can go, from two orders of loss: a place for each number of losses of either side. */
class Course {
  readonly #attack: readonly Loss[];
  readonly #defense: readonly Loss[];
  readonly #attackHits: readonly Chances[];
  readonly #defenseHits: readonly Chances[];
  readonly #attackFights: readonly boolean[];
  readonly #defenseFights: readonly boolean[];
  readonly #breaksOff: readonly boolean[];
  readonly #width: number;
  #lostBefore = 0;

  constructor(
    private readonly contest: Contest,
    party: Party,
    private readonly tally: Tally,
  ) {
    const { isLowLuck, defense } = contest;
    this.#attack = party.losses;
    this.#defense = defense.losses;
    this.#width = this.#defense.length + 1;
    const suffixes = (losses: readonly Loss[]): readonly (readonly Loss[])[] =>
      [...losses, null].map((_, lost) => losses.slice(lost));
    const attackers = suffixes(this.#attack);
    const defenders = suffixes(this.#defense);
    this.#attackHits = attackers.map((left) => chancesOf(attackValues(left), isLowLuck));
    this.#defenseHits = defenders.map((left) => chancesOf(defenseValues(left), isLowLuck));
    this.#attackFights = attackers.map((left) => fights(left));
    this.#defenseFights = defenders.map((left) => fights(left));
    this.#breaksOff = attackers.map((left) =>
      breaksOff(
        left.filter(({ type, kills }) => kills && type !== 'transport'),
        contest.attack.orders,
      ),
    );
  }

  run(weight: number, lostBefore: number): void {
    this.#lostBefore = lostBefore;
    let now = this.#places();
    let { round } = this.contest;
    if (this.contest.bombardment.length > 0 && !this.#isOver(0, 0)) {
      this.#bombarded(weight, now);
      round += 1;
    } else now[0] = weight;
    const limit = this.contest.attack.orders.retreatIf.flatMap((one) => (one.kind === 'rounds' ? [one.count] : []));
    const last = Math.min(...limit, Infinity);
    if (last === Infinity) {
      this.#toTheEnd(now, round);
      return;
    }
    for (; round < Math.max(last, 1); round++) now = this.#oneRound(now, round > 0);
    this.#each(now, (lost, fallen, mass) => {
      this.#end(lost, fallen, mass, true);
    });
  }

  #places(): Float64Array {
    return new Float64Array((this.#attack.length + 1) * this.#width);
  }

  #each(places: Float64Array, at: (lost: number, fallen: number, mass: number) => void): void {
    for (const [key, mass] of places.entries()) {
      if (mass > 0) at(Math.floor(key / this.#width), key % this.#width, mass);
    }
  }

  /** The first round behind a bombardment: what it hit still fires. */
  #bombarded(weight: number, into: Float64Array): void {
    chancesOf(this.contest.bombardment, false).forEach((chance, bombs) => {
      this.#spread(0, 0, weight * chance, into, bombs);
    });
  }

  #oneRound(now: Float64Array, mayBreakOff: boolean): Float64Array {
    const next = this.#places();
    this.#each(now, (lost, fallen, mass) => {
      const stays = this.#isOver(lost, fallen) || (mayBreakOff && this.#breaksOff[lost] === true);
      if (stays) next[lost * this.#width + fallen] = (next[lost * this.#width + fallen] ?? 0) + mass;
      else this.#spread(lost, fallen, mass, next);
    });
    return next;
  }

  /** Where a round leads from a place; a bombardment has hit some defenders that fire once more. */
  #spread(lost: number, fallen: number, mass: number, into: Float64Array, bombs = 0): void {
    const out = this.#attackHits[lost] ?? sureMiss;
    const back = this.#defenseHits[fallen] ?? sureMiss;
    const [mostLost, mostFallen] = [this.#attack.length, this.#defense.length];
    for (let losses = 0; losses < back.length; losses++) {
      const row = Math.min(lost + losses, mostLost) * this.#width;
      const part = mass * (back[losses] ?? 0);
      for (let hits = 0; hits < out.length; hits++) {
        const key = row + Math.min(fallen + bombs + hits, mostFallen);
        into[key] = (into[key] ?? 0) + part * (out[hits] ?? 0);
      }
    }
  }

  /** Rounds without a hit change nothing, so each place is left once, in the order of losses. */
  #toTheEnd(mass: Float64Array, round: number): void {
    for (let sum = 0; sum <= this.#attack.length + this.#defense.length; sum++) {
      for (let lost = Math.max(0, sum - this.#defense.length); lost <= Math.min(sum, this.#attack.length); lost++) {
        const fallen = sum - lost;
        const key = lost * this.#width + fallen;
        const here = mass[key] ?? 0;
        if (here === 0) continue;
        const isFirst = sum === 0 && round === 0;
        const broke = !isFirst && this.#breaksOff[lost] === true;
        const still = (this.#attackHits[lost]?.[0] ?? 1) * (this.#defenseHits[fallen]?.[0] ?? 1);
        if (broke || this.#isOver(lost, fallen) || still > 1 - 1e-12) this.#end(lost, fallen, here, broke);
        else this.#spread(lost, fallen, here / (1 - still), mass);
      }
    }
  }

  #isOver(lost: number, fallen: number): boolean {
    return this.#attackFights[lost] !== true || this.#defenseFights[fallen] !== true;
  }

  /** Whoever is left without a unit that fights loses what stands there. */
  #end(lost: number, fallen: number, mass: number, broke: boolean): void {
    let attack = this.#attack.slice(lost);
    let defense = this.#defense.slice(fallen);
    const attacks = attack.some(({ type }) => valueIn(type, 'attack') > 0);
    const defends = defense.some(({ type }) => valueIn(type, 'defense') > 0);
    if (!fights(defense) && attacks) defense = [];
    else if (!fights(attack) && defends && !broke) attack = [];
    const swing =
      worthOf(this.#defense) - worthOf(defense) - (worthOf(this.#attack) - worthOf(attack)) - this.#lostBefore;
    this.tally.add(mass, attack, defense, swing, broke && defense.length > 0);
  }
}

/** Whether a plan has the attack broken off with these units left. */
export function breaksOff(left: readonly Pick<Loss, 'type'>[], { retreatIf }: BattleOrders): boolean {
  return retreatIf.some((one) => {
    if (one.kind === 'few') return left.length <= one.count;
    return one.kind === 'onlyAir' && left.every(({ type }) => unitFacts[type].domain === 'air');
  });
}

/** Whether units are left that keep a battle going: all but transports and guns. */
function fights(losses: readonly Loss[]): boolean {
  return losses.some(({ type, kills }) => kills && type !== 'transport' && type !== 'aaa');
}

function defenseValues(losses: readonly Loss[]): readonly number[] {
  return losses.flatMap(({ type, kills }) => (kills ? [valueIn(type, 'defense')] : []));
}

/** Attack values, infantry beside artillery at two. */
function attackValues(losses: readonly Loss[]): readonly number[] {
  const types = losses.flatMap(({ type, kills }) => (kills ? [type] : []));
  let support = types.filter((type) => type === 'artillery').length;
  return types.map((type) => (type === 'infantry' && support-- > 0 ? 2 : valueIn(type, 'attack')));
}

function chancesOf(values: readonly number[], isLowLuck: boolean): Chances {
  if (isLowLuck) {
    const sum = values.reduce((all, value) => all + value, 0);
    const sure = Math.floor(sum / 6);
    const rest = (sum % 6) / 6;
    return Float64Array.from([...Array.from({ length: sure }, () => 0), 1 - rest, ...(rest === 0 ? [] : [rest])]);
  }
  const shots = values.filter((value) => value > 0);
  const chances = new Float64Array(shots.length + 1);
  chances[0] = 1;
  shots.forEach((value, before) => {
    const hit = value / 6;
    for (let hits = before + 1; hits > 0; hits--) {
      chances[hits] = (chances[hits] ?? 0) * (1 - hit) + (chances[hits - 1] ?? 0) * hit;
    }
    chances[0] = (chances[0] ?? 0) * (1 - hit);
  });
  return chances;
}
