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
  /** Resolves when nothing that was asked for is still to be done. */
  readonly last: Promise<void>;
  readonly waiting: Set<Waiting>;
}

export class LatestEdits {
  readonly #lines = new Map<string, Line>();

  /**
   * Makes an edit once the one of the same message that is under way is over. What still waits by then is left out where a newer edit
   * shows all that it would; whoever wanted it learns what became of the newer one.
   * @param work runs where it was asked for: whether a rate limit is waited for goes by who asks.
   */
  make(messageId: string, { isWhole }: Pick<Waiting, 'isWhole'>, work: () => Promise<void>): Promise<void> {
    const line = this.#lines.get(messageId);
    const waiting = line?.waiting ?? new Set<Waiting>();
    const mine: Waiting = { isWhole, by: null };
    const replaced = isWhole ? [...waiting] : [...waiting].slice(-1).filter((one) => !one.isWhole);
    const begin = async (): Promise<void> => {
      waiting.delete(mine);
      if (mine.by === null) await work();
    };
    const turn = line === undefined ? begin() : line.last.then(begin);
    if (line !== undefined) waiting.add(mine);
    // Its turn is over first: the newer one waits for it.
    const done = turn.then(() => mine.by ?? undefined);
    const last: Promise<void> = turn
      .catch(() => undefined)
      .then(() => {
        if (this.#lines.get(messageId)?.last === last) this.#lines.delete(messageId);
      });
    this.#lines.set(messageId, { last, waiting });
    for (const one of replaced) one.by ??= done;
    return done;
  }
}
