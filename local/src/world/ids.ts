// Snowflake ids of the local Discord: ordered, unique, and carrying their moment of creation as Discord's do.
const EPOCH = 1_420_070_400_000n;
/** The first moment of 2020, in milliseconds since Discord's epoch. */
const PAST = 1_577_836_800_000n - EPOCH;

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

  /** An id of so many milliseconds after the first moment of 2020, whatever the clock says. */
  past(milliseconds: number): string {
    return ((PAST + BigInt(milliseconds)) << 22n).toString();
  }

  next(): string {
    const age = BigInt(Math.floor(this.now())) - EPOCH;
    const fresh = (age > 0n ? age : 0n) << 22n;
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return this.#last.toString();
  }
}
