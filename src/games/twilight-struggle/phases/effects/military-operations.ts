// Military operations (spec 7.5, 7.8; step E of the turn).
import { maxMilOps } from '../../data/tracks.js';
import type { Side } from '../../data/terms.js';
import { say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

/** Adds military operations, to 5 at most. */
export function addMilOps(t: TwilightTable, side: Side, points: number): void {
  setMilOps(t, side, t.state.milOps[side] + points);
}

/** Sets a side's military operations, 5 at most. */
export function setMilOps(t: TwilightTable, side: Side, level: number): void {
  const reached = Math.min(maxMilOps, level);
  if (reached === t.state.milOps[side]) return;
  t.state.milOps[side] = reached;
  t.tell(say('milOps.now', { side: sideName(side), level: reached }));
}

/** How many military operations a side still owes at the present DEFCON. */
export function owedMilOps(state: PublicState, side: Side): number {
  return Math.max(0, state.defcon - state.milOps[side]);
}
