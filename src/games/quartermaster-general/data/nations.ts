// The six nations in the order of their turns, their sides and pieces.

export const nations = ['germany', 'united-kingdom', 'japan', 'soviet-union', 'italy', 'united-states'] as const;
export type Nation = (typeof nations)[number];

export const sides = ['axis', 'allies'] as const;
export type Side = (typeof sides)[number];

export const kinds = ['army', 'navy'] as const;
export type Kind = (typeof kinds)[number];

interface NationFacts {
  readonly side: Side;
  /** How many pieces of each kind there are: a hard limit. */
  readonly army: number;
  readonly navy: number;
}

export const nationFacts: Readonly<Record<Nation, NationFacts>> = {
  germany: { side: 'axis', army: 7, navy: 3 },
  'united-kingdom': { side: 'allies', army: 5, navy: 5 },
  japan: { side: 'axis', army: 5, navy: 5 },
  'soviet-union': { side: 'allies', army: 7, navy: 1 },
  italy: { side: 'axis', army: 4, navy: 3 },
  'united-states': { side: 'allies', army: 5, navy: 6 },
};

/** Whether an id is a nation's. */
export function isNation(id: string): id is Nation {
  return nations.some((one) => one === id);
}

export function sideOf(nation: Nation): Side {
  return nationFacts[nation].side;
}

/** The nations of a side in the order of their turns. */
export function nationsOf(side: Side): readonly Nation[] {
  return nations.filter((nation) => sideOf(nation) === side);
}

export function opponent(side: Side): Side {
  return side === 'axis' ? 'allies' : 'axis';
}
