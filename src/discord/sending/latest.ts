// Edits of one message one after another, of which those that wait make room for the newest: Discord allows a few in a moment.

/** An edit that waits for those before it. */
interface Waiting {
  /** It replaces all the message shows, pictures as well. */
  readonly isWhole: boolean;
  /** The newer edit that is made in its place. */
  by: Promise<void> | null;
}

/** The edits of one message that are not over. */
interface Line {
  /** Resolves when nothing that was asked for is still to be done; null while nothing has been. */
  free: Promise<void> | null;
  waiting: readonly Waiting[];
}

export class LatestEdits {
  readonly #lines = new Map<string, Line>();

  /**
   * Makes an edit once the one of the same message that is under way is over. What still waits by then is left out where a newer edit
   * shows all that it would; whoever wanted it learns what became of the newer one.
   * @param work runs where it was asked for: whether a rate limit is waited for goes by who asks.
   */
  make(messageId: string, { isWhole }: Pick<Waiting, 'isWhole'>, work: () => Promise<void>): Promise<void> {
    const known = this.#lines.get(messageId);
    const line: Line = known ?? { free: null, waiting: [] };
    if (known === undefined) this.#lines.set(messageId, line);
    const mine: Waiting = { isWhole, by: null };
    const replaced = isWhole ? line.waiting : line.waiting.slice(-1).filter((one) => !one.isWhole);
    const before = line.free;
    let end = (): void => undefined;
    const free = new Promise<void>((resolve) => {
      end = resolve;
    });
    line.free = free;
    if (before !== null) line.waiting = [...line.waiting, mine];
    const done = this.#inTurn(line, mine, before, work, () => {
      end();
      if (line.free === free) this.#lines.delete(messageId);
    });
    for (const one of replaced) one.by ??= done;
    return done;
  }

  async #inTurn(
    line: Line,
    mine: Waiting,
    before: Promise<void> | null,
    work: () => Promise<void>,
    release: () => void,
  ): Promise<void> {
    if (before !== null) await before;
    line.waiting = line.waiting.filter((one) => one !== mine);
    const { by } = mine;
    try {
      if (by === null) await work();
    } finally {
      release();
    }
    // Its turn is over first: the newer one waits for it.
    if (by !== null) await by;
  }
}
