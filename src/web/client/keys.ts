// The board by keyboard: arrows go from one lit place to the next in their direction, Enter presses it, Backspace takes a step back.
import type { Box } from '../../table/scene.js';

/** A lit place. */
export interface Stop {
  readonly of: string;
  readonly box: Box;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction an arrow key means; undefined for other keys. */
export function directionOf(key: string): readonly [number, number] | undefined {
  return directions[key];
}

/**
 * The place that an arrow leads to: the nearest that lies more in its direction than aside; the first in reading order where none is held.
 * Where nothing lies that way, the one farthest the other way, so that no place is out of reach.
 */
export function nextStop(
  stops: readonly Stop[],
  held: string | null,
  [dx, dy]: readonly [number, number],
): Stop | null {
  const here = stops.find(({ of }) => of === held);
  if (here === undefined) return stops.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)[0] ?? null;
  const [x, y] = middleOf(here);
  const others = stops.flatMap((stop) => {
    if (stop === here) return [];
    const [toX, toY] = middleOf(stop);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return [{ stop, along, aside }];
  });
  const ahead = others.filter(({ along, aside }) => along > 0 && aside <= along * 2);
  if (ahead.length > 0) return ahead.reduce((a, b) => (b.along + b.aside * 2 < a.along + a.aside * 2 ? b : a)).stop;
  const around = others.toSorted((a, b) => a.along - b.along || a.aside - b.aside)[0];
  return around?.stop ?? null;
}

function middleOf({ box }: Stop): readonly [number, number] {
  return [box.x + box.w / 2, box.y + box.h / 2];
}
