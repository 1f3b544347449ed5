// The board in numbers, for a judgement that is asked for thousands of positions: who stands where, what is near, what is in supply.
import { landAndSea, neighbours } from '../rules/board.js';
import { flags, isAmong, isNation, sideOf, type Flag, type Side } from '../data/nations.js';
import { kindAt, spaceIds, spaces, type SpaceId } from '../data/spaces.js';
import { straitIds, straits } from '../data/adjacency.js';
import { ownerOf } from '../data/cards.js';
import { homeNow } from '../rules/homes.js';
import { scoringCards, victoryPoints } from '../rules/scoring.js';
import { lastingOf } from '../rules/status.js';
import { supplied } from '../rules/supply.js';
import type { OpenTable } from '../state.js';

const numberOf: ReadonlyMap<SpaceId, number> = new Map(spaceIds.map((id, n) => [id, n]));

/** The number of a space. */
export function numbered(id: SpaceId): number {
  return numberOf.get(id) ?? 0;
}

/** The space with a number. */
export function spaceAt(n: number): SpaceId {
  return spaceIds[n] ?? 'germany';
}

/** Whether a space, by its number, is land, and whether it has a star. */
export const isLand: readonly boolean[] = spaceIds.map((id) => kindAt(id) === 'army');
export const hasStar: readonly boolean[] = spaceIds.map((id) => spaces[id].star === true);
const starNumbers = spaceIds.flatMap((_, n) => (hasStar[n] === true ? [n] : []));
const plainNear: readonly (readonly number[])[] = spaceIds.map((id) => landAndSea(id).map(numbered));
const atStrait: readonly boolean[] = spaceIds.map((id) =>
  straitIds.some((strait) => (straits[strait].seas as readonly SpaceId[]).includes(id)),
);

const bitOf = Object.fromEntries(flags.map((flag, n) => [flag, 1 << n])) as Readonly<Record<Flag, number>>;
const bitsOf = (side: Side): number =>
  flags.reduce((bits, one) => (sideOf(one) === side ? bits | bitOf[one] : bits), 0);
const sideBits: Readonly<Record<Side, number>> = { axis: bitsOf('axis'), allies: bitsOf('allies') };

type Cards<Op extends Parameters<typeof lastingOf>[1]> = ReturnType<typeof lastingOf<Op>>;

const none: ReadonlySet<number> = new Set();

/** A position seen in numbers. */
export class Sight {
  /** Whose pieces stand in each space, a bit for each. */
  readonly #holders = new Uint8Array(spaceIds.length);
  /** Whether supply is by lines and Status cards alone, as it nearly always is. */
  readonly #isPlain: boolean;
  readonly #denied: Cards<'denySupply'>;
  readonly #sources: Cards<'source'>;
  readonly #chains: Cards<'chain'>;
  /** Cards that supply pieces wherever their lines are. */
  readonly #grants: Cards<'supply'>;
  /** Where cards let an army be recruited instead of built. */
  readonly #recruits: Cards<'recruitInstead'>;
  /** Spaces that cards join to others or part from them. */
  readonly #moved: ReadonlySet<number>;
  readonly #near: Readonly<Record<Side, (readonly number[] | undefined)[]>> = { axis: [], allies: [] };

  constructor(private readonly table: OpenTable) {
    const { pieces, options, truk, airlift } = table;
    let n = 0;
    for (const id of spaceIds) {
      const there = pieces[id];
      let bits = 0;
      for (let at = 0; at < there.length; at++) bits |= bitOf[there[at] ?? 'germany'];
      this.#holders[n++] = bits;
    }
    const moved = [...lastingOf(table, 'joins'), ...lastingOf(table, 'parts')];
    this.#moved = moved.length === 0 ? none : new Set(moved.flatMap((one) => one.step.spaces.map(numbered)));
    this.#isPlain = !(truk || airlift || options.strictNavyChain || options.privateSupplySpaces);
    this.#denied = lastingOf(table, 'denySupply');
    this.#sources = lastingOf(table, 'source');
    this.#chains = lastingOf(table, 'chain');
    this.#grants = lastingOf(table, 'supply');
    this.#recruits = lastingOf(table, 'recruitInstead');
  }

