// What a side wants in a battle: its order of loss, its submarines, when an attack is broken off. Written as a list of short ids.
import { isSpace, type Space } from '../data/spaces.js';
import { unitTypes, type UnitType } from '../data/units.js';

/** One entry of an order of loss: so many units of a type, all of them for null; or a hit that a battleship takes undamaged. */
type LossEntry = { readonly type: UnitType; readonly count: number | null } | 'freeHit';

/** What submarines do where no enemy destroyer is. */
type SubmarinePolicy = 'usual' | 'submerge' | 'after1' | 'after2' | 'after3' | 'alone';

/** The ships that bombard a coast. */
export const bombardTypes = ['battleship', 'cruiser'] as const;
export type BombardType = (typeof bombardTypes)[number];

/** When an attack is broken off. */
export type RetreatIf =
  | { readonly kind: 'rounds'; readonly count: number }
  | { readonly kind: 'few'; readonly count: number }
  | { readonly kind: 'onlyAir' }
  | { readonly kind: 'odds'; readonly percent: number };

/** The orders of a side for a battle. */
export interface BattleOrders {
  readonly loss: readonly LossEntry[];
  /** How many of a type are given up last of all. */
  readonly keep: Readonly<Partial<Record<UnitType, number>>>;
  readonly submarines: SubmarinePolicy;
  /** So many submarines go under as soon as they can, whatever the others do. */
  readonly dives: number;
  /** One land unit that can capture outlives the aircraft. */
  readonly keepCapturer: boolean;
  readonly bombards: boolean;
  /** How many ships of a type bombard; as many as may where none are named. */
  readonly battery: Readonly<Partial<Record<BombardType, number>>>;
  readonly retreatIf: readonly RetreatIf[];
  readonly retreatTo: Space | null;
  /** Every loss that leaves a choice is asked for. */
  readonly asks: boolean;
}

/** The orders of a side that has given none. */
export const usualOrders: BattleOrders = {
  loss: [],
  keep: {},
  submarines: 'usual',
  dives: 0,
  keepCapturer: false,
  bombards: true,
  battery: {},
  retreatIf: [],
  retreatTo: null,
  asks: false,
};

export const submarineWays = ['submerge', 'after1', 'after2', 'after3', 'alone'] as const;
export const retreatWays = [
  'round1',
  'round2',
  'round3',
  'few1',
  'few2',
  'few4',
  'onlyAir',
  'odds20',
  'odds40',
  'odds60',
] as const;
export type RetreatWay = (typeof retreatWays)[number];

/** The ids of a list by what they are about. */
export const orderId = {
  lose: (type: UnitType): string => `lose:${type}`,
  keep: (type: UnitType): string => `keep:${type}`,
  submarines: (way: (typeof submarineWays)[number]): string => `subs:${way}`,
  retreat: (way: RetreatWay): string => `retreat:${way}`,
  to: (space: Space): string => `to:${space}`,
  bombards: (type: BombardType): string => `fire:${type}`,
  dives: 'dive',
  freeHit: 'freeHit',
  capturer: 'capturer',
  noBombardment: 'noBombardment',
  asks: 'asks',
} as const;

/** The orders that a list of ids stands for; an id that means nothing here is left out. */
export function battleOrdersOf(ids: readonly string[]): BattleOrders {
  const retreatTo = valueOf(ids, 'to');
  return {
    loss: lossOf(ids),
    keep: Object.fromEntries(
      unitTypes.flatMap((type) => {
        const count = ids.filter((id) => id === orderId.keep(type)).length;
        return count === 0 ? [] : [[type, count]];
      }),
    ),
    submarines: submarineWays.find((way) => ids.includes(orderId.submarines(way))) ?? 'usual',
    dives: ids.filter((id) => id === orderId.dives).length,
    keepCapturer: ids.includes(orderId.capturer),
    bombards: !ids.includes(orderId.noBombardment),
    battery: Object.fromEntries(
      bombardTypes.flatMap((type) => {
        const count = ids.filter((id) => id === orderId.bombards(type)).length;
        return count === 0 ? [] : [[type, count]];
      }),
    ),
    retreatIf: retreatWays.filter((way) => ids.includes(orderId.retreat(way))).map(retreatIfOf),
    retreatTo: retreatTo !== undefined && isSpace(retreatTo) ? retreatTo : null,
    asks: ids.includes(orderId.asks),
  };
}

function valueOf(ids: readonly string[], kind: string): string | undefined {
  return ids.find((id) => id.startsWith(`${kind}:`))?.slice(kind.length + 1);
}

/** A type named once stands for all of it, named several times in a row for so many. */
function lossOf(ids: readonly string[]): readonly LossEntry[] {
  const entries: LossEntry[] = [];
  let before = '';
  for (const id of ids) {
    const last = entries.at(-1);
    const type = unitTypes.find((one) => orderId.lose(one) === id);
    if (id === orderId.freeHit) entries.push('freeHit');
    else if (type !== undefined && id === before && last !== undefined && last !== 'freeHit') {
      entries[entries.length - 1] = { type, count: (last.count ?? 1) + 1 };
    } else if (type !== undefined) entries.push({ type, count: null });
    before = id;
  }
  return entries;
}

function retreatIfOf(way: RetreatWay): RetreatIf {
  if (way === 'onlyAir') return { kind: 'onlyAir' };
  const number = Number(/\d+/u.exec(way)?.[0]);
  if (way.startsWith('round')) return { kind: 'rounds', count: number };
  return way.startsWith('few') ? { kind: 'few', count: number } : { kind: 'odds', percent: number };
}

/** What submarines see before a round. */
export interface Depths {
  readonly round: number;
  /** Enemy ships are there. */
  readonly hasPrey: boolean;
  /** Nothing else of their side fights. */
  readonly isAlone: boolean;
}

/**
 * How many of some submarines go under before a round: nothing to strike, or their orders say so.
 * @param at what they see, and how many of them have gone under already.
 */
export function divers(
  { submarines, dives }: BattleOrders,
  count: number,
  at: Depths & { readonly under: number },
): number {
  return submerges(submarines, at) ? count : Math.min(count, Math.max(0, dives - at.under));
}

function submerges(policy: SubmarinePolicy, at: Depths): boolean {
  switch (policy) {
    case 'usual':
      return !at.hasPrey;
    case 'submerge':
      return true;
    case 'alone':
      return at.isAlone;
    case 'after1':
    case 'after2':
    case 'after3':
      return at.round > Number(policy.slice(-1));
  }
}
