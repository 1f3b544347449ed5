// Chance that can be repeated, and quick: what a game's dice prove costs too much a million times over.

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mix = this.#state;
    mix = Math.imul(mix ^ (mix >>> 15), mix | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below this. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const [picked] = list.slice(this.below(list.length));
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  }
}