  /** Whether a side has a piece in a space. */
  has(side: Side, space: number): boolean {
    return ((this.#holders[space] ?? 0) & sideBits[side]) !== 0;
  }

  holds(flag: Flag, space: number): boolean {
    return ((this.#holders[space] ?? 0) & bitOf[flag]) !== 0;
  }

  /** Whether several of a side stand in a space. */
  isShared(side: Side, space: number): boolean {
    const there = (this.#holders[space] ?? 0) & sideBits[side];
    return (there & (there - 1)) !== 0;
  }

  /** The spaces somebody has pieces in. */
  held(flag: Flag): readonly number[] {
    const bit = bitOf[flag];
    const found: number[] = [];
    for (let n = 0; n < this.#holders.length; n++) if (((this.#holders[n] ?? 0) & bit) !== 0) found.push(n);
    return found;
  }

  /** The neighbours of a space as a side can use them. */
  near(side: Side, space: number): readonly number[] {
    if (atStrait[space] !== true && !this.#moved.has(space)) return plainNear[space] ?? [];
    return (this.#near[side][space] ??= neighbours(this.table, side, spaceAt(space)).map(numbered));
  }

  /** Which of the spaces with somebody's pieces are in supply. */
  fed(flag: Flag, held: readonly number[]): Uint8Array {
    const fed = new Uint8Array(spaceIds.length);
    if (!this.#isPlain) {
      for (const id of supplied(this.table, flag)) fed[numbered(id)] = 1;
      return fed;
    }
    const side = sideOf(flag);
    const links = this.#linksOf(flag);
    const reached = new Uint8Array(spaceIds.length);
    const edge = held.filter((n) => this.#isSource(flag, n));
    for (const n of edge) reached[n] = 1;
    for (let space = edge.pop(); space !== undefined; space = edge.pop()) {
      for (const next of this.near(side, space)) {
        if (reached[next] === 1 || ((this.#holders[next] ?? 0) & links) === 0) continue;
        reached[next] = 1;
        edge.push(next);
      }
    }
    // A line runs through navies without a port as well, but they are not in supply.
    for (const n of held) if (reached[n] === 1 && this.canStand(side, n)) fed[n] = 1;
    if (this.#grants.length > 0) for (const n of held) if (this.#isGranted(flag, n)) fed[n] = 1;
    return fed;
  }

  /** Whose pieces carry somebody's lines. */
  #linksOf(flag: Flag): number {
    const chain = this.#chains.find(({ step }) => step.flags.includes(flag))?.step.flags ?? [flag];
    return chain.reduce((bits, one) => bits | bitOf[one], 0);
  }

  /** Whether a space that somebody has a piece in supplies it, and gives points. */
  #isSource(flag: Flag, space: number): boolean {
    if (this.#denied.length + this.#sources.length === 0) return hasStar[space] === true;
    const id = spaceIds[space];
    return (
      (hasStar[space] === true || this.#sources.some(({ step }) => step.space === id && step.flags.includes(flag))) &&
      !this.#denied.some(({ step }) => step.space === id && step.side === sideOf(flag))
    );
  }

  /** Whether all of somebody's supply comes by its lines, without cards that grant it elsewhere. */
  isByLines(flag: Flag): boolean {
    return this.#isPlain && !this.#grants.some(({ step }) => isAmong(step.nations, flag));
  }

  #isGranted(flag: Flag, space: number): boolean {
    const id = spaceIds[space];
    return this.#grants.some(
      ({ step: { nations, kind, where } }) =>
        isAmong(nations, flag) &&
        (kind === undefined || (kind === 'army') === isLand[space]) &&
        (where === 'any' || (id !== undefined && Array.isArray(where) && where.includes(id))),
    );
  }

  /** Where a nation's Status cards let it place an army that no piece is near to. */
  recruited(flag: Flag): readonly number[] {
    if (this.#recruits.length === 0) return [];
    return this.#recruits.flatMap(({ id, step }) => (ownerOf(id) === flag ? step.where.map(numbered) : []));
  }

  /** Whether a piece of a side placed in a space would not want a port. */
  canStand(side: Side, space: number): boolean {
    return isLand[space] === true || this.#hasPort(side, space);
  }

  #hasPort(side: Side, sea: number): boolean {
    return this.near(side, sea).some((next) => isLand[next] === true && this.has(side, next));
  }

  /** The home of somebody. */
  home(flag: Flag): number {
    return numbered(homeNow(this.table, flag));
  }

  /** All that somebody's Victory step would give now. */
  points(flag: Flag): number {
    if (!this.#isPlain) return victoryPoints(this.table, flag);
    const side = sideOf(flag);
    if (this.has(side === 'axis' ? 'allies' : 'axis', this.home(flag))) return 0;
    let points = 0;
    for (const n of this.#sources.length > 0 ? this.held(flag) : starNumbers) {
      if (!this.holds(flag, n) || !this.#isSource(flag, n)) continue;
      points += ((this.#holders[n] ?? 0) & sideBits[side]) === bitOf[flag] ? 2 : 1;
    }
    if (!isNation(flag) || this.table.status[flag].length === 0) return points;
    return scoringCards(this.table, flag).reduce((sum, { vp }) => sum + vp, points);
  }
}
