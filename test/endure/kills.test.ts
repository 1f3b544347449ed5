// A program that is killed in the middle of play: nothing acknowledged is lost, nothing happens twice.
import { expect, it } from 'vitest';
import { killPostgres } from '../../scripts/endure/kills.js';

it('loses nothing and repeats nothing', { timeout: 900_000 }, async () => {
  const report = await killPostgres({ kills: 2, tables: 5, seed: 3, until: Infinity });
  if (report === null) return;
  expect(report).toMatchObject({ killed: 2, lost: 0, invented: 0, twice: 0, missing: 0, doubled: 0, fallen: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.messages).toBeGreaterThan(0);
});
