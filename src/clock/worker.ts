// One kind of work that must not overlap with itself: a call during a run makes it run once more afterwards.

export class Worker {
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  /**
   * @param name what it is, for warnings.
   * @param work one run, told whether it should go on; its failure is told and does not stop later runs.
   */
  constructor(
    private readonly name: string,
    private readonly work: (goesOn: () => boolean) => Promise<unknown>,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  /** Runs the work; returns when a run that began after this call has ended. */
  async run(): Promise<void> {
    if (this.#closed) return;
    if (this.#running !== null) this.#again = true;
    this.#running ??= this.#loop();
    await this.#running;
  }

  /** Waits for the run in hand and refuses more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#again = false;
    await this.#running;
  }

  async #loop(): Promise<void> {
    do {
      this.#again = false;
      try {
        await this.work(() => !this.#closed);
      } catch (error) {
        this.warn(`${this.name} failed`, error);
      }
    } while (this.#isWanted());
    this.#running = null;
  }

  #isWanted(): boolean {
    return this.#again;
  }
}
