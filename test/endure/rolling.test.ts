// A new process beside the old one, which is told to stop in the middle of play: nothing is lost, nothing happens twice, and it stops in time.
import { expect, it } from 'vitest';
import { runRolling } from '../../scripts/endure/rolling.js';

it('hands over to the process that comes after it', { timeout: 900_000 }, async () => {
  const report = await runRolling({ upgrades: 2, besideMs: 1_500, tables: 5 });
  if (report === null) return;
  expect(report).toMatchObject({ lost: 0, invented: 0, twice: 0, missing: 0, doubled: 0, fallen: [] });
  expect(report.stops).toHaveLength(2);
  expect(report.acknowledged).toBeGreaterThan(0);
});
