// A small house of several processes that are killed, cut off and counted anew: nothing is lost, nothing happens twice.
import { expect, it } from 'vitest';
import { fewShards, runShards } from '../../scripts/endure/shards.js';

it(
  'plays on through killed processes, cut connections and another number of shards',
  { timeout: 480_000 },
  async () => {
    const report = await runShards(fewShards);
    if (report === null) return;
    expect(report.messages).toBeGreaterThan(0);
    expect(report).toMatchObject({
      unanswered: 0,
      answeredTwice: 0,
      doubled: 0,
      lost: 0,
      sentTwice: 0,
      unsent: 0,
      fallen: [],
    });
    expect(report.late).toBe(report.lateWithAKill);
  },
);
