// Snowflake ids of the local Discord: ordered, unique, and carrying their moment of creation as Discord's do.
const EPOCH = 1_420_070_400_000n;
const YEAR = 365n * 24n * 3_600_000n;

/** The moment (milliseconds) an id was made at. */
export function idTime(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** Hands out ids that never repeat and never go back, even when the clock does. */
export class Ids {
  #last: bigint;

  constructor(
    private readonly now: () => number,
    last = '0',
  ) {
    this.#last = BigInt(last);
  }

  get last(): string {
    return this.#last.toString();
  }

  /** An id of a year ago, so many milliseconds after the year's first. */
  past(milliseconds: number): string {
    return ((BigInt(Math.floor(this.now())) - EPOCH - YEAR + BigInt(milliseconds)) << 22n).toString();
  }

  next(): string {
    const age = BigInt(Math.floor(this.now())) - EPOCH;
    const fresh = (age > 0n ? age : 0n) << 22n;
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return this.#last.toString();
  }
}
