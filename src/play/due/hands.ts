// So many pieces of work at the same time: whoever comes when all hands are full waits in line.

export class Hands {
  #free: number;
  #closed = false;
  readonly #line: ((isMine: boolean) => void)[] = [];

  /** @param count how many there are. */
  constructor(count: number) {
    this.#free = count;
  }

  /**
   * Does a piece of work as soon as a hand is free.
   * @returns what came of it; undefined when there are no hands any more and it was not begun.
   */
  async do<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#closed) return undefined;
    if (this.#free > 0) this.#free -= 1;
    else if (!(await new Promise<boolean>((resolve) => this.#line.push(resolve)))) return undefined;
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#free += 1;
      else next(true);
    }
  }

  /** Begins no more: whoever waits in line is sent away. */
  close(): void {
    this.#closed = true;
    for (const leave of this.#line.splice(0)) leave(false);
  }
}
