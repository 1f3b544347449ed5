// What a vote for more time would give: so many hours, and another deadline.
import type { Snapshot } from '../change/snapshot.js';
import { hourMs } from '../calendar/time.js';
import { later } from '../time/reckoning.js';
import { blockMs, blocksOf, deadlineOf } from '../time/schedule.js';
import type { ProposalInfo } from './proposal.js';

/** Where nobody has said how much, it is no more than this, and no more than what is asked lasts anyway. */
const usualHours = 24;

/** How many hours more a vote gives. */
export function hoursMore(s: Snapshot, wished: number | undefined): number {
  const whole = blocksOf(s).map((block) => blockMs(s, block) / hourMs);
  return wished ?? Math.min(usualHours, ...(whole.length === 0 ? [] : [Math.max(...whole)]));
}

/** The same with the next deadline as it stands and as it would be; none while the clock stands still. */
export function moreTime(s: Snapshot, wished: number | undefined): NonNullable<ProposalInfo['more']> {
  const hours = hoursMore(s, wished);
  const [from] = blocksOf(s)
    .map((block) => deadlineOf(s, block))
    .sort((a, b) => a.getTime() - b.getTime());
  const deadline =
    s.row.status !== 'running' || from === undefined ? null : { from, to: later(s, from, hours * hourMs) };
  return { hours, deadline };
}
