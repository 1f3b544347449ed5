// Sheets carried out on copies of a position; the last ones are kept.
import type { Sheet } from '../../../table/question.js';

/** Keeps what comes of the sheets that are asked about. */
export class Drafts<T> {
  readonly #known = new Map<string, T>();

  /** @param next what comes of one order more. */
  constructor(
    private readonly first: () => T,
    private readonly next: (before: T, order: Sheet[number]) => T,
  ) {}

  after(sheet: Sheet): T {
    const key = JSON.stringify(sheet);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const last = sheet.at(-1);
    const made = last === undefined ? this.first() : this.next(this.after(sheet.slice(0, -1)), last);
    if (this.#known.size > 60) this.#known.clear();
    this.#known.set(key, made);
    return made;
  }
}
