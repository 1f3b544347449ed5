// Endings of a battle gathered to odds, each with its weight.
import type { Loss } from './contest.js';
import { unitFacts } from '../../data/units.js';

/** What comes of a battle, on average. */
export interface Odds {
  /** Chances from 0 to 1; an attack that is broken off is not won. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** A land unit is left that takes the territory. */
  readonly take: number;
  /** Units left on average. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
  /** Money of units the defender loses less what the attacker loses. */
  readonly swing: number;
  /** How likely so many units are left: attackers above nothing, defenders below. */
  readonly spread: ReadonlyMap<number, number>;
  readonly isExact: boolean;
}

/** Gathers endings. */
export class Tally {
  #win = 0;
  #draw = 0;
  #loss = 0;
  #take = 0;
  #attackersLeft = 0;
  #defendersLeft = 0;
  #swing = 0;
  readonly #spread = new Map<number, number>();

  /**
   * Notes an ending.
   * @param broke whether the attacker broke off.
   */
  add(weight: number, attack: readonly Loss[], defense: readonly Loss[], swing: number, broke: boolean): void {
    if (weight === 0) return;
    const left = units(attack);
    const held = units(defense);
    // Where both are left and nobody has broken off, neither could hit the other.
    if (held > 0 === left > 0 && !broke) this.#draw += weight;
    else if (held > 0) this.#loss += weight;
    else this.#win += weight;
    if (!broke && held === 0 && attack.some(({ type }) => canTake(type))) this.#take += weight;
    this.#attackersLeft += weight * left;
    this.#defendersLeft += weight * held;
    this.#swing += weight * swing;
    const at = held > 0 ? -held : left;
    this.#spread.set(at, (this.#spread.get(at) ?? 0) + weight);
  }

  odds(isExact: boolean): Odds {
    return {
      win: this.#win,
      draw: this.#draw,
      loss: this.#loss,
      take: this.#take,
      attackersLeft: this.#attackersLeft,
      defendersLeft: this.#defendersLeft,
      swing: this.#swing,
      spread: new Map([...this.#spread].sort(([a], [b]) => a - b)),
      isExact,
    };
  }
}

function units(losses: readonly Loss[]): number {
  return losses.reduce((sum, { kills }) => sum + Number(kills), 0);
}

function canTake(type: Loss['type']): boolean {
  return unitFacts[type].domain === 'land' && type !== 'aaa';
}
