// Lays path data (`M L Q C Z`, absolute) as the current path.
import type { Box } from '../table/scene.js';
import type { Context } from './canvas.js';

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

const parsed = new Map<string, readonly Command[]>();
const KEPT = 1000;

function parse(d: string): readonly Command[] {
  const known = parsed.get(d);
  if (known) return known;
  if (parsed.size >= KEPT) parsed.clear();
  const commands = [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', rest = '']) => ({
    letter,
    numbers: (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number),
  }));
  parsed.set(d, commands);
  return commands;
}

/** Makes path data the current path. */
export function layPath(ctx: Context, d: string): void {
  ctx.beginPath();
  for (const { letter, numbers } of parse(d)) {
    const step = letter === 'Q' ? 4 : letter === 'C' ? 6 : 2;
    if (letter === 'Z') ctx.closePath();
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.slice(i, i + step);
      if (letter === 'M' && i === 0) ctx.moveTo(a, b);
      else if (letter === 'Q') ctx.quadraticCurveTo(a, b, c, e);
      else if (letter === 'C') ctx.bezierCurveTo(a, b, c, e, f, g);
      else ctx.lineTo(a, b);
    }
  }
}

/** The rectangle around all points of path data. */
export function pathBounds(d: string): Box {
  const numbers = parse(d).flatMap((command) => command.numbers);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
