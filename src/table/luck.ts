// Luck: what single dice were rolled for, and which throw of some was the least likely to go so well.
import type { Draw } from './dice.js';
import type { Text } from './text.js';

/** What a die counts as in the statistics of luck. */
export interface Luck {
  /** Its heading. */
  readonly name: Text;
  /**
   * What served whoever rolled it: high numbers, low ones, or any up to this; null where it was no luck of anybody's, or everybody
   * is not told what was rolled.
   */
  readonly good: 'high' | 'low' | number | null;
}

/** Dice that were rolled together. */
export interface Throw {
  readonly name: Text;
  /** What the dice showed, in the order they were rolled. */
  readonly dice: readonly number[];
  /** How many of them hit; null where their sum counts. */
  readonly hits: number | null;
  /** How likely it was to go so well or better. */
  readonly chance: number;
}

type Rolled = Luck & { readonly draw: Draw };

/**
 * The throw among some draws that was the least likely to go so well: the first of several.
 * @returns null where nothing was rolled that served anybody.
 */
export function luckiest(draws: readonly Draw[], luck: (why: string) => Luck | null): Throw | null {
  let best: Throw | null = null;
  for (const thrown of throwsOf(draws, luck)) {
    const one = worth(thrown);
    if (one !== null && (best === null || one.chance < best.chance)) best = one;
  }
  return best;
}

/** Draws in a row under one heading are one throw: those up to a number whatever it is, others while they were rolled for the same. */
function throwsOf(draws: readonly Draw[], luck: (why: string) => Luck | null): readonly (readonly Rolled[])[] {
  const all: Rolled[][] = [];
  for (const draw of draws) {
    const found = luck(draw.why);
    if (found === null) continue;
    const rolled = { ...found, draw };
    const last = all.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && areTogether(before, rolled)) last.push(rolled);
    else all.push([rolled]);
  }
  return all;
}

function areTogether(a: Rolled, b: Rolled): boolean {
  if (b.draw.n !== a.draw.n + 1 || JSON.stringify(a.name) !== JSON.stringify(b.name)) return false;
  return typeof a.good === 'number' ? typeof b.good === 'number' : a.good === b.good && a.draw.why === b.draw.why;
}

function worth(thrown: readonly Rolled[]): Throw | null {
  const [first] = thrown;
  if (first === undefined || first.good === null) return null;
  const dice = thrown.map(({ draw }) => draw.value + 1);
  const { name, good } = first;
  if (typeof good === 'number') {
    const aims = thrown.map((one) => ({ aim: typeof one.good === 'number' ? one.good : 0, sides: one.draw.sides }));
    const hits = aims.filter(({ aim }, at) => (dice[at] ?? Infinity) <= aim).length;
    const ways = spread(aims.map(({ aim, sides }) => [1 - aim / sides, aim / sides]));
    return { name, dice, hits, chance: sumOf(ways.slice(hits)) };
  }
  // The faces from 0 on, as the draws count them.
  const ways = spread(thrown.map(({ draw }) => Array.from({ length: draw.sides }, () => 1 / draw.sides)));
  const total = thrown.reduce((sum, { draw }) => sum + draw.value, 0);
  return { name, dice, hits: null, chance: sumOf(good === 'high' ? ways.slice(total) : ways.slice(0, total + 1)) };
}

/** How likely each sum is of things that each count from 0 on with these chances. */
function spread(each: readonly (readonly number[])[]): readonly number[] {
  return each.reduce<readonly number[]>(
    (sums, chances) =>
      Array.from({ length: sums.length + chances.length - 1 }, (_, total) =>
        sumOf(chances.map((chance, value) => chance * (sums[total - value] ?? 0))),
      ),
    [1],
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
