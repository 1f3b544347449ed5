// Odds from many battles fought in numbers alone: submarines, aircraft and destroyers as the rules have them.
import { unitFacts, unitTypes } from '../../data/units.js';
import { divers } from '../battle-orders.js';
import type { Contest, Loss, Party } from './contest.js';
import { breaksOff } from './exact.js';
import { type Odds, Tally } from './tally.js';

/** Battles longer than this do not end. */
const mostRounds = 100;

/** Facts of the unit types by number; a first hit on a battleship is a type of its own that never fires. */
const freeHit = unitTypes.length;
const submarine = unitTypes.indexOf('submarine');
const transport = unitTypes.indexOf('transport');
const destroyer = unitTypes.indexOf('destroyer');
const infantry = unitTypes.indexOf('infantry');
const artillery = unitTypes.indexOf('artillery');
const aaa = unitTypes.indexOf('aaa');
const attackValues = Uint8Array.from([...unitTypes.map((type) => unitFacts[type].attack), 0]);
const defenseValues = Uint8Array.from([...unitTypes.map((type) => unitFacts[type].defense), 0]);
const isAir = [...unitTypes.map((type) => unitFacts[type].domain === 'air'), false];
const isShip = [...unitTypes.map((type) => unitFacts[type].domain === 'sea'), true];

/** Dice that are always the same for the same number of battles: odds are no secret and no chance. */
class QuickDice {
  #state = 0x9e3779b9;

  /** A die from 1 to 6. */
  roll(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return ((state >>> 0) % 6) + 1;
  }
}

/** What a side has left in the order of loss, and the submarines that have gone under; all by place in its order. */
interface Side {
  /** Places that are left, those to be given up first at the front. */
  left: number[];
  under: number[];
  /** The type at each place. */
  readonly types: readonly number[];
  readonly values: Uint8Array;
  readonly isAttack: boolean;
  readonly party: Party;
}

/** Hits by what scored them. */
interface Hits {
  sub: number;
  air: number;
  free: number;
}

function sideOf(party: Party, isAttack: boolean): Side {
  const types = party.losses.map(({ type, kills }) => (kills ? unitTypes.indexOf(type) : freeHit));
  const values = isAttack ? attackValues : defenseValues;
  return { left: types.map((_, at) => at), under: [], types, values, isAttack, party };
}

/** Fights a contest so many times. */
export function simulatedOdds(contest: Contest, battles: number): Odds {
  const dice = new QuickDice();
  const tally = new Tally();
  for (let n = 0; n < battles; n++) fight(contest, dice, tally, 1 / battles);
  return tally.odds(false);
}

function fight(contest: Contest, dice: QuickDice, tally: Tally, weight: number): void {
  let down = 0;
  for (let n = 0; n < contest.shots; n++) if (dice.roll() === 1) down += 1;
  const attack = sideOf(contest.afterFlak[down] ?? contest.attack, true);
  const defense = sideOf(contest.defense, false);
  let strip = 0;
  for (const value of contest.bombardment) if (dice.roll() <= value) strip += 1;
  const { orders } = contest.attack;
  let broke = false;
  for (let round = contest.round + 1; round <= mostRounds; round++) {
    sinkDefenceless(attack, defense);
    if (attack.left.length === 0 || defense.left.length === 0) break;
    if (!canHit(attack, attack.left, defense, defense.left) && !canHit(defense, defense.left, attack, attack.left))
      break;
    if (orders.retreatIf.length > 0 && round > 1) {
      const due = orders.retreatIf.some((one) => one.kind === 'rounds' && round > one.count);
      broke = due || breaksOff(fighting(attack), orders);
      if (broke) break;
    }
    fightRound(contest, attack, defense, { round, strip, dice });
    strip = 0;
  }
  const attackers = lossesOf(attack);
  const defenders = lossesOf(defense);
  const swing = worth(contest.defense.losses) - worth(defenders) - (worth(contest.attack.losses) - worth(attackers));
  tally.add(weight, attackers, defenders, swing, broke && defenders.length > 0);
}

function worth(losses: readonly Loss[]): number {
  let sum = 0;
  for (const loss of losses) sum += loss.worth;
  return sum;
}

function lossesOf({ left, under, party }: Side): readonly Loss[] {
  return [...left, ...under].flatMap((at) => party.losses[at] ?? []);
}

function fighting(side: Side): readonly Loss[] {
  return lossesOf({ ...side, under: [] }).filter(({ type, kills }) => kills && type !== 'transport');
}

function typeAt(side: Side, at: number): number {
  return side.types[at] ?? freeHit;
}

function hasType(side: Side, type: number): boolean {
  for (const at of side.left) if (side.types[at] === type) return true;
  return false;
}

function isHelpless(type: number): boolean {
  return type === transport || type === aaa;
}

/** Transports, or guns on land, that nobody protects any more. */
function sinkDefenceless(attack: Side, defense: Side): void {
  const prey = defense.left.filter((at) => isHelpless(typeAt(defense, at)));
  if (prey.length > 0) {
    const hits = canHit(defense, defense.left, attack, attack.left);
    const able = defense.left.some(
      (at) => !isHelpless(typeAt(defense, at)) && (hits || canHit(attack, attack.left, defense, [at])),
    );
    if (!able && canHit(attack, attack.left, defense, prey)) {
      defense.left = defense.left.filter((at) => !isHelpless(typeAt(defense, at)));
    }
  }
  const isLost = attack.left.every((at) => isHelpless(typeAt(attack, at)));
  if (isLost && canHit(defense, defense.left, attack, attack.left)) attack.left = [];
}

