// The five powers in the order of their turns, their sides and money at the start.

export const powers = ['ussr', 'germany', 'uk', 'japan', 'usa'] as const;
export type Power = (typeof powers)[number];

export const sides = ['allies', 'axis'] as const;
export type Side = (typeof sides)[number];

interface PowerFacts {
  readonly side: Side;
  /** Money at the start as the rulebook prints it, and as corrected. */
  readonly printed: number;
  readonly corrected: number;
}

export const powerFacts: Readonly<Record<Power, PowerFacts>> = {
  ussr: { side: 'allies', printed: 24, corrected: 24 },
  germany: { side: 'axis', printed: 40, corrected: 41 },
  uk: { side: 'allies', printed: 30, corrected: 31 },
  japan: { side: 'axis', printed: 30, corrected: 30 },
  usa: { side: 'allies', printed: 42, corrected: 42 },
};

export function isPower(id: string): id is Power {
  return powers.some((one) => one === id);
}

export function sideOf(power: Power): Side {
  return powerFacts[power].side;
}

/** The side a side fights. */
export function enemyOf(side: Side): Side {
  return side === 'axis' ? 'allies' : 'axis';
}

export function isEnemy(a: Power, b: Power): boolean {
  return sideOf(a) !== sideOf(b);
}

/** The powers of a side in the order of their turns. */
export function powersOf(side: Side): readonly Power[] {
  return powers.filter((power) => sideOf(power) === side);
}
