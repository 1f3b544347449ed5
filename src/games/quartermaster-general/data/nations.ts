// The six nations in the order of their turns, France and China that act with two of them, their sides and pieces.

export const nations = ['germany', 'united-kingdom', 'japan', 'soviet-union', 'italy', 'united-states'] as const;
export type Nation = (typeof nations)[number];

/** Allied nations of Total War with pieces and a home of their own, but without cards and turns. */
export const minors = ['france', 'china'] as const;
export type Minor = (typeof minors)[number];

/** All whose pieces stand on the board. */
export const flags = [...nations, ...minors] as const;
export type Flag = (typeof flags)[number];

export const sides = ['axis', 'allies'] as const;
export type Side = (typeof sides)[number];

export const kinds = ['army', 'navy'] as const;
export type Kind = (typeof kinds)[number];

interface FlagFacts {
  readonly side: Side;
  /** How many pieces of each kind there are: a hard limit. */
  readonly army: number;
  readonly navy: number;
  /** Air Forces, in Total War alone. */
  readonly air: number;
}

export const flagFacts: Readonly<Record<Flag, FlagFacts>> = {
  germany: { side: 'axis', army: 7, navy: 3, air: 2 },
  'united-kingdom': { side: 'allies', army: 5, navy: 5, air: 2 },
  japan: { side: 'axis', army: 5, navy: 5, air: 2 },
  'soviet-union': { side: 'allies', army: 7, navy: 1, air: 1 },
  italy: { side: 'axis', army: 4, navy: 3, air: 1 },
  'united-states': { side: 'allies', army: 5, navy: 6, air: 3 },
  france: { side: 'allies', army: 3, navy: 2, air: 1 },
  china: { side: 'allies', army: 2, navy: 0, air: 1 },
};

/** Whether an id is a nation's. */
export function isNation(id: string): id is Nation {
  return nations.some((one) => one === id);
}

/** Whether an id is one of those whose pieces stand on the board. */
export function isFlag(id: string): id is Flag {
  return flags.some((one) => one === id);
}

export function sideOf(flag: Flag): Side {
  return flagFacts[flag].side;
}

/** The nations of a side in the order of their turns. */
export function nationsOf(side: Side): readonly Nation[] {
  return nations.filter((nation) => sideOf(nation) === side);
}

/** Which of France and China acts with a nation. */
export function wardOf(nation: Nation): Minor | undefined {
  if (nation === 'united-kingdom') return 'france';
  return nation === 'united-states' ? 'china' : undefined;
}

/** Who decides for whoever owns a piece: the nation itself, or the one it acts with. */
export function keeperOf(flag: Flag): Nation {
  if (flag === 'france') return 'united-kingdom';
  return flag === 'china' ? 'united-states' : flag;
}

const allies = nationsOf('allies');

/** Whether a list that a card gives means somebody: all three Allied nations together stand for their whole side. */
export function isAmong(list: readonly Flag[], flag: Flag): boolean {
  return list.includes(flag) || (sideOf(flag) === 'allies' && allies.every((one) => list.includes(one)));
}

export function opponent(side: Side): Side {
  return side === 'axis' ? 'allies' : 'axis';
}
