// Dice whose falls a scenario prescribes.
import { SeededDice } from '../table/dice.js';

/** Rolls and picks come from the lists given while they last, then from the seed. Draws count as usual. */
export class ForcedDice extends SeededDice {
  readonly #rolls: number[];
  readonly #picks: string[];

  constructor(seed: string, draws: number, rolls: readonly number[], picks: readonly string[]) {
    super(seed, draws);
    this.#rolls = [...rolls];
    this.#picks = [...picks];
  }

  /** What has not been used yet. */
  get left(): { readonly rolls: readonly number[]; readonly picks: readonly string[] } {
    return { rolls: [...this.#rolls], picks: [...this.#picks] };
  }

  override roll(sides: number, why: string): number {
    const drawn = super.roll(sides, why);
    const forced = this.#rolls.shift() ?? drawn;
    if (forced < 1 || forced > sides) throw new RangeError(`a die with ${sides} sides cannot show ${forced} (${why})`);
    return forced;
  }

  override pick<T>(list: readonly T[], why: string): T {
    const drawn = super.pick(list, why);
    const forced = list.find((item) => item === this.#picks[0]);
    if (forced === undefined) return drawn;
    this.#picks.shift();
    return forced;
  }
}
