// Whether Discord answers requests: lost when one could not be made, found again by asking for something small until it is given.

const askMs = 5_000;

export class Reach {
  #timer: NodeJS.Timeout | null = null;

  /** @param ask makes a small request; it fails while Discord cannot be reached. */
  constructor(private readonly ask: () => Promise<unknown>) {}

  get isUp(): boolean {
    return this.#timer === null;
  }

  /** A request could not be made. */
  lost(): void {
    this.#timer ??= this.#later();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => {
      this.ask().then(
        () => {
          this.#timer = null;
        },
        () => {
          if (this.#timer !== null) this.#timer = this.#later();
        },
      );
    }, askMs).unref();
  }
}
