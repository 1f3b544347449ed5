// Fair and provable randomness: a secret promised by its SHA-256, mixed with what comes after the promise; draw n is HMAC-SHA256(seed, n).
import { createHash, createHmac } from 'node:crypto';

/** One number drawn: which draw it was, what for, out of how many, and what came (0 … sides − 1). */
export interface Draw {
  readonly n: number;
  readonly why: string;
  readonly sides: number;
  readonly value: number;
}

/** The dice, cards and coins of a game. Everything random goes through it. */
export interface Dice {
  /** A die: 1 … sides. */
  roll(sides: number, why: string): number;
  /** One of a list. Throws RangeError on an empty list. */
  pick<T>(list: readonly T[], why: string): T;
  /** The list in random order (Fisher–Yates from the end); the list given is not changed. */
  shuffle<T>(list: readonly T[], why: string): T[];
}

/** The commitment published at the start: lower-case hex SHA-256 of the seed's UTF-8 bytes. */
export function commitment(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * The seed of a game's draws: HMAC-SHA256 keyed with the secret seed over what came after its promise, one line each, in
 * lower-case hex. Where nothing came, the secret seed itself.
 */
export function mixed(secret: string, ingredients: readonly string[]): string {
  return ingredients.length === 0 ? secret : createHmac('sha256', secret).update(ingredients.join('\n')).digest('hex');
}

/** What came after the promise, one line each, as it is hashed: a person with the number of their press and their word; last the press that began the game. */
export function ingredientLines({
  added,
  closedBy,
}: {
  readonly added: readonly { readonly userId: string; readonly act: string; readonly word: string }[];
  readonly closedBy: string | null;
}): readonly string[] {
  const lines = added.map(({ userId, act, word }) => [userId, act, word].filter((part) => part !== '').join(' '));
  return closedBy === null || closedBy === '' ? lines : [...lines, closedBy];
}

/** Where a game was taken back: the draws from a number on come from a seed with one more line. */
export interface Fork {
  /** The first draw that is made anew. */
  readonly from: number;
  /** What was added, as it was told when it happened. */
  readonly line: string;
}

/** The seed of one draw: that of the last fork which begins at or before it, else the game's own. */
export function seedAt(secret: string, ingredients: readonly string[], forks: readonly Fork[], draw: number): string {
  const fork = forks.findLast(({ from }) => from <= draw);
  return mixed(secret, fork === undefined ? ingredients : [...ingredients, fork.line]);
}

/**
 * The value of one draw, as anybody can recompute it: HMAC-SHA256 keyed with the seed over the draw's decimal number,
 * read as big-endian 32-bit words; the first word below the largest multiple of `sides` is taken modulo `sides`.
 * If all eight words are too large (never seen in practice) the number with `+` appended is hashed next.
 */
export function drawValue(seed: string, n: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > 0xffffffff) throw new RangeError(`no die with ${sides} sides`);
  const limit = Math.floor(0x1_0000_0000 / sides) * sides;
  for (let message = String(n); ; message += '+') {
    const digest = createHmac('sha256', seed).update(message).digest();
    for (let at = 0; at < digest.length; at += 4) {
      const word = digest.readUInt32BE(at);
      if (word < limit) return word % sides;
    }
  }
}

/** Dice that run on a seed from a given draw on, and write down each draw. */
export class SeededDice implements Dice {
  readonly log: Draw[] = [];
  /** Set while a script may not draw (inside `together`). */
  locked = false;
  #next: number;

  constructor(
    private readonly seed: string,
    draws = 0,
  ) {
    this.#next = draws;
  }

  /** How many draws the game has seen so far. */
  get draws(): number {
    return this.#next;
  }

  roll(sides: number, why: string): number {
    return this.#draw(sides, why) + 1;
  }

  pick<T>(list: readonly T[], why: string): T {
    if (list.length === 0) throw new RangeError(`nothing to pick from: ${why}`);
    const [picked] = list.slice(this.#draw(list.length, why));
    return picked as T;
  }

  shuffle<T>(list: readonly T[], why: string): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.#draw(last + 1, why);
      const [a, b] = [shuffled[last] as T, shuffled[other] as T];
      shuffled[last] = b;
      shuffled[other] = a;
    }
    return shuffled;
  }

  #draw(sides: number, why: string): number {
    if (this.locked) throw new Error(`no draw may happen while seats answer side by side: ${why}`);
    const n = this.#next++;
    const value = drawValue(this.seed, n, sides);
    this.log.push({ n, why, sides, value });
    return value;
  }
}
