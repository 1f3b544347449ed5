// A Discord that errs, is slow, loses replies and a channel: whatever was acknowledged is stored, and all is said once.
import { expect, it } from 'vitest';
import { runFaults } from '../../scripts/endure/faults.js';

it('loses nothing and repeats nothing', { timeout: 900_000 }, async () => {
  const report = await runFaults({ faults: 6, tables: 5, seed: 3, until: Infinity });
  expect(report).toMatchObject({ lost: 0, invented: 0, twice: 0, missing: 0, doubled: 0, fallen: [] });
  expect(report.strays).toEqual([]);
  expect(report.struck).toBeGreaterThan(0);
  expect(report.deleted).toBe(1);
  expect(report.acknowledged).toBeGreaterThan(0);
});
