// Places influence on a sketched board point by point, always where the next ones gain most for what they cost.
import type { Side } from '../data/terms.js';
import type { Lens, Sketch } from './sketch.js';

/** Points a country is filled up to: more are better placed elsewhere. */
export const fullest = 12;

interface Step {
  readonly n: number;
  readonly points: number;
  readonly cost: number;
  readonly gain: number;
}

/** Operations to spend on influence. */
export interface Filling {
  readonly lens: Lens;
  /** Countries they may go to, by number. */
  readonly open: readonly number[];
  readonly ops: number;
  /** All of it has to be spent, even where nothing is gained. */
  readonly all: boolean;
  /** Points a country is filled up to. */
  readonly most: number;
}

/** What was placed: points by country, what that gained, and the way back. */
export interface Filled {
  readonly points: ReadonlyMap<number, number>;
  readonly gain: number;
  readonly left: number;
  readonly undo: () => void;
}

function bestStep(sketch: Sketch, side: Side, { lens, open, most }: Filling, ops: number): Step | undefined {
  const sign = side === 'us' ? 1 : -1;
  let best: Step | undefined;
  for (const n of open) {
    const us = sketch.influence('us', n);
    const ussr = sketch.influence('ussr', n);
    const room = most - (side === 'us' ? us : ussr);
    const dear = sketch.dear(side, n);
    for (let points = 1; points <= room; points++) {
      const cost = points + Math.max(0, Math.min(points, dear));
      if (cost > ops) break;
      const change =
        side === 'us' ? sketch.change(n, us + points, ussr, lens) : sketch.change(n, us, ussr + points, lens);
      const gain = sign * change;
      if (best === undefined || gain * best.cost > best.gain * cost) best = { n, points, cost, gain };
    }
  }
  return best;
}

/** Places influence of a side on the sketch itself. */
export function fillUp(sketch: Sketch, side: Side, filling: Filling): Filled {
  const before: (readonly [number, number, number])[] = [];
  const points = new Map<number, number>();
  let gain = 0;
  let left = filling.ops;
  while (left > 0) {
    const step = bestStep(sketch, side, filling, left);
    if (step === undefined || (step.gain <= 0 && !filling.all)) break;
    const us = sketch.influence('us', step.n);
    const ussr = sketch.influence('ussr', step.n);
    before.push([step.n, us, ussr]);
    if (side === 'us') sketch.set(step.n, us + step.points, ussr);
    else sketch.set(step.n, us, ussr + step.points);
    points.set(step.n, (points.get(step.n) ?? 0) + step.points);
    gain += step.gain;
    left -= step.cost;
  }
  const undo = (): void => {
    for (const [n, us, ussr] of before.toReversed()) sketch.set(n, us, ussr);
  };
  return { points, gain, left, undo };
}
