// The board as a side looks at it while it thinks: what a change of influence in one country would gain.
import type { CountryId } from '../data/countries.js';
import type { Side } from '../data/terms.js';
import type { TwilightState } from '../state.js';
import { lensOf, placeOf, Sketch, type Lens } from './sketch.js';
import type { Weights } from './weights.js';

const sign = { us: 1, ussr: -1 } as const satisfies Record<Side, number>;

/** Points more or fewer of each side in a country. */
type Change = Readonly<Partial<Record<Side, number>>>;

/** A sketch of a position with the eyes of one side. */
export class Board {
  readonly #sketch: Sketch;
  readonly #lens: Lens;

  constructor(
    state: TwilightState,
    private readonly side: Side,
    weights: Weights,
  ) {
    this.#sketch = new Sketch(state, weights.keen);
    this.#lens = lensOf(weights);
  }

  /** What a side has in a country. */
  influence(side: Side, id: CountryId): number {
    return this.#sketch.influence(side, placeOf(id));
  }

  /** The gain when a country's influence changes by so much. */
  gain(id: CountryId, change: Change): number {
    return sign[this.side] * this.#sketch.change(placeOf(id), ...this.#after(id, change), this.#lens);
  }

  /** Lets it change. */
  change(id: CountryId, change: Change): void {
    this.#sketch.set(placeOf(id), ...this.#after(id, change));
  }

  #after(id: CountryId, { us = 0, ussr = 0 }: Change): readonly [us: number, ussr: number] {
    return [Math.max(0, this.influence('us', id) + us), Math.max(0, this.influence('ussr', id) + ussr)];
  }
}
