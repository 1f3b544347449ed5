// A path with each point told from the one before it: equal signs are then equal texts wherever they stand, which packs far better.

/** How many numbers follow a command. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, T: 2, A: 7, Z: 0 };
const parts = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
const perPixel = 10;

/**
 * @param d a path of absolute commands.
 * @returns the same with relative ones, its points to a tenth of a pixel; null where it holds anything else.
 */
export function pathInShort(d: string): string | null {
  const tokens = d.match(parts) ?? [];
  let [short, last] = ['', ''];
  // Where the path stands and where its present line began, in tenths, so that no error grows.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < tokens.length;) {
    const command = tokens[at] ?? '';
    const count = counts[command];
    if (count === undefined) return null;
    at += 1;
    do {
      const numbers = tokens.slice(at, at + count).map(Number);
      if (numbers.length < count || numbers.some((number) => !Number.isFinite(number))) return null;
      at += count;
      const name = command.toLowerCase();
      const told: number[] = [];
      for (const [n, number] of numbers.entries()) {
        // Of an arc only the end is a point.
        if (command === 'A' && n < 5) told.push(Math.round(number * perPixel));
        else told.push(Math.round(number * perPixel) - (isDown(command, n) ? y : x));
      }
      short +=
        (name === last && name !== 'm' && name !== 'z' ? ' ' : name) + told.map((one) => one / perPixel).join(' ');
      last = name;
      if (command === 'Z') [x, y] = [startX, startY];
      else if (command === 'H') x += told.at(-1) ?? 0;
      else if (command === 'V') y += told.at(-1) ?? 0;
      else [x, y] = [x + (told.at(-2) ?? 0), y + (told.at(-1) ?? 0)];
      if (command === 'M') [startX, startY] = [x, y];
    } while (count > 0 && at < tokens.length && counts[tokens[at] ?? ''] === undefined);
  }
  return short.replaceAll(' -', '-');
}

/** Whether a number of a command counts downwards. */
function isDown(command: string, n: number): boolean {
  return command === 'V' || (command !== 'H' && (command === 'A' ? n === 6 : n % 2 === 1));
}
