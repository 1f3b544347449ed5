// The database taken away in the middle of play and brought back: the program goes on by itself, and nothing is lost.
import { expect, it } from 'vitest';
import { runAway } from '../../scripts/endure/away.js';

it('goes on when the database comes back', { timeout: 900_000 }, async () => {
  const report = await runAway({ times: 2, awayMs: 2_000, tables: 5 });
  if (report === null) return;
  expect(report).toMatchObject({ lost: 0, invented: 0, twice: 0, missing: 0, doubled: 0, fallen: [] });
  expect(report.back).toHaveLength(2);
});