function canHit(by: Side, from: readonly number[], on: Side, targets: readonly number[]): boolean {
  const destroyers = hasType(by, destroyer);
  for (const at of from) {
    const type = typeAt(by, at);
    if ((by.values[type] ?? 0) === 0) continue;
    for (const target of targets) if (canTake(type, destroyers, typeAt(on, target))) return true;
  }
  return false;
}

function canTake(by: number, hasDestroyers: boolean, target: number): boolean {
  if (by === submarine) return isShip[target] === true;
  return target !== submarine || hasDestroyers || isAir[by] !== true;
}

interface At {
  readonly round: number;
  /** Hits of a bombardment: what they fall on fires once more. */
  readonly strip: number;
  readonly dice: QuickDice;
}

function fightRound(contest: Contest, attack: Side, defense: Side, { round, strip, dice }: At): void {
  const isSea = contest.kind === 'sea';
  const ours = !isSea || hasType(attack, destroyer);
  const theirs = !isSea || hasType(defense, destroyer);
  let first = false;
  let second = false;
  if (isSea && (hasType(attack, submarine) || hasType(defense, submarine))) {
    // The attacker decides first, and the defender sees it.
    if (!theirs) dive(attack, hasShips(defense), round);
    if (!ours) dive(defense, hasShips(attack), round);
    first = !theirs;
    second = !ours;
    const out = first ? roll(contest, attack, dice, ours, 'only') : none;
    const back = second ? roll(contest, defense, dice, theirs, 'only') : none;
    defense.left = after(defense, defense.left, out);
    attack.left = after(attack, attack.left, back);
  }
  const out = roll(contest, attack, dice, ours, first ? 'not' : 'too');
  // What was hit in this step or by bombardment fires before it goes.
  const back = roll(contest, defense, dice, theirs, second ? 'not' : 'too');
  defense.left = after(defense, strip === 0 ? defense.left : defense.left.slice(strip), out);
  attack.left = after(attack, attack.left, back);
}

const none: Readonly<Hits> = { sub: 0, air: 0, free: 0 };

function hasShips(side: Side): boolean {
  for (const at of side.left) if (isShip[typeAt(side, at)] === true) return true;
  return false;
}

/** Takes submarines under that do not stay. */
function dive(side: Side, hasPrey: boolean, round: number): void {
  const subs = side.left.filter((at) => typeAt(side, at) === submarine);
  if (subs.length === 0) return;
  const isAlone = side.left.every((at) => typeAt(side, at) === submarine || typeAt(side, at) === transport);
  const at = { round, hasPrey, isAlone, under: side.under.length };
  const down = subs.slice(0, divers(side.party.orders, subs.length, at));
  if (down.length === 0) return;
  side.under.push(...down);
  side.left = side.left.filter((one) => !down.includes(one));
}

function roll(
  contest: Contest,
  side: Side,
  dice: QuickDice,
  hasDestroyers: boolean,
  subs: 'only' | 'not' | 'too',
): Hits {
  const hits: Hits = { sub: 0, air: 0, free: 0 };
  let support = 0;
  if (side.isAttack) for (const at of side.left) if (side.types[at] === artillery) support += 1;
  for (const at of side.left) {
    const type = typeAt(side, at);
    if (type === submarine ? subs === 'not' : subs === 'only') continue;
    let value = side.values[type] ?? 0;
    if (value === 0) continue;
    if (type === infantry && support > 0) {
      value = 2;
      support -= 1;
    }
    const scored = contest.isLowLuck ? value : Number(dice.roll() <= value);
    if (type === submarine) hits.sub += scored;
    else if (isAir[type] === true && !hasDestroyers) hits.air += scored;
    else hits.free += scored;
  }
  return contest.isLowLuck ? lowLuck(hits, dice) : hits;
}

/** Values summed for each kind of hit: six are a hit, and one die decides on the rest. */
function lowLuck(sums: Hits, dice: QuickDice): Hits {
  const of = (sum: number): number => Math.floor(sum / 6) + (sum % 6 > 0 && dice.roll() <= sum % 6 ? 1 : 0);
  return { sub: of(sums.sub), air: of(sums.air), free: of(sums.free) };
}

/** What is left after hits: as many as can be placed fall on what is next in the order. */
function after(side: Side, left: number[], { sub, air, free }: Readonly<Hits>): number[] {
  const total = sub + air + free;
  if (total === 0) return left;
  if (sub === 0 && air === 0) return left.slice(total);
  let below = 0;
  let above = 0;
  let taken = 0;
  const kept: number[] = [];
  const ships: number[] = [];
  for (const at of left) {
    const type = typeAt(side, at);
    if (type === transport) {
      ships.push(at);
      continue;
    }
    const more = { below: below + Number(type === submarine), above: above + Number(isAir[type] === true) };
    const special = Math.max(0, more.below - sub) + Math.max(0, more.above - air);
    if (special <= free && taken < total) {
      taken += 1;
      ({ below, above } = more);
    } else kept.push(at);
  }
  return [...kept, ...ships.slice(total - taken)];
}
