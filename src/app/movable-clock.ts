// The clock of a trial: runs like the wall clock, and can be moved forward to see deadlines fall.
import { z } from 'zod';
import { readSetting, saveSetting } from '../store/settings.js';
import type { Store } from '../store/open.js';

export interface MovableClock {
  now(): Date;
  /** Moves the clock forward for good; kept over restarts, so that time never runs backwards. */
  advance(ms: number): Promise<void>;
}

const key = 'trialClock.ahead';

/** The clock as it was left. */
export async function openMovableClock(store: Store): Promise<MovableClock> {
  let ahead = (await readSetting(store.db, key, z.number().nonnegative())) ?? 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: async (ms) => {
      ahead += Math.max(0, ms);
      await saveSetting(store.db, key, ahead, new Date());
    },
  };
}
