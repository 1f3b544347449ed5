// Lets those who want to change one game wait for each other in the program, so that waiting holds no connection to the database.

/**
 * A line for each game. The game's row stays what keeps changes apart, among programs too: a line only spares the database those
 * who could not go on anyway.
 */
export class GameQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  /** @param longestMs after so long the next one goes on: the transaction before it has been ended by then. */
  constructor(private readonly longestMs: number) {}

  /**
   * Runs work when all that came before it for the same game has ended, however it ended; other games are not waited for.
   * Work must not wait for more work on its own game.
   */
  run<T>(gameId: number, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(gameId) ?? Promise.resolve()).then(work);
    const over = this.#endOf(done).then(() => {
      if (this.#last.get(gameId) === over) this.#last.delete(gameId);
    });
    this.#last.set(gameId, over);
    return done;
  }

  /**
   * How many games have somebody at work.
   * @internal
   */
  get size(): number {
    return this.#last.size;
  }

  #endOf(done: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      const tooLong = setTimeout(resolve, this.longestMs).unref();
      const end = (): void => {
        clearTimeout(tooLong);
        resolve();
      };
      done.then(end, end);
    });
  }
}
