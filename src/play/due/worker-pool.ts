// A worker pool for one kind of work: so many at a time, each taking the next piece as soon as its own is done.
import { reasonOf } from '../../store/errors.js';

export interface PoolPlan<T> {
  /** How many pieces are taken up at the same time, asked before more is. */
  readonly size: () => number;
  /** More is looked for only while there is room for so many: where looking is dear, and pieces are many; one when left out. */
  readonly least?: number;
  /** Takes up to so many pieces that nobody else gets; fewer or none only when there are no more. */
  claim(limit: number): Promise<readonly T[]>;
  /** Does one piece; a failure is told by `run` and does not stop the others. */
  work(piece: T): Promise<void>;
}

/** Works until nothing is left to claim. One slow piece holds up nobody but its own worker. */
export class WorkerPool<T> {
  readonly #inHand = new Map<T, Promise<void>>();
  #claiming: Promise<void> | null = null;
  #again = false;
  #closed = false;
  #done = 0;
  readonly #failures: Error[] = [];

  constructor(private readonly plan: PoolPlan<T>) {}

  /** The pieces being worked on just now. */
  get inHand(): readonly T[] {
    return [...this.#inHand.keys()];
  }

  /**
   * Looks for work at once, whatever is in hand.
   * @returns how many pieces were done until nothing more was to be had and nobody was at work.
   * @throws what claiming throws, while the pieces in hand go on; and in the end the first failure of a piece.
   */
  async run(): Promise<number> {
    const before = this.#done;
    await this.look();
    while (this.#inHand.size > 0) {
      await Promise.race(this.#inHand.values());
      // Whoever has ended has begun to look for more.
      await this.#claiming;
    }
    const [failure] = this.#failures.splice(0);
    if (failure !== undefined) throw failure;
    return this.#done - before;
  }

  /** Takes nothing more and waits for what is in hand. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled([this.#claiming, ...this.#inHand.values()]);
    await Promise.allSettled(this.#inHand.values());
  }

  /**
   * Looks for work and returns once it has been taken up; asked for during another look, it is made after that.
   * @throws what claiming throws.
   */
  look(): Promise<void> {
    if (this.#claiming !== null) this.#again = true;
    this.#claiming ??= this.#fill().finally(() => {
      this.#claiming = null;
    });
    return this.#claiming;
  }

  async #fill(): Promise<void> {
    const { size, least = 1 } = this.plan;
    do {
      this.#again = false;
      while (!this.#closed && size() - this.#inHand.size >= least) {
        const room = size() - this.#inHand.size;
        const pieces = await this.plan.claim(room);
        for (const piece of pieces) this.#start(piece);
        // There is no more to be had just now.
        if (pieces.length < room) break;
      }
    } while (this.#isWanted());
  }

  #start(piece: T): void {
    const ended = this.plan
      .work(piece)
      .catch((error: unknown) => {
        this.#failures.push(error instanceof Error ? error : new Error(reasonOf(error)));
      })
      .then(() => {
        this.#inHand.delete(piece);
        this.#done += 1;
        // Whoever waits in `run` hears of a claim that fails; the next run tries again.
        this.look().catch(() => undefined);
      });
    this.#inHand.set(piece, ended);
  }

  #isWanted(): boolean {
    return this.#again && !this.#closed;
  }
}
