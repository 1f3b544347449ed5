// Games that fall due at the same moment, on both databases: each goes on by one phase, and all of it is said, in few requests.
import { expect, it } from 'vitest';
import { embeddedDeadlines, serverDeadlines } from '../../scripts/endure/deadlines.js';

const scale = () => ({ games: 3, until: Date.now() + 100_000 });

it.each([
  ['embedded, one server', () => embeddedDeadlines({ ...scale(), spread: 'one server' })],
  ['Postgres, a server each', () => serverDeadlines({ ...scale(), spread: 'a server each' })],
])('adjudicates each game once and tells all of them: %s', { timeout: 240_000 }, async (_, run) => {
  const report = await run();
  if (report === null) return;
  expect(report).toMatchObject({
    ...{ adjudicated: 3, notYet: 0, twice: 0, announcements: 3, told: 21 },
    ...{ givenUp: 0, waiting: 0, fallen: [] },
  });
  // Each person and each table is told in one request, and few more bring what stands above up to date.
  expect(report.requestsPerGame).toBeLessThanOrEqual(12);
});
