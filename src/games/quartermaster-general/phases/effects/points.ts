// Points gained and lost by the sides.
import type { Side } from '../../data/nations.js';
import { say, sideName } from '../../reports/names.js';
import type { QmgState, QmgTable } from '../../state.js';

/** Adds to a side's points, or takes from them; returns its points then. */
export function addPoints({ vp, options }: QmgState, side: Side, points: number): number {
  vp[side] = options.vpFloorZero ? Math.max(0, vp[side] + points) : vp[side] + points;
  return vp[side];
}

/** Changes a side's points and says so. */
export function changePoints(t: QmgTable, side: Side, points: number): void {
  if (points === 0) return;
  const { vp } = t.state;
  addPoints(t.state, side, points);
  const args = { side: sideName(side), total: vp[side], count: Math.abs(points) };
  t.tell(points > 0 ? say('report.gains', args) : say('report.loses', args));
}
