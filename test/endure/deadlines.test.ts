// Games that fall due at the same moment: each goes on by one phase, and all of it is said.
import { expect, it } from 'vitest';
import { runDeadlines } from '../../scripts/endure/deadlines.js';

it('adjudicates each game once and announces all of them', { timeout: 240_000 }, async () => {
  const report = await runDeadlines(3, Date.now() + 200_000);
  if (report === null) return;
  expect(report).toMatchObject({
    adjudicated: 3,
    notYet: 0,
    twice: 0,
    announcements: 3,
    givenUp: 0,
    waiting: 0,
    fallen: [],
  });
});
