// Boxes of places on the board: what lies around them all, in their middle, far from the others.

/** A part of the board, in its own units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A place so many times further out than most others does not decide what is shown. */
const stray = 2.5;

/** What lies around all of them; undefined around none. */
export function aroundAll(boxes: readonly View[]): View | undefined {
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The box in the middle of others. */
export function middleBox(boxes: readonly View[]): View {
  const median = (numbers: readonly number[]): number =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return { x: median(boxes.map((box) => box.x)), y: median(boxes.map((box) => box.y)), w: 0, h: 0 };
}

/** Boxes without those far away from all the others. */
export function withoutStrays(boxes: readonly View[]): readonly View[] {
  if (boxes.length < 4) return boxes;
  const { x, y } = middleBox(boxes);
  const far = boxes.map((box) => Math.hypot(box.x - x, box.y - y));
  const usual = far.toSorted((a, b) => a - b)[Math.floor(far.length * 0.75)] ?? 0;
  return boxes.filter((_, n) => (far[n] ?? 0) <= Math.max(usual * stray, 1));
}

/**
 * How far apart the middles of the two nearest are; Infinity of less than two.
 * @internal
 */
export function leastApart(boxes: readonly View[]): number {
  const middles = boxes.map(({ x, y, w, h }) => [x + w / 2, y + h / 2] as const);
  return Math.min(
    Infinity,
    ...middles.flatMap(([x, y], n) => middles.slice(n + 1).map(([px, py]) => Math.hypot(px - x, py - y))),
  );
}

/** A part of some size with the same middle. */
export function around({ x, y, w, h }: View, width: number, height: number): View {
  return { x: x + w / 2 - width / 2, y: y + h / 2 - height / 2, w: width, h: height };
}

/**
 * The part in which the two nearest of what can be pressed come apart; undefined where they are, or where not all that is lit is seen in it.
 * @param frame the size of the screen, in pixels; what is nearer than `least` of the board's own units is brought `wanted` pixels apart.
 */
export function partApart(
  open: readonly View[],
  all: readonly View[],
  frame: { readonly w: number; readonly h: number; readonly least: number; readonly wanted: number },
): View | undefined {
  const lit = aroundAll(all);
  const apart = leastApart(open);
  if (lit === undefined || apart >= frame.least || apart === 0) return undefined;
  const [w, h] = [(frame.w * apart) / frame.wanted, (frame.h * apart) / frame.wanted];
  return lit.w > w || lit.h > h ? undefined : around(lit, w, h);
}

/** How far a number lies outside a stretch. */
export function outside(at: number, from: number, size: number): number {
  return Math.max(0, from - at, at - from - size);
}
