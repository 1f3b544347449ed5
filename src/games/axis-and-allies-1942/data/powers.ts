// The five powers in the order of their turns, their sides, capitals and money at the start.
import type { Land } from './spaces.js';

export const powers = ['ussr', 'germany', 'uk', 'japan', 'usa'] as const;
export type Power = (typeof powers)[number];

export const sides = ['allies', 'axis'] as const;
export type Side = (typeof sides)[number];

interface PowerFacts {
  readonly side: Side;
  readonly capital: Land;
  /** Money at the start as the rulebook prints it, and as corrected. */
  readonly printed: number;
  readonly corrected: number;
}

export const powerFacts: Readonly<Record<Power, PowerFacts>> = {
  ussr: { side: 'allies', capital: 'russia', printed: 24, corrected: 24 },
  germany: { side: 'axis', capital: 'germany', printed: 40, corrected: 41 },
  uk: { side: 'allies', capital: 'united_kingdom', printed: 30, corrected: 31 },
  japan: { side: 'axis', capital: 'japan', printed: 30, corrected: 30 },
  usa: { side: 'allies', capital: 'eastern_united_states', printed: 42, corrected: 42 },
};

export function isPower(id: string): id is Power {
  return powers.some((one) => one === id);
}

export function sideOf(power: Power): Side {
  return powerFacts[power].side;
}

export function isEnemy(a: Power, b: Power): boolean {
  return sideOf(a) !== sideOf(b);
}

/** The powers of a side in the order of their turns. */
export function powersOf(side: Side): readonly Power[] {
  return powers.filter((power) => sideOf(power) === side);
}
